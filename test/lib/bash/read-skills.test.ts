import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readSkillsFromShell } from '../../../lib/bash/read-skills.js';
import type { Disk } from '../../../lib/bash/shell/state.js';
import { growthOf, LINEAR } from '../../helpers/cpu.js';

/** Every row is run by a real bash; what it printed is judged. `own` and `other` name skills, `none` has its reason. */
interface Row {
  command: string;
  own?: string[];
  other?: string[];
  none?: Record<string, string>;
  /** Where nothing is known to be installed, nothing can tell. */
  when_installed?: true;
  /** Directory the command is started in without the agent saying so. */
  workdir?: string;
}

const A = '.agents/skills/alpha/SKILL.md';
const A2 = '.agents/skills/alpha-two/SKILL.md';
const B = '.agents/skills/beta-dir/SKILL.md';

const READ: Row[] = [
  { command: `cat ${A}`, own: ['alpha'] },
  { command: `cat "${A}"`, own: ['alpha'] },
  { command: `cat ./${A}`, own: ['alpha'] },
  { command: `cat .agents/../${A}`, own: ['alpha'] },
  { command: `/bin/cat -- ${A}`, own: ['alpha'] },
  { command: `cat ${A2}`, own: ['alpha-two'] },
  { command: `cat ${B}`, own: ['beta'] },
  { command: `cat ${A} ${B}`, own: ['alpha', 'beta'] },
  { command: `cat ${A}; cat ${A2}`, own: ['alpha', 'alpha-two'] },
  { command: `sed -n '1,220p' ${A}`, own: ['alpha'] },
  { command: `sed -n '7,9p' ${A}`, own: ['alpha'] },
  { command: `head -n 50 .agents/skills/{alpha,beta-dir}/SKILL.md`, own: ['alpha', 'beta'] },
  { command: `tail -n +5 ${A}`, own: ['alpha'] },
  { command: `tail -n +1 .agents/skills/alpha/*.md`, own: ['alpha'] },
  { command: `awk 'NR>4' ${A}`, own: ['alpha'] },
  { command: `awk '{print NR": "$0}' ${A}`, own: ['alpha'] },
  { command: `nl -ba ${A}`, own: ['alpha'] },
  { command: `cat -n ${A}`, own: ['alpha'] },
  { command: `cat -A ${A}`, own: ['alpha'] },
  { command: `grep -n '' ${A}`, own: ['alpha'] },
  { command: `grep -v '^zzz' ${A}`, own: ['alpha'] },
  { command: `grep -A 30 'name:' ${A}`, own: ['alpha'] },
  { command: `rg -n '' ${A} 2>/dev/null || grep -n '' ${A}`, own: ['alpha'] },
  { command: `grep -rn '' .agents/skills/alpha`, own: ['alpha'] },
  { command: `grep -Hn . ${A}`, own: ['alpha'] },
  { command: `tac ${A}`, own: ['alpha'] },
  { command: `awk -v f=${A} 'BEGIN { while ((getline line < f) > 0) print line }'`, own: ['alpha'] },
  { command: `echo ${A} > list.txt; cat $(cat list.txt)`, own: ['alpha'] },
  { command: `exec 3< ${A}; cat <&3`, own: ['alpha'] },
  { command: `all=(nothing alpha); cat .agents/skills/\${all[1]}/SKILL.md`, own: ['alpha'] },
  { command: `cat <<END\nsee:\n$(cat ${A})\nEND`, own: ['alpha'] },
  { command: `base64 ${A} | base64 -d`, own: ['alpha'] },
  { command: `tr '\\n' ' ' < ${A}`, own: ['alpha'] },
  { command: `tail -n +5 ${A}; false`, own: ['alpha'] },
  { command: `bash -c 'cat "$1"' _ ${A}`, own: ['alpha'] },
  { command: `cat "$(find .agents -name SKILL.md | grep '/alpha/' | head -1)"`, own: ['alpha'] },
  { command: `cat "$(pwd)/${A}"`, own: ['alpha'] },
  { command: `trap 'cat ${A}' EXIT; echo bye`, own: ['alpha'] },
  { command: `for ((i = 0; i < 1; i++)); do cat ${A}; done`, own: ['alpha'] },
  { command: `cat ${A} | xargs -0 echo`, own: ['alpha'] },
  { command: `git diff --no-index /dev/null ${A}`, own: ['alpha'] },
  { command: `cat < ${A}`, own: ['alpha'] },
  { command: `while IFS= read -r line; do echo "$line"; done < ${A}`, own: ['alpha'] },
  { command: `mapfile -t a < ${A}; printf '%s\\n' "\${a[@]}"`, own: ['alpha'] },
  { command: `text=$(cat ${A}); echo "$text"`, own: ['alpha'] },
  { command: `echo "$(<${A})"`, own: ['alpha'] },
  { command: `cd .agents/skills/alpha && cat SKILL.md`, own: ['alpha'] },
  { command: `cd .agents/skills; cat alpha/SKILL.md`, own: ['alpha'] },
  { command: `(cd .agents/skills/alpha; cat SKILL.md); cat none.md 2>/dev/null`, own: ['alpha'] },
  { command: `pushd .agents/skills/alpha >/dev/null && cat SKILL.md`, own: ['alpha'] },
  { command: `D=.agents/skills; N=alp; cat $D/\${N}ha/SKILL.md`, own: ['alpha'] },
  { command: `for s in alpha beta-dir; do cat .agents/skills/$s/SKILL.md; done`, own: ['alpha', 'beta'] },
  {
    command: `for f in .agents/skills/*/SKILL.md; do echo "== $f"; cat "$f"; done`,
    own: ['alpha', 'alpha-two', 'beta'],
  },
  { command: `find .agents/skills -name SKILL.md -exec cat {} \\;`, own: ['alpha', 'alpha-two', 'beta'] },
  { command: `find .agents/skills/alpha -name '*.md' | xargs cat`, own: ['alpha'] },
  { command: `find .agents/skills/beta-dir -type f -print0 | xargs -0 -I{} sh -c 'cat {}'`, own: ['beta'] },
  { command: `ls .agents/skills/alpha/SKILL.md | xargs cat`, own: ['alpha'] },
  { command: `echo ${A} | xargs cat`, own: ['alpha'] },
  { command: `find .agents -path '*alpha/SKILL.md' | while read -r f; do cat "$f"; done`, own: ['alpha'] },
  { command: `find docs .agents -path '*alpha/SKILL.md' | while read -r f; do cat "$f"; done`, own: ['alpha'] },
  { command: `cat $(find .agents/skills/alpha -name SKILL.md)`, own: ['alpha'] },
  { command: `bash -c 'cat ${A}'`, own: ['alpha'] },
  { command: `bash -lc "cat '${A}'"`, own: ['alpha'] },
  { command: `eval "cat ${A}"`, own: ['alpha'] },
  { command: `env FOO=1 cat ${A}`, own: ['alpha'] },
  { command: `timeout 5 cat ${A}`, own: ['alpha'] },
  { command: `show() { cat "$1"; }; show ${A}`, own: ['alpha'] },
  { command: `if [ -f ${A} ]; then cat ${A}; fi`, own: ['alpha'] },
  { command: `test -f ${A} && cat ${A} || echo missing`, own: ['alpha'] },
  { command: `[ -e nope ] || { cat ${A}; }`, own: ['alpha'] },
  { command: `case x in x) cat ${A};; esac`, own: ['alpha'] },
  { command: `cat ${A} | tee /dev/null`, own: ['alpha'] },
  { command: `echo "\`cat \\"${A}\\"\`"`, own: ['alpha'] },
  { command: `case x in (x) cat ${A};; esac`, own: ['alpha'] },
  { command: `text=$(case x in x) cat ${A};; esac); echo "$text"`, own: ['alpha'] },
  { command: `cat $'\\x2eagents/skills/alpha/SKILL.md'`, own: ['alpha'] },
  { command: `cat $"${A}"`, own: ['alpha'] },
  { command: `(( 1 )) && cat ${A}`, own: ['alpha'] },
  { command: `coproc { cat ${A}; sleep 0.3; }; cat <&"\${COPROC[0]}"`, own: ['alpha'] },
  { command: `exec {fd}< ${A}; cat <&$fd`, own: ['alpha'] },
  { command: `cat <<-END\n\tsee:\n\t$(cat ${A})\n\tEND`, own: ['alpha'] },
  { command: `for i in .agents/skills/alpha/; do cat "\${i%/}/SKILL.md"; done`, own: ['alpha'] },
  { command: `cat ${A} | head -50 | cat`, own: ['alpha'] },
  { command: `cat ${A} | tee copy.md`, own: ['alpha'] },
  { command: `cp ${A} copy.md && cat copy.md`, own: ['alpha'] },
  { command: `cat ${A} > copy.md; head -99 copy.md`, own: ['alpha'] },
  { command: `cat ${A} >&2`, own: ['alpha'] },
  { command: `diff /dev/null ${A}`, own: ['alpha'] },
  { command: `dd if=${A} status=none`, own: ['alpha'] },
  { command: `git show HEAD:${A}`, own: ['alpha'] },
  { command: `git show HEAD:./${A} | sed -n '1,50p'`, own: ['alpha'] },
  { command: `git -C .agents show HEAD:${A}`, own: ['alpha'] },
  { command: `git blame -s ${A} | cat`, own: ['alpha'] },
  { command: `git cat-file -p HEAD:${A}`, own: ['alpha'] },
  { command: `git log -p -1 -- ${A} | cat`, own: ['alpha'] },
  { command: `node -e "console.log(require('fs').readFileSync('${A}','utf8'))"`, own: ['alpha'] },
  { command: `node -p "JSON.stringify(require('fs').readFileSync('${A}','utf8'))"`, own: ['alpha'] },
  {
    command: `node <<'EOF'\nconst fs = require('fs');\nprocess.stdout.write(fs.readFileSync('${A}', 'utf8'));\nEOF`,
    own: ['alpha'],
  },
  { command: `perl -ne 'print' ${A}`, own: ['alpha'] },
  { command: `cat <(cat ${A})`, own: ['alpha'] },
  { command: `cat current/SKILL.md`, own: ['alpha'] },
  { command: `cat SKILL.md`, workdir: '.agents/skills/alpha', own: ['alpha'] },
  { command: `cat SKILL.md`, workdir: '.agents/skills/alpha-two', own: ['alpha-two'] },
  { command: `sed -n '1,99p' alpha/SKILL.md`, workdir: '.agents/skills', own: ['alpha'] },
  { command: `cat ../alpha-two/SKILL.md`, workdir: '.agents/skills/alpha', own: ['alpha-two'] },
  { command: `printf 'no line break'; cat ${A}`, own: ['alpha'] },
  { command: `cat ${A} nope.md`, own: ['alpha'] },
  { command: `cat ${A}; exit 3`, own: ['alpha'] },
  { command: `cat missing.md || cat ${A}`, own: ['alpha'] },
  { command: `cat \\\n  ${A}`, own: ['alpha'] },
  { command: `cat ${A} # not a comment in the path`, own: ['alpha'] },
  { command: `cat .agents/skills/alph?/SKILL.md`, own: ['alpha'] },
  { command: `cat guide.md`, own: ['beta'] },
  { command: `cat -n guide.md`, own: ['beta'] },
  { command: `cp -r .agents/skills all && cat all/alpha/SKILL.md; rm -r all`, own: ['alpha'] },
  { command: `cp -r .agents/skills/* docs/ && cat docs/alpha/SKILL.md`, own: ['alpha'] },
  { command: `ln -sfn .agents/skills links && cat links/alpha/SKILL.md; rm links`, own: ['alpha'] },
  { command: `cd nope 2>/dev/null || cd .agents/skills/alpha; cat SKILL.md`, own: ['alpha'] },
  { command: `cd .agents/skills/alpha; cd nope; cat SKILL.md`, own: ['alpha'] },
  { command: `cat "$(ls -d .agents/skills/alpha-*/ | head -1)SKILL.md"`, own: ['alpha-two'] },
  {
    command: `for d in $(ls .agents/skills | grep alpha-); do cat .agents/skills/$d/SKILL.md; done`,
    own: ['alpha-two'],
  },
  { command: `cat $(grep -rl 'Step 1 of alpha:' .agents/skills)`, own: ['alpha'] },
  { command: `grep -rl 'Step 1 of alpha:' .agents/skills | xargs tail -n +5`, own: ['alpha'], when_installed: true },
  { command: `find . -not -path '*/vendor/*' -name SKILL.md -path '*skills/alpha/*' -exec cat {} +`, own: ['alpha'] },
  {
    command: `find . -path ./vendor -prune -o -path '*skills/alpha/*' -name SKILL.md -print | xargs cat`,
    own: ['alpha'],
  },
  { command: `find ${A} -exec cat {} \\;`, own: ['alpha'] },
  { command: `cat .agents/skills/*/SKILL.md | tail -6`, own: ['beta'] },
  { command: `cat ${A} | paste -sd ' '`, own: ['alpha'] },
  { command: `paste ${A} ${B}`, own: ['alpha', 'beta'] },
  { command: `fold -s -w 300 ${A}`, own: ['alpha'] },
  { command: `git mv ${A} moved.md && cat moved.md; git mv moved.md ${A}`, own: ['alpha'] },
  { command: `cat .agents/skills/alpha/references/more.md`, other: ['alpha'] },
  { command: `cd .agents/skills/alpha/references && head -5 more.md`, other: ['alpha'] },
  { command: `cat ${A} .agents/skills/beta-dir/notes.txt`, own: ['alpha'], other: ['beta'] },
];

