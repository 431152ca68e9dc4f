import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { AGENT_NAMES } from '../../../lib/agents/index.js';
import { parseCasesJson } from '../../../lib/case/corpus-json.js';
import { parseAgentKeys } from '../../../lib/contract/agent-key.js';
import type { Corpus } from '../../../lib/setup/corpus/corpus.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { findMistakes, readCorpus, sinceByGit } from '../../../src/check/find-mistakes.js';
import { skillText, write, writePlugin } from '../../helpers/plugin.js';
import { linkIn, writeSkills } from '../../helpers/project.js';
import { makeBaseline } from '../../helpers/results.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', '-C', cwd, ...args], { stdio: 'pipe' });

const agentOf = (text: string) => `---\nname: scout\ndescription: Looks around.\n---\n${text}\n`;

it('what only an agent that was asked says of a file counts where the branch changed that file', async () => {
  const root = writePlugin(newFolder(), 'kit', [{ dir: 'alpha' }]);
  write(join(root, 'agents/scout.md'), agentOf('Look around.'));
  git(root, 'init', '-q', '-b', 'main');
  git(root, 'add', '.');
  git(root, 'commit', '-q', '-m', 'main');
  const unlisted = new Map([['agents/scout.md', 'Copilot says that it is too old.']]);
  const copilot = { version: '1.0.0', install: 'plugin', offers: new Map(), exhausted: false, unlisted } as const;
  const find = async () => {
    const linted = {
      ...{ cwd: root, source: await readSource(root), corpus: null, baseline: null, baseline_ref: undefined },
      ...{ keys: parseAgentKeys(['copilot'], AGENT_NAMES), measured: { copilot }, since: sinceByGit(root, 'main') },
    };
    const { findings, also_at_ref = [] } = await findMistakes(linted, new Set(['version-not-bumped']));
    return [findings, also_at_ref].map((all) => all.map(({ rule, file }) => `${rule} ${file}`));
  };
  write(join(root, 'README.md'), 'Words.\n');
  expect(await find()).toEqual([[], ['plugin-part agents/scout.md']]);
  write(join(root, 'agents/scout.md'), agentOf('Look around, twice.'));
  expect(await find()).toEqual([['plugin-part agents/scout.md'], []]);
  write(join(root, 'agents/scout.md'), agentOf('Look around.'));
  writePlugin(root, 'kit', [], { agents: ['./agents/other.md'] });
  write(join(root, 'agents/other.md'), agentOf('Look elsewhere.').replace('scout', 'other'));
  expect(await find()).toEqual([['part-gone .claude-plugin/plugin.json'], ['plugin-part agents/scout.md']]);
});

it('what an agent leaves out with the whole plugin is known only where the manifest was as it is', async () => {
  const root = writePlugin(newFolder(), 'kit', [{ dir: 'alpha' }]);
  write(join(root, 'commands/preview.md'), '---\ndescription: Shows it.\n---\nShow it.\n');
  git(root, 'init', '-q', '-b', 'main');
  git(root, 'add', '.');
  git(root, 'commit', '-q', '-m', 'main');
  const unlisted = new Map([['commands/preview.md', 'Claude Code drops the plugin: it is corrupt.']]);
  const claude = { version: '1.0.0', install: 'plugin', offers: new Map(), exhausted: false, unlisted } as const;
  const find = async () => {
    const linted = {
      ...{ cwd: root, source: await readSource(root), corpus: null, baseline: null, baseline_ref: undefined },
      ...{ keys: parseAgentKeys(['claude'], AGENT_NAMES), measured: { claude }, since: sinceByGit(root, 'main') },
    };
    const { findings, also_at_ref = [] } = await findMistakes(linted, new Set(['version-not-bumped', 'skill-offer']));
    return [findings, also_at_ref].map((all) => all.map(({ file, fix }) => `${file} ${fix}`));
  };
  const part = 'commands/preview.md correct what the plugin is dropped for; until then nothing of it loads.';
  expect(await find()).toEqual([[], [part]]);
  const manifest = join(root, '.claude-plugin/plugin.json');
  write(manifest, '{\n  "name": "kit",\n}\n');
  const broken = '.claude-plugin/plugin.json remove the comma before the closing } or ].';
  // One cause is one finding.
  expect(await find()).toEqual([[broken], []]);
});

