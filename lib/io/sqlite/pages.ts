/**
 * A SQLite database file and its write-ahead log → its pages, as the last finished transaction left them. Node has a reader of its own from
 * 22.5 on only, and those on npm are the whole of SQLite as WebAssembly, which reads no log without shared memory; what an agent
 * that was killed leaves is mostly in the log. The format: https://sqlite.org/fileformat2.html
 */
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

export interface Pages {
  /** Bytes of a page that hold content. */
  usable: number;
  /** Of the text in it, as TextDecoder names it. */
  encoding: string;
  /** Pages count from 1; throws a RangeError where there is no such page. */
  read(number: number): Buffer;
  close(): void;
}

const MAGIC = 'SQLite format 3\0';
const ENCODINGS: Readonly<Record<number, string>> = { 1: 'utf-8', 2: 'utf-16le', 3: 'utf-16be' };

export function isSqlite(path: string): boolean {
  const file = openRegular(path);
  try {
    return readAt(file, 0, MAGIC.length).toString('latin1') === MAGIC;
  } finally {
    closeSync(file);
  }
}

export function openPages(path: string): Pages {
  const file = openRegular(path);
  const log = openLog(`${path}-wal`);
  const close = () => {
    closeSync(file);
    if (log !== null) closeSync(log);
  };
  try {
    const newer = log === null ? new Map<number, number>() : listFrames(log);
    const logged = newer.get(1);
    const head = logged === undefined || log === null ? readAt(file, 0, 100) : readAt(log, logged, 100);
    const declared = head.readUInt16BE(16);
    const size = declared === 1 ? MOST_PAGE : declared;
    if (size < 512) throw new RangeError('no page of SQLite is that small');
    return {
      usable: size - head.readUInt8(20),
      encoding: ENCODINGS[head.readUInt32BE(56)] ?? 'utf-8',
      read(number) {
        const at = newer.get(number);
        const page = at !== undefined && log !== null ? readAt(log, at, size) : readAt(file, (number - 1) * size, size);
        if (page.length < size) throw new RangeError(`there is no page ${number}`);
        return page;
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

function readAt(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, at < 0 ? 0 : readSync(file, bytes, 0, length, at));
}

/** An agent may have put a pipe there, which would be waited for, or a link to what it may not read itself. */
function openRegular(path: string, flags = 0): number {
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | flags);
  if (fstatSync(file).isFile()) return file;
  closeSync(file);
  throw new RangeError('a database is a file');
}

/** A database that was closed has none. */
function openLog(path: string): number | null {
  try {
    return openRegular(path, constants.O_NOFOLLOW);
  } catch {
    return null;
  }
}

const LOG_HEAD = 32;
const FRAME_HEAD = 24;
const LITTLE_ENDIAN = 0x377f0682;
const MOST_PAGE = 65_536;

/** Each page's newest place in the log; what came after the last finished transaction, or is left of an older log, is ignored. */
function listFrames(log: number): Map<number, number> {
  const head = readAt(log, 0, LOG_HEAD);
  if (head.length < LOG_HEAD || head.readUInt32BE(0) >>> 1 !== LITTLE_ENDIAN >>> 1) return new Map();
  const little = head.readUInt32BE(0) === LITTLE_ENDIAN;
  const size = head.readUInt32BE(8);
  if (size > MOST_PAGE) return new Map();
  const end = fstatSync(log).size;
  const finished = new Map<number, number>();
  const pending = new Map<number, number>();
  let sum = addUp([0, 0], head.subarray(0, 24), little);
  for (let at = LOG_HEAD; at + FRAME_HEAD + size <= end; at += FRAME_HEAD + size) {
    const frame = readAt(log, at, FRAME_HEAD + size);
    if (!frame.subarray(8, 16).equals(head.subarray(16, 24))) break;
    sum = addUp(addUp(sum, frame.subarray(0, 8), little), frame.subarray(FRAME_HEAD), little);
    if (sum[0] !== frame.readUInt32BE(16) || sum[1] !== frame.readUInt32BE(20)) break;
    pending.set(frame.readUInt32BE(0), at + FRAME_HEAD);
    if (frame.readUInt32BE(4) === 0) continue;
    for (const [page, place] of pending) finished.set(page, place);
    pending.clear();
  }
  return finished;
}

function addUp([first, second]: readonly [number, number], bytes: Buffer, little: boolean): [number, number] {
  let a = first;
  let b = second;
  for (let at = 0; at + 8 <= bytes.length; at += 8) {
    a = (a + (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)) + b) >>> 0;
    b = (b + (little ? bytes.readUInt32LE(at + 4) : bytes.readUInt32BE(at + 4)) + a) >>> 0;
  }
  return [a, b];
}
