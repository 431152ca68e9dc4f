/** A folder of large files → its digest, and a stamp that shows cheaply that nothing was written since. */
import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { lstat, open, readdir, readlink } from 'node:fs/promises';
import { join, relative } from 'node:path';

const CHUNK = 1024 * 1024;

/** sha256 over the paths, kinds and bytes of everything below the folder, hex. Links are not followed. */
export async function digestTree(folder: string, ignored?: RegExp): Promise<string> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(CHUNK);
  for (const path of await listAll(folder, ignored)) {
    const facts = await lstat(join(folder, path)).catch(unlessGone);
    if (facts === null) continue;
    if (facts.isSymbolicLink()) hash.update(`link ${path}\0${await readlink(join(folder, path))}\0`);
    if (!facts.isFile()) continue;
    hash.update(`file ${path}\0${facts.size}\0`);
    const file = await open(join(folder, path));
    try {
      // All reads share one buffer; a stream would allocate as many bytes as the files have.
      for (let read = await file.read(buffer, 0, CHUNK); read.bytesRead > 0; read = await file.read(buffer, 0, CHUNK))
        hash.update(buffer.subarray(0, read.bytesRead));
    } finally {
      await file.close();
    }
  }
  return hash.digest('hex');
}

/**
 * Changes whenever a file is written, replaced, added or removed. A program can set the time of the last write back, but not the
 * time of the last change (ctime), without setting the machine's clock.
 */
export async function stampTree(folder: string, ignored?: RegExp): Promise<string> {
  const hash = createHash('sha256');
  for (const path of await listAll(folder, ignored)) {
    // Taken before each start of an agent: one at a time through the thread pool, hundreds of files cost five times as much.
    const facts = lstatSync(join(folder, path), { bigint: true, throwIfNoEntry: false });
    if (!facts) continue;
    const { dev, ino, size, mode, ctimeNs, mtimeNs } = facts;
    hash.update(`${path}\0${dev} ${ino} ${size} ${mode} ${ctimeNs} ${mtimeNs}\0`);
  }
  return hash.digest('hex');
}

/** A file that another process removed since the folder was listed counts as one that was not there. */
function unlessGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** ignored: of the paths relative to the folder. */
async function listAll(folder: string, ignored?: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !ignored?.test(path))
    .sort();
}
