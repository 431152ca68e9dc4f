/** A zip in memory → the few files we ask for by name. An artifact may come from a fork: nothing in it chooses where it is written. */
import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

export interface ZipLimits {
  /** Bytes of one file after unpacking: a zip bomb ends here. */
  max_bytes: number;
}

/** Names are compared as they stand in the central directory; the first of each name counts. Throws on what is no zip. */
export function readZip(zip: Buffer, wanted: readonly string[], limits: ZipLimits): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = findEnd(zip);
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('the zip has a broken directory');
    const method = zip.readUInt16LE(at + 10);
    const packed = zip.readUInt32LE(at + 20);
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    if (wanted.includes(name) && !files.has(name)) {
      files.set(name, unpack(zip, zip.readUInt32LE(at + 42), packed, method, name, limits));
    }
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

function unpack(zip: Buffer, at: number, packed: number, method: number, name: string, limits: ZipLimits): Buffer {
  if (zip.readUInt32LE(at) !== LOCAL) throw new Error(`the zip has no '${name}' where it says`);
  const from = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const bytes = zip.subarray(from, from + packed);
  if (method === STORED && bytes.length <= limits.max_bytes) return Buffer.from(bytes);
  if (method === DEFLATED) return inflateRawSync(bytes, { maxOutputLength: limits.max_bytes });
  throw new Error(`'${name}' in the zip is too large or packed in an unknown way`);
}

/** The end record stands last, before a comment of at most 64 KiB. */
function findEnd(zip: Buffer): number {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 22 - 0xffff); at--) {
    if (zip.readUInt32LE(at) === END) return at;
  }
  throw new Error('this is no zip');
}
