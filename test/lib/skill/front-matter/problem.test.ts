import { describe, expect, it } from '@jest/globals';
import { parseFrontMatter } from '../../../lib/skill/front-matter.js';
import { fixProblem } from '../../../lib/skill/front-matter-problem.js';

const block = (...lines: string[]) => ['---', ...lines, '---', 'Body.'].join('\n');

describe('the fix of broken front matter', () => {
  it.each([
    ['a byte order mark', `\ufeff${block('name: a')}`, 'without it'],
    ['a colon in a value', block('description: Use when: x'), 'put quotes around the value'],
    ['an open quote', block('description: "x'), 'close the quote'],
    ['an open bracket', block('description: [x'), 'close the bracket'],
    ['a key twice', block('name: a', 'name: b'), 'keep one'],
    ['a tab', block('metadata:', '\tx: y'), 'indent with spaces'],
    ['a control character', block('name: a\u0001'), 'remove that character'],
    ['a heading above the block', `# A\n\n${block('name: a')}`, 'before the first line'],
    ['no space after a colon', block('name: a', 'description:b', 'x: y'), 'an ordinary space after the colon'],
    ['keys in two columns', block('  name: a', 'description: b'), 'begin each key'],
    ['text after a quoted value', block('name: "a" b'), 'around all of the value'],
    ['an empty first line', `\n${block('name: a')}`, 'before the first line'],
    ['no closing line', '---\nname: a\nBody.', 'after the last field'],
    ['a list', block('- a'), 'one `key: value`'],
    ['no block', 'Body.', 'begin the file with'],
    ['what only the parser has words for', block('name: &a x', 'other: *b'), 'with quotes around the value'],
  ])('is about %s', (_, text, words) => {
    const fixes = parseFrontMatter(text).problems.map(({ kind }) => fixProblem(kind));
    expect(fixes[0]).toContain(words);
  });
});
