/** A downloaded artifact → the batches in it, wherever in the zip they are: whoever uploads a folder of his own puts one folder more around them. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { ConfigError } from '../../../lib/input/config-error.js';
import { MOST_BYTES } from '../../run/conclude/conversations.js';
import type { OpenTrial, TrialSource } from '../../run/conclude/trial-source.js';
import { sanitizeLine } from '../log/sanitize.js';
import type { Download } from './download.js';
import { BATCH_FILES, MAX_BYTES, type MatrixJob, parseJob, type ReadJob, tryRead } from './read-job.js';
import { extract, findInZip, type OpenZip, openZip, readZip } from './zip.js';

const MAX_DEPTH = 6;
/** The artifact of a fork may hold anything. */
const MAX_BATCHES = 64;

/** Empty: it holds none. */
export async function readDownload(download: Download): Promise<ReadJob[]> {
  const { zip, problem } = download;
  const name = sanitizeLine(download.name, 200);
  if (problem !== null) {
    const fix = 'run the job that uploaded it again.';
    return [{ problem: new ConfigError(`The artifact ${name} cannot be downloaded (${problem}).`, { fix }) }];
  }
  const folders: string[] = [];
  const unread = await tryRead(async () => {
    folders.push(...(await unpacked(name, findBatches(zip))));
    return null;
  });
  const jobs: ReadJob[] = [...unread];
  for (const folder of folders.slice(0, MAX_BATCHES)) jobs.push(...(await tryRead(() => readBatch(download, folder))));
  return jobs;
}

async function readBatch({ name, zip }: Download, folder: string): Promise<MatrixJob> {
  const prefix = folder === '' ? '' : `${folder}/`;
  const wanted = BATCH_FILES.map((file) => `${prefix}${file}`);
  const files = await unpacked(sanitizeLine(name, 200), readZip(zip, wanted, { max_bytes: MAX_BYTES }));
  const job = parseJob(name, (file) => files.get(`${prefix}${file}`)?.toString('utf8') ?? null);
  return { ...job, trials: inZip(zip, prefix) };
}

const unpacked = <T>(name: string, work: Promise<T>): Promise<T> =>
  work.catch((error: Error) => {
    throw new ConfigError(`The artifact ${name} cannot be unpacked (${error.message}).`, {
      fix: 'check the run that uploaded it; remove the artifact if it is not a batch.',
    });
  });

/** Folders inside the zip, not below another batch. Names that lead out of it name nothing here. */
async function findBatches(zip: string): Promise<string[]> {
  const names = await findInZip(zip, (name) => /(?:^|\/)(?:plan|results)\.json$/.test(name));
  const folders = [...new Set(names.map((name) => posix.dirname(name)))]
    .map((folder) => (folder === '.' ? '' : folder))
    .filter((folder) => folder === '' || folder.split('/').every((part) => !['', '.', '..'].includes(part)))
    .filter((folder) => folder.split('/').length <= MAX_DEPTH)
    .sort();
  return folders.filter(
    (folder) => !folders.some((other) => other !== folder && (other === '' || folder.startsWith(`${other}/`))),
  );
}

/** What a conversation is read from. */
const FILES = ['stdout', 'stderr', 'meta.json', 'hooks.jsonl'];
const TRIAL_FILE = /^units\/[\w-]+\/trial-\d+\/(?:stdout|stderr|meta\.json|hooks\.jsonl)$/;

/** prefix: the folder of the batch inside the zip, as `` or `folder/`. A page without conversations is better than none, so a broken zip has none. */
function inZip(zip: string, prefix = ''): TrialSource {
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
