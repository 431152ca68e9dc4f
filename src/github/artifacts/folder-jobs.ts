/** `results_path` → the batches of the matrix jobs in it: a results.json, a folder that holds one, or a folder with such folders at any depth (what actions/download-artifact and artifacts_root leave). */
import { lstat, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ConfigError } from '../../../lib/input/config-error.js';
import { trialsIn } from '../../run/conclude/trial-source.js';
import { BATCH_FILES, MAX_BYTES, type MatrixJob, parseJob, type ReadJob, tooLarge, tryRead } from './read-job.js';

/** Folders below `results_path` are searched so deep. */
const MAX_DEPTH = 6;

export async function readFolders(path: string): Promise<ReadJob[]> {
  const facts = await lstat(path).catch(() => null);
  if (facts?.isFile()) return tryRead(() => readFolder(dirname(path)));
  if (!facts?.isDirectory()) {
    throw new ConfigError('There is no such file or folder.', {
      file: path,
      fix: 'set `results_path` to a results.json, or to the folder that the artifacts were downloaded into.',
    });
  }
  const found: ReadJob[] = [];
  for (const folder of await findBatches(path, MAX_DEPTH)) found.push(...(await tryRead(() => readFolder(folder))));
  return found;
}

/** Not below a batch, which has folders of its own, and not through links. */
async function findBatches(folder: string, depth: number): Promise<string[]> {
  for (const file of ['plan.json', 'results.json']) if ((await sizeOf(join(folder, file))) !== null) return [folder];
  if (depth === 0) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const found: string[] = [];
  for (const name of names.sort()) found.push(...(await findBatches(join(folder, name), depth - 1)));
  return found;
}

async function readFolder(folder: string): Promise<MatrixJob> {
  const name = basename(folder);
  const texts = new Map<string, string>();
  for (const file of BATCH_FILES) {
    const path = join(folder, file);
    const size = await sizeOf(path);
    if (size === null) continue;
    if (size > MAX_BYTES) throw tooLarge(name, file);
    texts.set(file, await readFile(path, 'utf8'));
  }
  return { ...parseJob(name, (file) => texts.get(file) ?? null), trials: trialsIn(folder) };
}

/** Null where it is not a file. Links are not followed: a matrix job may have run untrusted code. */
async function sizeOf(path: string): Promise<number | null> {
  const facts = await lstat(path).catch(() => null);
  return facts?.isFile() ? facts.size : null;
}
