import { describe, expect, it } from '@jest/globals';
import { readCorpusAtRef } from '../../../lib/setup/corpus/at-ref.js';

const CASES = JSON.stringify([{ case_id: 'a', prompt: 'p', expected_skill: 'alpha' }]);
const SUITE = JSON.stringify({
  agent: 'kit:scout',
  test_suites: { core: { tests: [{ id: 's', input: 'x', expect: { status: 'ok' } }] } },
});
const ROUTES = `routes:
  mcp: {tool: Bash, pattern: '^mcp', message: no, tests: [{desc: plain, input: {tool_input: {command: mcp}}, expect: block}]}
`;

const read = (patterns: string[], files: Record<string, string>, cwd = '/repo') =>
  readCorpusAtRef(
    patterns,
    { sha: 's', read: async (file) => files[file] ?? null, list: async () => Object.keys(files) },
    { cwd, name: 'main' },
  );
const ids = async (patterns: string[], files: Record<string, string>) =>
  (await read(patterns, files)).cases.map(({ case_id }) => case_id);

describe('the corpus at a ref', () => {
  const files = {
    'cases.json': CASES,
    'sub/x.tests.json': SUITE,
    'hooks/tool-routes.yaml': ROUTES,
    'node_modules/y/cases.json': CASES.replace('"a"', '"no"'),
    'README.md': '',
    '../above/cases.json': CASES.replace('"a"', '"above"'),
  };

  it.each([
    [['cases.json'], ['a']],
    [['./cases.json'], ['a']],
    [['/repo/cases.json'], ['a']],
    [['../above/cases.json'], ['above']],
    [['.'], ['a', 'mcp/plain', 's']],
    [['sub'], ['s']],
    [
      ['**/*.tests.json', 'cases.json'],
      ['a', 's'],
    ],
    [['hooks/tool-routes.yaml'], ['mcp/plain']],
    [['**/tool-routes.yaml'], ['mcp/plain']],
  ])('of %j is %j', async (patterns, wanted) => {
    expect(await ids(patterns, files)).toEqual(wanted);
  });

  it('is the usual one where the ref has no such file, and under its old name where git knows that it was moved', async () => {
    expect(await ids(['other.json'], files)).toEqual(['a']);
    const then = { 'old.json': CASES.replace('"a"', '"old"'), 'cases.json': CASES };
    const tree = {
      ...{ sha: 's', read: async (file: string) => Object.entries(then).find(([name]) => name === file)?.[1] ?? null },
      ...{ list: async () => Object.keys(then), former: async () => 'old.json' },
    };
    const options = { cwd: '/repo', name: 'main', files: ['tests/cases.json'] };
    const { cases } = await readCorpusAtRef(['tests/cases.json'], tree, options);
    expect(cases.map(({ case_id }) => case_id)).toEqual(['old']);
  });

  it('is said to be missing where it is', async () => {
    expect(await read(['other.json'], { 'README.md': '' })).toEqual({
      cases: [],
      problems: ['main has no other.json'],
    });
  });

  it('is read as far as it can be, and what cannot be read is counted', async () => {
    const older = [
      { case_id: 'a', prompt: 'p', expected_skill: 'alpha', some_older_field: 1 },
      { case_id: 'b', prompt: 'p', expected_skill: 'alpha', trials: 'many', required_files: ['x', 7] },
      { case_id: 'no prompt' },
      { case_id: 'c', kind: 'suite', subagent: 's', input: 1, expect: { status: 'ok', unknown_assertion: 1 } },
      'no case',
    ];
    const { cases, problems } = await read(['cases.json'], { 'cases.json': JSON.stringify({ cases: older }) });
    expect(cases).toMatchObject([
      { case_id: 'a', expected_skill: 'alpha' },
      { case_id: 'b', required_files: ['x'] },
      { case_id: 'c', expect: { status: 'ok' } },
    ]);
    expect(problems).toEqual(['5 of the cases in cases.json at main could not be read in full']);
    const suite = JSON.parse(SUITE) as { test_suites: { core: { tests: object[] } } };
    suite.test_suites.core.tests.push({ id: 't', input: 'x', expect: { nope: 1, status: 'ok' }, tags: ['x'] });
    expect(await ids(['x.tests.json'], { 'x.tests.json': JSON.stringify(suite) })).toEqual(['s', 't']);
    const routes = `${ROUTES}  bad: {tool: Bash, pattern: '(', message: no}\n`;
    expect(await read(['tool-routes.yaml'], { 'tool-routes.yaml': routes })).toMatchObject({
      cases: [{ case_id: 'mcp/plain' }],
      problems: [expect.stringContaining('1 of the cases in tool-routes.yaml')],
    });
  });

  it('is a sentence where it is not even JSON', async () => {
    const { cases, problems } = await read(['cases.json'], { 'cases.json': '[{' });
    expect(cases).toEqual([]);
    expect(problems).toEqual([expect.stringMatching(/^cases\.json at main cannot be read/)]);
  });
});
