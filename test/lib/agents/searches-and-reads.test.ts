/** Searches and reads over a repository of twenty skills, each run by a real bash: hits are no use of a skill, reads among any noise are. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TranscriptFacts } from '../../../lib/agents/interface/transcript-parser.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { IN_FULL } from '../../helpers/tested-agents.js';
import { type AgentName, explainExchanges, usedIn } from '../../helpers/tool-transcripts.js';

const SUBJECTS =
  'pdf docx xlsx slides invoices roses archive deploy review release-notes changelog metrics schema backup login search-index cache-warmup mail-merge translations screenshots'.split(
    ' ',
  );
const VERBS = ['Open', 'Check', 'Sort', 'Draft', 'Compare', 'Keep', 'Remove', 'Mark', 'Count', 'Publish'];

/** Forty lines or so, with the headings, code and boilerplate that skills of one house share. */
function skillText(id: string, seed: number): string {
  const steps = Array.from({ length: 20 }, (_, i) => {
    const verb = VERBS[(i + seed) % VERBS.length];
    return `${i + 1}. ${verb} the ${id} ${i % 3 ? 'file' : 'test'} number ${i * 7 + seed} before the next one is touched.`;
  });
  return [
    '---',
    `name: ${id}`,
    `description: Use this skill for work with ${id}, from the first test to the last file.`,
    'license: MIT',
    '---',
    '',
    `# ${id}`,
    '',
    '## Overview',
    '',
    `This guide covers ${id} in this repository and nothing else.`,
    '',
    '## Steps',
    '',
    ...steps.slice(0, 10),
    '',
    '## Example',
    '',
    '```sh',
    `node scripts/${id}.js --test`,
    '```',
    '',
    '## Notes',
    '',
    ...steps.slice(10),
    '',
    'Never commit secrets. Ask when in doubt.',
    '',
  ].join('\n');
}

const makeFolder = temporaryFolder();
let root = '';
let noise = '';
const pathOf = (id: string) => `.agents/skills/${id}/SKILL.md`;

beforeAll(() => {
  root = makeFolder();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [index, id] of SUBJECTS.entries()) {
    write(pathOf(id), skillText(id, index));
    write(`src/${id}.js`, `// the test of the ${id} file\nexport const name = '${id}';\n`);
  }
  for (let i = 0; i < 40; i += 1)
    write(`src/lib/part-${i}.js`, `export function part${i}(file) {\n  return test(file, ${i});\n}\n`.repeat(12));
  noise = Array.from(
    { length: 1_600 },
    (_, i) => `2026-11-22 build ${i}: compiled part-${i % 40}.js in ${i % 9} ms`,
  ).join('\n');
  write('noise.log', `${noise}\n`);
  write('.gitignore', 'noise.log\n');
  spawnSync('sh', ['-c', 'git init -q . && git add -A && git -c user.name=x -c user.email=x@x commit -qm one'], {
    cwd: root,
  });
});

/** Where a search tool is not installed, grep prints what it would. */
const PRELUDE = `
command -v rg >/dev/null || rg() { if [ -t 0 ] || [ "\${!#}" = "." ] || [ -e "\${!#}" ]; then grep -rn --exclude-dir=.git "$@"; else grep -rn --exclude-dir=.git "$@" .; fi; }
command -v ag >/dev/null || ag() { grep -rn --exclude-dir=.git "$@" .; }
command -v ack >/dev/null || ack() { grep -rn --exclude-dir=.git "$@" .; }
command -v bat >/dev/null || bat() { local at=0; while IFS= read -r line; do at=$((at + 1)); printf '%4d  │ %s\\n' $at "$line"; done < "\${!#}"; }
`;

function run(command: string): { output: string; exit_code: number } {
  const { stdout, status } = spawnSync('bash', ['-c', `exec 2>&1\n${PRELUDE}\n${command}`], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 24,
    input: '',
  });
  return { output: stdout, exit_code: status ?? 1 };
}

const S = '.agents/skills';

