import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { planWorkflow } from '../../../src/init/workflow.js';
import { WORKFLOW } from '../../../src/run/own-repository.js';
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

it('never writes over a file of the user, whatever it runs', async () => {
  const steps = ['python route_agents.py', 'npx github:acme/agent-routing run'].map((line) =>
    HEAD.replace('uses: someone/agent-routing@v1', `run: ${line}`),
  );
  for (const text of [...steps, 'jobs: [', '# uses: someone/agent-routing@v1\n']) {
    const cwd = newFolder();
    write(`${cwd}/${WORKFLOW}`, text);
    const planned = await planWorkflow(cwd, {}, OWN);
    expect(planned.file).toBe('.github/workflows/agent-routing-2.yml');
    expect(planned.words).toContain(`${WORKFLOW} does not use this action and stays as it is`);
    write(`${cwd}/${planned.file}`, planned.text ?? '');
    expect(await planWorkflow(cwd, {}, OWN)).toEqual({ file: planned.file, text: null, words: null });
  }
  const empty = newFolder();
  write(`${empty}/${WORKFLOW}`, '\n');
  expect(await planWorkflow(empty, {}, OWN)).toMatchObject({ file: WORKFLOW, words: null });
});

const GATE = '        with:\n          preset: gate\n';

it('leaves one that uses the action as it is, where no input is missing', async () => {
  const file = '.github/workflows/ci.yml';
  expect(await plan(`${HEAD}${GATE}`, {})).toEqual({ file, text: null, words: null });
  const set = `${HEAD}${GATE}          source: elsewhere\n`;
  expect(await plan(set, { source: 'plugins/a' })).toEqual({ file, text: null, words: null });
});

it('gives the preset to one that was copied without it', async () => {
  const [, workflow = ''] = /^## In CI\n\n```yaml\n([\s\S]*?)```/m.exec(readFileSync('README.md', 'utf8')) ?? [];
  expect((await plan(workflow.replace(/ +with:\n +preset: gate\n/, ''), {})).text).toBe(workflow);
  expect((await plan(workflow, {})).text).toBeNull();
});

it('runs another package in a step or a row of the matrix of its own, and leaves that of a summary alone', async () => {
  const inputs = { working_directory: 'packages/web' };
  const { text } = await plan(`${HEAD}${GATE}`, inputs);
  const step =
    '      - uses: someone/agent-routing@v1\n        if: ${{ !cancelled() }}\n        with:\n          preset: gate\n          working_directory: packages/web\n';
  expect(text).toBe(`${HEAD}${GATE}${step}`);
  expect((await plan(text, inputs)).text).toBeNull();
  expect((await plan(text, { working_directory: 'packages/api' })).text).toBe(
    `${text}${step.replace('packages/web', 'packages/api')}`,
  );
  const matrix = `${HEAD.replace('  skills:\n', '  skills:\n    strategy:\n      matrix:\n        package: [packages/a]\n')}${GATE}          working_directory: \${{ matrix.package }}\n`;
  const summary =
    '  table:\n    runs-on: x\n    steps:\n      - uses: someone/agent-routing@v1\n        with:\n          command: summarize\n';
  const wider = await plan(`${matrix}${summary}`, inputs);
  expect(wider.text).toBe(`${matrix.replace('[packages/a]', '[packages/a, packages/web]')}${summary}`);
  expect((await plan(wider.text, inputs)).text).toBeNull();
  const alone = summary.replace('command: summarize', 'working_directory: packages/b').replace('table', 'alone');
  expect((await plan(`${matrix}${alone}`, inputs)).text).toContain('[packages/a, packages/web]');
});

it('adds only the inputs that it lacks, and keeps comments and the rest', async () => {
  const { text } = await plan(HEAD, { source: 'plugins/a' });
  expect(text).toBe(`${HEAD}${GATE}          source: plugins/a\n`);
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
