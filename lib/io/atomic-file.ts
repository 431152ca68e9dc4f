/** A file that is written beside its place and appears there only when whole. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { explainFullDisk } from './full-disk.js';

export async function writeAtomic(path: string, text: string): Promise<number> {
  const file = openAtomic(path);
  await file.write(text);
  return file.close();
}

export interface AtomicFile {
  write(text: string): Promise<void>;
  /** Returns its bytes. */
  close(): Promise<number>;
  /** Leaves what stands under the name, if anything does. */
  discard(): Promise<void>;
}

/** A full disk removes the half and says so. */
export function openAtomic(path: string): AtomicFile {
  const half = `${path}.${createHash('sha256').update(path).digest('hex').slice(0, 6)}.part`;
  let stream: ReturnType<typeof createWriteStream> | null = null;
  let failure: Error | null = null;
  const discard = async () => {
    stream?.destroy();
    await rm(half, { force: true });
  };
  const fail = async (error: unknown): Promise<never> => {
    await discard();
    throw explainFullDisk(error, path);
  };
  return {
    discard,
    async write(text) {
      if (!stream) {
        await mkdir(dirname(path), { recursive: true }).catch(fail);
        stream = createWriteStream(half);
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
        // Called with the error, which may come before the event.
        stream?.end((error?: Error | null) => (error ? reject(error) : done(stream?.bytesWritten ?? 0)));
      }).catch(fail);
      if (failure) await fail(failure);
      await rename(half, path);
      return bytes;
    },
  };
}
