import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLineSplitter } from '../../../../lib/io/files/line-splitter.js';
import { copyLines, followLines, readLines } from '../../../../lib/io/files/lines.js';
import { growthOf, LINEAR } from '../../../helpers/cpu.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lines-'));
});
afterEach(() => rm(folder, { recursive: true }));

function split(bytes: Buffer, size: number): string[] {
  const lines: string[] = [];
  const splitter = createLineSplitter((line) => void lines.push(line));
  for (let at = 0; at < bytes.length; at += size) splitter.write(bytes.subarray(at, at + size));
  splitter.end();
  return lines;
}

describe('the lines of a file', () => {
  const mixed = Buffer.concat([
    Buffer.from('\ufeffone\r\ntwo\n\nthr'),
    Buffer.from([0xff, 0xc3]),
    Buffer.from('ée\r\n{"cut'),
  ]);

  it.each([1, 2, 3, 7, 1000])('are the same for chunks of any size: %i bytes', (size) => {
    expect(split(mixed, size)).toEqual(['one', 'two', '', 'thr\ufffd\ufffdée', '{"cut']);
  });

  it('are read from one file at a time, so that memory holds one long line', async () => {
    const [long, short] = [join(folder, 'long'), join(folder, 'short')];
    await writeFile(long, `${'x'.repeat(3_000_000)}\n`.repeat(2));
    await writeFile(short, 'short\n');
    const lengths: number[] = [];
    const note = (line: string) => void lengths.push(line.length);
    await Promise.all([readLines(long, note), readLines(join(folder, 'absent', 'file'), note), readLines(short, note)]);
    expect(lengths).toEqual([3_000_000, 3_000_000, 5]);
  });

  it('do not wait for an unreadable file before them', async () => {
    await writeFile(join(folder, 'file'), 'a\n');
    const lines: string[] = [];
    const failed = readLines(folder, () => undefined);
    const after = readLines(join(folder, 'file'), (line) => void lines.push(line));
    await expect(failed).rejects.toThrow('EISDIR');
    await after;
    expect(lines).toEqual(['a']);
  });

  it('are reported while the file grows, whole ones only', async () => {
    const path = join(folder, 'growing');
    const lines: string[] = [];
    const over = new AbortController();
    const following = followLines(path, (line) => void lines.push(line), over.signal);
    const until = async (count: number) => {
      while (lines.length < count) await new Promise((done) => setTimeout(done, 10));
    };
    await writeFile(path, 'one\ntw');
    await until(1);
    await appendFile(path, 'o\r\nthr');
    await until(2);
    over.abort();
    await following;
    expect(lines).toEqual(['one', 'two']);
  });

  it('may be 16 megabytes long', async () => {
    const path = join(folder, 'long');
    await writeFile(path, `${'x'.repeat(16_000_000)}\nshort`);
    const lengths: number[] = [];
    await readLines(path, (line) => void lengths.push(line.length));
    expect(lengths).toEqual([16_000_000, 5]);
  });

  it('take time in proportion to their length, however many chunks they span', async () => {
    const make = (size: number) => Buffer.alloc(size, 'x');
    expect(await growthOf(2_000_000, make, (bytes) => split(bytes, 4096))).toBeLessThan(LINEAR);
  });

  it.each([1000, 1 << 20, 1 << 25])('are cut when they are a flood, and the next one is whole: %i bytes', (size) => {
    const flood = Buffer.concat([Buffer.alloc(17 << 20, 'x'), Buffer.from('\nnext\n'), Buffer.alloc(17 << 20, 'y')]);
    const lines = split(flood, size);
    expect(lines.map((line) => line[0])).toEqual(['x', 'n', 'y']);
    expect(lines[1]).toBe('next');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(64 << 10);
  });

  it('are none for an absent file', async () => {
    const lines: string[] = [];
    await readLines(join(folder, 'absent'), (line) => void lines.push(line));
    expect(lines).toEqual([]);
  });

  it('are copied through a change of each, into folders that are created', async () => {
    await writeFile(join(folder, 'from'), 'a secret\r\nb');
    await copyLines(join(folder, 'from'), join(folder, 'deep/to'), (line) => line.replace('secret', '***'));
    expect(await readFile(join(folder, 'deep/to'), 'utf8')).toBe('a ***\nb\n');
    await copyLines(join(folder, 'absent'), join(folder, 'deep/none'), (line) => line);
    expect(await readFile(join(folder, 'deep/none'), 'utf8')).toBe('');
  });

  it.each([
    ['a small file', 1],
    ['a large one', 30_000],
  ])('passes on what reading the copy would: %s', async (_, times) => {
    await writeFile(join(folder, 'from'), 'a secret\r\nb\r\r\n\nsecret'.repeat(times));
    const [passed, read]: [string[], string[]] = [[], []];
    const hide = (line: string) => line.replaceAll('secret', '***');
    await copyLines(join(folder, 'from'), join(folder, 'to'), hide, (line) => void passed.push(line));
    await readLines(join(folder, 'to'), (line) => void read.push(line));
    expect(read.slice(0, 3)).toEqual(['a ***', 'b', '']);
    expect(passed).toEqual(read);
  });
});