const SEARCHES: string[] = [
  'grep -rn "test" .',
  'grep -rn "file" .agents',
  'grep -rin "secrets" .',
  'grep -rl "test" .agents',
  'grep -rc "test" .agents/skills',
  `grep -n "^## " ${S}/*/SKILL.md`,
  `grep -n "^#" ${S}/*/SKILL.md`,
  `grep -h "^description:" ${S}/*/SKILL.md`,
  `grep -n "test" ${S}/pdf/SKILL.md`,
  `grep -n -A2 "Overview" ${S}/pdf/SKILL.md`,
  `grep -n -B1 -A3 "Example" ${S}/*/SKILL.md`,
  `grep -n pdf ${S}/pdf/SKILL.md | head -3`,
  `grep -on "secrets" ${S}/*/SKILL.md`,
  'grep -rn --include=SKILL.md "Ask when" .',
  'grep -rn "node scripts" . | head -50',
  `grep -E "^(name|description):" ${S}/*/SKILL.md`,
  'egrep -rn "test|secrets" .agents/skills',
  'fgrep -rn "Never commit" .',
  'rg -n "test" .',
  'rg -n "secrets" .agents',
  'rg -l "description" .agents',
  `rg -n "^## " ${S}/docx/SKILL.md`,
  'rg -n -i "overview" . | sort | head -20',
  'ag "Never commit"',
  'ack "Ask when in doubt"',
  'git grep -n "test"',
  'git grep -n "secrets" -- .agents',
  'git grep -l "name:" -- "*.md"',
  'git grep -n -e "## Notes" -- .agents/skills/pdf',
  'git log --oneline -- .agents/skills/pdf/SKILL.md',
  'find . -name SKILL.md',
  'find .agents -name SKILL.md -exec grep -n "test" {} +',
  'find .agents -name SKILL.md -exec grep -Hn "secrets" {} \\;',
  'find .agents -name "SKILL.md" -print0 | xargs -0 grep -n "Overview"',
  `for f in ${S}/*/SKILL.md; do echo "$f: $(grep -c test "$f")"; done`,
  `for f in ${S}/*/SKILL.md; do head -4 "$f"; done`,
  `awk '/secrets/ {print FILENAME ": " $0}' ${S}/*/SKILL.md`,
  `awk '/^## /' ${S}/pdf/SKILL.md`,
  `awk '/^description/ {print; exit}' ${S}/docx/SKILL.md`,
  `sed -n '/Overview/p' ${S}/pdf/SKILL.md`,
  `sed -n '/^## /p' ${S}/*/SKILL.md`,
  `sed -n '/secrets/=' ${S}/pdf/SKILL.md`,
  `perl -ne 'print "$ARGV: $_" if /secrets/' ${S}/*/SKILL.md`,
  `perl -ne 'print if /test/' ${S}/pdf/SKILL.md`,
  `perl -ne 'print if m{file}' ${S}/pdf/SKILL.md`,
  `python3 -c "print([l for l in open('${S}/pdf/SKILL.md') if 'test' in l])"`,
  `node -e "console.log(require('fs').readFileSync('${S}/pdf/SKILL.md','utf8').split(/\\n/).filter((l) => l.includes('test')).join('  '))"`,
  `grep -rn file ${S} | sort -R --random-source=/dev/zero`,
  `python3 -c "import re,sys; [print(p, m) for p in sys.argv[1:] for m in re.findall(r'^## .*', open(p).read(), re.M)]" ${S}/*/SKILL.md`,
  `wc -l ${S}/*/SKILL.md`,
  `ls -la ${S} ${S}/pdf`,
];

/** Command → the skills whose instructions it prints. */
const READS: [string, string[]][] = [
  [`cat ${S}/pdf/SKILL.md`, ['pdf']],
  [`cat "${S}/docx/SKILL.md"`, ['docx']],
  [`cd ${S}/roses && cat SKILL.md`, ['roses']],
  [`cd .agents && cd skills && cat metrics/SKILL.md && pwd`, ['metrics']],
  [`cat ${S}/pdf/SKILL.md ${S}/docx/SKILL.md`, ['docx', 'pdf']],
  [`cat ${S}/{xlsx,slides,login}/SKILL.md`, ['login', 'slides', 'xlsx']],
  [`cat ${S}/pdf/SKILL.md; cat ${S}/cache-warmup/SKILL.md`, ['cache-warmup', 'pdf']],
  [`cat ${S}/*/SKILL.md`, [...SUBJECTS].sort()],
  [`head -n 60 ${S}/archive/SKILL.md`, ['archive']],
  [`head -25 ${S}/archive/SKILL.md`, ['archive']],
  [`head -n 100 ${S}/{pdf,docx}/SKILL.md`, ['docx', 'pdf']],
  [`tail -n 30 ${S}/deploy/SKILL.md`, ['deploy']],
  [`tail -n +6 ${S}/deploy/SKILL.md`, ['deploy']],
  [`sed -n '1,200p' ${S}/review/SKILL.md`, ['review']],
  [`sed -n '10,40p' ${S}/review/SKILL.md`, ['review']],
  [`sed -n '15,26p' ${S}/review/SKILL.md`, ['review']],
  [`sed '1,5d' ${S}/release-notes/SKILL.md`, ['release-notes']],
  [`awk 'NR>5' ${S}/changelog/SKILL.md`, ['changelog']],
  [`awk '{print NR": "$0}' ${S}/changelog/SKILL.md`, ['changelog']],
  [`nl -ba ${S}/schema/SKILL.md`, ['schema']],
  [`cat -n ${S}/schema/SKILL.md`, ['schema']],
  [`bat --style=plain ${S}/backup/SKILL.md`, ['backup']],
  [`less ${S}/backup/SKILL.md`, ['backup']],
  [`more ${S}/mail-merge/SKILL.md | cat`, ['mail-merge']],
  [`grep -n '' ${S}/translations/SKILL.md`, ['translations']],
  [`python3 -c "print(open('${S}/screenshots/SKILL.md').read())"`, ['screenshots']],
  [`python3 - <<'X'\nfrom pathlib import Path\nprint(Path('${S}/pdf/SKILL.md').read_text())\nX`, ['pdf']],
  [`perl -pe '' ${S}/invoices/SKILL.md`, ['invoices']],
  [`while read -r line; do echo "$line"; done < ${S}/invoices/SKILL.md`, ['invoices']],
  [`echo "$(cat ${S}/invoices/SKILL.md)"`, ['invoices']],
  [`find ${S} -path '*login*' -name SKILL.md -exec cat {} +`, ['login']],
  [`find ${S}/login -name '*.md' | xargs cat`, ['login']],
  [`git show HEAD:${S}/search-index/SKILL.md`, ['search-index']],
  [`test -f ${S}/pdf/SKILL.md && cat ${S}/pdf/SKILL.md && echo done`, ['pdf']],
  [`git status --short && ls && cat ${S}/slides/SKILL.md && git log --oneline | head -3`, ['slides']],
  [`cat noise.log && cat ${S}/pdf/SKILL.md`, ['pdf']],
  [`cat ${S}/pdf/SKILL.md && cat noise.log`, ['pdf']],
  [`head -c 9000 noise.log; cat ${S}/docx/SKILL.md; tail -c 9000 noise.log`, ['docx']],
  [`grep -rn "part-1" noise.log | head -200; cat ${S}/roses/SKILL.md`, ['roses']],
  [`cp ${S}/pdf/SKILL.md /tmp/ar-$$.md && cat /tmp/ar-$$.md; rm /tmp/ar-$$.md`, ['pdf']],
  [`for s in pdf docx; do echo "== $s"; cat ${S}/$s/SKILL.md; done`, ['docx', 'pdf']],
  [`f=${S}/metrics/SKILL.md; [ -e "$f" ] && cat "$f"`, ['metrics']],
];

