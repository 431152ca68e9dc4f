/** A path → what is there; links are followed, and what cannot be seen is not there. */
import { readFileSync, type Stats, statSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** A turn of the thread pool costs more than the question. */
function factsOf(path: string): Stats | null {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}

export const exists = async (path: string): Promise<boolean> => factsOf(path) !== null;
export const isFile = async (path: string): Promise<boolean> => factsOf(path)?.isFile() === true;
export const isFolder = async (path: string): Promise<boolean> => factsOf(path)?.isDirectory() === true;

export const isExecutable = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

export const isOnPath = async (program: string): Promise<boolean> =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => stateOfFile(join(folder, program)) === 'executable');

export function stateOfFile(path: string): 'absent' | 'there' | 'executable' {
  const facts = factsOf(path);
  if (!facts) return 'absent';
  // On Windows no file has such a mode.
  return (facts.mode & 0o111) !== 0 || process.platform === 'win32' ? 'executable' : 'there';
}

const LARGE = 1 << 16;

/** Of blank lines alone an agent shows as little as of none. */
export function isBlank(path: string): boolean {
  const facts = factsOf(path);
  return facts?.isFile() === true && facts.size < LARGE && readFileSync(path, 'utf8').trim() === '';
}
