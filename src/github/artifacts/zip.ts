/** Reads files by name from a zip, within a size limit, because an artifact may come from a fork and cannot be trusted. */
import { createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';

export interface ZipLimits {
  /** Bytes of one file after unpacking: a zip bomb ends here. */
  max_bytes: number;
}

/** Names are compared as they are written in the directory, and the first of each counts. Rejects what is not a zip. */
export async function readZip(
  zip: Buffer | string,
  wanted: readonly string[],
  { max_bytes }: ZipLimits,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const opened = await openZip(zip, (name) => wanted.includes(name));
  try {
    for (const [name, entry] of opened.entries) files.set(name, await unpack(opened.file, entry, name, max_bytes));
  } finally {
    opened.file.close();
  }
  return files;
}

/** The names of the files that fit. */
export async function findInZip(zip: Buffer | string, fits: (name: string) => boolean): Promise<string[]> {
  const { file, entries } = await openZip(zip, fits);
  file.close();
  return [...entries.keys()];
}

export interface OpenZip {
  file: ZipFile;
  entries: ReadonlyMap<string, Entry>;
}

export async function openZip(zip: Buffer | string, fits: (name: string) => boolean): Promise<OpenZip> {
  // With decoded names yauzl rejects the whole zip for one hostile name; raw ones are just never asked for.
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false };
  const file = typeof zip === 'string' ? await openPromise(zip, options) : await fromBufferPromise(zip, options);
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of file.eachEntry()) {
      const name = entry.fileNameRaw.toString('utf8');
      if (!entries.has(name) && fits(name)) entries.set(name, entry);
    }
    return { file, entries };
  } catch (error) {
    file.close();
    throw error;
  }
}

async function unpack(zip: ZipFile, entry: Entry, name: string, max_bytes: number): Promise<Buffer> {
  // yauzl ends the stream with an error where the real size is not the stated one.
  if (entry.uncompressedSize > max_bytes) throw new Error(`'${name}' in the zip is too large`);
  const bytes = await buffer(await zip.openReadStreamPromise(entry));
  // yauzl leaves the checksum to its caller.
  if (crc32(bytes) !== entry.crc32) throw new Error(`'${name}' in the zip is damaged (its checksum is wrong)`);
  return bytes;
}

/** Writes the file without holding it in memory; the caller chooses the path. */
export async function extract({ file, entries }: OpenZip, name: string, path: string): Promise<void> {
  const entry = entries.get(name);
  if (entry) await pipeline(await file.openReadStreamPromise(entry), createWriteStream(path));
}
