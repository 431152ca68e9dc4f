/** Holds what is installed to its hash before it is started, so that what was written into the cache since is not run. */
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { writeAtomic } from '../../io/files/atomic-file.js';
import { digestTree, stampTree } from '../../io/files/tree-digest.js';

/** A folder that an install consists of. */
export interface HeldFolder {
  name: 'package' | 'shared';
  path: string;
  /** The hash in this tool's lock; null where the lock has no entry. */
  expected: string | null;
  /** Files that come and go while the agent runs. */
  ignored?: RegExp;
}

const RecordSchema = z.record(z.string(), z.object({ digest: z.string(), stamp: z.string() }));
type HashRecord = z.infer<typeof RecordSchema>;

/** Beside the installs, where no sandbox shows it: of the cache, agents see their own install alone. */
const recordOf = (cache_root: string, home: string): string =>
  join(cache_root, 'hashes', `${createHash('sha256').update(home).digest('hex').slice(0, 32)}.json`);

/** The first folder that is not what was installed; null where nothing was written since. Bytes are read only where the stamp differs. */
export async function findChanged(
  cache_root: string,
  home: string,
  folders: readonly HeldFolder[],
): Promise<HeldFolder['name'] | null> {
  const record = await readRecord(recordOf(cache_root, home));
  const next: HashRecord = {};
  for (const { name, path, expected, ignored } of folders) {
    const before = record[name];
    // Taken first: what is written while the bytes are read must not count as seen.
    const stamp = await stampTree(path, ignored);
    if (before?.stamp === stamp) {
      next[name] = before;
      continue;
    }
    const digest = await digestTree(path, ignored);
    const wanted = expected ?? before?.digest ?? digest;
    if (digest !== wanted) return name;
    next[name] = { digest, stamp };
  }
  if (folders.some(({ name }) => next[name] !== record[name])) await writeRecord(recordOf(cache_root, home), next);
  return null;
}

/** Records what has just been installed as what it has to be from now on. */
export async function recordInstalled(cache_root: string, home: string, folders: readonly HeldFolder[]): Promise<void> {
  const file = recordOf(cache_root, home);
  const record = await readRecord(file);
  for (const { name, path, ignored } of folders)
    record[name] = { stamp: await stampTree(path, ignored), digest: await digestTree(path, ignored) };
  await writeRecord(file, record);
}

async function readRecord(file: string): Promise<HashRecord> {
  try {
    return RecordSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // Without a record of ours everything is hashed.
    return {};
  }
}

/** A cache that is read-only has no record, and is hashed each time. */
async function writeRecord(file: string, record: HashRecord): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeAtomic(file, `${JSON.stringify(record)}\n`);
  } catch {}
}