const NOT_READ: Row[] = [
  { command: `head -4 ${A}`, none: { alpha: 'front matter only' } },
  { command: `sed -n '2,3p' ${A}`, none: { alpha: 'front matter only' } },
  { command: `head -1 ${A}`, none: { alpha: 'front matter only' } },
  { command: `head -6 ${A}`, none: { alpha: 'front matter only' } },
  { command: `grep -v Step ${A}`, none: { alpha: 'front matter only' } },
  { command: `git log -p --stat ${A} | head -5` },
  { command: `perl -e 'for (glob(".agents/skills/*/SKILL.md")) { open F, $_; print "$_ ", (<F>)[2] }'` },
  { command: `find vendor -name SKILL.md -exec cat {} +`, when_installed: true },
  { command: `cat vendor/lib/skills/*/SKILL.md`, when_installed: true },
  { command: `cat .claude/agents/alpha.md` },
  { command: `ls ${A}`, none: { alpha: 'listed' } },
  { command: `ls -R .agents/skills`, none: { alpha: 'listed' } },
  { command: `find .agents -name SKILL.md`, none: { alpha: 'listed', beta: 'listed' } },
  { command: `git ls-files .agents`, none: { alpha: 'listed' } },
  { command: `git log --oneline -- ${A} | cat`, none: { alpha: 'listed' } },
  { command: `stat ${A}`, none: { alpha: 'listed' } },
  { command: `test -f ${A} && echo yes`, none: { alpha: 'listed' } },
  { command: `[[ -f ${A} ]] && echo yes`, none: { alpha: 'listed' } },
  { command: `wc -l ${A}`, none: { alpha: 'counted' } },
  { command: `cat ${A} | wc -c`, none: { alpha: 'counted' } },
  { command: `sha256sum ${A}`, none: { alpha: 'counted' } },
  { command: `grep -c step ${A}`, none: { alpha: 'counted' } },
  { command: `grep -q Step ${A} && echo found`, none: { alpha: 'searched' } },
  { command: `grep -l Step ${A}`, none: { alpha: 'searched' } },
  { command: `grep -n 'Step 3' ${A}`, none: { alpha: 'searched' } },
  // Hits of a search are no read, however many of the body's lines they are.
  { command: `cat ${A} | grep Step`, none: { alpha: 'searched' } },
  { command: `grep -rn Step .agents/skills/alpha`, none: { alpha: 'searched' } },
  { command: `rev ${A}`, none: { alpha: 'encoded' } },
  { command: `base64 ${A}`, none: { alpha: 'encoded' } },
  { command: `cat ${A} | gzip | base64`, none: { alpha: 'encoded' } },
  { command: `grep -o 'Step [0-9]' ${A}`, none: { alpha: 'searched' } },
  { command: `sed -n 's/^name: //p' ${A}`, none: { alpha: 'searched' } },
  { command: `diff -q ${A} ${A} && echo same`, none: { alpha: 'listed' } },
  { command: `head -3 ${A}; cat docs/list.md`, none: { alpha: 'front matter only' } },
  { command: `head -4 ${A}; ls -la .agents/skills/alpha`, none: { alpha: 'front matter only' } },
  { command: `for f in .agents/skills/*/SKILL.md; do head -3 "$f"; done`, none: { alpha: 'front matter only' } },
  { command: `text=$(cat ${A}); echo "\${#text} letters"` },
  { command: `git cat-file -t HEAD:${A}` },
  { command: `grep -rn description .agents/skills`, none: { alpha: 'front matter only' } },
  { command: `cat ${A} > /dev/null && echo ok`, none: { alpha: 'silenced' } },
  { command: `cat ${A} 2>&1 >/dev/null; echo done`, none: { alpha: 'silenced' } },
  { command: `cat ${A} &> /dev/null; echo done`, none: { alpha: 'silenced' } },
  { command: `x=$(cat ${A}); echo done`, none: { alpha: 'mentioned' } },
  { command: `cat ${A} > copy.md; ls copy.md`, none: { alpha: 'copied' } },
  { command: `cp ${A} /tmp/elsewhere-$$.md; echo copied; rm /tmp/elsewhere-$$.md`, none: { alpha: 'copied' } },
  { command: `printf 'x' | tee -a .agents/skills/scratch/SKILL.md >/dev/null`, none: { scratch: 'written' } },
  { command: `cat > note.md <<'EOF'\nsee ${A}\nEOF\ncat note.md`, none: { alpha: 'mentioned' } },
  { command: `echo "cat ${A}"`, none: { alpha: 'mentioned' } },
  { command: `# cat ${A}\necho done`, none: { alpha: 'mentioned' } },
  { command: `show() { cat ${A}; }; echo defined`, none: { alpha: 'mentioned' } },
  { command: `false && cat ${A}; echo x`, none: { alpha: 'empty' } },
  { command: `(( 0 )) && cat ${A}; echo x`, none: { alpha: 'empty' } },
  { command: `coproc { cat ${A}; }; wait; echo done`, none: { alpha: 'mentioned' } },
  { command: `[[ "$(cat ${A})" == *Step* ]] && echo yes`, none: { alpha: 'mentioned' } },
  { command: `printf -- '---\\nname: alpha\\ndescription: Do alpha.\\n---\\n# alpha\\n'` },
  { command: `cat <<'EOF'\n---\nname: alpha\ndescription: x\n---\n\n# alpha body\nmore\nEOF` },
  { command: `cat .agents/skills/nope/SKILL.md`, none: { nope: 'failed' } },
  { command: `cat .agents/skills/nope/SKILL.md 2>/dev/null || true`, none: { nope: 'empty' } },
  { command: `cat nope/${A}`, none: { alpha: 'failed' } },
  { command: `cd .agents/skills/nope && cat SKILL.md` },
  { command: `cat docs/list.md`, none: { alpha: 'mentioned' } },
  { command: `cat old-run.log`, none: { alpha: 'mentioned' } },
  { command: `cat vendor/lib/skills/alpha/SKILL.md`, none: { alpha: 'another copy' } },
  { command: `node -e "console.log(require('fs').readFileSync('${A}','utf8').length)"` },
  { command: `rm -f .agents/skills/none/SKILL.md` },
  { command: `echo nothing at all` },
];