it('at the root a package with cases of its own that is gone is named, with its step', async () => {
  const root = newFolder();
  writeSkills(root, { '.claude/skills/a': 'a', 'packages/kit/.claude/skills/b': 'b' });
  write(join(root, 'packages/kit/cases.json'), '[{"case_id": "b-1", "prompt": "Do b.", "expected_skill": "b"}]');
  git(root, 'init', '-q', '-b', 'main');
  git(root, 'add', '.');
  git(root, 'commit', '-q', '-m', 'main');
  const find = async () => {
    const linted = {
      ...{ cwd: root, source: await readSource(root), corpus: null, baseline: null, baseline_ref: undefined },
      ...{ keys: parseAgentKeys(['claude'], AGENT_NAMES), since: sinceByGit(root, 'main') },
    };
    const { findings } = await findMistakes(linted, new Set(['skill-spec']));
    return findings.map(({ rule, subject, message, fix }) => `${rule} ${subject}: ${message}; ${fix}`);
  };
  expect(await find()).toEqual([]);
  rmSync(join(root, 'packages/kit/cases.json'));
  expect(await find()).toEqual([expect.stringMatching(/^case-weakened b-1: .*the source still has b; /)]);
  rmSync(join(root, 'packages/kit'), { recursive: true });
  const gone = 'part-gone packages/kit: `main` has this package (1 skill, 1 case), and this branch does not; ';
  expect(await find()).toEqual([
    `${gone}if that is meant, nothing is left to do, and this is no longer said once it is merged; if not, \`git checkout main -- packages/kit\`.`,
  ]);
  const step =
    '    steps:\n      - uses: a/agent-routing@v1\n        with:\n          working_directory: ./packages/kit/\n';
  write(join(root, '.github/workflows/a.yml'), `on: push\njobs:\n  a:\n    runs-on: x\n${step}`);
  const said =
    'if that is meant, remove from .github/workflows/a.yml the whole of its step (`working_directory: packages/kit`), line 8, which fails without it';
  expect((await find()).filter((one) => one.startsWith('part-gone'))).toEqual([
    `${gone}${said}; if not, \`git checkout main -- packages/kit\`.`,
  ]);
  git(root, 'checkout', '-q', '--', 'packages');
  renameSync(join(root, 'packages/kit'), join(root, 'packages/tools'));
  git(root, 'add', '-A');
  expect((await find()).filter((one) => one.startsWith('part-gone'))).toEqual([]);
});

it('of a case that expects another skill now, no description is wrong', async () => {
  const root = newFolder();
  const skill = (dir: string, description: string) =>
    write(join(root, `skills/${dir}/SKILL.md`), skillText({ dir, description }));
  skill('invoices', 'Reads invoices and sums their totals. Use for invoices, totals and taxes.');
  skill('poems', 'Writes poems about the sea. Use for poems, rhymes and verses.');
  const find = async (expected: string) => {
    write(
      join(root, 'cases.json'),
      JSON.stringify([{ case_id: 'a', prompt: 'Sum the totals of these invoices.', expected_skill: expected }]),
    );
    if (expected === 'invoices') {
      git(root, 'init', '-q', '-b', 'main');
      git(root, 'add', '.');
      git(root, 'commit', '-q', '-m', 'main');
    }
    const linted = {
      ...{ cwd: root, source: await readSource(root), baseline: null, baseline_ref: undefined },
      ...{ corpus: await readCorpus(['cases.json'], root), keys: parseAgentKeys(['claude'], AGENT_NAMES) },
    };
    const of = async (more: object) =>
      (await findMistakes({ ...linted, ...more }, new Set())).findings
        .map(({ rule }) => rule)
        .filter((rule) => /look-alike|weakened/.test(rule));
    return [await of({}), await of({ since: sinceByGit(root, 'main') })];
  };
  expect(await find('invoices')).toEqual([[], []]);
  expect(await find('poems')).toEqual([['skill-look-alike'], ['case-weakened']]);
});

