import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openDatabase } from '../../../../lib/io/sqlite/database.js';
import { isSqlite } from '../../../../lib/io/sqlite/pages.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const fixtures = join(import.meta.dirname, '../../../fixtures/sqlite');

function rowsOf(path: string, table = 'odd (name)'): Record<string, unknown>[] {
  const database = openDatabase(path);
  try {
    return [...database.rows(table)];
  } finally {
    database.close();
  }
}

/** By the rules of scripts/record-sqlite.py. */
const rowOf = (i: number) => ({
  id: i + 1,
  text: `é${i} `.repeat((i * 37) % 120),
  number: (-1) ** i * 7 ** (i % 20),
  real: i / 4,
  bytes: i % 5 === 0 ? Buffer.alloc(3, i) : null,
  later: null as string | null,
});
const rows = (count: number) => Array.from({ length: count }, (_, i) => rowOf(i));

describe('a SQLite file', () => {
  it('is read with texts and bytes of any length, in any encoding', () => {
    expect(rowsOf(join(fixtures, 'closed.db'))).toEqual(rows(30));
    expect(rowsOf(join(fixtures, 'closed.db'), 'nowhere')).toEqual([]);
  });

  it('is read as its log left it, up to the last finished transaction', () => {
    const [first, ...rest] = rows(45);
    expect(rowsOf(join(fixtures, 'killed.db'))).toEqual([{ ...first, text: 'short', later: 'new' }, ...rest]);
  });

  it('keeps what its log had before a page of it was torn', () => {
    const folder = newFolder();
    const log = readFileSync(join(fixtures, 'killed.db-wal'));
    copyFileSync(join(fixtures, 'killed.db'), join(folder, 'x.db'));
    // The change of the first row is a transaction of its own; the second one tears.
    log.writeUInt8(log.readUInt8(12_000) ^ 1, 12_000);
    writeFileSync(join(folder, 'x.db-wal'), log);
    const [first, ...rest] = rows(30);
    expect(rowsOf(join(folder, 'x.db'))).toEqual([{ ...first, text: 'short', later: 'new' }, ...rest]);
  });

  it('ends with a RangeError where it is damaged, and never goes in circles', () => {
    const folder = newFolder();
    const path = join(folder, 'x.db');
    const whole = readFileSync(join(fixtures, 'closed.db'));
    const root = whole.readUInt8(100) === 0x0d ? 2 : 1;
    for (let page = root; page * 512 < whole.length; page++) {
      const bad = Buffer.from(whole);
      // Of an inner page, the last child is the page itself; of others it is some number.
      bad.writeUInt32BE(page + 1, page * 512 + 8);
      writeFileSync(path, bad);
      try {
        expect(rowsOf(path).length).toBeLessThanOrEqual(30);
      } catch (error) {
        expect(String(error)).toMatch(/^RangeError/);
      }
    }
    writeFileSync(path, whole.subarray(0, 700));
    expect(() => rowsOf(path)).toThrow(expect.objectContaining({ name: 'RangeError' }));
    writeFileSync(path, 'SQLite format 3\0');
    expect(isSqlite(path)).toBe(true);
    expect(() => rowsOf(path)).toThrow(expect.objectContaining({ name: 'RangeError' }));
    writeFileSync(path, '{"type":"text"}');
    expect(isSqlite(path)).toBe(false);
  });

  it('never waits for a pipe, and follows no link to a log', () => {
    const folder = newFolder();
    execFileSync('mkfifo', ['x.db', 'y.db-wal'], { cwd: folder });
    expect(() => isSqlite(join(folder, 'x.db'))).toThrow(RangeError);
    expect(() => openDatabase(join(folder, 'x.db'))).toThrow(RangeError);
    for (const name of ['y.db', 'z.db']) copyFileSync(join(fixtures, 'closed.db'), join(folder, name));
    expect(rowsOf(join(folder, 'y.db'))).toEqual(rows(30));
    symlinkSync(join(fixtures, 'killed.db-wal'), join(folder, 'z.db-wal'));
    expect(rowsOf(join(folder, 'z.db'))).toEqual(rows(30));
  });

  it('reads no page and no row again, which a small file could ask for without end', () => {
    const path = join(newFolder(), 'x.db');
    const whole = readFileSync(join(fixtures, 'closed.db'));
    const pages = whole.length / 512;
    let shared = 0;
    let repeats = 0;
    for (let page = 1; page < pages; page++) {
      const start = page * 512;
      if (whole.readUInt8(start) !== 0x0d) continue;
      // Wherever a leaf names a page, as the rest of a long row is named, it names the last one.
      for (let at = start; at < start + 508; at++) {
        const named = whole.readUInt32BE(at);
        if (named < 2 || named >= pages) continue;
        const other = Buffer.from(whole);
        other.writeUInt32BE(pages, at);
        writeFileSync(path, other);
        shared += countRangeErrors(path, 'is in two places');
      }
      // All cells of the leaf are its first one.
      const same = Buffer.from(whole);
      for (let cell = 0; cell < 200; cell++) same.writeUInt16BE(whole.readUInt16BE(start + 8), start + 8 + 2 * cell);
      same.writeUInt16BE(200, start + 3);
      writeFileSync(path, same);
      repeats += countRangeErrors(path, 'overlap');
    }
    expect(shared).toBeGreaterThan(0);
    expect(repeats).toBeGreaterThan(0);
  });
});

function countRangeErrors(path: string, words: string): number {
  try {
    rowsOf(path);
    return 0;
  } catch (error) {
    expect((error as Error).name).toBe('RangeError');
    return (error as Error).message.includes(words) ? 1 : 0;
  }
}
