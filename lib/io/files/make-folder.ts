/** Creates a folder with those above it; a refusal of the system is reported with its own reason. */
import { mkdirSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Returns the first folder that it made, if any. At once: the way through the thread pool costs more than a folder. */
export async function makeFolder(path: string): Promise<string | undefined> {
  try {
    return mkdirSync(path, { recursive: true });
  } catch (error) {
    // On a read-only disk Node 20 and 24 say ENOENT of a recursive mkdir; a plain one says why.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') await mkdir(await firstMissing(path));
    throw error;
  }
}

/** What writes a file in a folder that is there nearly always: at once, and again only where the folder was what failed. */
export async function writeInFolder(path: string, write: () => void): Promise<void> {
  try {
    write();
  } catch (error) {
    // makeFolder names the file that stands in the way of a folder.
    if (!['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await makeFolder(dirname(path));
    write();
  }
}

async function firstMissing(path: string): Promise<string> {
  const above = dirname(path);
  const exists = above === path || (await stat(above).catch(() => null)) !== null;
  return exists ? path : firstMissing(above);
}