it('a link through which an agent had its skills is missed where the branch took it away, and not where it never was', async () => {
  const root = newFolder();
  writeSkills(root, { '.claude/skills/a': 'a', '.claude/skills/b': 'b' });
  linkIn(root, '.agents/skills', '../.claude/skills');
  git(root, 'init', '-q', '-b', 'main');
  git(root, 'add', '.');
  git(root, 'commit', '-q', '-m', 'main');
  rmSync(join(root, '.agents'), { recursive: true });
  const find = async (agents: string[]) => {
    const linted = {
      ...{ cwd: root, source: await readSource(root), corpus: null, baseline: null, baseline_ref: undefined },
      ...{ keys: parseAgentKeys(agents, AGENT_NAMES), since: sinceByGit(root, 'main') },
    };
    const { findings, also_at_ref = [] } = await findMistakes(linted, new Set());
    return [findings, also_at_ref].map((all) =>
      all.filter(({ rule }) => rule === 'project-folder').map(({ severity, message }) => `${severity}: ${message}`),
    );
  };
  const lost =
    'error: 2 skills in .claude/skills are no longer read by codex, which had them from .agents/skills before this branch';
  expect(await find(['claude', 'codex'])).toEqual([[lost], []]);
  git(root, 'add', '-A');
  git(root, 'commit', '-q', '-m', 'gone');
  expect(await find(['codex'])).toEqual([[], ['warning: 2 skills in .claude/skills are not read by codex']]);
});