let root = '';
let repo = '';
const body = (id: string) =>
  ['', `# ${id}`, '', ...[1, 2, 3, 4, 5, 6].map((n) => `Step ${n} of ${id}: do part ${n} with care.`)].join('\n');
const skillText = (id: string) => `---\nname: ${id}\ndescription: Do ${id} things.\n---\n${body(id)}\n`;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'shell-read-'));
  repo = join(root, 'repo');
  const write = (path: string, text: string) => {
    mkdirSync(join(repo, path, '..'), { recursive: true });
    writeFileSync(join(repo, path), text);
  };
  write(A, skillText('alpha'));
  write(A2, skillText('alpha-two'));
  write(B, skillText('beta'));
  write('.agents/skills/alpha/references/more.md', '# More\nLines of it.\n');
  write('.agents/skills/beta-dir/notes.txt', 'Notes.\n');
  write('.agents/skills/scratch/x.txt', 'x\n');
  write('docs/list.md', `# our skills\n${A} - alpha\nalpha/SKILL.md\n`);
  write('old-run.log', `exec\ncat ${A}\n---\nname: alpha\ndescription: Old.\n---\nline one\nline two\n`);
  write(
    'vendor/lib/skills/alpha/SKILL.md',
    '---\nname: alpha\ndescription: Vendor.\n---\n\n# alpha of a vendor\nOther words.\n',
  );
  write('.claude/agents/alpha.md', '---\nname: alpha\ndescription: An agent.\n---\nYou do sub-tasks of all kinds.\n');
  symlinkSync('.agents/skills/alpha', join(repo, 'current'));
  symlinkSync(B, join(repo, 'guide.md'));
  const git = ['-c', 'user.name=T', '-c', 'user.email=t@example.com'];
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    [...git, 'commit', '-qm', 'Start'],
  ])
    spawnSync('git', args, { cwd: repo });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What each row printed, which does not depend on what is known of the skills. */
