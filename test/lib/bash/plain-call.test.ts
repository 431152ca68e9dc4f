import { describe, expect, it } from '@jest/globals';
import { passOver } from '../../../lib/bash/plain-call.js';
import { readSkillsFromShell } from '../../../lib/bash/read-skills.js';
import { parseScript } from '../../../lib/bash/shell/parse.js';
import { openShell } from '../../../lib/bash/shell/state.js';
import { runScript } from '../../../lib/bash/walk/walk.js';

const BODY =
  '---\nname: alpha\ndescription: x\n---\n\n# Alpha\n\nCut above an outward facing bud.\nClean the blades first.\n';
const skills = [{ id: 'alpha', path: '/w/.claude/skills/alpha/SKILL.md' }];
const asked = (command: string, output = 'one\ntwo\n', cwd: string | null = '/w') => {
  return { command, output, cwd, exit_code: 0, skills, bodyOf: () => BODY };
};
const walked = (command: string, cwd: string | null) => {
  const shell = openShell(cwd, '');
  runScript(parseScript(command), shell);
  return shell.cwd;
};

describe('a call that goes into a folder first', () => {
  const PLAIN = [
    'cd packages/core && cat package.json',
    'cd packages/core; npm test -- --run part | tail -40',
    "cd 'my app' && npm test",
    'cd "my app" && npm test || true',
    'cd /srv/app\nls -la',
    'cd ..',
    'cd ./a/../b 2>/dev/null && git status --short',
    'cd a && git log | head -3 && echo done',
  ];
  it.each(PLAIN)('is passed over and ends in the folder that a walk ends in: %s', (command) => {
    for (const cwd of ['/w', '/w/src', null])
      expect(passOver(asked(command, undefined, cwd))).toEqual({ cwd: walked(command, cwd) });
  });

  it.each([
    ['cd - && ls', undefined],
    ['cd ~/x && ls', undefined],
    ['cd "~/x" && ls', undefined],
    ['cd $HOME && ls', undefined],
    ['cd a || cd b', undefined],
    ['cd a && cd b && ls', undefined],
    ['(cd a && ls)', undefined],
    ['cd .claude/skills/alpha && cat notes.md', undefined],
    ['cd .claude/skills && cat alpha/notes.md', undefined],
    ['cd a && cat b/SKILL.md', undefined],
    ['cd a && cp -r b c', undefined],
    ['cd a && bash -c "cat *"', undefined],
    ['cd gone && ls', 'bash: line 1: cd: gone: No such file or directory\n'],
    ['cd a && cat notes.md', BODY],
    ['cd a && cat notes.md', 'one\n  3\tClean the blades first.\n'],
    ['cd a && cat -A notes.md', 'one$\nClean the blades first.$\n'],
    ['cd a && cat notes.md', 'one\nClean the blades first.\u00a0 \t\n'],
    ['cd a && cat notes.md', 'Clean the blades first.'],
  ])('is looked at in earnest: %s, %s', (command, output) => {
    expect(passOver(asked(command, output))).toBeNull();
  });

  it('reads a skill in the folder that it goes into, and nothing in another', () => {
    const read = (command: string) => readSkillsFromShell(asked(command, BODY)).reads.map(({ text }) => text);
    expect(read('cd .claude/skills/alpha && cat SKILL.md')).toEqual(['own']);
    expect(readSkillsFromShell(asked('cd packages/core && ls')).cwd).toBe('/w/packages/core');
  });
});
