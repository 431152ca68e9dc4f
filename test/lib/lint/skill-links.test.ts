import { expect, it } from '@jest/globals';
import { AGENTS } from '../../../lib/agents/index.js';
import { lintNamedFiles } from '../../../lib/lint/files/named-file-rule.js';
import { makeSkill } from '../agents/claude/source-fixture.js';

const files = ['SKILL.md', 'references/guide.md', 'scripts/run.py'];

function find(
  body: string,
  own: Partial<ReturnType<typeof makeSkill>> = { files },
  there: string[] = [],
  source: object = { plugins: [] },
) {
  const skill = makeSkill({ dir: 'notes' });
  const at = skill.front_matter.body_line;
  const text = `${skill.text
    .split('\n')
    .slice(0, at - 1)
    .join('\n')}\n${body}`;
  const skills = [{ ...skill, text, ...own }];
  const facts = { source: { skills, ...source } as never, agents: [], prefix: 'p/' };
  return lintNamedFiles(facts, (path) => (there.includes(path) ? 'there' : 'absent')).map(
    ({ line, message, fix }) => `${line - at}: ${message}; ${fix}`,
  );
}

it('names a link to a file that is not there, with its line and the file that may be meant', () => {
  expect(find('\nSee [it](./references/rules.md#top), [this](guide.md) and [that](References/Guide.md).\n')).toEqual([
    '1: it links to `references/rules.md`, and its folder has no such file; add the file, or correct the link.',
    '1: it links to `guide.md`, and its folder has no such file; change it to `references/guide.md`; `agent-routing check --fix` does that.',
    '1: it links to `References/Guide.md`, and its folder has no such file; change it to `references/guide.md`; `agent-routing check --fix` does that.',
  ]);
});

it('names the script that a name in other letters means', () => {
  const files = ['scripts/Convert.py', 'scripts/tidy.sh', 'SKILL.md'];
  expect(find('\nRun `scripts/convert.py`, `scripts/tiddy.sh` or `scripts/x.py`.\n', { files })).toEqual([
    expect.stringMatching(/`scripts\/convert\.py`, .*; change it to `scripts\/Convert\.py`\.$/),
    expect.stringMatching(/`scripts\/tiddy\.sh`, .*; change it to `scripts\/tidy\.sh`\.$/),
    expect.stringMatching(/`scripts\/x\.py`, .*; add the file, or correct the path\.$/),
  ]);
});

it('knows the file that a path of Windows means', () => {
  expect(find('\nSee [it](references\\guide.md).\n')).toEqual([
    '1: it links to `references\\guide.md`, and its folder has no such file; change it to `references/guide.md`; `agent-routing check --fix` does that.',
  ]);
});

it('names a link that leads out of the folder to where nothing is', () => {
  const links = '[a](../../docs/x.md), [b](../../.github/c.yml "C"), [c](../references/guide.md)';
  const none = (path: string, fix = 'add the file, or correct the path.') =>
    `0: it links to \`${path}\`, and there is no such file; ${fix}`;
  expect(find(links)).toEqual([
    none('../../docs/x.md'),
    none('../../.github/c.yml'),
    none('../references/guide.md', 'change it to `references/guide.md`; `agent-routing check --fix` does that.'),
  ]);
  const own = { files, unshipped: true } as const;
  expect(find(links, own, ['docs/x.md', '.github/c.yml', 'skills/references/guide.md'])).toEqual([]);
});

it('names a link to what a copy of the skill does not have beside it', () => {
  const said =
    '0: it links to `../../docs/x.md`, which lies outside its folder, so whoever copies the skill does not get it; move the file into p/skills/notes, and correct the path.';
  const there = ['docs/x.md', 'skills/b/x.md'];
  expect(find('[a](../../docs/x.md) [b](../b/x.md)', { files }, there)).toEqual([said]);
  expect(find('[b](../docs/x.md)', { files, path: 'notes/SKILL.md' }, there)).toEqual([]);
});

