import { describe, expect, it } from '@jest/globals';
import { fixProblem } from '../../../../lib/skill/front-matter/problem.js';
import { parseFrontMatter } from '../../../../lib/skill/front-matter.js';

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
    ['a key that is indented', block('name: a', '  description: b'), 'begin `description:` at the start'],
    [
      'a no-break space',
      block('name: a', 'description:\u00a0b'),
      'an ordinary space after the colon of `description:`',
    ],
    ['an invisible character above', `\u200b${block('name: a')}`, 'type that line anew as ---'],
    ['a space above', ` ${block('name: a')}`, 'type that line anew as ---'],
    ['an invisible character below', '---\nname: a\n---\u200b\nBody.', 'type that line anew as ---'],
    ['en dashes', '–––\nname: a\n–––\nBody.', 'with the hyphen of the keyboard'],
    [
      'a block of code',
      `\`\`\`yaml\n${block('name: a')}\n\`\`\`\n`,
      '(```yaml, line 1), and the ``` that belongs to it (line 6)',
    ],
    [
      'a comment of HTML',
      `<!--\n${block('name: a')}\n-->\n`,
      '(<!--, line 1), and the --> that belongs to it (line 6)',
    ],
    ['fields that are comments', block('# name: a', '# description: b'), 'the `#` before `name:` and `description:`'],
    ['one field that is a comment', block('name: a', '# description: b'), 'the `#` before `description:`'],
    [
      'a second block with the other field',
      `${block('name: a').replace('Body.', '')}\n${block('description: b')}`,
      'move `description:` (line 6) up, above line 3, and remove what is left of the second block (lines 5 to 7)',
    ],
    ['a second block', `${block('name: a')}`.replace('Body.', block('name: b')), 'lines 1 to 3, or 4 to 6'],
    ['no block', 'Body.', 'begin the file with'],
    ['what only the parser has words for', block('name: &a x', 'other: *b'), 'with quotes around the value'],
  ])('is about %s', (_, text, words) => {
    const fixes = parseFrontMatter(text).problems.map((problem) => fixProblem(problem));
    expect(fixes[0]).toContain(words);
  });

  it.each([
    ['a field of a field', block('name: a', 'metadata:', '  description: b')],
    ['a text of several lines', block('name: a', 'license: >-', '  description: b')],
    ['a value in quotes', block('name: "a', '  description: b"', 'description: c')],
    ['a comment on a field that is there', block('name: a', '# name: b')],
    ['a rule in the text', `${block('name: a')}\n\n---\n\nMore.\n`],
  ])('finds nothing wrong with %s', (_, text) => {
    expect(parseFrontMatter(text).problems).toEqual([]);
  });

  it('reads what is indented, or follows a no-break space, as it is meant', () => {
    expect(parseFrontMatter(block('name:\u00a0a', '  description: b', 'license: c')).fields).toEqual({
      name: 'a',
      description: 'b',
      license: 'c',
    });
  });
});
