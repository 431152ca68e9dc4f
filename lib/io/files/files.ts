/** The real file port: everything that a unit's set-up may do on disk. */
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Files } from '../../contract/ports/files.js';
import { copyTree } from './copy-tree.js';
import { makeFolder, writeInFolder } from './make-folder.js';
import { explainRefusal } from './refusal.js';
import { removeTree } from './remove-tree.js';

const LARGE = 256 * 1024;

export const files: Files = {
  read: (path) => readFile(path, 'utf8'),
  async write(path, text, mode) {
    const options = mode === undefined ? {} : { mode };
    if (text.length > LARGE) {
      await makeFolder(dirname(path));
      return writeFile(path, text, options);
    }
    // A turn of the thread pool costs more than writing a small file synchronously.
    return writeInFolder(path, () => writeFileSync(path, text, options));
  },
  async makeFolder(path) {
    await makeFolder(path);
  },
  copy: copyTree,
  link: (target, path) => symlink(target, path),
  remove: removeTree,
  async list(folder) {
    if (!existsSync(folder)) return [];
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .sort();
  },
};

/** The file's text without a byte-order mark; null when there is no such file. */
export async function readTextIfAny(path: string): Promise<string | null> {
  try {
    // Most of the files that are asked for are not there, and a turn of the thread pool costs more than the question.
    if (statSync(path, { throwIfNoEntry: false }) === undefined) return null;
    return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw explainRefusal(error, path);
  }
}
