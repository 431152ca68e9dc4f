/** What the checks and templates of promptfoo and agentv say in the forms that are easily misread. */
import { describe, expect, it } from '@jest/globals';
import { takeOver } from '../../helpers/take-over.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();

/** A promptfoo config with these tests, each with the request `Dig.` unless it says otherwise. */
const tests = (all: object[], more: object = {}, files: Record<string, string> = {}) =>
  takeOver(
    newFolder(),
    {
      'p/promptfooconfig.json': {
        prompts: ['{{request}}'],
        tests: all.map((one) => ({ id: 'x', vars: { request: 'Dig.' }, ...one })),
        ...more,
      },
      ...files,
    },
    ...['promptfoo', 'p/promptfooconfig.json'],
  );

describe('a check of a skill', () => {
  it.each<[string, object, object]>([
    ['at most none is not used', { value: { name: 'tulips', max: 0 } }, { disallowed_skills: ['tulips'] }],
    ['negated is not used', { value: 'tulips', negate: true }, { disallowed_skills: ['tulips'] }],
    ['not, negated, is used', { type: 'not-skill-used', value: 'tulips', negate: true }, { expected_skill: 'tulips' }],
    ['at most two is used', { value: { name: 'tulips', max: 2 } }, { expected_skill: 'tulips' }],
  ])('%s', async (_, check, fields) => {
    const { rows } = await tests([{ assert: [{ type: 'skill-used', ...check }] }]);
    expect(rows).toEqual([{ case_id: 'x', category: expect.any(String), prompt: 'Dig.', ...fields }]);
  });

  it('names no skill by a pattern, and the test is then about the one that all tests name', async () => {
    const assert = [
      { type: 'skill-used', value: 'tul*' },
      { type: 'assert-set', threshold: 0.5, assert: [] },
    ];
    const { rows, lost } = await tests([{ assert }], { defaultTest: { metadata: { skill: 'roses' } } });
    expect(rows).toMatchObject([{ expected_skill: 'roses' }]);
    expect(lost['x']).toEqual([
      'skill-used without a name that can be read',
      'threshold of a set',
      'no check asks for a skill: here its skill must be used (it names roses)',
    ]);
  });
});

describe('a template', () => {
  const assert = [{ type: 'skill-used', value: 'roses' }];

  it('that needs the other tool to be filled in is left for the request alone', async () => {
    const prompts = [{ label: 'polite', raw: '{% if polite %}Please: {% endif %}{{request}}' }];
    const { rows, lost } = await tests([{ assert }], { prompts });
    expect(rows).toMatchObject([{ prompt: 'Dig.' }]);
    expect(lost['x']).toEqual(['the text of polite around {{request}}']);
  });

  it('with a label is filled in as one without', async () => {
    const { rows, lost } = await tests([{ assert }], { prompts: [{ label: 'polite', raw: 'Please: {{request}}' }] });
    expect([rows[0]?.['prompt'], lost]).toEqual(['Please: Dig.', {}]);
  });

  it('in a table of prompts is said not to be read', async () => {
    const more = { prompts: ['{{request}}', 'file://more.csv'] };
    const { rows, out } = await tests([{ assert }], more, { 'p/more.csv': 'a,b\n' });
    expect(rows).toHaveLength(1);
    expect(out).toContain('p/promptfooconfig.json, prompt-2: file://more.csv cannot be read as text.');
  });

  it('is asked with the tests of the files that a pattern matches, and of no others', async () => {
    const file = (request: string) => `- {vars: {request: ${request}}, assert: [{type: skill-used, value: roses}]}\n`;
    const files = { 'p/more/a.yaml': file('One.'), 'p/more/b.yml': file('Two.'), 'p/more/c.yaml': file('Three.') };
    const { rows } = await tests([], { tests: ['file://more/*.yaml'] }, files);
    expect(rows.map(({ prompt }) => prompt)).toEqual(['One.', 'Three.']);
  });
});

it('agentv: what is said before every test is asked with it, what the assistant said is not, and its own trials count', async () => {
  const text = `input: Here is my garden.
execution: {trials: {count: 2}}
tests:
  - id: cut
    input: [{role: user, content: Hello.}, {role: assistant, content: What now?}, {role: user, content: Cut these.}]
    assertions: [{type: skill-trigger, skill: roses}]
    execution: {trials: {count: 4}}
`;
  const { rows, lost } = await takeOver(newFolder(), { 'e/a.eval.yaml': text }, 'e');
  expect(rows).toMatchObject([{ prompt: 'Here is my garden.\nHello.\nCut these.', trials: 4 }]);
  expect(lost).toEqual({ cut: ['the assistant message'] });
});
