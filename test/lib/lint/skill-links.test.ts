import { expect, it } from '@jest/globals';
import { lintLinks, lintNamedFiles } from '../../../lib/lint/skill-file-rule.js';
import { makeSkill } from '../agents/claude/source-fixture.js';

const files = ['SKILL.md', 'references/guide.md', 'scripts/run.py'];

function find(body: string, own: Partial<ReturnType<typeof makeSkill>> = { files }) {
  const skill = makeSkill({ dir: 'notes' });
  const at = skill.front_matter.body_line;
  const text = `${skill.text
    .split('\n')
    .slice(0, at - 1)
    .join('\n')}\n${body}`;
  return lintLinks({ ...skill, text, ...own }, { source: { skills: [] } as never, agents: [], prefix: 'p/' }).map(
    ({ line, message, fix }) => `${line - at}: ${message}; ${fix}`,
  );
}

it('names a link to a file that is not there, with its line and the file that may be meant', () => {
  expect(find('\nSee [it](./references/rules.md#top), [this](guide.md) and [that](References/Guide.md).\n')).toEqual([
    '1: it links to `references/rules.md`, and its folder has no such file; add the file, or correct the link.',
    '1: it links to `guide.md`, and its folder has no such file; write `references/guide.md`.',
    '1: it links to `References/Guide.md`, and its folder has no such file; write `references/guide.md`.',
  ]);
});

it('knows the file that a path of Windows means', () => {
  expect(find('\nSee [it](references\\guide.md).\n')).toEqual([
    '1: it links to `references\\guide.md`, and its folder has no such file; write `references/guide.md`.',
  ]);
});

it('is silent about files that are there, addresses, places to fill in, other folders and examples', () => {
  const there = '[a](references/guide.md) [b](scripts/./run.py#L3) ![c](https://e.org/x.png) [d](#part) [e](../x/y.md)';
  const code = '`[f](none.md)`\n```md\n[g](none.md)\n```\n<!-- [h](none.md) -->\n[i](<name>.md) [j](/etc/hosts.txt)';
  expect(find(`${there}\n${code}\n`)).toEqual([]);
  expect(find('[a](none.md)', { files: undefined } as never)).toEqual([]);
});

function named(body: string, there: string[] = [], others: object[] = []) {
  const skill = makeSkill({ dir: 'notes' });
  const text = `${skill.text.split('\n').slice(0, 4).join('\n')}\n${body}`;
  const source = { skills: [{ ...skill, files, text }, ...others] } as never;
  return lintNamedFiles({ source, agents: [], prefix: 'p/' }, (path) =>
    there.includes(path) ? 'executable' : 'absent',
  ).map(({ line, message }) => `${line - skill.front_matter.body_line}: ${message}`);
}

it('names a file in code within a line that is neither in the skill nor above it, once and with its line', () => {
  const body =
    '\nRun `python ./scripts/collect.py --all` first.\nRead `references/terms.md` and `scripts/collect.py`.\n';
  expect(named(body)).toEqual([
    '1: it names `scripts/collect.py`, and no such file is in its folder or in one above',
    '2: it names `references/terms.md`, and no such file is in its folder or in one above',
  ]);
  expect(named(body, ['skills/notes/scripts/collect.py', 'references/terms.md'])).toEqual([]);
});

it.each([
  'See references/style.md for the headings.',
  'Read `references/style.md` before you write any report.',
  'Create it with `references/style.md`.',
])('names what a sentence names, whatever else it has somebody write: %s', (line) => {
  expect(named(`\n${line}\n`)).toEqual([
    '1: it names `references/style.md`, and no such file is in its folder or in one above',
  ]);
});

it('names a script that is to be run without an interpreter and is not executable', () => {
  const run = (body: string, state: 'there' | 'executable' = 'there') => {
    const skill = makeSkill({ dir: 'notes' });
    const text = `${skill.text.split('\n').slice(0, 4).join('\n')}\n${body}`;
    const source = { skills: [{ ...skill, files, text }] } as never;
    return lintNamedFiles({ source, agents: [], prefix: 'p/' }, () => state).map(({ fix }) => fix);
  };
  const fix = 'run `chmod +x p/skills/notes/scripts/go.sh`, or write `bash scripts/go.sh`.';
  for (const body of ['Start `./scripts/go.sh`.', 'Run `scripts/go.sh x`.', shell('./scripts/go.sh --all')]) {
    expect(run(body)).toEqual([fix]);
    expect(run(body, 'executable')).toEqual([]);
  }
  for (const body of [
    'See `scripts/go.sh`.',
    'With bash: `./scripts/go.sh`',
    shell('bash scripts/go.sh'),
    '`./references/a.md`',
  ])
    expect(run(body)).toEqual([]);
});

const shell = (...lines: string[]) => ['Run:', '', '```bash', ...lines, '```', ''].join('\n');

it.each([
  ['bash scripts/go.sh', 'scripts/go.sh'],
  ['$ python3 -u ./scripts/go.py --in x.csv > out.json', 'scripts/go.py'],
  ['ls; node "scripts/go.mjs" | head', 'scripts/go.mjs'],
  ['./scripts/go.sh', 'scripts/go.sh'],
  ['python $' + '{CLAUDE_PLUGIN_ROOT}/skills/notes/go.py', 'skills/notes/go.py'],
])('names a script that a block of shell runs and that is not there: %s', (line, path) => {
  const said = `4: it names \`${path}\`, and no such file is in its folder or in one above`;
  expect(named(shell('# First', line))).toEqual([said]);
  expect(named(shell('# First', line), [path, `skills/notes/${path}`])).toEqual([]);
});

it.each([
  ['what it writes', shell('cat > scripts/go.sh <<EOF', 'EOF', 'bash scripts/go.sh')],
  ['what the text has written', `Create \`scripts/go.sh\`.\n${shell('bash scripts/go.sh')}`],
  ['a placeholder', shell('bash scripts/<name>.sh', 'python scripts/your_script.py', 'node scripts/$X.mjs')],
  ['an example', shell('bash scripts/go.sh').replace('Run:', 'For example:')],
  ['another folder', shell('cd app', 'bash scripts/go.sh')],
  ['another repository', `${shell('git clone https://e.org/x')}\n${shell('bash scripts/go.sh')}`],
  ['a project’s own', shell('pytest tests/ -v', 'python scripts/train.py')],
  ['an argument', shell('zip out.zip scripts/go.sh', 'cat scripts/go.sh')],
  ['another language', '```yaml\nscripts/go.sh\n```\n'],
])('leaves %s alone in a block', (_, body) => {
  expect(named(body)).toEqual([]);
});

it('leaves alone what another skill has, what is shown, what is an example and what is yet to be written', () => {
  expect(named('`references/terms.md`', [], [{ ...makeSkill({ dir: 'b' }), files: ['references/terms.md'] }])).toEqual(
    [],
  );
  for (const line of [
    'e.g. `scripts/a.py`',
    'Create `scripts/a.py`',
    '```\nscripts/a.py\n`scripts/a.py`\n```',
    'Write the findings to `references/a.md`.',
    'The report is in `assets/a.md`, generated by the script.',
    'Obtain an existing `assets/a.png`.',
  ])
    expect(named(line)).toEqual([]);
  for (const code of ['`src/a.py`', '`/opt/scripts/a.py`', '`scripts/<name>.py`', '`scripts/`'])
    expect(named(code)).toEqual([]);
});
