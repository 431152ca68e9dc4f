import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { readSkillsFromShell } from '../../../../lib/bash/read-skills.js';
import { literalOf } from '../../../../lib/bash/shell/flow.js';
import { parseScript } from '../../../../lib/bash/shell/parse.js';
import { openShell } from '../../../../lib/bash/shell/state.js';
import { runScript } from '../../../../lib/bash/walk/walk.js';
import { cpuMs } from '../../../helpers/cpu.js';
import { IN_FULL } from '../../../helpers/tested-agents.js';

const run = (script: string) => {
  const shell = openShell('/w', '');
  return { flow: runScript(parseScript(script), shell), shell };
};
const printed = (script: string) => literalOf(run(script).flow);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'walk-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
    ['case x in (x) echo in;; esac', 'in\n'],
    ['echo $(case x in x) echo sub;; esac)', 'sub\n'],
    ["echo $'\\x41\\u00e9'", 'Aé\n'],
    ['echo $"loc"', 'loc\n'],
    ['(( 1 )) && echo yes', 'yes\n'],
    ['[[ a == [a-z] ]] && echo yes', 'yes\n'],
    ['echo "`echo \\"x  y\\"`"', 'x  y\n'],
    ['coproc { echo out; sleep 0.3; }; cat <&"${COPROC[0]}"', 'out\n'],
    ['coproc N { echo out; sleep 0.3; }; cat <&${N[0]}', 'out\n'],
    ['echo {a,b{c,"d e"}} {9..1..4} {x}', 'a bc bd e 9 5 1 {x}\n'],
    ['p=a.b.c; echo ${p%%.*} ${p%.*} ${p#*.} ${p##*.} ${p%/}', 'a a.b b.c c a.b.c\n'],
    ['a=(x y); for i in "${!a[@]}"; do echo "$i=${a[$i]}"; done', '0=x\n1=y\n'],
    ['x=; echo "${x:-none}|${x-set}|${x:+no}|${y:=z}|$y"', 'none|||z|z\n'],
    ['declare -a l=(a "b c"); export X=y; echo "${l[@]}" $X', 'a b c y\n'],
    ['cat <<-E\n\tone $(echo two)\n\t\tthree\n\tE\n', 'one two\nthree\n'],
    ['cat <<E\n\\$x \\\\ \\a\nE\n', '$x \\ \\a\n'],
    ['for ((i = 0; i < 1; i++)) { echo x; }', 'x\n'],
    ['echo a | { cat; echo b; } | cat', 'a\nb\n'],
    ['echo x$(true)y', 'xy\n'],
  ])('prints what bash prints: %s', (script, output) => {
    expect(printed(script)).toBe(output);
    // Without a locale of UTF-8 bash leaves \u00e9 as it is.
    const env = { ...process.env, LC_ALL: 'C.UTF-8' };
    expect(spawnSync('bash', ['-c', script], { cwd: folder, env, encoding: 'utf8' }).stdout).toBe(output);
  });

  it.each([
    ['echo one\r\necho two\r\n', 'one\ntwo\n'],
    ['|| echo one; echo two', 'one\ntwo\n'],
    ['fi; echo one; echo two', 'one\ntwo\n'],
    ['echo one; ) ; echo two', 'one\ntwo\n'],
    ['echo one; for f (true) echo two', 'one\ntwo\n'],
    ['echo one; echo "two', 'one\ntwo\n'],
    ['echo one; echo $(echo two', 'one\ntwo\n'],
    ['if true; then echo one; echo two', 'one\ntwo\n'],
  ])('is read past what is no bash: %j', (script, output) => expect(printed(script)).toBe(output));

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
      { numRuns: IN_FULL ? 800 : 200 },
    );
  });

  const read = (command: string) => {
    const skills = [{ id: 'a', path: '/w/a/SKILL.md' }];
    return readSkillsFromShell({ command, cwd: '/w', output: '', exit_code: 0, skills, bodyOf: null });
  };
  const fill = (piece: string) => piece.repeat(Math.ceil(1_000_000 / piece.length));

  /** The machine's pace: a megabyte of ordinary commands. */
  const ordinary = () => Math.min(...[1, 2, 3].map(() => cpuMs(() => void read(fill('cat notes/today.md; ')))));

  const HOSTILE = [
    '{1..99}'.repeat(8),
    'a{b,c}'.repeat(40),
    'f() { f; f; }; f',
    'eval "eval eval"'.repeat(50),
    'for i in {1..99}; do for j in {1..99}; do cat $i$j; done; done',
    `x=a; ${'x="$x $x";'.repeat(40)} echo $x`,
    `echo ${'{a,'.repeat(20_000)}${'}'.repeat(20_000)}`,
    `echo ${'y'.repeat(90_000)}{1..300}`,
    `x=${'a'.repeat(50_000)}; ${fill('echo ${x%a*a}; ')}`,
    ...['$(', '$((', '"$(', '<(', '$({', '$((($(', '`', '${x:-', '(', '((', '{ ', '[[ ( ', '[[ ! '].map(fill),
    ...['if ', 'while true; do ', 'case x in (', 'f() {', 'function f ', 'coproc ', '! ', 'a && '].map(fill),
    ...['"', "'", '<<E\n', '<<"', "<<'$(", '<<E $(\n', '$(<<E\n', '{a,', '*', ') ', ';;\n', '\\'].map(fill),
    ...['x=$x$x; ', 'eval "', "bash -c '", '${x:=$x$x}', '$(\\) ', "$(')' "].map(fill),
  ];
  it.each(HOSTILE.filter((_, at) => IN_FULL || at % 7 === 0))(
    'takes no more than fifty times the work of ordinary commands: %#',
    (command) => {
      expect(cpuMs(() => void read(command))).toBeLessThan(50 * Math.max(ordinary(), 20));
    },
  );

  it.each([
    ['substitutions', `${'$('.repeat(400)}cat`],
    ['groups', `${'{ '.repeat(400)}cat`],
    ['functions', 'f() {'.repeat(30_000)],
  ])('leaves the steps of a script bounded: %s', (_, command) => {
    const { shell } = run(`${command}; ${'cat x; '.repeat(5000)}`);
    expect(shell.touches.length).toBeLessThanOrEqual(3000);
    expect(shell.budget.depth).toBe(0);
  });

  it('still reads what stands in front of a hostile rest', () => {
    const command = `cat /w/a/SKILL.md; ${fill('$(')}`;
    const output = '---\nname: a\ndescription: d\n---\nDo this.\n';
    const skills = [{ id: 'a', path: '/w/a/SKILL.md' }];
    const { reads } = readSkillsFromShell({ command, cwd: '/w', output, exit_code: 0, skills, bodyOf: null });
    expect(reads).toMatchObject([{ skill: 'a', text: 'own' }]);
  });
});
