import { describe, expect, it } from '@jest/globals';
import { needsTranslation, readTranslation } from '../../../../lib/router/read/translation.js';
import { splitCommand } from '../../../../lib/text/split-command.js';

describe('needsTranslation', () => {
  it.each([
    ['commit my changes', false],
    ['what’s up — 🎉 “quoted”', false],
    ['see https://例え.jp/研究', false],
    ['帮我研究 https://example.com', true],
    ['où est le café', true],
    ['', false],
  ])('says for %p: %p', (query, needed) => {
    expect(needsTranslation(query)).toBe(needed);
  });
});

describe('readTranslation', () => {
  it.each([
    [' Help me commit\n', 'Help me commit'],
    ['a café\u0007 nearby', 'a café nearby'],
    ['帮我', null],
    ['', null],
  ])('reads %p as %p', (answer, text) => {
    expect(readTranslation(answer)).toBe(text);
  });
});

describe('splitCommand', () => {
  it.each([
    ['node t.mjs --to en', ['node', 't.mjs', '--to', 'en']],
    [`'/a b/run' "x \\"y\\"" '' z\\ z`, ['/a b/run', 'x "y"', '', 'z z']],
    ['t; rm -rf $(HOME) | cat > x && y', ['t;', 'rm', '-rf', '$(HOME)', '|', 'cat', '>', 'x', '&&', 'y']],
    ['', []],
  ])('splits %p', (command, argv) => {
    expect(splitCommand(command)).toEqual(argv);
  });

  it('refuses an open quote', () => {
    expect(() => splitCommand("a 'b")).toThrow(/quotation mark is not closed/);
  });
});