it('knows from where a link to a skill’s folder leads out', () => {
  const linked = {
    files,
    unshipped: true,
    path: '.claude/skills/notes/SKILL.md',
    real_path: 'skills/notes/SKILL.md',
  } as const;
  expect(find('[a](../../docs/x.md)', linked, ['docs/x.md'])).toEqual([]);
  expect(find('[a](../../docs/x.md)', { ...linked, linked: true }, ['docs/x.md'])).toHaveLength(1);
});

it('names a link to what a plugin’s users do not get', () => {
  const held = { files, path: 'plugins/a/skills/notes/SKILL.md' };
  const source = { kind: 'skills', plugins: [{ folder: '' }, { folder: 'plugins/a' }] };
  const links = '[a](../../../../docs/x.md) [b](../../../b/x.md) [c](../../README.md)';
  const there = ['docs/x.md', 'plugins/b/x.md', 'plugins/a/README.md'];
  const said = (path: string) =>
    `0: it links to \`${path}\`, which lies outside its plugin, so whoever installs the plugin does not get it; move the file into p/plugins/a, and correct the path.`;
  expect(find(links, held, there, source)).toEqual([said('../../../../docs/x.md'), said('../../../b/x.md')]);
  expect(find(links, held, there, { ...source, kind: 'plugin' })).toEqual([]);
  expect(find(links, held, there, { ...source, as: 'project' })).toEqual([]);
});

it('is silent about files that are there, addresses, places to fill in, other folders and examples', () => {
  const there =
    '[a](references/guide.md) [b](scripts/./run.py#L3) ![c](https://e.org/x.png) [d](#part) [e](https://e.org/../x.md)';
  const code = '`[f](none.md)`\n```md\n[g](none.md)\n```\n<!-- [h](none.md) -->\n[i](<name>.md) [j](/etc/hosts.txt)';
  expect(find(`${there}\n${code}\n`)).toEqual([]);
  expect(find('[a](none.md)', { files: undefined } as never)).toEqual([]);
});

