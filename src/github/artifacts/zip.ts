/** Reads a few files by name from a zip, into memory and within a size limit, because an artifact may come from a fork and cannot be trusted. */
import { buffer } from 'node:stream/consumers';
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
  // With decoded names yauzl rejects the whole zip for one hostile name; raw ones are just never asked for.
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false };
  const opened = typeof zip === 'string' ? await openPromise(zip, options) : await fromBufferPromise(zip, options);
  const files = new Map<string, Buffer>();
  try {
    for await (const entry of opened.eachEntry()) {
      const name = entry.fileNameRaw.toString('utf8');
      if (wanted.includes(name) && !files.has(name)) files.set(name, await unpack(opened, entry, name, max_bytes));
    }
  } finally {
    opened.close();
  }
  return files;
}

async function unpack(zip: ZipFile, entry: Entry, name: string, max_bytes: number): Promise<Buffer> {
  // yauzl ends the stream with an error where the real size is not the stated one.
  if (entry.uncompressedSize > max_bytes) throw new Error(`'${name}' in the zip is too large`);
  const bytes = await buffer(await zip.openReadStreamPromise(entry));
  // yauzl leaves the checksum to its caller.
  if (crc32(bytes) !== entry.crc32) throw new Error(`'${name}' in the zip is damaged (its checksum is wrong)`);
  return bytes;
}