describe('one link of a folder that Claude Code does not read', () => {
  const link = (root: string, dir: string) => linkIn(root, `.claude/skills/${dir}`, `../../.agents/skills/${dir}`);
  const make = (linked = ['c', 'd']) => {
    const root = newFolder();
    writeSkills(root, { '.agents/skills/b': 'b', '.agents/skills/c': 'c', '.agents/skills/d': 'd' });
    for (const dir of linked) link(root, dir);
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'add', '.');
    git(root, 'commit', '-q', '-m', 'main');
    return root;
  };
  const find = async (root: string, corpus: Corpus | null = null, rows: Parameters<typeof makeBaseline>[0] = {}) => {
    const baseline = { file: 'provider-baseline.json', baseline: makeBaseline(rows) };
    const linted = {
      ...{ cwd: root, source: await readSource(root), corpus, baseline, baseline_ref: undefined },
      ...{ keys: parseAgentKeys(['claude', 'codex'], AGENT_NAMES), since: sinceByGit(root, 'main') },
    };
    const { findings, also_at_ref = [] } = await findMistakes(linted, new Set());
    return [findings, also_at_ref].map((all) =>
      all.flatMap(({ rule, file, message, fix }) =>
        rule === 'project-folder' ? [`${file}: ${message} → ${fix}`] : [],
      ),
    );
  };

  const corpusOf = (rows: object[]): Corpus => {
    const cases = parseCasesJson(JSON.stringify(rows), 'cases.json');
    return { cases, routes: [], files: [], skipped: [] };
  };

  it('that the branch removes is one skill, and the others are as they were', async () => {
    const root = make();
    rmSync(join(root, '.claude/skills/c'));
    const [fresh, known] = await find(root);
    const given_up = { c: { claude: { expected_status: 'fail' as const, reason: 'for Codex alone' } } };
    const [fewer] = await find(root, corpusOf([{ case_id: 'c', prompt: 'p', expected_skill: 'c' }]), given_up);
    expect(fewer).toEqual([]);
    expect(fresh).toEqual([
      '.agents/skills/c/SKILL.md: 1 skill in .agents/skills is no longer read by claude, which had it from .claude/skills/c before this branch → restore .claude/skills/c. If it is meant, record it: `agent-routing run`, then `agent-routing baseline update --reason "…"`; a reviewer then decides.',
    ]);
    expect(known).toEqual([expect.stringMatching(/b\/SKILL.md: 1 skill in .agents\/skills is not read by claude/)]);
  });

  it.each([[['c']], [['c', 'd']]])(
    'is to be made again by the new name, where the skill has another: %j',
    async (linked) => {
      const root = make(linked);
      renameSync(join(root, '.agents/skills/c'), join(root, '.agents/skills/a'));
      writeSkills(root, { '.agents/skills/a': 'a' });
      const [fresh = [], known] = await find(root);
      expect(fresh.map((words) => words.split(' → ')[1])).toEqual([
        'link it by its new name: `mkdir -p .claude/skills && ln -sfn ../../.agents/skills/a .claude/skills/a`. If it is meant, record it: `agent-routing run`, then `agent-routing baseline update --reason "…"`; a reviewer then decides.',
      ]);
      expect(known).toHaveLength(1);
    },
  );

  it('is missed no longer where the cases of that skill leave the agent out, and is not new where another one is named', async () => {
    const root = make(['c']);
    renameSync(join(root, '.agents/skills/b'), join(root, '.agents/skills/z'));
    expect((await find(root)).map((all) => all.length)).toEqual([0, 1]);
    const rows = ['b', 'c', 'd'].map((id) => ({
      case_id: id,
      prompt: 'p',
      expected_skill: id,
      ...(id !== 'c' ? { agents: ['codex'] } : {}),
    }));
    const corpus = corpusOf(rows);
    expect(await find(root, corpus)).toEqual([[], []]);
  });
});

it('of a folder that stays it is the place of the skill that is missed, and an emptied text is named once', async () => {
  const root = newFolder();
  writeSkills(root, { '.agents/skills/a': 'a', '.agents/skills/b': 'b', '.claude/skills/c': 'c' });
  git(root, 'init', '-q', '-b', 'main');
  git(root, 'add', '.');
  git(root, 'commit', '-q', '-m', 'main');
  renameSync(join(root, '.agents/skills/a'), join(root, '.claude/skills/a'));
  for (const file of ['.agents/skills/b/SKILL.md', '.claude/skills/c/SKILL.md'])
    write(join(root, file), readFileSync(join(root, file), 'utf8').replace(/(---\n[\s\S]*?---\n)[\s\S]*/, '$1'));
  const linted = {
    ...{ cwd: root, source: await readSource(root), corpus: null, baseline: null, baseline_ref: undefined },
    ...{ keys: parseAgentKeys(['codex'], AGENT_NAMES), since: sinceByGit(root, 'main') },
  };
  const { findings } = await findMistakes(linted, new Set());
  const fixes = findings.flatMap(({ rule, fix }) => (rule === 'project-folder' && /^restore/.test(fix) ? [fix] : []));
  expect(fixes).toEqual([expect.stringMatching(/^restore \.agents\/skills\/a\. If it is meant/)]);
  const emptied = findings.filter(({ rule }) => /^(?:skill-body|part-text-lost)$/.test(rule));
  expect(emptied.map(({ rule, file }) => `${rule} ${file}`).sort()).toEqual([
    'part-text-lost .claude/skills/c/SKILL.md',
    'skill-body .agents/skills/b/SKILL.md',
  ]);
});