function named(body: string, there: string[] = [], others: object[] = []) {
  const skill = makeSkill({ dir: 'notes' });
  const text = `${skill.text.split('\n').slice(0, 4).join('\n')}\n${body}`;
  const source = { skills: [{ ...skill, files, text }, ...others], plugins: [] } as never;
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

it('names a path that leads out of the folder to where nothing is, unless a link names it too', () => {
  const said = '0: it names `../agents/judge.md`, and there is no such file';
  expect(named('See `../agents/judge.md`, not `../notes` or `../../../etc/passwd`.')).toEqual([said]);
  expect(named('See `../agents/judge.md`.', ['skills/agents/judge.md'])).toEqual([]);
  expect(named('See `../agents/judge.md`.', ['agents/judge.md'])).toEqual([said]);
  expect(named('See [it](../agents/judge.md) and `../agents/judge.md`.')).toHaveLength(1);
});

it.each([
  "Replace it with `vi.mock('../http.js')`.",
  'Run `node -e "require(\'../http.js\')"` to see it.',
  "Read what `import { get } from '../http.js'` gives you.",
  'Mock `../http.js` in each test.',
  "A test mocks the client (jest.mock('../http.js')).",
  'Run `vitest run ../http.test.js` in its folder.',
])('leaves a path of sample code alone, which is relative to a file of the user: %s', (line) => {
  expect(named(line)).toEqual([]);
});

it.each(['Read ../agents/judge.md first.', 'Judge (see ../agents/judge.md).', 'The rules: `../agents/judge.md`.'])(
  'names a path that leads out of the folder in prose, too: %s',
  (line) => expect(named(line)).toEqual(['0: it names `../agents/judge.md`, and there is no such file']),
);

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
  const fix = 'run `chmod +x p/skills/notes/scripts/go.sh`, or have agents run `bash scripts/go.sh`.';
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

it('names the copy of a script that is not executable, though the other is', () => {
  const skill = makeSkill({ dir: 'notes' });
  const copy = { id: 'notes', dir: 'notes', path: '.agents/skills/notes/SKILL.md', folder: '.agents/skills' };
  const text = `${skill.text.split('\n').slice(0, 4).join('\n')}\nRun \`scripts/go.sh x\`.\n`;
  const source = { skills: [{ ...skill, files, text, in_project: [copy] }] } as never;
  const stateOf = (path: string) => (path.startsWith('.agents') ? 'there' : 'executable');
  expect(lintNamedFiles({ source, agents: [], prefix: '' }, stateOf).map(({ message, fix }) => [message, fix])).toEqual(
    [
      [
        'it has agents run `scripts/go.sh`, and .agents/skills/notes/scripts/go.sh is not executable',
        'run `chmod +x .agents/skills/notes/scripts/go.sh`, or have agents run `bash scripts/go.sh`.',
      ],
    ],
  );
});

const shell = (...lines: string[]) => ['Run:', '', '```bash', ...lines, '```', ''].join('\n');

it.each([
  ['bash scripts/go.sh', 'scripts/go.sh'],
  ['$ python3 -u ./scripts/go.py --in x.csv > out.json', 'scripts/go.py'],
  ['ls; node "scripts/go.mjs" | head', 'scripts/go.mjs'],
  ['./scripts/go.sh', 'scripts/go.sh'],
])('names a script that a block of shell runs and that is not there: %s', (line, path) => {
  const said = `4: it names \`${path}\`, and no such file is in its folder or in one above`;
  expect(named(shell('# First', line))).toEqual([said]);
  expect(named(shell('# First', line), [path, `skills/notes/${path}`])).toEqual([]);
});

const ROOT = '$' + '{CLAUDE_PLUGIN_ROOT}';
const OF_KIT = { files: ['SKILL.md', 'scripts/seed.sh'], path: 'kit/skills/notes/SKILL.md' };
const KIT = { plugins: [{ folder: '' }, { folder: 'kit' }], kind: 'skills' };

it.each([
  ['in code', `Run \`${ROOT}/skills/notes/scripts/sead.sh\`.`],
  ['without braces', 'Run `$CLAUDE_PLUGIN_ROOT/skills/notes/scripts/sead.sh --all` first.'],
  ['in quotes', `Run \`bash "${ROOT}/skills/notes/scripts/sead.sh"\`.`],
  ['in quotes in part', `Run \`bash "${ROOT}"/skills/notes/scripts/sead.sh\`.`],
  ['as what is read', `Read @${ROOT}/skills/notes/scripts/sead.sh`],
  ['after a word for writing', `After adding it, run \`${ROOT}/skills/notes/scripts/sead.sh\`.`],
  ['in a block', shell(`bash "${ROOT}/skills/notes/scripts/sead.sh" --all`)],
  ['in quotes in a block', shell(`bash "${ROOT}"/skills/notes/scripts/sead.sh --all`)],
])('names a path from the plugin’s folder where nothing is: %s', (_, text) => {
  const root = text.includes(ROOT) ? ROOT : ROOT.replace(/[{}]/g, '');
  expect(find(text, OF_KIT, [], KIT)).toEqual([
    `${text.includes('```') ? 3 : 0}: it names \`${root}/skills/notes/scripts/sead.sh\`, and its plugin has no such file; change it to \`${root}/skills/notes/scripts/seed.sh\`.`,
  ]);
  expect(find(text, OF_KIT, ['kit/skills/notes/scripts/sead.sh'], KIT).join()).not.toContain('no such file');
  // Not from the skill's folder, or the root of the source.
  const elsewhere = ['skills/notes/scripts/sead.sh', 'kit/skills/notes/skills/notes/scripts/sead.sh'];
  expect(find(text, OF_KIT, elsewhere, KIT)).toHaveLength(1);
  expect(find(text, OF_KIT, [], { plugins: [], kind: 'skills' })).toEqual([]);
  expect(find(text, { ...OF_KIT, unshipped: true }, [], KIT)).toEqual([]);
});

it.each([
  `Run \`${ROOT}/<name>.sh\`, \`${ROOT}/$NAME/go.sh\` or \`${ROOT}/scripts/your-script.sh\`.`,
  `Create \`scripts/go.sh\`.\nRun \`${ROOT}/scripts/go.sh\`.`,
  `Save it as \`${ROOT}/state/last.json\`.\nRead \`${ROOT}/state/last.json\`.`,
  `Run \`node ${ROOT}/dist/cli.js\`.`,
  `For example \`${ROOT}/scripts/go.sh\`.`,
  `\`\`\`json\n"command": "${ROOT}/scripts/go.sh"\n\`\`\`\nTry it:\n\n${shell(`bash ${ROOT}/scripts/go.sh`)}`,
])('leaves a path from the plugin’s folder alone that is made, built, shown or to be filled in: %s', (text) => {
  expect(find(text, OF_KIT, [], KIT)).toEqual([]);
});

it('names what a plugin’s custom agents and commands name so, and no project’s', () => {
  const text = `---\nname: a\n---\nRun \`bash ${ROOT}/scripts/go.sh\` and \`scripts/x.sh\`.`;
  const part = { kind: 'command', plugin: 'kit', name: 'a', path: 'kit/commands/a.md', file: 'a.md', text } as const;
  const source = { skills: [], ...KIT } as never;
  const lint = (own: object, there: string[] = []) =>
    lintNamedFiles({ source, agents: [], prefix: 'p/', parts: [{ ...part, ...own }] }, (path) =>
      there.includes(path) ? 'there' : 'absent',
    );
  const found = { rule: 'plugin-part', file: 'p/kit/commands/a.md', line: 4, severity: 'warning' };
  expect(lint({})).toMatchObject([
    { ...found, message: `it names \`${ROOT}/scripts/go.sh\`, and its plugin has no such file` },
  ]);
  expect(lint({ kind: 'subagent' })).toMatchObject([found]);
  expect(lint({}, ['kit/scripts/go.sh'])).toEqual([]);
  expect(lint({ plugin: null })).toEqual([]);
});

it('names a script in the plugin’s folder that is to be run and is not executable', () => {
  expect(find(`Run \`${ROOT}/bin/go.sh\`.`, OF_KIT, ['kit/bin/go.sh'], KIT)).toEqual([
    `0: it has agents run \`${ROOT}/bin/go.sh\`, and that file is not executable; run \`chmod +x p/kit/bin/go.sh\`, or have agents run \`bash ${ROOT}/bin/go.sh\`.`,
  ]);
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
    '**SAVE**: Paste the JSON into `scripts/a.json`.',
    'A `scripts/a.py` would be helpful to store in the skill.',
  ])
    expect(named(line)).toEqual([]);
  for (const code of ['`src/a.py`', '`/opt/scripts/a.py`', '`scripts/<name>.py`', '`scripts/`'])
    expect(named(code)).toEqual([]);
});

