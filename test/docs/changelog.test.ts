/** A changelog that can be read: one short line per change, and what breaks users before anything else. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../helpers/pages.js';

const KINDS = ['Breaking', 'Added', 'Changed', 'Fixed', 'Security'];
const WORDS = 20;

const wordsOf = (bullet: string) =>
  bullet
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** What is wrong with the section of a version that is not released yet. */
function findFaults(section: string): string[] {
  const lines = section.split('\n').filter((line) => line.trim() !== '');
  const kinds = lines.flatMap((line) => /^### (.+)$/.exec(line)?.[1] ?? []);
  const sorted = KINDS.filter((kind) => kinds.includes(kind));
  return [
    ...(kinds.join() === sorted.join() ? [] : [`${kinds.join(', ')} instead of ${sorted.join(', ')}`]),
    ...lines.filter((line) => !/^(- |### )/.test(line)).map((line) => `no line of its own: ${line}`),
    ...lines.filter((line) => line.startsWith('- ') && wordsOf(line).length > WORDS).map((line) => `too long: ${line}`),
  ];
}

const sectionOf = (version: string) =>
  new RegExp(`^## ${version}.*\n([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, 'm').exec(readPage('CHANGELOG.md'))?.[1];

describe('the changelog', () => {
  it('has what is unreleased on top, in lines of at most 20 words, breaking changes first', () => {
    expect(/^## .*$/m.exec(readPage('CHANGELOG.md'))?.[0]).toBe('## Unreleased');
    expect(findFaults(sectionOf('Unreleased') ?? 'no such section')).toEqual([]);
  });

  it('says of the first version what the tool does, in no longer lines', () => {
    const bullets = (sectionOf('1.0.0') ?? '').split('\n').filter((line) => line.startsWith('- '));
    expect(bullets.length).toBeGreaterThan(10);
    expect(bullets.filter((line) => wordsOf(line).length > WORDS)).toEqual([]);
  });

  it('would be found wrong with a long line, one that goes on, or breaking changes further down', () => {
    const long = `- ${'word '.repeat(21).trim()}.`;
    const right = `\n### Breaking\n\n- ${'word '.repeat(19)}[word](docs/a b.md)\n\n### Fixed\n\n- It works.\n`;
    expect(findFaults(right)).toEqual([]);
    expect(findFaults(`### Added\n\n${long}\n  and more\n\n### Breaking\n\n- \`x\` is gone.\n`)).toEqual([
      'Added, Breaking instead of Breaking, Added',
      'no line of its own:   and more',
      `too long: ${long}`,
    ]);
  });
});