it.each([
  ['a new skill moves the ranks of the others and is alone to be named', 'added', ["'db-migration' (new)"], []],
  ['a pair that was there before is not new after a rename', 'renamed', [], ['changelog']],
])('of look-alikes: %s', async (_, branch, brought, stayed) => {
  const root = newFolder();
  const [sql, reviews] = [
    'Helps with database migrations',
    'Writes a changelog entry for the current branch. Use when the user asks for release notes or a changelog line.',
  ];
  const wants =
    'Use when the user wants to write, review or roll back a SQL database migration, e.g. adding a column, renaming a table or backfilling data.';
  const add = (dir: string, description: string) =>
    write(
      join(root, 'skills', dir, 'SKILL.md'),
      skillText({ dir, description }).replace(/# [\s\S]*/, 'Do it.\nTell so.\n'),
    );
  const isAdded = branch === 'added';
  const first = isAdded ? 'changelog-entry' : 'changelog';
  add(first, isAdded ? reviews : 'Helps with changelogs.');
  add('sql-migration', isAdded ? sql : wants);
  if (!isAdded)
    add('incident', 'Write a blameless postmortem after a production outage: timeline, impact, root cause.');
  const ask = isAdded ? 'Add a changelog line for what I did on this branch.' : 'Write the changelog entry for 1.4.0';
  const asked = 'Add a not-null column tenant_id to orders, with a migration.';
  const writeCases = (id: string) =>
    write(
      join(root, 'cases.json'),
      JSON.stringify([
        { case_id: `${first}-1`, prompt: ask, expected_skill: first },
        { case_id: `${id}-1`, prompt: asked, expected_skill: id },
      ]),
    );
  writeCases('sql-migration');
  git(root, 'init', '-q', '-b', 'main');
  git(root, 'add', '.');
  git(root, 'commit', '-q', '-m', 'main');
  if (isAdded) add('db-migration', `Plans and ${sql}`);
  else {
    rmSync(join(root, 'skills/sql-migration'), { recursive: true });
    add('schema-change', wants);
    writeCases('schema-change');
  }
  const cases = parseCasesJson(readFileSync(join(root, 'cases.json'), 'utf8'), 'cases.json');
  const linted = {
    ...{ cwd: root, source: await readSource(root), corpus: { cases, routes: [], files: [], skipped: [] } },
    ...{ baseline: null, baseline_ref: undefined },
    ...{ keys: parseAgentKeys(['claude'], AGENT_NAMES), since: sinceByGit(root, 'main') },
  };
  const { findings, also_at_ref = [] } = await findMistakes(linted, new Set());
  const [fresh = [], known = []] = [findings, also_at_ref].map((all) =>
    all.filter(({ rule }) => rule === 'skill-look-alike'),
  );
  expect(fresh.map(({ message }) => /'[^']+'(?: \(new\))?/.exec(message)?.[0])).toEqual(brought);
  expect(known.map(({ subject }) => subject)).toEqual(stayed);
});

describe('a marketplace of two plugins', () => {
  const market = (...names: string[]) => ({
    ...{ name: 'kits', owner: { name: 'A' } },
    plugins: names.map((name) => ({ name, source: `./plugins/${name}`, description: 'Skills.' })),
  });
  const repository = () => {
    const root = newFolder();
    writePlugin(join(root, 'plugins/api'), 'api', [
      { dir: 'docs', text: `${skillText({ dir: 'docs' })}Follow [the style](../../shared/style.md).\n` },
    ]);
    writePlugin(join(root, 'plugins/ops'), 'ops', [{ dir: 'water' }]);
    write(join(root, 'plugins/api/shared/style.md'), 'Write short sentences.\n');
    write(join(root, 'plugins/ops/commands/tidy.md'), '---\ndescription: Tidies.\n---\nTidy up.\n');
    write(join(root, '.claude-plugin/marketplace.json'), JSON.stringify(market('api', 'ops')));
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'add', '.');
    git(root, 'commit', '-q', '-m', 'main');
    return root;
  };
  const find = async (root: string, cases: Corpus['cases'] | null = null) => {
    const corpus = cases && { cases, routes: [] };
    const linted = {
      ...{ cwd: root, source: await readSource(root), corpus, baseline: null, baseline_ref: undefined },
      ...{ keys: parseAgentKeys(['claude'], AGENT_NAMES), measured: {}, since: sinceByGit(root, 'main') },
    };
    const { findings } = await findMistakes(linted, new Set(['version-not-bumped']));
    return findings.map(({ severity, rule, file, message, fix }) => `${severity} ${rule} ${file} ${message} | ${fix}`);
  };

  it('misses what a skill names above its folder as what it names in it', async () => {
    const root = repository();
    const style = join(root, 'plugins/api/shared/style.md');
    expect(await find(root)).toEqual([]);
    write(style, '\n');
    expect(await find(root)).toEqual([
      expect.stringMatching(
        /^error part-text-lost plugins\/api\/shared\/style\.md .* docs names, says nothing any more/,
      ),
    ]);
    rmSync(style);
    expect(await find(root)).toEqual([
      expect.stringMatching(
        /^error part-text-lost plugins\/api\/skills\/docs\/SKILL\.md .* was deleted \| restore `plugins\/api\/shared\/style\.md`;/,
      ),
    ]);
    git(root, 'checkout', '-q', '.');
    const named = join(root, 'plugins/api/skills/docs/SKILL.md');
    const text = readFileSync(named, 'utf8').replace('../..', '$' + '{CLAUDE_PLUGIN_ROOT}');
    write(named, text);
    expect(await find(root)).toEqual([]);
    rmSync(style);
    expect(await find(root)).toEqual([
      expect.stringMatching(/^error part-text-lost .* restore `plugins\/api\/shared\/style\.md`;/),
    ]);
    git(root, 'checkout', '-q', '.');
    // Deeper in its plugin it has the file by another path.
    const skill = join(root, 'plugins/api/skills/more/docs/SKILL.md');
    write(
      join(root, 'plugins/api/.claude-plugin/plugin.json'),
      JSON.stringify({ name: 'api', skills: ['./skills/more'] }),
    );
    write(skill, readFileSync(join(root, 'plugins/api/skills/docs/SKILL.md'), 'utf8').replace('../..', '../../..'));
    rmSync(join(root, 'plugins/api/skills/docs'), { recursive: true });
    expect(await find(root)).toEqual([]);
  });

  it('says of a skill that moved to the other one where the file is that it names', async () => {
    const root = repository();
    renameSync(join(root, 'plugins/api/skills/docs'), join(root, 'plugins/ops/skills/docs'));
    expect(await find(root)).toEqual([
      expect.stringMatching(
        /^error part-text-lost plugins\/ops\/skills\/docs\/SKILL\.md .* leads to no file from its new folder \| it is in `plugins\/api\/shared\/style\.md`: move or copy it to `plugins\/ops\/shared\/style\.md`\.$/,
      ),
    ]);
    const [skill, named] = [join(root, 'plugins/ops/skills/docs/SKILL.md'), '../../shared/style.md'];
    const text = readFileSync(skill, 'utf8');
    write(skill, text.replace(named, '../../../api/shared/style.md'));
    expect(await find(root)).toEqual([
      expect.stringMatching(
        /^error part-text-lost plugins\/ops\/skills\/docs\/SKILL\.md it names .* lies outside its plugin, so whoever installs the plugin does not get it, and at `main` that file lay inside \| move the file into plugins\/ops, and correct the path\.$/,
      ),
    ]);
    write(skill, text);
    cpSync(join(root, 'plugins/api/shared'), join(root, 'plugins/ops/shared'), { recursive: true });
    expect(await find(root)).toEqual([]);
  });

  it('that no longer names one of them is the one cause, to which what follows from it points', async () => {
    const root = repository();
    const water = { case_id: 'water-1', expected_skill: 'water', prompt: 'Do the plants.' };
    const docs = { case_id: 'docs-1', expected_skill: 'docs', prompt: 'Write it up.', disallowed_skills: ['water'] };
    const findCases = async (...cases: object[]) => {
      write(join(root, 'cases.json'), JSON.stringify(cases, null, 1));
      return (await find(root, parseCasesJson(JSON.stringify(cases, null, 1), 'cases.json'))).filter(
        (one) => !/-(?:uncovered|without-negative) /.test(one),
      );
    };
    expect(await findCases(water, docs)).toEqual([]);
    git(root, 'add', '.');
    git(root, 'commit', '-q', '-m', 'cases');
    write(join(root, '.claude-plugin/marketplace.json'), JSON.stringify(market('api')));
    const entry = 'add {"name":"ops","source":"./plugins/ops"} to `plugins`';
    const where = 'it is in plugins/ops, which .claude-plugin/marketplace.json does not name';
    const fix = `${entry} of .claude-plugin/marketplace.json; if it is gone for good, remove`;
    expect(await findCases(water, docs)).toEqual([
      `error case-unknown-skill cases.json it expects 'water', which the source does not have: ${where} | ${fix} the case.`,
      `warning case-vacuous cases.json 'water' is not a skill of the source, so it can never match: ${where} | ${fix} the name.`,
    ]);
    // With the case and the name removed nothing is weakened: nobody has the skill.
    expect(await findCases({ ...docs, disallowed_skills: [] })).toEqual([
      expect.stringMatching(/^warning plugin-marketplace .* or leave it out on purpose with --disable/),
    ]);
    // Nothing is named beside it: then each part says what to write, and that is not in its own file.
    write(join(root, '.claude-plugin/marketplace.json'), JSON.stringify(market()));
    const again = 'name the plugin `ops` in `.claude-plugin/marketplace.json` again';
    expect(await find(root)).toEqual(
      expect.arrayContaining([
        expect.stringContaining(
          `this branch \`.claude-plugin/marketplace.json\` no longer names its plugin | ${again}`,
        ),
        expect.stringContaining('no longer names it | name it in `.claude-plugin/marketplace.json` again'),
      ]),
    );
  });
});

it('a plugin whose folder moved is one finding, at the entry that leads to the old one', async () => {
  const root = newFolder();
  const entry = { name: 'kit', source: './plugins/kit', description: 'A kit.' };
  const market = { name: 'shop', owner: { name: 'x' }, plugins: [entry] };
  write(join(root, '.claude-plugin/marketplace.json'), JSON.stringify(market, null, 2));
  writePlugin(join(root, 'plugins/kit'), 'kit', [{ dir: 'alpha' }]);
  write(join(root, 'plugins/kit/agents/scout.md'), agentOf('Look around.'));
  git(root, 'init', '-q', '-b', 'main');
  git(root, 'add', '.');
  git(root, 'commit', '-q', '-m', 'main');
  // Beside another one or elsewhere.
  for (const [from, to] of [
    ['plugins', 'packages'],
    ['packages', 'plugins/other'],
  ] as const) {
    cpSync(join(root, from, 'kit'), join(root, to, 'kit'), { recursive: true });
    rmSync(join(root, from, 'kit'), { recursive: true });
    const linted = {
      ...{ cwd: root, source: await readSource(root), corpus: null, baseline: null, baseline_ref: undefined },
      ...{ keys: parseAgentKeys(['claude', 'codex'], AGENT_NAMES), since: sinceByGit(root, 'main') },
    };
    const { findings } = await findMistakes(linted, new Set());
    expect(findings.map(({ rule, file, line, fix }) => `${rule} ${file}:${line} ${fix}`)).toEqual([
      `plugin-marketplace .claude-plugin/marketplace.json:9 its plugin is in ${to}/kit now: change it to \`"source": "./${to}/kit"\`.`,
    ]);
  }
});
