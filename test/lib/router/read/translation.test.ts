import { describe, expect, it } from '@jest/globals';
import { needsTranslation, readTranslation } from '../../../../lib/router/read/answers.js';
import { splitCommand, splitWords } from '../../../../lib/text/split-command.js';

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
    ['"C:\\t" "a\\$b"', ['C:\\t', 'a$b']],
    ['', []],
  ])('splits %p', (command, argv) => {
    expect(splitCommand(command)).toEqual(argv);
  });

  it('refuses an open quote', () => {
    expect(() => splitCommand("a 'b")).toThrow(/quotation mark is not closed/);
  });
});

describe('words of a logged command line', () => {
  it.each([
    ["/bin/bash -lc 'cat x'", ['/bin/bash', '-lc', 'cat x']],
    ['a "b \\"c\\" $d" e\\ f', ['a', 'b "c" $d', 'e f']],
    [`x "y"'"z"'`, ['x', 'y"z"']],
    ["''", ['']],
  ])('%s', (line, words) => expect(splitWords(line)).toEqual(words));

  it('are none when a quote stays open', () => expect(splitWords("a 'b")).toBeNull());
});
