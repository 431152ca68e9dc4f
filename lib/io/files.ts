/** The file door: what a unit's set-up may do to the disk. */
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface Files {
  read(path: string): Promise<string>;
  /** Creates the folders above. mode: permission bits. */
  write(path: string, text: string, mode?: number): Promise<void>;
  makeFolder(path: string): Promise<void>;
  /** Copies a file or folder; symbolic links are copied as what they point to only when that lies inside `from`. */
  copy(from: string, to: string): Promise<void>;
  link(target: string, path: string): Promise<void>;
  remove(path: string): Promise<void>;
}

export const files: Files = {
  read: (path) => readFile(path, 'utf8'),
  async write(path, text, mode) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, mode === undefined ? {} : { mode });
  },
  async makeFolder(path) {
    await mkdir(path, { recursive: true });
  },
  async copy(from, to) {
    await mkdir(dirname(to), { recursive: true });
    await cp(from, to, { recursive: true, verbatimSymlinks: true });
  },
  link: (target, path) => symlink(target, path),
  remove: (path) => rm(path, { recursive: true, force: true }),
};

/** The file's text without a byte-order mark; null when there is no such file. */
export async function readTextIfAny(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
