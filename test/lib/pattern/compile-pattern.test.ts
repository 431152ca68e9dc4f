import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { compilePattern, newEffort, TookTooLong } from '../../../lib/pattern/compile-pattern.js';
import { IN_FULL } from '../../helpers/tested-agents.js';

type Refused = { error: string; position: number | null };
type Row = { flags: string; pattern: string } & (Refused | { texts: [string, boolean][] });

/** Recorded with Python 3.11 by scripts/record-python-patterns.py. */
const ROWS: Row[] = JSON.parse(readFileSync('test/fixtures/python-patterns/rows.json', 'utf8'));
const FLAGS = { i: 'ignore_case', m: 'multiline', s: 'dot_all', a: 'ascii', x: 'verbose' } as const;

function compile(pattern: string, flags = '') {
  const named = [...flags].map((letter) => [FLAGS[letter as keyof typeof FLAGS], true]);
  return compilePattern(pattern, { flags: Object.fromEntries(named) });
}

function answer(pattern: string, flags: string, text: string): boolean {
  const compiled = compile(pattern, flags);
  if ('problem' in compiled) throw new Error(compiled.problem);
  return compiled.matches(text);
}

describe('compilePattern', () => {
  it('finds what Python finds', () => {
    const rows = ROWS.flatMap((row) =>
      'texts' in row ? row.texts.map(([text, found]) => ({ ...row, text, found })) : [],
    );
    expect(rows.length).toBeGreaterThan(900);
    const wrong = rows.filter(({ pattern, flags, text, found }) => answer(pattern, flags, text) !== found);
    expect(wrong).toEqual([]);
  });

  it('refuses what Python refuses, and nothing else', () => {
    const wrong = ROWS.filter(({ pattern, flags, ...row }) => 'problem' in compile(pattern, flags) !== 'error' in row);
    expect(wrong).toEqual([]);
    expect(ROWS.filter((row) => 'error' in row).length).toBeGreaterThan(150);
  });

  it('says where it is wrong as Python does', () => {
    const compared = ROWS.flatMap(({ pattern, flags, ...row }) => {
      const compiled = compile(pattern, flags);
      // Of several faults Python may name another one first.
      return 'error' in row && 'problem' in compiled && compiled.problem.startsWith(row.error) && row.position !== null
        ? [{ pattern, ours: compiled.problem.replace(/.* at position /s, ''), python: String(row.position) }]
        : [];
    });
    expect(compared.filter(({ ours, python }) => ours !== python)).toEqual([]);
    expect(compared.length).toBeGreaterThan(240);
  });

  it.each([
    ['^[\\w-./]+ --force$', 'bad character range \\w-. at position 2'],
    ['(?<=sudo\\s+)rm', 'look-behind requires fixed-width pattern at position 0'],
    ['^(?<cmd>mcp)\\s', 'unknown extension ?<c; write (?P<name>…) at position 2'],
    ['a\\z', 'bad escape \\z; write \\Z at position 1'],
    ['é(b', 'missing ), unterminated subpattern at position 1'],
    ['😀**', 'multiple repeat at position 2'],
    ['\\N{DASH}', '\\N{…} names a character, and names are not known here; write \\uXXXX at position 0'],
    ['('.repeat(100_000), 'too deeply nested at position 200'],
  ])('says of %j what is wrong and where', (pattern, problem) => {
    expect(compile(pattern)).toEqual({ problem });
  });

  const SLOW: [string, string][] = [
    ['^(a+)+$', `${'a'.repeat(40)}!`],
    ['^(a|a)*$', `${'a'.repeat(40)}!`],
    ['^(a|aa)+?$', `${'a'.repeat(80)}!`],
    ['(a*)*b', 'a'.repeat(60)],
    ['(?=(a+)+$)a', `${'a'.repeat(40)}!`],
    ['(.*)(.*)(.*)(.*)\\1\\2\\3\\4x$', 'ab'.repeat(400)],
    ['\\s*$', `${' '.repeat(200_000)}x`],
    ['(?:a|b)*c', 'ab'.repeat(500_000)],
    ['(?:a?){4294967294}b', 'a'.repeat(100_000)],
  ];
  it.each(SLOW.filter((_, at) => IN_FULL || at % 3 === 0))('gives up on %j within seconds', (pattern, text) => {
    expect(() => answer(pattern, '', text)).toThrow(TookTooLong);
  });

  it('gives up as soon as several matches together cost too much', () => {
    const compiled = compile('^(a+)+$');
    if ('problem' in compiled) throw new Error(compiled.problem);
    const text = `${'a'.repeat(16)}!`;
    const effort = newEffort();
    expect(compiled.matches(text, effort)).toBe(false);
    expect(() => {
      for (let i = 0; i < 1000; i++) compiled.matches(text, effort);
    }).toThrow(TookTooLong);
    expect(compiled.matches(text)).toBe(false);
  });

  it.each([
    ['foo.*bar', 'hello world '.repeat(100_000), false],
    ['\\bpull/\\d+', `${'hello pull '.repeat(100_000)}pull/7`, true],
    ['^(?:[^|]+\\|)+$', 'some words|'.repeat(50_000), true],
    ['^(?:ab|cd)*$', 'abcd'.repeat(100_000), true],
  ])('takes a long text with %j', (pattern, text, found) => {
    expect(answer(pattern, '', text)).toBe(found);
  });
});
