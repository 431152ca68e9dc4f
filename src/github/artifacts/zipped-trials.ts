/** A batch in a zip → its trials, each unpacked into a folder only while it is read. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOST_BYTES } from '../../run/conclude/conversations.js';
import type { OpenTrial, TrialSource } from '../../run/conclude/trial-source.js';
import { extract, type OpenZip, openZip } from './zip.js';

/** What a conversation is read from. */
const FILES = ['stdout', 'stderr', 'meta.json', 'hooks.jsonl'];
const TRIAL_FILE = /^units\/[\w-]+\/trial-\d+\/(?:stdout|stderr|meta\.json|hooks\.jsonl)$/;

/** prefix: the folder of the batch inside the zip, as `` or `folder/`. A page without conversations is better than none, so a broken zip has none. */
export function inZip(zip: string, prefix = ''): TrialSource {
  let opening: Promise<OpenZip | null> | null = null;
  const isTrial = (name: string) => name.startsWith(prefix) && TRIAL_FILE.test(name.slice(prefix.length));
  return {
    async open(unit_run_id, trial) {
      opening ??= openZip(zip, isTrial).catch(() => null);
      const opened = await opening;
      const at = `${prefix}units/${unit_run_id}/trial-${trial}/`;
      return opened?.entries.has(`${at}stdout`) ? unpackTrial(opened, at) : null;
    },
    async close() {
      const opened = await opening;
      opening = null;
      opened?.file.close();
    },
  };
}

async function unpackTrial(opened: OpenZip, at: string): Promise<OpenTrial | null> {
  const folder = await mkdtemp(join(tmpdir(), 'trial-'));
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    for (const file of FILES) {
      const entry = opened.entries.get(`${at}${file}`);
      if (entry && entry.uncompressedSize <= MOST_BYTES) await extract(opened, `${at}${file}`, join(folder, file));
    }
    return { folder, close };
  } catch {
    await close();
    return null;
  }
}
