import { execFileSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { fillTemplate, launchTemplate } from '../../../lib/transcript/template.js';

const HOSTILE = `a'b "$HOME" \`id\` $(id) \\ {prompt}\n; exit 3 #`;

it('launchTemplate puts the prompt in as one word: in every place named, else at the end', () => {
  expect(fillTemplate('x -p {prompt} --again={prompt}', "it's")).toBe(`x -p 'it'\\''s' --again='it'\\''s'`);
  expect(fillTemplate('x exec', 'a b')).toBe(`x exec 'a b'`);
});

it('launchTemplate runs the command by a login shell that finds the installed CLI first', () => {
  const own = { file: '/opt/agents/tiny', args: [], env: { PATH: '/usr/bin:/bin', HOME: '/nowhere' }, cwd: '/' };
  const { file, args, env } = launchTemplate(
    'printf "%s|" {prompt} "$PATH"; printf %s {prompt}',
    { prompt: HOSTILE, source_copy: '/s', tools: { rg: '/opt/my tools/rg' } },
    own,
  );
  const [first, path, again] = execFileSync(file, args, { env, encoding: 'utf8' }).split('|');
  expect([first, again]).toEqual([HOSTILE, HOSTILE]);
  expect(path).toMatch(/^\/opt\/agents:\/opt\/my tools:/);
});
