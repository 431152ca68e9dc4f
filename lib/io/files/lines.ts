/** A file → its lines, in order: read, copied, or followed while it is still being written. */
import { closeSync, fstatSync, openSync, readSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLineSplitter } from './line-splitter.js';
import { makeFolder, writeInFolder } from './make-folder.js';

const CHUNK = 1 << 20;

let earlier: Promise<unknown> = Promise.resolve();
/** Of the file whose turn it is: a buffer for each of thousands of files would all wait for the same garbage collection. */
let chunk: Buffer | null = null;

/** Files are read one at a time: this one thread gains nothing from reading several, and would hold several long lines in memory. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = earlier.then(work);
  earlier = result.catch(() => undefined);
  return result;
}

/** Every line of a file; nothing when there is no such file. */
export function readLines(path: string, onLine: (line: string) => void): Promise<void> {
  return inTurn(async () => {
    const splitter = createLineSplitter(onLine);
    const small = readIfSmall(path);
    if (small) {
      splitter.write(small);
      return splitter.end();
    }
    const file = await openIfThere(path);
    if (!file) return;
    try {
      chunk ??= Buffer.allocUnsafe(CHUNK);
      for await (const bytes of chunks(file, chunk)) splitter.write(bytes);
      splitter.end();
    } finally {
      await file.close();
    }
  });
}

/** Copies a text file line by line through `change`; the copy of an absent file is empty. onCopied: gets what readLines would of the copy. */
export function copyLines(
  from: string,
  to: string,
  change: (line: string) => string,
  onCopied: (line: string) => void = () => {},
): Promise<void> {
  return inTurn(() =>
    copyInTurn(from, to, (line) => {
      const changed = change(line);
      onCopied(changed.endsWith('\r') ? changed.slice(0, -1) : changed);
      return changed;
    }),
  );
}

async function copyInTurn(from: string, to: string, change: (line: string) => string): Promise<void> {
  const small = readIfSmall(from);
  if (small) {
    let text = '';
    const splitter = createLineSplitter((line) => {
      text += `${change(line)}\n`;
    });
    splitter.write(small);
    splitter.end();
    return writeInFolder(to, () => writeFileSync(to, text));
  }
  await makeFolder(dirname(to));
  const source = await openIfThere(from);
  const target = await open(to, 'w');
  try {
    if (!source) return;
    let ready: string[] = [];
    const splitter = createLineSplitter((line) => void ready.push(change(line)));
    const flush = async () => {
      const lines = ready;
      ready = [];
      for (let at = 0; at < lines.length; at += 10_000)
        await target.write(`${lines.slice(at, at + 10_000).join('\n')}\n`);
    };
    chunk ??= Buffer.allocUnsafe(CHUNK);
    for await (const bytes of chunks(source, chunk)) {
      splitter.write(bytes);
      await flush();
    }
    splitter.end();
    await flush();
  } finally {
    await source?.close();
    await target.close();
  }
}

const FOLLOW_MS = 200;
const FOLLOWED_CHUNK = 64 << 10;

/** Passes on each complete line of a file that is still being written, soon after it appears. */
export async function followLines(path: string, onLine: (line: string) => void, until: AbortSignal): Promise<void> {
  const splitter = createLineSplitter(onLine);
  let buffer: Buffer | null = null;
  let file: FileHandle | null = null;
  try {
    for (;;) {
      // First of all, because what ends at once is not followed at all.
      await sleep(FOLLOW_MS, undefined, { signal: until }).catch(() => undefined);
      if (until.aborted) return;
      file ??= await openIfThere(path);
      buffer ??= Buffer.allocUnsafe(FOLLOWED_CHUNK);
      if (file) for await (const bytes of chunks(file, buffer)) splitter.write(bytes);
    }
  } finally {
    await file?.close();
  }
}

/** Most outputs are, and then a buffer of a megabyte and the ways through the thread pool cost more than the rest of the unit. */
const SMALL = 64 << 10;

/** Null where it is larger, or cannot be opened. */
function readIfSmall(path: string): Buffer | null {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return null;
  }
  try {
    const facts = fstatSync(file);
    if (!facts.isFile() || facts.size > SMALL) return null;
    // One byte more shows whether the file has grown since, and then it is read as a large one.
    const bytes = Buffer.allocUnsafe(facts.size + 1);
    let length = 0;
    for (let read = -1; read !== 0 && length < bytes.length; length += read)
      read = readSync(file, bytes, length, bytes.length - length, length);
    return length > facts.size ? null : bytes.subarray(0, length);
  } finally {
    closeSync(file);
  }
}

async function* chunks(file: FileHandle, buffer: Buffer): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length, null);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
