import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { COMMANDS } from '../../src/commands/index.js';
import { dispatch } from '../../src/main.js';
import { ROOT } from '../helpers/pages.js';
import { write } from '../helpers/plugin.js';
import { runCli } from '../helpers/run-cli.js';
import { keptShell } from '../helpers/shell.js';
import { temporaryFolder } from '../helpers/temporary-folder.js';
import { inFull } from '../helpers/tested-agents.js';

const folder = temporaryFolder();

describe('the overview of the command line', () => {
  it('lists every command, shows an example and explains each word that a stranger does not know', async () => {
    const { stdout, code } = await runCli(['--help'], { cwd: folder(), cache: folder() });
    expect(code).toBe(0);
    for (const name of Object.keys(COMMANDS)) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
    expect(stdout).toMatch(/^For example.*\n {2}agent-routing check /m);
    const [list = '', words = ''] = stdout.split('The words:');
    for (const word of ['agent', 'case', 'batch', 'baseline', 'gate', 'transcript']) {
      expect(list).toMatch(new RegExp(`\\b${word}`));
      expect(words).toMatch(new RegExp(`^  ${word} +\\S`, 'm'));
    }
    expect(list).not.toMatch(/\b(?:corpus|corpora|delta|fixture|evidence|oracle)\b/i);
  });

  it('knows what people try for a command and is one of another', async () => {
    const said = async (name: string) => (await runCli([name], { cwd: folder(), cache: folder() })).stderr;
    expect(await said('fit')).toContain("Did you mean 'route fit'?");
    expect(await said('linr')).toContain("Did you mean 'lint'?");
    expect(await said('constructor')).toContain('see agent-routing --help.');
  });
});

it.each([
  ['skills', 'check'],
  ['ls', 'discover'],
  ['hooks', 'init --hooks'],
])('%s is answered with %s', async (typed, meant) => {
  const shell = keptShell(folder());
  expect(await dispatch(typed, [], shell)).toBe(2);
  expect(shell.err.join('')).toContain(`Did you mean '${meant}'?`);
});

it('prints a mistake in the files as a finding, too, where JSON is asked for', async () => {
  const cwd = folder();
  write(join(cwd, 'skills/a/SKILL.md'), '---\nname: a\ndescription: Does a.\n---\n\nDo a.\n');
  const said = async (text: string, name: string, ...argv: string[]) => {
    write(join(cwd, 'cases.json'), text);
    const shell = keptShell(cwd);
    expect(await dispatch(name, argv, shell)).toBe(2);
    expect(shell.err.join('')).toMatch(/^agent-routing: cases\.json:/);
    return JSON.parse(shell.out.join('') || 'null');
  };
  const wrong = '{"cases": [\n{"case_id": "a", "promt": "Do a.", "expected_skill": "a"}]}';
  const schema = {
    rule: 'config',
    severity: 'error',
    file: 'cases.json',
    line: 2,
    subject: 'a',
    fix: "write 'prompt'.",
  };
  const syntax = { rule: 'config', file: 'cases.json', line: 1, message: expect.stringMatching(/not valid JSON/) };
  expect(await said(wrong, 'check', '--offline', '--format', 'json')).toMatchObject({ findings: [schema] });
  expect(await said(wrong, 'run', '--json', '--agents', 'claude')).toMatchObject({ findings: [schema] });
  expect(await said('{"case_id":\n', 'lint', '--json')).toMatchObject([syntax]);
  expect(await said(wrong, 'lint')).toBeNull();
});

describe('what people type', () => {
  const cli = (...argv: string[]) => runCli(argv, { cwd: place(), cache: folder() });
  const place = () => {
    const cwd = folder();
    write(join(cwd, 'skills/a/SKILL.md'), '---\nname: a\ndescription: Does a.\n---\n\nDo a.\n');
    write(join(cwd, '.claude-plugin/plugin.json'), '{"name":"demo","version":"1.0.0","description":"d"}');
    return cwd;
  };

  inFull.it('does what they mean: help COMMAND, -V, a file or a folder in place of an option', async () => {
    expect((await cli('help', 'lint')).stdout).toMatch(/^agent-routing lint \[folder\]/);
    expect((await cli('-V')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect((await cli('check', 'skills/a/SKILL.md', '--offline')).stdout).toMatch(/^a: 1 skill /);
    expect((await cli('check', '.claude-plugin/plugin.json', '--offline')).stdout).toMatch(/^demo: 1 skill /);
    expect((await cli('lint', 'skills')).code).toBe(0);
    expect((await cli('run', 'skills')).stderr).toContain('a folder is named with --source skills');
  });

  it('shows the options of every day of `run`, and all of them with --all', async () => {
    const { stdout } = await cli('run', '--help');
    expect(stdout).toMatch(/^ {2}--trials /m);
    expect(stdout).not.toContain('--log-max-files');
    const [, more] = /(\d+) more options: agent-routing run --help --all/.exec(stdout) ?? [];
    const all = (await cli('run', '--help', '--all')).stdout;
    const flags = (text: string) => text.match(/^ {2}--/gm)?.length ?? 0;
    expect(flags(all)).toBe(flags(stdout) + Number(more));
  });
});

it('says in one sentence that Node is too old, before anything that it cannot parse is loaded', async () => {
  const old =
    "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.20.8'}})";
  const env = { NODE_OPTIONS: `--import=${old}` };
  const { code, stderr } = await runCli(['check'], { cwd: folder(), cache: folder(), env });
  const words = /^agent-routing: This needs Node ([\d.]+) or newer, and this is 18\.20\.8\. Fix: [^\n]+\n$/;
  expect([code, stderr]).toEqual([2, expect.stringMatching(words)]);
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(engines.node).toBe(`>=${words.exec(stderr)?.[1]}`);
});
