import { execFileSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { COMMANDS } from '../../../src/commands/index.js';
import { runCliHere } from '../../helpers/run-cli-here.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const folder = temporaryFolder();
const completion = (...argv: string[]) => runCliHere(['completion', ...argv], { cwd: folder(), cache: folder() });

it('completes commands and the options of each in bash', async () => {
  const { stdout, code } = await completion('bash');
  expect(code).toBe(0);
  const complete = (...words: string[]) => {
    const script = `${stdout}\nCOMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _agent_routing; echo "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['-c', script, 'bash', 'agent-routing', ...words], { encoding: 'utf8' }).trim();
  };
  expect(complete('ch')).toBe('check');
  expect(complete('').split(' ')).toEqual(Object.keys(COMMANDS).filter((name) => name !== 'completion'));
  expect(complete('run', '--tri')).toBe('--trials');
  expect(complete('lint', '--tri')).toBe('');
  // What is no option is left to the shell, as a file.
  expect(complete('check', 'sk')).toBe('');
});

it('prints a script for fish, and names the shells it knows', async () => {
  const { stdout } = await completion('fish');
  expect(stdout).toMatch(/^complete -c agent-routing -n '__fish_seen_subcommand_from run' -l trials -d '/m);
  expect(stdout.split('\n').filter((line) => line && !line.startsWith('complete -c agent-routing -n '))).toEqual([]);
  expect(await completion('tcsh')).toMatchObject({ code: 2, stderr: expect.stringContaining('zsh and fish work too') });
});
