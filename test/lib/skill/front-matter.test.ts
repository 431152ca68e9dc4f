import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readFields as readCodex } from '../../../lib/agents/codex/front-matter.js';
import { parseFrontMatter } from '../../../lib/skill/front-matter.js';

const block = (...lines: string[]) => ['---', ...lines, '---', '', '# Body', ''].join('\n');

describe('parseFrontMatter', () => {
  it('reads a plain block', () => {
    expect(parseFrontMatter(block('name: alpha', 'description: Does alpha.', 'allowed-tools: [Read]'))).toEqual({
      present: true,
      fields: { name: 'alpha', description: 'Does alpha.', 'allowed-tools': ['Read'] },
      problems: [],
      body_line: 5 + 1,
    });
  });

  it.each([
    ['CRLF', 'name: alpha\r', { name: 'alpha' }],
    ['folded text', 'description: >\n  one\n  two', { description: 'one two\n' }],
    ['a quoted colon', 'description: "Use when: asked"', { description: 'Use when: asked' }],
    ['nothing', '', {}],
  ])('reads %s without a problem', (_, text, fields) => {
    expect(parseFrontMatter(block(...text.split('\n')))).toMatchObject({ present: true, fields, problems: [] });
  });

  it.each([
    [
      'an unquoted colon',
      ['name: alpha', 'description: Use when: asked'],
      { name: 'alpha', description: 'Use when: asked' },
      3,
    ],
    ['an unclosed bracket', ['name: [x', 'description: d'], { name: '[x', description: 'd' }, 3],
    ['an unclosed quote', ['name: "x', 'description: d'], { name: '"x', description: 'd' }, 3],
    ['a tab', ['name: a', 'metadata:', '\tx: 1', 'description: d'], { name: 'a', description: 'd' }, 4],
    [
      'a continued line beside a colon',
      ['description: Use when: a', '  and b'],
      { description: 'Use when: a and b' },
      2,
    ],
  ])('reads line by line what %s breaks, and names the line', (_, lines, fields, line) => {
    const read = parseFrontMatter(block(...lines));
    expect(read).toMatchObject({ present: true, fields });
    expect(read.problems[0]).toMatchObject({ line });
    expect(read.problems[0]?.message).not.toMatch(/\n|column/);
  });

  it('reports a duplicate key, with its line', () => {
    const read = parseFrontMatter(block('name: a', 'description: d', 'name: b'));
    expect(read.fields).toHaveProperty('description', 'd');
    expect(read.problems).toEqual([{ line: 4, kind: 'key_twice', message: 'a key occurs twice' }]);
  });

  it('reads after a byte order mark, and reports it', () => {
    const read = parseFrontMatter(`\uFEFF${block('name: a')}`);
    expect(read).toMatchObject({ present: true, fields: { name: 'a' } });
    expect(read.problems).toEqual([
      { line: 1, kind: 'byte_order_mark', message: 'the file starts with a byte order mark' },
    ]);
  });

  it.each([
    ['# Title\n', 1, /no front matter/],
    ['', 1, /no front matter/],
    ['\n---\nname: a\n---\n', 2, /does not start on line 1/],
    ['---\nname: a\nmetadata:\n  b: c\n\nBody.\n', 4, /not closed/],
    ['---\nBody.\n', 1, /not closed/],
    ['name: a\n---\nBody.\n', 1, /opening line/],
  ])('finds no block in %j', (text, line, message) => {
    const read = parseFrontMatter(text);
    expect(read).toMatchObject({ present: false, fields: {}, body_line: 1 });
    expect(read.problems).toMatchObject([{ line, message: expect.stringMatching(message) }]);
  });

  it.each([
    ['a heading', ['name: a', 'description: d', '', '# A', '', 'Do it.', 'note: b'], 5],
    ['a heading at once', ['name: a', 'description: d', '# A', '', 'Do it.', '- `x: y`'], 4],
    ['a paragraph, and a line of dashes behind another', ['name: a', 'description: d', '', 'Do it.', ''], 5],
  ])('says where the text begins that a later line of dashes ends: %s', (_, lines, line) => {
    const read = parseFrontMatter(block(...lines));
    expect(read.problems).toMatchObject([{ line, kind: 'closed_late' }]);
    expect(readCodex({ text: block(...lines) })).toMatchObject({
      error: expect.stringMatching(`^line ${line}: the text`),
    });
  });

  it('says so of a text that YAML takes for fields', () => {
    const read = parseFrontMatter(block('name: a', '# A', '', 'Do it: now.', ''));
    expect(read).toMatchObject({ fields: { name: 'a' }, problems: [{ line: 3, kind: 'closed_late' }] });
  });

  it.each([
    ['a value that goes on', ['name: a', 'description: d', 'and more']],
    ['a value that goes on behind a blank line', ['name: a', 'description: d', '', 'and more']],
    ['what is wrong above the text', ['name: a: b', '', '# A', '', 'Do it.']],
  ])('says of another mistake what it is: %s', (_, lines) => {
    expect(parseFrontMatter(block(...lines)).problems[0]?.kind).not.toBe('closed_late');
  });

  it('reports a block that is no mapping', () => {
    expect(parseFrontMatter(block('- a', '- b')).problems).toEqual([
      { line: 2, kind: 'no_list', message: expect.stringMatching(/key: value/) },
    ]);
  });

  it('never throws, and its lines are within the file', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom('---', 'name: a', 'description: b: c', '  - x', '&a *a', '? b', '{', '!!js x'),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = ['---', ...lines].join('\n');
        const read = parseFrontMatter(text);
        const count = text.split(/\r\n|\n|\r/).length;
        expect(read.body_line).toBeLessThanOrEqual(count + 1);
        for (const problem of read.problems) expect(problem.line).toBeLessThanOrEqual(count + 1);
      }),
    );
  });
});