const AGENTS: AgentName[] = ['claude', 'codex', 'copilot'];

/** What was installed with its texts, as in a run; and a bare recording. */
function knowledge(): [string, TranscriptFacts][] {
  const installed_skills = SUBJECTS.map((id) => ({ id, dir: id, path: join(root, pathOf(id)) }));
  const texts = new Map(installed_skills.map(({ id, path }, index) => [path, skillText(id, index)]));
  return [
    ['with the installed texts', { installed_skills, body_of: (path) => texts.get(path) ?? null, cwd: root }],
    ['of a bare recording', { installed_skills: null, body_of: null, cwd: root }],
  ];
}

function usesOf(command: string): Record<string, string[]> {
  const exchange = { command, ...run(command) };
  return Object.fromEntries(
    knowledge().flatMap(([what, facts]) =>
      AGENTS.map((agent) => [`${agent} ${what}`, usedIn(explainExchanges(agent, [exchange], facts))]),
    ),
  );
}

const all = (skills: string[]) =>
  Object.fromEntries(knowledge().flatMap(([what]) => AGENTS.map((agent) => [`${agent} ${what}`, skills] as const)));

/** By day every second one. */
const byDay = <Row>(rows: readonly Row[]) => rows.filter((_, at) => IN_FULL || at % 2 === 0);

describe('searches over twenty skills', () => {
  it.each(byDay(SEARCHES))('%s is no use of any', (command) => {
    expect(usesOf(command)).toEqual(all([]));
  });

  /** What the agents' own search tools and those of servers print is what grep prints. */
  it.each(['test', 'file', '^## ', 'secrets', 'Use this skill', '^[0-9]+\\. (Open|Check)', 'description:'])(
    "the agents' own search for %s is no use of any",
    (pattern) => {
      const { output } = run(`grep -rnE '${pattern}' .`);
      const hits = output.replaceAll(/^\.\//gm, '');
      for (const [, facts] of knowledge()) {
        const uses = [
          usedIn(
            explainExchanges(
              'claude',
              [{ server: null, tool: 'Grep', input: { pattern, output_mode: 'content' }, result: hits }],
              facts,
            ),
          ),
          usedIn(
            explainExchanges('copilot', [{ server: null, tool: 'grep', input: { pattern }, result: hits }], facts),
          ),
          ...AGENTS.map((agent) =>
            usedIn(
              explainExchanges(
                agent,
                [{ server: 'code', tool: 'search', input: { query: pattern }, result: hits }],
                facts,
              ),
            ),
          ),
          ...AGENTS.map((agent) =>
            usedIn(
              explainExchanges(
                agent,
                [{ server: 'code', tool: 'lookup', input: { text: pattern, within: '.' }, result: hits }],
                facts,
              ),
            ),
          ),
        ];
        expect(uses.flat()).toEqual([]);
      }
    },
  );
});

describe('reads of some of twenty skills', () => {
  it.each(byDay(READS))('%s is a use of %j', (command, skills) => {
    expect(usesOf(command)).toEqual(all(skills));
  });
});