const runs = new Map<Row, { stdout: string; status: number | null }>();

function judge(row: Row, knows: { body: boolean; installed: boolean }) {
  const cwd = row.workdir ? join(repo, row.workdir) : repo;
  const env = { PATH: process.env['PATH'] ?? '', HOME: root, LC_ALL: 'C.UTF-8' };
  const run = runs.get(row) ?? spawnSync('bash', ['-c', `exec 2>&1; ${row.command}`], { cwd, env, encoding: 'utf8' });
  runs.set(row, run);
  const skills = (['alpha', 'alpha-two', 'beta'] as const).map((id) => {
    const dir = id === 'beta' ? 'beta-dir' : id;
    return { id, dir, path: join(repo, '.agents/skills', dir, 'SKILL.md') };
  });
  return readSkillsFromShell({
    command: row.command,
    cwd: repo,
    output: run.stdout,
    exit_code: run.status,
    skills: knows.installed ? skills : null,
    bodyOf: knows.body ? (path) => readFileSync(path, 'utf8') : null,
  });
}

const named = (reads: { skill: string; text: string }[], text: string) =>
  [...new Set(reads.filter((read) => read.text === text).map(({ skill }) => skill))].sort();

describe.each([
  ['with the installed bodies at hand', true],
  ['without them', false],
])('readSkillsFromShell, with %s,', (_, has_body) => {
  it.each(READ)('finds the read in: $command', (row) => {
    const { reads } = judge(row, { body: has_body, installed: true });
    expect(named(reads, 'own')).toEqual([...(row.own ?? [])].sort());
    expect(named(reads, 'other')).toEqual(row.other ?? []);
  });

  it.each(NOT_READ)('finds no read in: $command', (row) => {
    const { reads } = judge(row, { body: has_body, installed: true });
    expect(named(reads, 'own')).toEqual([]);
    for (const [skill, why] of Object.entries(row.none ?? {}))
      expect(reads).toContainEqual(expect.objectContaining({ skill, text: 'none', why }));
  });
});

