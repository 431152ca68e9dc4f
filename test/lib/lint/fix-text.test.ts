import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readFields as readByClaude } from '../../../lib/agents/claude/front-matter.js';
import { readFields as readByCodex } from '../../../lib/agents/codex/front-matter.js';
import { fixText } from '../../../lib/lint/fix-text.js';
import { parseFrontMatter } from '../../../lib/skill/front-matter.js';

const file = (...lines: string[]) => `${['---', ...lines, '---', '', '# Body', 'a: b: c'].join('\n')}\n`;

describe('what check --fix writes', () => {
  it.each([
    [
      'a colon and a space',
      file('name: alpha', 'description: Use: now'),
      file('name: alpha', "description: 'Use: now'"),
    ],
    ['an apostrophe', file("description: Don’t: it's so"), file("description: 'Don’t: it''s so'")],
    ['a byte order mark', `\uFEFF${file('name: alpha')}`, file('name: alpha')],
    ['an invisible character', `\u200b${file('name: alpha')}`, file('name: alpha')],
    ['en dashes', file('name: alpha').replaceAll('---', '–––'), file('name: alpha')],
    ['en dashes at the end alone', file('name: alpha').replace(/\n---/, '\n—'), file('name: alpha')],
    [
      'no-break spaces',
      file('name:\u00a0alpha', 'description:\u00a0Use: now'),
      file('name: alpha', "description: 'Use: now'"),
    ],
    ['a key that is indented', file('name: alpha', '  description: D'), file('name: alpha', 'description: D')],
    ['keys in capitals', file('Name: alpha', 'DESCRIPTION: D'), file('name: alpha', 'description: D')],
    ['a name in capitals', file('name: Alpha', 'description: D'), file('name: alpha', 'description: D')],
    ['a description that begins a comment', file('description: #1 tool'), file("description: '#1 tool'")],
    ['a character that YAML keeps', file('description: @sales, ask'), file("description: '@sales, ask'")],
    ['a text that begins with a quote', file('description: "Use": it\'s'), file("description: '\"Use\": it''s'")],
    ['a text that begins with a bracket', file('description: [beta Use now'), file("description: '[beta Use now'")],
    ['Windows line ends', '---\r\ndescription: Use: now\r\n---\r\nx', "---\r\ndescription: 'Use: now'\r\n---\r\nx"],
  ])('mends %s', (_, before, after) => {
    expect(fixText(before, 'alpha').text).toBe(after);
  });

  it.each([
    ['a comment, which agents read differently', file('description: Use: now # or later')],
    ['a comment behind a value', file('description: Use now #1 or later')],
    ['a comment in place of a value', file('description: # to be written')],
    ['a value that goes on in the next line', file('description: Use: now', '  and then')],
    ['a name that may be another one', file('name: beta', 'description: D')],
    ['a key in capitals beside the right one', file('name: alpha', 'Name: Alpha', 'description: D')],
    ['other mistakes in the same block', file('description: Use: now', 'tags: [a')],
    ['a block that is not closed', '---\ndescription: Use: now\n'],
    [
      'three dashes in a value, where Claude Code ends the block',
      file('description: Of all :', 'when_to_use: when: words --- `e`'),
    ],
    ['text below the front matter', file('name: alpha', 'description: D')],
  ])('leaves alone %s', (_, text) => {
    expect(fixText(text, 'alpha')).toEqual({ text, done: [] });
  });

  it('says what was done, in its order', () => {
    const before = `\uFEFF${file('name: Alpha', 'description: Use: now')}`;
    expect(fixText(before, 'alpha')).toEqual({
      text: file('name: alpha', "description: 'Use: now'"),
      done: ['removed the byte order mark', 'put quotes around a value', 'wrote the name as the folder has it'],
    });
  });

  it('never changes what an agent reads, and has nothing to do the second time: 200 random files', () => {
    const word = fc.constantFrom(
      'Use',
      'when:',
      'x: y',
      "it's",
      '"quoted"',
      '# no',
      '[a]',
      '{b}',
      '*',
      '- ',
      '日本',
      'a:b',
      ':',
      '|',
      '>',
      '&c',
      '!d',
      '%',
      '@',
      '`e`',
      '\t',
      '---',
      '\u00a0',
      '😀',
      '<b>',
      '\\n',
      'null',
      '12',
    );
    const value = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
    const line = fc.oneof(
      { weight: 4, arbitrary: value.map((text) => `description: ${text}`) },
      { weight: 2, arbitrary: value.map((text) => `name: ${text}`) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          'name: Alpha',
          'name: alpha',
          'name: "Alpha"',
          '  more: text',
          'tags: [a, b]',
          '',
          '# comment',
          'metadata:',
          '  - x',
        ),
      },
      { weight: 1, arbitrary: value.map((text) => `when_to_use: ${text}`) },
    );
    const text = fc
      .tuple(
        fc.boolean(),
        fc.array(line, { maxLength: 5 }),
        fc.constantFrom('\n', '\r\n'),
        fc.constantFrom('---', '--- ', '...'),
      )
      .map(
        ([mark, lines, end, close]) =>
          `${mark ? '\uFEFF' : ''}${['---', ...lines, close, 'Body: it is', ''].join(end)}`,
      );
    let changed = 0;
    fc.assert(
      fc.property(text, (before) => {
        const { text: after, done } = fixText(before, 'alpha');
        if (done.length > 0) changed += 1;
        expect(fixText(after, 'alpha')).toEqual({ text: after, done: [] });
        expect(bodyOf(after)).toBe(bodyOf(before));
        const renamed = done.includes('wrote the name as the folder has it');
        const claude = readByClaude({ text: before.replace(/^\uFEFF/, '') }).fields;
        if (Object.keys(claude).length > 0)
          expect(forget(readByClaude({ text: after }).fields, renamed)).toEqual(forget(claude, renamed));
        else if (done.includes('put quotes around a value'))
          expect(readByClaude({ text: after }).fields).toEqual(parseFrontMatter(after).fields);
        const codex = readByCodex({ text: before.replace(/^\uFEFF/, '') });
        if (codex.error === null)
          expect(forget({ ...readByCodex({ text: after }) }, renamed)).toEqual(forget({ ...codex }, renamed));
        const yaml = parseFrontMatter(before);
        if (yaml.problems.every(({ message }) => /byte order/.test(message)))
          expect(forget(parseFrontMatter(after).fields, renamed)).toEqual(forget(yaml.fields, renamed));
      }),
      { numRuns: 200 },
    );
    expect(changed).toBeGreaterThan(50);
  });
});

it.each([
  ['skills: a, b', 'skills: [a, b]'],
  ["skills: 'a'", 'skills: [a]'],
  ['infer: on\nskills: a', 'infer: true\nskills: [a]'],
  ['tools: glob, read_file', 'tools: [glob, read_file]'],
  // Who would have it as a list has other names for tools; the rest is for a person to say.
  ['tools: Bash, Read', null],
  ['skills: a b', null],
  ['infer: perhaps', null],
  ['skills: a # and more', null],
])('writes %j of a custom agent in the type that each agent takes', (fields, fixed) => {
  const textOf = (own: string) => `---\nname: scout\ndescription: Looks.\n${own}\n---\nLook.\n`;
  const part = { kind: 'subagent', file: 'scout.md', plugin: 'kit' } as const;
  expect(fixText(textOf(fields), part).text).toBe(textOf(fixed ?? fields));
});

const bodyOf = (text: string) => text.slice(text.indexOf('Body'));

function forget(fields: Record<string, unknown>, name: boolean): Record<string, unknown> {
  return name ? { ...fields, name: 'alpha' } : fields;
}
