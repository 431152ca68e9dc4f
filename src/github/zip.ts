/** A zip → the few files we ask for by name. An artifact may come from a fork: nothing in it chooses where it is written, or how much is unpacked. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const END64 = 0x06064b50;
const LOCATOR64 = 0x07064b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

export interface ZipLimits {
  /** Bytes of one file after unpacking, and of the directory: a zip bomb ends here. */
  max_bytes: number;
}

interface Bytes {
  size: number;
  /** Exactly `length` bytes; throws where the file is shorter. */
  read(at: number, length: number): Buffer;
}

/** Of a file only what is asked for is read. Names are compared as the directory has them; the first of each counts. Throws on what is no zip. */
export function readZip(zip: Buffer | string, wanted: readonly string[], limits: ZipLimits): Map<string, Buffer> {
  if (typeof zip !== 'string') return readEntries(bytesOf(zip), wanted, limits);
  const file = openSync(zip, 'r');
  try {
    return readEntries(bytesOfFile(file), wanted, limits);
  } finally {
    closeSync(file);
  }
}

function readEntries(zip: Bytes, wanted: readonly string[], limits: ZipLimits): Map<string, Buffer> {
  const { count, at, size } = findDirectory(zip);
  if (size > limits.max_bytes) throw new Error('the directory of the zip is too large');
  const directory = zip.read(at, size);
  const files = new Map<string, Buffer>();
  for (let index = 0, from = 0; index < count; index++) {
    if (directory.readUInt32LE(from) !== ENTRY) throw new Error('the zip has a broken directory');
    const nameLength = directory.readUInt16LE(from + 28);
    const name = directory.toString('utf8', from + 46, from + 46 + nameLength);
    if (wanted.includes(name) && !files.has(name)) {
      files.set(name, unpack(zip, directory.subarray(from, from + 46), name, limits));
    }
    from += 46 + nameLength + directory.readUInt16LE(from + 30) + directory.readUInt16LE(from + 32);
  }
  return files;
}

function unpack(zip: Bytes, entry: Buffer, name: string, limits: ZipLimits): Buffer {
  const method = entry.readUInt16LE(10);
  const packed = entry.readUInt32LE(20);
  const at = entry.readUInt32LE(42);
  const local = zip.read(at, 30);
  if (local.readUInt32LE(0) !== LOCAL) throw new Error(`the zip has no '${name}' where it says`);
  if (packed > limits.max_bytes) throw new Error(`'${name}' in the zip is too large`);
  const bytes = zip.read(at + 30 + local.readUInt16LE(26) + local.readUInt16LE(28), packed);
  if (method === STORED) return Buffer.from(bytes);
  if (method === DEFLATED) return inflateRawSync(bytes, { maxOutputLength: limits.max_bytes });
  throw new Error(`'${name}' in the zip is packed in an unknown way`);
}

/** The end record stands last, before a comment of at most 64 KiB; above 65,535 files or 4 GiB a larger one stands before it. */
function findDirectory(zip: Bytes): { count: number; at: number; size: number } {
  const length = Math.min(zip.size, 22 + 0xffff);
  const tail = zip.read(zip.size - length, length);
  for (let from = length - 22; from >= 0; from--) {
    if (tail.readUInt32LE(from) !== END) continue;
    const end = {
      count: tail.readUInt16LE(from + 10),
      at: tail.readUInt32LE(from + 16),
      size: tail.readUInt32LE(from + 12),
    };
    if (from < 20 || tail.readUInt32LE(from - 20) !== LOCATOR64) return end;
    const end64 = zip.read(Number(tail.readBigUInt64LE(from - 20 + 8)), 56);
    if (end64.readUInt32LE(0) !== END64) throw new Error('the zip has a broken end');
    const number = (place: number) => Number(end64.readBigUInt64LE(place));
    return { count: number(32), size: number(40), at: number(48) };
  }
  throw new Error('this is no zip');
}

function bytesOf(buffer: Buffer): Bytes {
  return {
    size: buffer.length,
    read: (at, length) => {
      if (at < 0 || at + length > buffer.length) throw new Error('the zip ends too early');
      return buffer.subarray(at, at + length);
    },
  };
}

function bytesOfFile(file: number): Bytes {
  const { size } = fstatSync(file);
  return {
    size,
    read: (at, length) => {
      if (at < 0 || at + length > size) throw new Error('the zip ends too early');
      const buffer = Buffer.alloc(length);
      readSync(file, buffer, 0, length, at);
      return buffer;
    },
  };
}