it.each([`tail -1 ${A}`, `sed -n '8,8p' ${A}`, `awk 'NR%5==0' ${A}`, `cat ${A} | tail -1`])(
  'a line of a longer body is no read: %s',
  (command) => {
    const { reads } = judge({ command }, { body: true, installed: true });
    expect(named(reads, 'own')).toEqual([]);
    expect(reads).toContainEqual(expect.objectContaining({ skill: 'alpha', text: 'none', why: 'few lines' }));
  },
);

describe('readSkillsFromShell, with what earlier calls wrote,', () => {
  /** The calls of one session, of which only the last is judged. `true > f` stands for a tool that writes f, as in the parsers. */
  const SESSIONS: { what: string; before?: string; calls: string[]; run?: string[]; own: string[] }[] = [
    { what: 'words of its own, read back', calls: ['cat <<E > own.md\nBODY\nE', 'cat own.md'], own: [] },
    {
      what: 'a file of a tool that writes, read back',
      calls: ['true > own.md', 'cat own.md'],
      run: ['cat <<E > own.md\nBODY\nE', 'cat own.md'],
      own: [],
    },
    {
      what: 'the same by its whole path',
      calls: ['true > REPO/own.md', 'sed -n 1,40p ./own.md'],
      run: ['cat <<E > own.md\nBODY\nE', 'sed -n 1,40p ./own.md'],
      own: [],
    },
    {
      what: 'a copy of its own words',
      calls: ['cat <<E > own.md\nBODY\nE', 'cp own.md other.md', 'cat other.md'],
      own: [],
    },
    { what: 'its own words beside a listing', calls: ['cat <<E > own.md\nBODY\nE', 'ls; cat own.md'], own: [] },
    {
      what: 'its own words and then the skill',
      calls: ['cat <<E > own.md\nBODY\nE', `cat own.md ${A}`],
      own: ['alpha'],
    },
    {
      what: 'a copy of the skill over its own words',
      calls: ['cat <<E > own.md\nBODY\nE', `cp ${A} own.md`, 'cat own.md'],
      own: ['alpha'],
    },
    {
      what: 'a line behind what was there before',
      before: `sed 1,4d ${A} > own.md`,
      calls: ['echo done >> own.md', 'cat own.md'],
      own: ['alpha'],
    },
  ];

  it.each(SESSIONS)('judges $what', ({ before, calls, run = calls, own }) => {
    const fill = (command: string) => command.replace('BODY', body('alpha').trim()).replace('REPO', repo);
    const disk: Disk = new Map();
    const shell = (command: string) =>
      spawnSync('bash', ['-c', `exec 2>&1; ${command}`], { cwd: repo, encoding: 'utf8' });
    if (before) shell(before);
    const results = calls.map((command, at) => {
      const { stdout, status } = shell(fill(run[at] ?? ''));
      return readSkillsFromShell({
        command: fill(command),
        cwd: repo,
        output: stdout,
        exit_code: status,
        skills: [{ id: 'alpha', dir: 'alpha', path: join(repo, A) }],
        bodyOf: (path) => readFileSync(path, 'utf8'),
        disk,
      });
    });
    for (const name of ['own.md', 'other.md']) rmSync(join(repo, name), { force: true });
    expect(named(results.at(-1)?.reads ?? [], 'own')).toEqual(own);
  });
});

