import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { literalOf } from '../../../../lib/agents/shell/flow.js';
import { parseScript } from '../../../../lib/agents/shell/parse.js';
import { openShell } from '../../../../lib/agents/shell/state.js';
import { walkScript } from '../../../../lib/agents/shell/walk.js';
import { splitWords } from '../../../../lib/agents/shell/words.js';
import { readSkillsFromShell } from '../../../../lib/agents/shell-read.js';
import { cpuMs } from '../../../helpers/cpu.js';

const run = (script: string) => {
  const shell = openShell('/w', '');
  return { flow: walkScript(parseScript(script), shell), shell };
};
const printed = (script: string) => literalOf(run(script).flow);

describe('a script walked without running it', () => {
  it.each([
    ['echo a{b,c}d', 'abd acd\n'],
    ['echo {1..3}', '1 2 3\n'],
    ['x=\'a  b\'; echo "$x"', 'a  b\n'],
    ['x=1; y=$x$x; echo "${y}${z:-none}"', '11none\n'],
    ['echo $\'a\\tb\' "c\\"d" e\\ f', 'a\tb c"d e f\n'],
    ['for i in a b; do echo $i; done', 'a\nb\n'],
    ['f() { echo "$1-$2"; }; f x y', 'x-y\n'],
    ['echo $(echo in $(echo deep))', 'in deep\n'],
    ['echo `echo old`', 'old\n'],
    ['(echo sub; exit); echo after', 'sub\nafter\n'],
    ['echo one; exit 0; echo two', 'one\n'],
    ['true || exit; echo two', 'two\n'],
    ['# nothing\necho x # tail', 'x\n'],
    ['echo a#b', 'a#b\n'],
    ['cat <<EOF\nhere\nEOF\necho x', 'here\nx\n'],
    ["cat <<-'E'\n\tcut\n\tE\n", 'cut\n'],
    ['cat <<< word', 'word\n'],
    ['echo x > f; echo y', 'y\n'],
    ['p=/a/b/c.md; echo ${p##*/} ${p%/*} ${p%.md}', 'c.md /a/b /a/b/c\n'],
    ['bash -c "echo $((1+1))" > /dev/null; echo z', 'z\n'],
  ])('prints what bash prints: %s', (script, output) => expect(printed(script)).toBe(output));

  it.each([
    ['cd a && cd ../b', '/w/b'],
    ['cd /x; pwd', '/x'],
    ['(cd /x)', '/w'],
    ['cd /x | cat', '/w'],
    ['pushd /x >/dev/null', '/x'],
    ['cd "$UNKNOWN"', '/w'],
  ])('ends in the directory where bash ends: %s', (script, folder) => expect(run(script).shell.cwd).toBe(folder));

  it('ends, whatever the script', () => {
    const piece = fc.constantFrom(
      ...'$(){}[]<>|&;"\'`\\ \n#!*?=-~'.split(''),
      'for x in ',
      'do ',
      'done',
      'if ',
      'then ',
      'fi',
      'case ',
      'esac',
      'f() { f; }; f',
      'cat ',
      '<<E\n',
      'E\n',
      '{1..9}',
      '$x',
      'xargs ',
      'find . -exec ',
      'eval ',
      'bash -c ',
      '/s/SKILL.md',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 60 }),
        fc.string(),
        (pieces, output) => {
          const command = pieces.join('');
          const read = () =>
            readSkillsFromShell({ command, cwd: null, output, exit_code: 0, skills: null, bodyOf: null });
          expect(cpuMs(() => void read())).toBeLessThan(2000);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each([
    '{1..99}'.repeat(8),
    'a{b,c}'.repeat(40),
    '$('.repeat(500),
    '(((('.repeat(500),
    'f() { f; f; }; f',
    'eval "eval eval"'.repeat(50),
    `for i in {1..99}; do for j in {1..99}; do cat $i$j; done; done`,
    `x=a; ${'x="$x $x";'.repeat(40)} echo $x`,
  ])('ends soon on a script made to grow: %#', (command) => {
    const skills = [{ id: 'a', path: '/w/a/SKILL.md' }];
    const read = () => readSkillsFromShell({ command, cwd: '/w', output: '', exit_code: 0, skills, bodyOf: null });
    expect(cpuMs(() => void read())).toBeLessThan(2000);
  });
});

describe('words of a logged command line', () => {
  it.each([
    ["/bin/bash -lc 'cat x'", ['/bin/bash', '-lc', 'cat x']],
    ['a "b \\"c\\" $d" e\\ f', ['a', 'b "c" $d', 'e f']],
    [`x "y"'"z"'`, ['x', 'y"z"']],
    ["''", ['']],
  ])('%s', (line, words) => expect(splitWords(line)).toEqual(words));

  it('are none when a quote stays open', () => expect(splitWords("a 'b")).toBeNull());
});