it.each(['SKILL_DIR', 'PLUGIN_ROOT'])('names the word for a folder that one agent alone fills in: %s', (word) => {
  const skill = makeSkill({
    dir: 'notes',
    text: `---\nname: notes\ndescription: x\n---\nRun \`sh \${CLAUDE_${word}}/run.sh\`.\n`,
  });
  const agents = [AGENTS.claude, AGENTS.codex].map((agent) => ({ key: agent.name, agent }));
  const source = { skills: [{ ...skill, files: [] }], plugins: [] };
  const lint = (all: typeof agents) => lintNamedFiles({ source, agents: all, prefix: '' } as never, () => 'there');
  expect(lint(agents)).toMatchObject([
    {
      rule: 'skill-file',
      message: `it names files by \`\${CLAUDE_${word}}\`, which not every agent fills in`,
      consequences: { codex: 'Codex puts nothing in its place' },
    },
  ]);
  expect(lint(agents.slice(0, 1))).toEqual([]);
  // Codex does not look where this one is.
  const project = { ...source, skills: [{ ...skill, files: [], folder: '.claude/skills' }] };
  const started = agents.map((one) => ({ ...one, install: 'project' }));
  expect(lintNamedFiles({ source: project, agents: started, prefix: '' } as never, () => 'there')).toEqual([]);
});