describe('readSkillsFromShell, with no installed skills known,', () => {
  it.each(READ.filter((row) => row.own && !row.own.includes('beta') && !row.workdir && !row.when_installed))(
    'finds the read in: $command',
    (row) => {
      expect(named(judge(row, { body: false, installed: false }).reads, 'own')).toEqual([...(row.own ?? [])].sort());
    },
  );

  it.each(NOT_READ.filter((row) => !Object.values(row.none ?? {}).includes('another copy') && !row.when_installed))(
    'finds no read in: $command',
    (row) => expect(named(judge(row, { body: false, installed: false }).reads, 'own')).toEqual([]),
  );
});

it('readSkillsFromShell attributes a text that no known skill claims to the folder without a text', () => {
  const skills = ['fmt-dir', 'demo', 'beta'].map((id) => ({ id, path: `/w/skills/${id}/SKILL.md` }));
  const read = (command: string, ...names: string[]) => {
    const output = names.map((name) => `---\nname: ${name}\ndescription: d\n---\nDo this of ${name}.\n`).join('');
    return named(readSkillsFromShell({ command, cwd: '/w', output, exit_code: 0, skills, bodyOf: null }).reads, 'own');
  };
  expect(read('cat skills/fmt-dir/SKILL.md skills/demo/SKILL.md', 'format-code', 'demo')).toEqual(['demo', 'fmt-dir']);
  expect(read('for d in $(ls skills); do cat skills/$d/SKILL.md; done', 'beta', 'demo', 'format-code')).toEqual([
    'beta',
    'demo',
    'fmt-dir',
  ]);
  expect(read('cat skills/*/SKILL.md', 'beta', 'demo')).toEqual(['beta', 'demo']);
});

