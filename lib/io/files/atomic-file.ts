/** Writes a file under a temporary name and renames it when it is complete, so readers never see a partial file. */
import { createHash } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { explainFullDisk } from '../../input/full-disk.js';
import { makeFolder, writeInFolder } from './make-folder.js';

/** Writes synchronously, because a record has a few kilobytes and each turn of the thread pool costs more than writing them. Returns the size in bytes. */
export async function writeAtomic(path: string, text: string): Promise<number> {
  const partial = partialOf(path);
  try {
    await writeInFolder(path, () => {
      writeFileSync(partial, text);
      renameSync(partial, path);
    });
  } catch (error) {
    // Where its folder is a file there is nothing to remove, and the first error says that.
    await rm(partial, { force: true }).catch(() => undefined);
    throw explainFullDisk(error, path);
  }
  return Buffer.byteLength(text);
}

const partialOf = (path: string): string =>
  `${path}.${createHash('sha256').update(path).digest('hex').slice(0, 6)}.part`;

export interface AtomicFile {
  write(text: string): Promise<void>;
  /** Returns the file's size in bytes. */
  close(): Promise<number>;
  /** Removes the temporary file; an existing file of that name stays. */
  discard(): Promise<void>;
}

/** Kept until there are so many: a record is a few kilobytes, and each write goes through the thread pool. */
const CHUNK = 64 << 10;

/** On a full disk the temporary file is removed and a ConfigError is thrown. */
export function openAtomic(path: string): AtomicFile {
  const partial = partialOf(path);
  let file: FileHandle | null = null;
  let held: string[] = [];
  let chars = 0;
  let bytes = 0;
  const discard = async () => {
    await file?.close().catch(() => undefined);
    file = null;
    await rm(partial, { force: true });
  };
  const flush = async () => {
    const text = Buffer.from(held.join(''));
    held = [];
    chars = 0;
    if (!file) await makeFolder(dirname(path));
    file ??= await open(partial, 'w');
    await file.writeFile(text);
    bytes += text.length;
  };
  const orFail = (work: Promise<void>): Promise<void> =>
    work.catch(async (error: unknown) => {
      await discard();
      throw explainFullDisk(error, path);
    });
  return {
    discard,
    async write(text) {
      held.push(text);
      chars += text.length;
      if (chars >= CHUNK) await orFail(flush());
    },
    async close() {
      if (held.length > 0) await orFail(flush());
      if (!file) return 0;
      await orFail(file.close());
      await rename(partial, path);
      return bytes;
    },
  };
}
