import { expect, it } from '@jest/globals';
import { lintWorkflows } from '../../../src/check/workflow/workflow-rule.js';
import { blocksOf } from '../../helpers/pages.js';
import { write } from '../../helpers/plugin.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const RIGHT = `name: agent-routing
on: pull_request
permissions:
  contents: read
  pull-requests: write
jobs:
  routing:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: acme/agent-routing@v1
        with:
          preset: gate
`;
const CHECKOUT = '      - uses: actions/checkout@v5\n';
const INPUT = 'preset: gate';
const WITH = '        with:\n          preset: gate\n';

async function lint(files: Record<string, string>) {
  const root = newFolder();
  for (const [file, text] of Object.entries(files)) write(`${root}/${file}`, text);
  return lintWorkflows(root, '');
}
const lintOne = async (from: string, to: string) => {
  const findings = await lint({ '.github/workflows/routing.yml': RIGHT.replace(from, to) });
  return findings.map(({ rule, line, message, fix }) => `${rule}:${line} ${message}. ${fix}`);
};

it.each([
  [
    WITH,
    WITH.replace('  with', '- with'),
    /^workflow-refused:12 a step has neither `uses:` nor `run:`, .*remove its dash; /,
  ],
  [CHECKOUT, `${CHECKOUT}      - name: Nothing\n`, /^workflow-refused:11 .*add one, or remove the dash/],
  [
    'acme/agent',
    'agent',
    /^workflow-refused:11 `uses: agent-routing@v1` does not say .*`uses: <owner>\/agent-routing@v1`/,
  ],
  ['actions/checkout', 'checkout', /^workflow-refused:10 .*`uses: actions\/checkout@v5`/],
])('names a step that is none, and an action without its owner: %j', async (from, to, said) => {
  expect(await lintOne(from, to)).toEqual([expect.stringMatching(said)]);
});

it('is an error where GitHub runs none of its jobs', async () => {
  const severities = async (from: string, to: string) =>
    (await lint({ '.github/workflows/routing.yml': RIGHT.replace(from, to) })).map(({ severity }) => severity);
  expect(await severities(INPUT, '\tpreset: gate')).toEqual(['error']);
  expect(await severities('runs-on', 'run-on')).toEqual(['error']);
});

it('is an error where the action ends with exit code 2', async () => {
  const to = 'working_directroy: a\n          colour: red\n          mode: orcle';
  const findings = await lint({ '.github/workflows/routing.yml': RIGHT.replace(INPUT, to) });
  expect(findings.map(({ severity, line }) => [severity, line])).toEqual([
    ['error', 13],
    ['warning', 14],
    ['error', 15],
  ]);
});

it.each([
  [
    INPUT,
    'agent: claude',
    /^workflow-input:13 the action has no input `agent`, so its step ends there with exit code 2\. write `agents:`/,
  ],
  [
    INPUT,
    'working-directory: a',
    /^workflow-input:13 .*`working-directory`, so its step ends .*\. write `working_directory:`/,
  ],
  [
    INPUT,
    'colour: red',
    /^workflow-input:13 the action has no input `colour`, so its step runs as if that were not there\. remove it/,
  ],
  [
    INPUT,
    'mode: orcle',
    /^workflow-input:13 the action refuses this with exit code 2: Input `mode`: 'orcle' .*Did you mean oracle\?/,
  ],
  [INPUT, 'agents: cluade', /^workflow-input:13 .*Unknown agent 'cluade'\. Did you mean claude\?/],
  [INPUT, 'agents: [claude]', /^workflow-refused:13 `agents:` is not text/],
  [INPUT, '- preset: gate', /^workflow-refused:13 `with:` holds no `input: value`/],
  [INPUT, 'preset gate', /^workflow-refused:13 `with:` holds no `input: value`/],
  [INPUT, 'preset: "gate', /^workflow-refused:14 it is not YAML, .*: a quote is not closed/],
  ['        with', '\twith', /^workflow-refused:12 it is not YAML, .*: a tab is used where YAML needs spaces/],
  [WITH, '      with:\n        preset: gate\n', /^workflow-refused:12 .*not YAML.*`with:` in the column of `uses:`/],
  [WITH, '    with:\n      preset: gate\n', /^workflow-refused:7 `with:` stands in the job and not in a step/],
  [WITH, '        preset: gate\n', /^workflow-refused:12 `preset` is an input and does not stand below `with:`/],
  [WITH, '        inputs:\n          preset: gate\n', /^workflow-refused:12 .*no step key `inputs`.* write `with`/],
  [': pull_request', ': pull_requests', /^workflow-refused:2 .*no event `pull_requests`.* write `pull_request`\.$/],
  [': pull_request', ':\n  - push\n  - pull-request', /^workflow-refused:4 .*no event `pull-request`/],
  ['on: pull_request\n', '', /^workflow-refused:1 `on:` is missing/],
  ['jobs:', 'job:', /^workflow-refused:6 GitHub has no key `job`.* write `jobs`/],
  ['runs-on', 'run-on', /^workflow-refused:8 GitHub has no job key `run-on`.* write `runs-on`/],
  ['    runs-on: ubuntu-latest\n', '', /^workflow-refused:8 `runs-on:` is missing/],
  ['pull-requests', 'pull-request', /^workflow-refused:5 GitHub has no permission `pull-request`/],
  ['    steps:\n', '    steps:\n      only:\n', /^workflow-refused:10 `steps:` is not a list/],
  ['  pull-requests: write\n', '', /^workflow-needs:4 by these permissions .*may not write its comment/],
  [/permissions:\n.*\n.*\n/.exec(RIGHT)?.[0] ?? '', '', /^workflow-needs:8 without `permissions:`.*may not write/],
  [CHECKOUT, '', /^workflow-needs:10 no step before this one checks the repository out/],
])('names what GitHub or the action refuses, in place of %j: %j', async (from, to, says) => {
  expect(await lintOne(from, to)).toEqual([expect.stringMatching(says)]);
});

it.each([
  ['nothing', '', ''],
  ['an expression', INPUT, `mode: \${{ inputs.mode }}`],
  ['an input in capitals', INPUT, 'Preset: gate'],
  ['no comment', '  pull-requests: write\n', ''],
  ['a step that clones', CHECKOUT, '      - run: git clone https://example.com/a .\n'],
])('has nothing to say of %s', async (what, from, to) => {
  const silent = what === 'no comment' ? RIGHT.replace(INPUT, 'comment: never') : RIGHT;
  expect(await lint({ '.github/workflows/routing.yml': silent.replace(from, to) })).toEqual([]);
});

const MATRIX = '    strategy:\n      matrix:\n        package: [packages/a, packages/b]\n    steps:\n';
it.each([
  ['a step', RIGHT.replace(INPUT, 'working_directory: packages/a'), ['13 packages/a step']],
  [
    'a row',
    RIGHT.replace('    steps:\n', MATRIX).replace(INPUT, `working_directory: \${{ matrix.package }}`),
    ['11 packages/a entry'],
  ],
  [
    'a made folder',
    RIGHT.replace(INPUT, 'working_directory: out').replace(CHECKOUT, `${CHECKOUT}      - run: make out\n`),
    [],
  ],
  [
    'a checkout elsewhere',
    RIGHT.replace(INPUT, 'working_directory: x/a').replace(CHECKOUT, `${CHECKOUT}        with:\n          path: x\n`),
    [],
  ],
])('is an error of %s whose folder is not there, since the action ends there', async (_, text, expected) => {
  const found = await lint({ '.github/workflows/a.yml': text, 'packages/b/README.md': 'b' });
  const words = found.map(
    ({ line, message, fix }) => `${line} ${/folder (\S+),/.exec(message)?.[1]} ${/this (\w+)\.$/.exec(fix)?.[1]}`,
  );
  expect([words, found.every(({ severity }) => severity === 'error')]).toEqual([expected, true]);
});

it('asks for no right where another workflow posts the comment, or the run is not of a pull request', async () => {
  const poor = RIGHT.replace('  pull-requests: write\n', '');
  const poster = RIGHT.replace(': pull_request', ': workflow_run').replace(INPUT, 'command: comment');
  expect(await lint({ '.github/workflows/a.yml': poor, '.github/workflows/b.yml': poster })).toEqual([]);
  expect(await lint({ '.github/workflows/a.yml': poor.replace(': pull_request', ': push') })).toEqual([]);
});

it('leaves workflows alone that do not use this action', async () => {
  const other = RIGHT.replace('acme/agent-routing@v1', 'acme/other@v1').replace('pull_request', 'pull_requests');
  const broken = other.replace(INPUT, '\tagent: x');
  expect(await lint({ '.github/workflows/a.yml': other, '.github/workflows/b.yml': broken })).toEqual([]);
});

it.each([
  ['.github/workflow/a.yml', 'rename the folder to .github/workflows.'],
  ['.github/workflows/more/a.yml', 'move it to .github/workflows.'],
  ['.github/workflows/a', 'rename it to .github/workflows/a.yml.'],
  ['.github/workflows/a.yaml.txt', 'rename it to .github/workflows/a.yaml.'],
  ['github/workflows/a.yml', 'move it to .github/workflows.'],
  ['a.yml', 'move it to .github/workflows.'],
])('names %s, where GitHub does not look', async (file, fix) => {
  expect(await lint({ [file]: RIGHT })).toMatchObject([{ rule: 'workflow-folder', file, line: 1, fix }]);
});

it('leaves alone what lies elsewhere and does not use this action', async () => {
  const other = RIGHT.replace('acme/agent-routing@v1', 'acme/other@v1');
  expect(await lint({ 'a.yml': other, 'workflows/a.yml': other, '.github/workflows/old/a.yml': other })).toEqual([]);
});

const PAGES = blocksOf('yaml').filter(({ text }) => /^on:[\s\S]*^jobs:/m.test(text));

it.each(PAGES)('has nothing to say of the workflow in $page:$line, but for the placeholder', async ({ text }) => {
  const findings = await lint({ '.github/workflows/a.yml': text });
  expect(
    findings.filter(({ rule, message }) => rule !== 'workflow-placeholder' && !/no folder packages/.test(message)),
  ).toEqual([]);
});