/** Long hostile outputs of a command that names a skill: no pattern may be quadratic in them. */
describe('readSkillsFromShell, on an output of 32 KB,', () => {
  const OUTPUTS: Record<string, (big: number) => string> = {
    'one line of path characters': (big) => '/a.b-c'.repeat(big / 6),
    'a grep prefix that never ends': (big) => `${'x/'.repeat(big / 2)}SKILL.md`,
    'prefixes in one line': (big) => 'a/SKILL.md:1:'.repeat(big / 13),
    'patch heads': (big) => 'diff --git a/x b/SKILL.md\n'.repeat(big / 26),
    'a patch head without end': (big) => `diff --git ${'b/'.repeat(big / 2)}`,
    fences: (big) => '---\nname: alpha\n'.repeat(big / 16),
    'fences alone': (big) => '---\n'.repeat(big / 4),
    'open brackets': (big) => '['.repeat(big),
    'a JSON array': (big) => `[${'"x",'.repeat(big / 4)}"x"]`,
    reminders: (big) => '<system-reminder>'.repeat(big / 17),
    'numbers and blanks': (big) => '1 '.repeat(big / 2),
    complaints: (big) => 'cat: alpha/: No such file or directory\n'.repeat(big / 39),
  };
  it.each(Object.entries(OUTPUTS))('takes time in proportion to %s', async (_, write) => {
    for (const command of ['cat alpha/SKILL.md', 'grep -rn x .', 'git show HEAD', 'tail -n +5 */SKILL.md; ls']) {
      const skills = [{ id: 'alpha', path: '/w/alpha/SKILL.md' }];
      const read = (output: string) =>
        readSkillsFromShell({ command, cwd: '/w', output, exit_code: 0, skills, bodyOf: null });
      expect(await growthOf(32_000, write, read)).toBeLessThan(LINEAR);
    }
  });
});
