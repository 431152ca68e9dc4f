import { expect, it } from '@jest/globals';
import { planWorkflow, WORKFLOW } from '../../../src/init/workflow.js';
import { write } from '../../helpers/plugin.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const OWN = { name: 'org/agent-routing', ref: 'v1' };

const HEAD = `# Ours.
name: ci
on: pull_request
jobs:
  lint:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5 # pinned
  skills:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: someone/agent-routing@v1
`;

async function plan(text: string | null, inputs: Record<string, string>) {
  const cwd = newFolder();
  if (text !== null) write(`${cwd}/.github/workflows/ci.yml`, text);
  return planWorkflow(cwd, inputs, OWN);
}

it('writes a new one where none uses the action, also beside others', async () => {
  const other = HEAD.replace('someone/agent-routing@v1', 'actions/setup-node@v5');
  for (const text of [null, other]) expect(await plan(text, {})).toMatchObject({ file: WORKFLOW, words: null });
});

it('leaves one that uses the action as it is, where no input is missing', async () => {
  const file = '.github/workflows/ci.yml';
  expect(await plan(HEAD, {})).toEqual({ file, text: null, words: null });
  const set = `${HEAD}        with:\n          source: elsewhere\n`;
  expect(await plan(set, { source: 'plugins/a' })).toEqual({ file, text: null, words: null });
});

it('adds only the inputs that it lacks, and keeps comments and the rest', async () => {
  const { text } = await plan(HEAD, { source: 'plugins/a' });
  expect(text).toBe(`${HEAD}        with:\n          source: plugins/a\n`);
});

it('says what to write where the file would change its form, or the action is used twice', async () => {
  const twice = `${HEAD}      - uses: someone/agent-routing@v1\n`;
  const odd = HEAD.replace('on: pull_request', 'on:   pull_request');
  for (const text of [twice, odd])
    expect(await plan(text, { source: 'a' })).toMatchObject({
      text: null,
      words: expect.stringContaining('source: "a"'),
    });
});
