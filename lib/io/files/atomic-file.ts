/** Writes a file under a temporary name and renames it when it is complete, so readers never see a partial file. */
import { createHash } from 'node:crypto';
import { createWriteStream, renameSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { explainFullDisk } from '../../input/full-disk.js';
import { makeFolder, writeInFolder } from './make-folder.js';

/** At once: a record is a few kilobytes, and each way through the thread pool costs more than writing them. Returns the size in bytes. */
export async function writeAtomic(path: string, text: string): Promise<number> {
  const partial = partialOf(path);
  try {
    await writeInFolder(path, () => {
      writeFileSync(partial, text);
      renameSync(partial, path);
    });
  } catch (error) {
    // Where its folder is a file there is nothing to remove, and that is what the user should hear of.
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

/** On a full disk the temporary file is removed and a ConfigError is thrown. */
export function openAtomic(path: string): AtomicFile {
  const partial = partialOf(path);
  let stream: ReturnType<typeof createWriteStream> | null = null;
  let failure: Error | null = null;
  const discard = async () => {
    stream?.destroy();
    await rm(partial, { force: true });
  };
  const fail = async (error: unknown): Promise<never> => {
    await discard();
    throw explainFullDisk(error, path);
  };
  return {
    discard,
    async write(text) {
      if (!stream) {
        await makeFolder(dirname(path)).catch(fail);
        stream = createWriteStream(partial);
        stream.on('error', (error) => {
          failure = error;
        });
      }
      if (failure) await fail(failure);
      const open = stream;
      await new Promise<void>((done) => {
        open.write(text, (error) => {
          failure ??= error ?? null;
          done();
        });
      });
    },
    async close() {
      if (!stream) return 0;
      const bytes = await new Promise<number>((done, reject) => {
        stream?.on('error', reject);
        // The callback may get the error before the event fires.
        stream?.end((error?: Error | null) => (error ? reject(error) : done(stream?.bytesWritten ?? 0)));
      }).catch(fail);
      if (failure) await fail(failure);
      await rename(partial, path);
      return bytes;
    },
  };
}
