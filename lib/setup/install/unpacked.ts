/** What npm unpacked → whether it is whole. */
import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../../input/config-error.js';
import { files } from '../../io/files/files.js';

/**
 * npm 11.19 exits 0 even when a full disk truncated the unpacked files (measured). So their size is compared with the
 * lock's; for a version without a lock entry, a disk that has room for another megabyte was not full.
 */
export async function checkUnpacked(unpacked: string, bytes: number | undefined, partial: string): Promise<void> {
  const probe = join(partial, 'probe');
  await writeFile(probe, Buffer.alloc(1024 * 1024, 1), { flush: true });
  await rm(probe);
  if (bytes === undefined) return;
  const found = await sumSizes(unpacked);
  if (found === bytes) return;
  throw new ConfigError(`npm unpacked ${found} bytes instead of the ${bytes} in this tool's lock.`, {
    fix: 'make sure that the disk of the cache is not full, then start again; AGENT_ROUTING_CACHE selects another folder.',
  });
}

/**
 * The bytes of all files below a folder.
 * @public scripts/lock-entries.mjs takes it from the build.
 */
export async function sumSizes(folder: string): Promise<number> {
  let sum = 0;
  for (const name of await files.list(folder)) sum += (await stat(join(folder, name))).size;
  return sum;
}
