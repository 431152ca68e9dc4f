import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { AGENT_NAMES } from '../../../lib/agents/index.js';
import { parseAgentKeys } from '../../../lib/contract/agent-key.js';
import type { Offer } from '../../../lib/contract/offer.js';
import type { Results } from '../../../lib/contract/result.js';
import { compareBaselines } from '../../../lib/delta/compare.js';
import { openAtRef } from '../../../lib/io/git.js';
import { titleOfParts } from '../../../lib/report/findings/part-findings.js';
import { listCounts } from '../../../lib/report/view/count-deltas.js';
import { loadCorpus } from '../../../lib/setup/corpus/corpus.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { readBranch } from '../../../src/check/read-branch.js';
import { RunOptionsSchema } from '../../../src/options/run-options.js';
import { createPartLister } from '../../../src/run/execute/measure-offers.js';
import { terminalPorts } from '../../../src/run/ports.js';
import { openSourceAtRef } from '../../../src/run/prepare/source-at-ref.js';
import { skillText, write, writePlugin } from '../../helpers/plugin.js';
import { writeSkills } from '../../helpers/project.js';
import { makeBaseline, makeResult, makeResults } from '../../helpers/results.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { inFull } from '../../helpers/tested-agents.js';

const newFolder = temporaryFolder();
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', '-C', cwd, ...args], { stdio: 'pipe' });

const BODY = `${Array.from({ length: 30 }, (_, n) => `Rule ${n}: what to do in step ${n}.`).join('\n')}\n`;
const NOTES = `---\nname: notes\ndescription: Use it for notes.\n---\n\nRead references/rules.md first.\n${BODY}`;
const HOOKS = (...commands: string[]) =>
  JSON.stringify({
    hooks: { PreToolUse: commands.map((command) => ({ matcher: 'Bash', hooks: [{ type: 'command', command }] })) },
  });
const GUARD = 'node $' + '{CLAUDE_PLUGIN_ROOT}/hooks/guard.cjs';
const CASE = { case_id: 'notes-1', expected_skill: 'notes', prompt: 'Write notes.' };

/** What main has: a skill with a file, one with an error, a subagent, a command, a hook and a server. */
function repository(): string {
  const root = writePlugin(newFolder(), 'office', [
    { dir: 'notes', text: NOTES },
    { dir: 'water' },
    { dir: 'old-error', text: '---\nname: old-error\ndescription: Use it: when asked.\n---\n\nDo it.\n' },
  ]);
  write(join(root, 'skills/notes/references/rules.md'), BODY);
  write(join(root, 'agents/explorer.md'), '---\nname: explorer\ndescription: Looks.\n---\nLook around.\n');
  write(join(root, 'commands/tidy.md'), 'Tidy up.\n');
  write(join(root, 'hooks/hooks.json'), HOOKS(GUARD));
  write(join(root, 'hooks/guard.cjs'), 'process.exit(2);\n');
  write(join(root, '.mcp.json'), JSON.stringify({ mcpServers: { clock: { command: 'clock' } } }));
  write(join(root, 'cases.json'), JSON.stringify([CASE]));
  git(root, 'init', '-q', '-b', 'main');
  git(root, 'add', '.');
  git(root, 'commit', '-q', '-m', 'main');
  return root;
}

interface Branch {
  offers?: Results['offers'];
  parts?: Results['parts'];
  agents?: string;
  folder?: string;
  /** {agent: how it has hooks}, where that is another way. */
  by_hooks?: Record<string, string>;
  /** Whether servers may start, which costs a start of the agent. */
  starts?: boolean;
  /** What the ref's baseline records. */
  meta?: ReturnType<typeof makeBaseline>['$meta'];
}

async function compare(
  root: string,
  {
    offers = {},
    parts = {},
    agents = 'claude,codex,copilot',
    folder = '',
    by_hooks = {},
    starts = false,
    meta,
  }: Branch = {},
) {
  const cwd = join(root, folder);
  const tree = await openAtRef(cwd, 'main');
  const source = await readSource(cwd);
  const results = makeResults([makeResult({ case_id: 'notes-1', expected_skill: 'notes' })]);
  Object.assign(results, { offers, parts });
  for (const agent of Object.keys(offers))
    results.environment.agents[agent] = {
      version: '1.0.0',
      vendor_model: null,
      install: 'plugin',
      home_length: 20,
      isolated: true,
    };
  for (const [agent, hooks_install] of Object.entries(by_hooks))
    results.environment.agents[agent] = {
      ...{ version: '1.0.0', vendor_model: null, install: 'skills', hooks_install },
      ...{ home_length: 20, isolated: true },
    };
  const baseline = makeBaseline({ 'notes-1': { claude: { expected_status: 'pass' } } });
  if (meta) baseline.$meta = meta;
  const ref = { name: 'main', sha: tree.sha, baseline };
  const run = {
    options: { as: undefined, cases: ['cases.json'] },
    source,
    corpus: await loadCorpus(['cases.json'], { cwd, strict: true }),
    agents: parseAgentKeys(agents.split(','), AGENT_NAMES).map((key) => ({ key })),
    baselines: { file: 'provider-baseline.json', current: baseline, ref, tree },
  };
  const options = RunOptionsSchema.parse({ allow_source_processes: starts, agent_versions: 'pinned' });
  const listOn = createPartLister(options, terminalPorts(keptShell(cwd)));
  const branch = await readBranch(run, results, { cwd, listOn });
  const comparison = compareBaselines({ results, current: baseline, ref, branch });
  const rows = (comparison.parts ?? []).map(({ delta, kind, name, file, fails, agents: on }) =>
    [delta, kind, name, file, ...(on.length ? [on.join()] : []), ...(fails ? ['fails'] : [])].join(' '),
  );
  return {
    gate: comparison.gate,
    rows,
    parts: comparison.parts ?? [],
    known: branch?.known ?? [],
    notes: comparison.notes.map(({ message }) => message),
  };
}

const absent: Offer = {
  offer: 'absent',
  kept_chars: 0,
  of_chars: 40,
  reason: 'its front matter is not YAML; quote it.',
};
const full: Offer = { offer: 'full', kept_chars: 40, of_chars: 40, reason: null };

describe('what a branch changes of parts that no case names', () => {
  it('is nothing where nothing changed, and what was wrong before is only a number', async () => {
    const { gate, rows, notes, known } = await compare(repository());
    expect([gate, rows]).toEqual(['pass', []]);
    expect(known).toMatchObject([{ kind: 'skill', name: 'old-error', file: 'skills/old-error/SKILL.md', line: 3 }]);
    expect(notes.join()).toMatch(/main has 1 error that `agent-routing check` names/);
  });

  it('reads the checkout itself where nothing differs, and a copy where anything does', async () => {
    const root = repository();
    const tree = await openAtRef(root, 'main');
    const open = async () => {
      const { cwd, close } = (await openSourceAtRef(tree, { cwd: root, root, as: undefined })) ?? {};
      await close?.();
      return cwd;
    };
    expect(await open()).toBe(root);
    write(join(root, 'skills/notes/more.md'), 'New.\n');
    const copy = await open();
    expect([copy, existsSync(copy ?? '')]).toEqual([expect.not.stringContaining(root), false]);
    rmSync(join(root, 'skills/notes/more.md'));
    write(join(root, 'skills/notes/SKILL.md'), `${NOTES}One more.\n`);
    expect(await open()).not.toBe(root);
  });

  it.each([
    ['an unquoted colon', 'description: Minutes: of meetings.', 'copilot'],
    ['a name that is a list', 'name: [meeting\ndescription: Minutes of meetings.', 'claude,codex,copilot'],
  ])('fails on a new skill that an agent of the batch does not list: %s', async (_, fields) => {
    const root = repository();
    const name = fields.startsWith('name') ? '' : 'name: meeting-minutes\n';
    write(join(root, 'skills/meeting-minutes/SKILL.md'), `---\n${name}${fields}\n---\n\nWrite minutes.\n`);
    const offers = { claude: { 'meeting-minutes': full }, copilot: { 'meeting-minutes': absent } };
    const { gate, rows, parts } = await compare(root, { offers, agents: 'claude,copilot' });
    expect(gate).toBe('fail');
    expect(rows[0]).toMatch(/^NEW skill \S+ skills\/meeting-minutes\/SKILL.md$/);
    const [broken] = parts.filter(({ fails }) => fails);
    expect(broken).toMatchObject({
      kind: 'skill',
      file: 'skills/meeting-minutes/SKILL.md',
      agents: expect.arrayContaining(['copilot']),
    });
    expect(broken?.line).toBeGreaterThan(0);
    expect(`${broken?.fix} ${broken?.why}`).not.toContain('--disable');
  });

  it('says of a new command what each agent of the batch lists, and of a new server nothing of another', async () => {
    const root = repository();
    write(join(root, 'commands/sort.md'), '---\ndescription: Sorts.\n---\nSort.\n');
    write(join(root, '.mcp.json'), '{"mcpServers":{"clock":{"command":"clock"},"bell":{"command":"bell"}}}');
    const row = { plugin: 'office', listed_as: [], deferred: false, reason: null };
    const command = { ...row, kind: 'command' as const, name: 'sort.md', path: 'commands/sort.md' };
    const clock = { ...row, kind: 'mcp_server' as const, name: 'clock', path: '.mcp.json', listed_as: ['x'] };
    const { parts } = await compare(root, {
      parts: {
        claude: [{ ...command, listed_as: ['office:sort'] }, clock],
        qwen: [{ ...command, reason: 'it lists none.' }, clock],
      },
    });
    expect(parts.map(({ delta, kind, name, message }) => `${delta} ${kind} ${name}: ${message}`)).toEqual([
      'NEW command sort: listed on claude; not on qwen (it lists none.)',
      'NEW mcp_server bell: declared in `.mcp.json`',
    ]);
  });

  it('says of new skills that an agent cuts how much it keeps, and of many that are cut alike about how much', async () => {
    const root = repository();
    const names = ['green', 'black'];
    for (const name of names)
      write(join(root, 'skills', name, 'SKILL.md'), `---\nname: ${name}\ndescription: ${name} tea.\n---\n\nPour.\n`);
    const cut = (kept_chars: number) => ({ offer: 'cut' as const, kept_chars, of_chars: 590, reason: null });
    const { notes } = await compare(root, {
      offers: { claude: { green: full, black: full }, codex: { green: cut(423), black: cut(418) } },
    });
    expect(notes.join()).toContain(
      'New on this branch: skills `black`, `green` (listed on claude; cut on codex (about 418 of 590 characters)).',
    );
  });

  it('says where a new skill is that has the name of another', async () => {
    const root = repository();
    for (const folder of ['skills/water-2', 'skills/tea']) {
      const name = folder === 'skills/tea' ? 'tea' : 'water';
      write(join(root, folder, 'SKILL.md'), `---\nname: ${name}\ndescription: Use it for ${name}.\n---\n\nPour.\n`);
    }
    const { notes } = await compare(root, { agents: 'claude' });
    expect(notes.join()).toMatch(
      /New on this branch: skill `tea`; skill `\S*water` \(in `skills\/water-2\/SKILL\.md`, claude lists it as `office:water-2`\)\./,
    );
    // Under that name the request has one, which an agent that goes by names takes for both.
    const { gate, rows } = await compare(root, { agents: 'copilot', offers: { copilot: { water: full, tea: full } } });
    expect([gate, rows]).toEqual([
      'fail',
      expect.arrayContaining(['BROKEN skill water skills/water-2/SKILL.md copilot fails']),
    ]);
  });

  it.each<[string, (root: string) => void, string[], string]>([
    [
      'a skill',
      (root) => rmSync(join(root, 'skills/water'), { recursive: true }),
      ['REMOVED skill water skills/water/SKILL.md claude,codex,copilot'],
      'pass',
    ],
    [
      'a subagent',
      (root) => rmSync(join(root, 'agents/explorer.md')),
      ['REMOVED subagent explorer agents/explorer.md claude,copilot'],
      'pass',
    ],
    [
      'a command',
      (root) => rmSync(join(root, 'commands/tidy.md')),
      ['REMOVED command tidy commands/tidy.md claude,codex,copilot'],
      'pass',
    ],
    [
      'a server',
      (root) => rmSync(join(root, '.mcp.json')),
      ['REMOVED mcp_server clock .mcp.json claude,codex,copilot'],
      'pass',
    ],
    [
      'all hooks',
      (root) => rmSync(join(root, 'hooks/hooks.json')),
      [`REMOVED hook PreToolUse: ${GUARD} hooks/hooks.json claude,codex,copilot`],
      'pass',
    ],
    [
      'a hook',
      (root) => write(join(root, 'hooks/hooks.json'), HOOKS()),
      [`REMOVED hook PreToolUse: ${GUARD} hooks/hooks.json claude,codex,copilot`],
      'pass',
    ],
  ])('names what is gone: %s', async (_, change, wanted, gate) => {
    const root = repository();
    change(root);
    const found = await compare(root);
    expect([found.gate, found.rows]).toEqual([gate, wanted]);
  });

  it('is an error where another part still sends agents to what is gone, or has another name', async () => {
    const root = repository();
    write(
      join(root, 'agents/explorer.md'),
      '---\nname: explorer\ndescription: Looks.\n---\n\nUse the `water` skill.\n',
    );
    git(root, 'commit', '-qam', 'it names water');
    const left = expect.stringMatching(/^BROKEN subagent explorer agents\/explorer\.md/);
    rmSync(join(root, 'skills/water'), { recursive: true });
    const found = await compare(root);
    expect([found.gate, found.rows]).toEqual(['fail', [expect.stringMatching(/^REMOVED skill water/), left]]);
    git(root, 'checkout', '-q', '--', '.');
    const text = readFileSync(join(root, 'skills/water/SKILL.md'), 'utf8');
    write(join(root, 'skills/water/SKILL.md'), text.replace('name: water', 'name: watering'));
    expect((await compare(root)).rows).toContainEqual(left);
    write(join(root, 'agents/explorer.md'), '---\nname: explorer\ndescription: Looks.\n---\n\nLook around.\n');
    expect((await compare(root)).gate).toBe('pass');
  });

  const guard = (matchers: string[], script = 'guard.cjs') =>
    JSON.stringify({
      hooks: {
        PreToolUse: matchers.map((matcher) => ({
          matcher,
          hooks: [{ type: 'command', command: GUARD.replace('guard.cjs', script) }],
        })),
      },
    });

  it.each<[string, Record<string, string>, string, string[]]>([
    [
      'says nothing any more',
      { 'hooks/guard.cjs': '// for now\n' },
      'fail',
      [expect.stringMatching(/^BROKEN hook Pre.*: its script says nothing any more/) as never],
    ],
    [
      'does nothing any more',
      { 'hooks/guard.cjs': 'process.exit(0);\n' },
      'fail',
      [expect.stringMatching(/^BROKEN hook/) as never],
    ],
    ['got a comment', { 'hooks/guard.cjs': '// No.\nprocess.exit(2);\n' }, 'pass', []],
    [
      'lets the call through',
      { 'hooks/guard.cjs': 'process.exit(1);\n' },
      'pass',
      [
        expect.stringMatching(/^REWRITTEN/) as never,
        'WARNED hook hooks/hooks.json: hooks/guard.cjs:1 exits with 1, and the script never denies the call',
      ],
    ],
    [
      'loads what is not there',
      { 'hooks/guard.cjs': "const a = require('./lib/a');\nprocess.exit(2);\n" },
      'fail',
      ['BROKEN hook hooks/hooks.json: it cannot start: it loads ./lib/a, and there is no such file'],
    ],
    [
      'loads what is there',
      { 'hooks/guard.cjs': "const a = require('./lib/a');\nprocess.exit(2);\n", 'hooks/lib/a.js': '' },
      'pass',
      [],
    ],
    [
      'waits for fewer tools',
      { 'hooks/hooks.json': guard(['Write']) },
      'pass',
      [
        `REMOVED hook PreToolUse: ${GUARD} (Edit): its matcher is \`Write\` now and was \`Write|Edit\`: it no longer waits for Edit`,
      ],
    ],
    [
      'names a tool in other letters',
      { 'hooks/hooks.json': guard(['write|Edit']) },
      'fail',
      [
        `REMOVED hook PreToolUse: ${GUARD} (Write): its matcher is \`write|Edit\` now and was \`Write|Edit\`: it no longer names Write, and to some agents letter case counts`,
        "BROKEN hook hooks/hooks.json: the matcher 'write|Edit' does not match the tool that it names",
      ],
    ],
    ['waits for the same in two entries', { 'hooks/hooks.json': guard(['Write', 'Edit']) }, 'pass', []],
    ['waits for more', { 'hooks/hooks.json': guard(['Write|Edit|Bash']) }, 'pass', []],
  ])('compares a hook that %s', async (_, files, gate, rows) => {
    const root = repository();
    write(join(root, 'hooks/hooks.json'), guard(['Write|Edit']));
    git(root, 'commit', '-qam', 'main');
    for (const [path, text] of Object.entries(files)) write(join(root, path), text);
    const found = await compare(root);
    expect([
      found.gate,
      found.parts.map(({ delta, kind, name, message }) => `${delta} ${kind} ${name}: ${message}`),
    ]).toEqual([gate, rows]);
  });

  it('is an error where instructions still name the path of a skill that is gone', async () => {
    const root = repository();
    write(join(root, 'AGENTS.md'), '# Skills\n- `notes`: for notes, see skills/notes/SKILL.md\n');
    git(root, 'add', '.');
    git(root, 'commit', '-qm', 'main');
    rmSync(join(root, 'skills/notes'), { recursive: true });
    expect((await compare(root)).parts.filter(({ file }) => file === 'AGENTS.md')).toMatchObject([
      { delta: 'BROKEN', line: 2, message: expect.stringContaining('sends agents to `notes`') },
    ]);
  });

  it('names a text that sends agents to a renamed skill once, and minds no capitals', async () => {
    const root = repository();
    write(join(root, 'skills/water/SKILL.md'), `${skillText({ dir: 'water' })}\nThen use the old-error skill.\n`);
    git(root, 'add', '.');
    git(root, 'commit', '-qm', 'main');
    const renamed = async (name: string) => {
      write(
        join(root, 'skills/old-error/SKILL.md'),
        `---\nname: ${name}\ndescription: Use it when asked.\n---\n\nDo it.\n`,
      );
      return (await compare(root)).rows.filter((row) => row.startsWith('BROKEN'));
    };
    expect(await renamed('new-error')).toEqual(['BROKEN skill water skills/water/SKILL.md fails']);
    expect(await renamed('Old-Error')).toEqual([]);
  });

  it('names a copy of a shipped skill that the branch took from the checkout, which fails nothing', async () => {
    const root = repository();
    cpSync(join(root, 'skills/notes'), join(root, '.agents/skills/notes'), { recursive: true });
    git(root, 'add', '.');
    git(root, 'commit', '-qm', 'main');
    rmSync(join(root, '.agents'), { recursive: true });
    const { gate, notes } = await compare(root);
    expect([gate, notes.filter((one) => /^Warnings/.test(one))]).toEqual([
      'pass',
      [
        expect.stringMatching(
          /skill `notes` \(this branch took away \.agents\/skills\/notes, from which codex, copilot/,
        ),
      ],
    ]);
  });

  it('names warnings that the branch brings, and not those of the ref', async () => {
    const root = repository();
    const clerk = (skill: string) =>
      `---\nname: clerk\ndescription: Writes letters.\nskills: ${skill}, other:one\n---\nWrite.\n`;
    write(join(root, 'agents/clerk.md'), clerk('notes'));
    write(join(root, 'skills/notes/scripts/bars.sh'), '#!/bin/sh\necho bars\n');
    chmodSync(join(root, 'skills/notes/scripts/bars.sh'), 0o755);
    write(join(root, 'skills/notes/SKILL.md'), `${NOTES}Run scripts/bars.sh.\n`);
    git(root, 'add', '.');
    git(root, 'commit', '-qm', 'main');
    chmodSync(join(root, 'skills/notes/scripts/bars.sh'), 0o644);
    write(join(root, 'agents/clerk.md'), clerk('note'));
    const { gate, notes } = await compare(root);
    expect([gate, notes.filter((one) => /^Warnings/.test(one))]).toEqual([
      'pass',
      [
        expect.stringMatching(
          /^Warnings that this branch brings: skill `notes` \(`scripts\/bars\.sh`, which it names, is no longer executable\); file `agents\/clerk\.md` \(`skills` in its front matter names 'note', and no skill/,
        ),
      ],
    ]);
    git(root, 'commit', '-qam', 'main');
    expect((await compare(root)).rows).toEqual([]);
  });

  it('is a script that lost its executable bit, which the ref has', async () => {
    const root = newFolder();
    cpSync(repository(), root, { recursive: true });
    const file = 'hooks/guard.sh';
    write(join(root, file), '#!/bin/sh\nexit 2\n');
    chmodSync(join(root, file), 0o755);
    write(join(root, 'hooks/hooks.json'), HOOKS(`$\{CLAUDE_PLUGIN_ROOT}/${file}`));
    git(root, 'add', '.');
    git(root, 'commit', '-q', '-m', 'main');
    expect((await compare(root)).gate).toBe('pass');
    chmodSync(join(root, file), 0o644);
    const { gate, parts } = await compare(root);
    expect([gate, parts.map(({ delta, kind }) => `${delta} ${kind}`)]).toEqual(['fail', ['BROKEN hook']]);
  });

  it('says where a gone part was, whom it concerns, and that none of them may read it', async () => {
    const root = repository();
    rmSync(join(root, 'agents/explorer.md'));
    const of = async (agents: string) => (await compare(root, { agents })).parts[0];
    expect(await of('claude,codex')).toMatchObject({
      ...{
        agents: ['claude'],
        message: '`agents/explorer.md` is gone',
        why: 'this branch took it away, and no case that ran asks for it',
      },
      fix: 'restore `agents/explorer.md`',
    });
    expect(await of('codex')).toMatchObject({
      agents: [],
      why: 'this branch took it away, and no agent of this batch reads it',
    });
    const asked = repository();
    rmSync(join(asked, 'skills/notes'), { recursive: true });
    const { parts } = await compare(asked);
    expect(parts.find(({ kind, delta }) => kind === 'skill' && delta === 'REMOVED')?.why).toBe(
      'this branch took it away',
    );
    const text = '---\nname: explorer\ndescription: Looks.\n---\nLook around.\n';
    write(join(root, 'extra/explorer.md'), text);
    expect(await of('claude')).toMatchObject({
      message: '`agents/explorer.md` is gone: its text is in `extra/explorer.md`, where no agent looks for it',
    });
    const market = newFolder();
    const list = (...names: string[]) =>
      write(
        join(market, '.claude-plugin/marketplace.json'),
        JSON.stringify({
          name: 'm',
          owner: { name: 'o' },
          plugins: names.map((name) => ({ name, source: `./${name}` })),
        }),
      );
    for (const name of ['a', 'b']) writePlugin(join(market, name), name, [{ dir: 'notes' }]);
    write(join(market, 'b/commands/tidy.md'), '---\ndescription: Tidies up\n---\n\nTidy up what lies about.\n');
    write(join(market, 'cases.json'), JSON.stringify([CASE]));
    list('a', 'b');
    git(market, 'init', '-q', '-b', 'main');
    git(market, 'add', '.');
    git(market, 'commit', '-q', '-m', 'main');
    list('a');
    const unlisted = await compare(market, { agents: 'claude' });
    // The skills of a plugin go with it.
    expect(unlisted.rows).toEqual([
      'REMOVED command tidy b/commands/tidy.md claude',
      'REMOVED plugin b@m b/.claude-plugin/plugin.json claude',
    ]);
    expect(unlisted.parts.find(({ kind }) => kind === 'command')).toMatchObject({
      message: '`.claude-plugin/marketplace.json` no longer names its plugin',
      fix: 'name the plugin `b` in `.claude-plugin/marketplace.json` again',
    });
  });

  it('names instruction files that fewer of them are given, and those that are new', async () => {
    const root = newFolder();
    write(join(root, '.claude/skills/notes/SKILL.md'), NOTES);
    write(join(root, 'AGENTS.md'), BODY);
    write(join(root, 'cases.json'), JSON.stringify([CASE]));
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'add', '.');
    git(root, 'commit', '-q', '-m', 'main');
    renameSync(join(root, 'AGENTS.md'), join(root, 'CLAUDE.md'));
    write(join(root, 'GEMINI.md'), 'Be kind.\n');
    const { rows, parts, notes } = await compare(root);
    expect(rows.filter((row) => !/^(?:NEW|RENAMED) /.test(row))).toEqual([
      'REMOVED instructions CLAUDE.md CLAUDE.md codex',
    ]);
    expect(parts.find(({ delta }) => delta === 'REMOVED')).toMatchObject({
      message: '`AGENTS.md` is gone: its text is in `CLAUDE.md`, where these agents do not look for it',
      fix: 'move it back to `AGENTS.md`',
    });
    expect(notes.join('\n')).toMatch(/Renamed: instruction file `AGENTS.md` \(it is `CLAUDE.md` now\)/);
    expect(notes.join('\n')).toMatch(/New on this branch: instruction file `GEMINI.md`\./);
  });

  it('names those that had a command of the project', async () => {
    const root = newFolder();
    write(join(root, '.claude/skills/notes/SKILL.md'), NOTES);
    write(join(root, '.claude/commands/tidy.md'), 'Tidy up.\n');
    write(join(root, 'cases.json'), JSON.stringify([CASE]));
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'add', '.');
    git(root, 'commit', '-q', '-m', 'main');
    rmSync(join(root, '.claude/commands'), { recursive: true });
    const { rows } = await compare(root);
    expect(rows).toEqual(['REMOVED command tidy .claude/commands/tidy.md claude,copilot']);
  });

  it('names an agent that was moved to where fewer of them read it', async () => {
    const root = newFolder();
    write(join(root, '.claude/skills/notes/SKILL.md'), NOTES);
    const text = '---\nname: explorer\ndescription: Looks.\n---\nLook around.\n';
    write(join(root, '.claude/agents/explorer.md'), text);
    write(join(root, 'cases.json'), JSON.stringify([CASE]));
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'add', '.');
    git(root, 'commit', '-q', '-m', 'main');
    write(join(root, '.github/agents/explorer.md'), text);
    rmSync(join(root, '.claude/agents'), { recursive: true });
    const { rows, parts } = await compare(root);
    expect(rows).toEqual(['REMOVED subagent explorer .github/agents/explorer.md claude']);
    expect(parts[0]?.fix).toBe('move it back to `.claude/agents/explorer.md`');
    rmSync(join(root, '.github/agents'), { recursive: true });
    write(join(root, '.claude/agents/deep/explorer.md'), text);
    expect((await compare(root)).rows).toEqual([
      'BROKEN subagent explorer .claude/agents/deep/explorer.md copilot fails',
    ]);
  });

  it('names what no agent of the batch lists any more where its file stayed, and the branch changed what it hangs on', async () => {
    const root = repository();
    const server = (more: object = {}) => {
      const args = ['$' + '{CLAUDE_PLUGIN_ROOT}/servers/clock.cjs'];
      write(join(root, '.mcp.json'), JSON.stringify({ mcpServers: { clock: { command: 'node', args, ...more } } }));
    };
    server();
    write(join(root, 'servers/clock.cjs'), 'require("./lib/hands.cjs");\n');
    write(join(root, 'servers/lib/hands.cjs'), 'listen();\n');
    write(join(root, 'agents/other.md'), '---\nname: other\ndescription: Looks too.\n---\nLook.\n');
    git(root, 'add', '.');
    git(root, 'commit', '-qm', 'a server');
    const row = { plugin: 'office', listed_as: [], deferred: false, reason: 'it is not listed.' };
    const rows = [
      { ...row, kind: 'subagent' as const, name: 'explorer', path: 'agents/explorer.md' },
      { ...row, kind: 'command' as const, name: 'tidy.md', path: 'commands/tidy.md' },
      { ...row, kind: 'mcp_server' as const, name: 'clock', path: '.mcp.json' },
    ];
    const untried = rows.map((one) => ({ ...one, untried: true as const }));
    const find = async (parts: Results['parts'] = { claude: rows, 'codex+plugin': rows }) =>
      (await compare(root, { parts, agents: 'claude,codex+plugin' })).parts.map(
        ({ delta, kind, name, agents, message }) => `${delta} ${kind} ${name} ${agents}: ${message}`,
      );
    const findNotes = async () => (await compare(root, { parts: { claude: rows }, agents: 'claude' })).notes;
    write(join(root, 'notes.md'), 'New.\n');
    expect(await find()).toEqual([]);
    writePlugin(root, 'office', [], { agents: ['./agents/other.md'], description: 'More.' });
    expect(await find()).toEqual([
      'REMOVED subagent explorer claude: `agents` in line 1 of `.claude-plugin/plugin.json` leaves it out',
    ]);
    git(root, 'checkout', '-q', '--', '.');
    write(join(root, 'servers/lib/hands.cjs'), 'point();\n');
    const stopped = (file: string) =>
      `MCP server \`clock\` (none of its tools is listed, and this branch changed \`${file}\`; whether they were before was not measured) on claude.`;
    // What was not measured on both sides was not removed.
    expect(await find()).toEqual([]);
    expect(await findNotes()).toContain(stopped('servers/lib/hands.cjs'));
    // On whom no one tried it, nothing is known.
    expect(await find({ claude: untried })).toEqual([]);
    git(root, 'checkout', '-q', '--', '.');
    server({ disabled: true });
    expect(await find()).toEqual([]);
    expect(await findNotes()).toContain(stopped('.mcp.json'));
  });

  it('names the tool that a server has with the files of the ref alone, and the text that still names it', async () => {
    const root = repository();
    const declared = { command: 'node', args: ['$' + '{CLAUDE_PLUGIN_ROOT}/clock.cjs'] };
    write(join(root, '.mcp.json'), JSON.stringify({ mcpServers: { clock: declared } }));
    const server = (...names: string[]) =>
      write(
        join(root, 'clock.cjs'),
        `const tools = ${JSON.stringify(names)}.map((name) => ({ name, description: name, inputSchema: { type: 'object' } }));
const facts = { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'c', version: '1' } };
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method } = JSON.parse(line);
  const result = method === 'initialize' ? facts : method === 'tools/list' ? { tools } : undefined;
  const error = { code: -32601, message: 'Method not found' };
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, ...(result ? { result } : { error }) }));
});
`,
      );
    server('tell_time', 'stop');
    git(root, 'add', '.');
    git(root, 'commit', '-qm', 'a server');
    const listed = (...names: string[]) => names.map((name) => `mcp__plugin_office_clock__${name}`);
    const find = async (names: string[]) => {
      const row = { plugin: 'office', deferred: true, reason: null, listed_as: listed(...names) };
      const parts = { claude: [{ ...row, kind: 'mcp_server' as const, name: 'clock', path: '.mcp.json' }] };
      server(...names);
      const found = await compare(root, { parts, agents: 'claude', starts: true });
      return [
        found.gate,
        ...found.parts.map((one) => `${one.delta} ${one.kind} ${one.name} ${one.file} ${one.agents}: ${one.message}`),
        ...found.parts.map(({ fix }) => fix),
      ];
    };
    const lacks =
      'REMOVED mcp_server clock clock.cjs claude: with the files of `main` it has a tool that it lacks here: `tell_time`';
    expect(await find(['stop', 'tell_hour'])).toEqual(['pass', `${lacks}; new there: \`tell_hour\``, 'bring it back']);
    // One with a plain name is named where it is marked, and one that the text sends nobody to is not.
    write(
      join(root, 'agents/teller.md'),
      '---\nname: teller\ndescription: Tells.\ntools: mcp__plugin_office_clock__tell_time\n---\nDo stop at noon.\n',
    );
    git(root, 'checkout', '-qb', 'two', 'main');
    git(root, 'add', 'agents');
    git(root, 'commit', '-qm', 'an agent');
    git(root, 'branch', '-qf', 'main', 'two');
    expect(await find(['tell_hour'])).toEqual([
      'fail',
      'BROKEN mcp_server clock clock.cjs claude: with the files of `main` it has tools that it lacks here: `stop`, `tell_time`, which `agents/teller.md` (line 4) still names; new there: `tell_hour`',
      'bring them back, or write in this file what there is now',
    ]);
  });

  it('fails where a server starts with the files of the ref and not with those of the branch', async () => {
    const root = repository();
    const line = '[ "$CLAUDE_PLUGIN_ROOT" ] || CLAUDE_PLUGIN_ROOT=.; exec node "$CLAUDE_PLUGIN_ROOT/clock/clock.mjs"';
    const clock = { command: 'sh', args: ['-c', line], cwd: '.' };
    write(join(root, '.mcp.json'), JSON.stringify({ mcpServers: { clock } }));
    write(join(root, 'clock/package.json'), '{"type":"module"}');
    write(
      join(root, 'clock/node_modules/hands/package.json'),
      '{"name":"hands","type":"module","exports":"./hands.js"}',
    );
    write(join(root, 'clock/node_modules/hands/hands.js'), "export const name = 'tell_time';\n");
    write(join(root, 'clock/send.mjs'), 'export const send = (one) => console.log(JSON.stringify(one));\n');
    const text = `import { name } from 'hands';
import { send } from './send.mjs';
const tools = [{ name, description: 'Tells it.', inputSchema: { type: 'object' } }];
const facts = { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'c', version: '1' } };
for await (const line of (await import('node:readline')).createInterface({ input: process.stdin })) {
  const { id, method } = JSON.parse(line);
  const result = method === 'initialize' ? facts : method === 'tools/list' ? { tools } : {};
  if (id !== undefined) send({ jsonrpc: '2.0', id, result });
}
`;
    write(join(root, 'clock/clock.mjs'), text);
    git(root, 'add', '.');
    git(root, 'rm', '-q', '--cached', 'clock/node_modules/hands/hands.js');
    git(root, 'commit', '-qm', 'a server');
    const row = { plugin: 'office', listed_as: [], deferred: false, reason: 'it is not listed.' };
    const parts = { 'codex+plugin': [{ ...row, kind: 'mcp_server' as const, name: 'clock', path: '.mcp.json' }] };
    const find = async () => {
      const { rows, parts: found, notes, gate } = await compare(root, { parts, agents: 'codex+plugin', starts: true });
      return {
        gate,
        rows,
        messages: found.map(({ message }) => message),
        notes: notes.filter((one) => /tools/.test(one)),
      };
    };
    const needsKey = "if (!process.env.CLOCK_KEY) throw new Error('CLOCK_KEY is not set');\n";
    write(join(root, 'clock/send.mjs'), `${needsKey}export const send = (one) => console.log(JSON.stringify(one));\n`);
    const lost = 'none of its tools is listed, and with the files of `main`';
    expect(await find()).toEqual({
      ...{ gate: 'fail', rows: ['BROKEN mcp_server clock .mcp.json codex+plugin fails'], notes: [] },
      messages: [`${lost} they are; this branch changed \`clock/send.mjs\``],
    });
    // One that starts when it is asked again was only slow.
    git(root, 'checkout', '-q', '--', '.');
    write(join(root, 'clock/send.mjs'), 'export const send = (one) => void console.log(JSON.stringify(one));\n');
    expect(await find()).toMatchObject({ rows: [], notes: [] });
    write(join(root, 'clock/clock.mjs'), `${needsKey}${text}`);
    git(root, 'commit', '-qam', 'a key');
    write(join(root, 'clock/clock.mjs'), `${needsKey}${text}// The end.\n`);
    expect(await find()).toEqual({
      ...{ gate: 'pass', rows: [], messages: [] },
      notes: [`MCP server \`clock\` (${lost} none is either) on codex+plugin.`],
    });
  });

  it('names all that a branch changed of a server that no agent lists any more, and the words for which one alone does not', async () => {
    const root = repository();
    const [ours, theirs] = ['$' + '{CLAUDE_PLUGIN_ROOT}', '[ "$CLAUDE_PLUGIN_ROOT" ] || CLAUDE_PLUGIN_ROOT=.'];
    const line = `${theirs}; exec node "$CLAUDE_PLUGIN_ROOT/clock.cjs"`;
    const declare = (server: object) =>
      write(join(root, '.mcp.json'), JSON.stringify({ mcpServers: { clock: server } }, null, 2));
    declare({ command: 'sh', args: ['-c', line], cwd: '.' });
    write(join(root, 'clock.cjs'), "require('./hands.cjs'); JSON.parse(read('times.json'));\n");
    write(join(root, 'hands.cjs'), 'listen();\n');
    write(join(root, 'times.json'), '[]');
    write(join(root, 'other.json'), '[]');
    git(root, 'add', '.');
    git(root, 'commit', '-qm', 'a server');
    const row = { plugin: 'office', listed_as: [], deferred: false, reason: 'it is not listed.' };
    const gone = [{ ...row, kind: 'mcp_server' as const, name: 'clock', path: '.mcp.json' }];
    const [all, agents] = [{ claude: gone, codex: gone, copilot: gone }, 'claude,codex,copilot'];
    const find = async (parts: Results['parts'], as: 'parts' | 'known' = 'parts') =>
      (await compare(root, { parts, agents, by_hooks: { codex: 'marketplace' } }))[as]
        .filter(({ kind }) => as === 'parts' || kind === 'mcp_server')
        .map(({ delta, kind, agents, message, fix }) => [
          `${as === 'known' ? as : delta} ${kind} ${agents}: ${message}`,
          fix,
        ]);
    write(join(root, 'other.json'), '[1]');
    expect(await find(all)).toEqual([]);
    rmSync(join(root, 'times.json'));
    write(join(root, 'hands.cjs'), 'point();\n');
    expect(await find(all)).toEqual([]);
    expect(await find(all, 'known')).toEqual([
      [
        'known mcp_server claude,codex,copilot: none of its tools is listed, and this branch changed `hands.cjs`, `times.json`; whether they were before was not measured',
        'start it as `.mcp.json` declares it, and read what it says',
      ],
    ]);
    git(root, 'checkout', '-q', '--', '.');
    declare({ command: 'node', args: [`${ours}/clock.cjs`] });
    // An error where `codex` is judged by how it has plugins.
    const [[said, fix] = [], ...more] = await find({ codex: gone });
    expect(said).toMatch(
      /^(?:REMOVED mcp_server codex: Codex does not start it: it puts nothing in |BROKEN mcp_server codex: )/,
    );
    expect(fix).toContain(`write "command": "sh", "args": ["-c", ${JSON.stringify(line)}], "cwd": "."`);
    expect(more).toEqual([]);
  });

  it('fails where a branch takes a server from an agent, by its words or by the manifest of that agent, and starts none for it', async () => {
    const root = repository();
    const [ours, theirs] = ['$' + '{CLAUDE_PLUGIN_ROOT}', '[ "$CLAUDE_PLUGIN_ROOT" ] || CLAUDE_PLUGIN_ROOT=.'];
    const plain = { command: 'node', args: [`${ours}/servers/clock.cjs`] };
    const shell = {
      command: 'sh',
      args: ['-c', `${theirs}; exec node "$CLAUDE_PLUGIN_ROOT/servers/clock.cjs"`],
      cwd: '.',
    };
    const declare = (server: object, file = '.mcp.json') =>
      write(join(root, file), JSON.stringify({ mcpServers: { clock: server } }, null, 2));
    const find = async () => {
      const { gate, parts } = await compare(root, { agents: 'claude,codex+plugin,copilot' });
      return [
        gate,
        ...parts.map((one) => `${one.delta} ${one.kind} ${one.name} ${one.file}:${one.line} ${one.agents}`),
      ];
    };
    write(join(root, 'servers/clock.cjs'), 'listen();\n');
    declare(shell);
    git(root, 'add', '.');
    git(root, 'commit', '-qm', 'a server for all');
    declare(plain);
    const lost = ['fail', 'BROKEN mcp_server clock .mcp.json:6 codex+plugin'];
    expect(await find()).toEqual(lost);
    write(
      join(root, '.codex-plugin/plugin.json'),
      '{"name":"office","version":"1.0.0","mcpServers":"./codex.mcp.json"}',
    );
    declare({ command: 'node', args: ['./servers/clock.cjs'], cwd: '.' }, 'codex.mcp.json');
    expect(await find()).toEqual(['pass', 'NEW mcp_server clock codex.mcp.json:null ']);
    git(root, 'add', '.');
    git(root, 'commit', '-qm', 'a file for each');
    rmSync(join(root, '.codex-plugin'), { recursive: true });
    expect(await find()).toEqual([
      'fail',
      'REMOVED mcp_server clock codex.mcp.json:null codex+plugin',
      ...lost.slice(1),
    ]);
  });

  it('names a plugin with another name or address, and a hook that is in another plugin, and not a folder that moved', async () => {
    const root = newFolder();
    const market = (name: string, folder: string, other = 'words') =>
      write(
        join(root, '.claude-plugin/marketplace.json'),
        JSON.stringify({
          ...{ name, owner: { name: 'o' } },
          plugins: ['money', other].map((own, at) => ({ name: own, source: `./${folder}/${at}` })),
        }),
      );
    market('house', 'plugins');
    writePlugin(join(root, 'plugins/0'), 'money', [{ dir: 'pay' }]);
    writePlugin(join(root, 'plugins/1'), 'words', [{ dir: 'write' }]);
    write(join(root, 'plugins/0/hooks/hooks.json'), HOOKS('true'));
    write(join(root, 'cases.json'), JSON.stringify([{ ...CASE, expected_skill: 'pay' }]));
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'add', '.');
    git(root, 'commit', '-q', '-m', 'main');
    const find = async () => {
      const { parts } = await compare(root, { agents: 'claude' });
      return parts.map(({ delta, kind, name, message }) => `${delta} ${kind} ${name}: ${message}`);
    };
    const renamed = (from: string, to: string) =>
      `RENAMED plugin ${from}: it is \`${to}\` now: whoever installs it, or calls its parts, by the other name has to change that`;
    market('home', 'plugins');
    expect(await find()).toEqual([renamed('money@house', 'money@home'), renamed('words@house', 'words@home')]);
    market('house', 'plugins', 'texts');
    expect(await find()).toEqual([renamed('words@house', 'words (texts@house)')]);
    writePlugin(join(root, 'plugins/1'), 'texts', []);
    expect(await find()).toEqual([renamed('words@house', 'texts@house')]);
    git(root, 'checkout', '-q', '--', '.');
    renameSync(join(root, 'plugins/0/hooks'), join(root, 'plugins/1/hooks'));
    expect(await find()).toEqual([
      'REMOVED hook PreToolUse: true: it is in the plugin `words` now, and who has only `money` has it no longer',
    ]);
    renameSync(join(root, 'plugins/1/hooks'), join(root, 'plugins/0/hooks'));
    renameSync(join(root, 'plugins'), join(root, 'packages'));
    market('house', 'packages');
    expect(await find()).toEqual([]);
  });

  it.each(['water-2', 'aqua'])('accuses of two skills of one name the new one, wherever it stands: %s', async (dir) => {
    const root = repository();
    write(join(root, `skills/${dir}/SKILL.md`), skillText({ dir: 'water' }).replace('Use', 'Also use'));
    const file = `skills/${dir}/SKILL.md`;
    const failing = async (agents: string) => (await compare(root, { agents })).parts.filter(({ fails }) => fails);
    // Claude Code tells them apart by their folders, Copilot lists one of them.
    expect(await failing('claude,copilot')).toEqual([
      expect.objectContaining({
        ...{ rule: 'skill-offer', file, agents: ['copilot'], message: 'not offered on copilot' },
        fix: `rename the skill in \`${file}\`: another one had its name before`,
      }),
    ]);
    expect(await failing('codex')).toEqual([
      expect.objectContaining({
        ...{ rule: 'skill-duplicate', file, fix: 'rename this one: the other was there before it.' },
        message: "the id 'water' is also used by skills/water/SKILL.md, and this one is new",
      }),
    ]);
  });

  it('names a skill whose room in a listing went to what the branch added, where the baseline does not record it', async () => {
    const root = repository();
    write(join(root, 'skills/policy/SKILL.md'), skillText({ dir: 'policy' }));
    const over = { by: 120, limit: 15_000, unit: 'characters' as const };
    const reason = 'The listing is full.';
    const water = { ...full, offer: 'name_only' as const, kept_chars: 0, over, reason };
    const offers = (own: Offer) => ({ copilot: { water: own, policy: full } });
    const { gate, parts } = await compare(root, { agents: 'copilot', offers: offers(water) });
    expect([gate, parts.filter(({ delta }) => delta === 'SHRUNK')]).toEqual([
      'inconclusive',
      [
        expect.objectContaining({
          ...{ name: 'water', agents: ['copilot'], file: 'skills/water/SKILL.md' },
          message: 'only the name is still listed, not the description',
          why: '`main` has the same text, and the listing there has room for it: what this branch added took that room. The listing is full.',
          fix: 'shorten the descriptions that are new or longer by 120 characters in all for copilot',
        }),
      ],
    ]);
    // Each agent has a limit of its own, and a cure of its own.
    const less = { ...water, over: { ...over, by: 30 } };
    const both = { claude: { water: less, policy: full }, copilot: { water, policy: full } };
    const shrunk = (await compare(root, { agents: 'claude,copilot', offers: both })).parts;
    expect(shrunk.flatMap(({ delta, agents, fix }) => (delta === 'SHRUNK' ? [[agents, fix]] : []))).toEqual([
      [['claude'], expect.stringContaining('by 30 characters')],
      [['copilot'], expect.stringContaining('by 120 characters')],
    ]);
    // What changed itself, or is not lost for want of room, has another cause.
    write(join(root, 'skills/water/SKILL.md'), `${skillText({ dir: 'water' })}Water it twice.\n`);
    expect((await compare(root, { agents: 'copilot', offers: offers(water) })).rows.join()).not.toContain('SHRUNK');
  });

  it('names a skill that the branch hides, or that lost its room, where it is newer than the baseline', async () => {
    const root = repository();
    const hidden = { ...absent, reason: 'disable-model-invocation hides it; remove the field.' };
    const cut = { ...full, offer: 'name_only' as const, over: { by: 9, limit: 15_000, unit: 'characters' as const } };
    const text = skillText({ dir: 'water' });
    const meta = (...known: string[]) => ({
      ...{ schema: 1 as const, skills: Object.fromEntries(known.map((one) => [one, 40])) },
      oracle: { agents: { copilot: { version: '1.0.0' } } },
    });
    const shrunk = async (own: Offer, ...known: string[]) => {
      const offers = { copilot: { water: own, notes: full } };
      const { rows } = await compare(root, { agents: 'copilot', offers, meta: meta(...known) as Branch['meta'] & {} });
      return rows.filter((row) => row.includes('water'));
    };
    const row = 'SHRUNK skill water skills/water/SKILL.md copilot';
    write(join(root, 'notes.md'), 'New.\n');
    expect([await shrunk(cut, 'notes'), await shrunk(cut, 'notes', 'water')]).toEqual([[row], []]);
    // What hides a skill that is as it was is not in it.
    expect(await shrunk(hidden, 'notes')).toEqual([]);
    write(join(root, 'skills/water/SKILL.md'), text.replace('---\n', '---\ndisable-model-invocation: true\n'));
    expect([await shrunk(hidden, 'notes'), await shrunk(hidden, 'water')]).toEqual([[row], []]);
    // What is an error is said once.
    write(join(root, 'skills/water/SKILL.md'), text.replace('description: ', 'description: Use: '));
    expect(await shrunk(absent, 'notes')).toEqual([
      expect.stringMatching(/^BROKEN skill water skills\/water\/SKILL\.md.* fails$/),
    ]);
  });

  it('says once what is wrong with front matter that several agents refuse, and of hooks only to those that read them', async () => {
    const root = repository();
    write(join(root, 'skills/new/SKILL.md'), '---\nname: new\ndescription: "Use it when asked.\n---\n\nDo it.\n');
    write(join(root, '.codex/hooks.json'), '{"hooks": ');
    const { parts } = await compare(root);
    const of = (name: string) => parts.find((one) => one.delta === 'BROKEN' && one.name === name);
    expect(of('new')?.fix).toBe('close the quote');
    expect(of('new')?.why).not.toMatch(/quote the value|close the quote/);
    const broken = parts.filter(({ rule }) => rule === 'hook-shape').map(({ agents, file }) => [agents, file]);
    expect(broken).toEqual([[['codex'], '.codex/hooks.json']]);
  });

  it('misses a description that the branch took, whatever an agent lists in its place', async () => {
    const root = repository();
    write(join(root, 'skills/notes/SKILL.md'), NOTES.replace(/^description: .*$/m, ''));
    const { parts, gate } = await compare(root, { agents: 'claude,copilot' });
    const [lost] = parts.filter(({ message }) => message.startsWith('its description is gone'));
    expect([gate, lost?.delta, lost?.name, lost?.fix]).toEqual([
      'fail',
      'BROKEN',
      'notes',
      'bring it back as it is at main',
    ]);
  });

  it('names the sentence on when to use a skill that the branch took from its description', async () => {
    const root = repository();
    const describe = (text: string) =>
      write(join(root, 'skills/notes/SKILL.md'), NOTES.replace(/^description: .*$/m, `description: ${text}`));
    describe('Writes notes. Use when a release is cut.');
    git(root, 'commit', '-q', '-a', '-m', 'main');
    const unsaid = async () =>
      (await compare(root)).parts.flatMap(({ delta, line, message }) =>
        /no longer says when/.test(message) ? [`${delta} ${line}`] : [],
      );
    describe('Writes notes. Use it whenever the user cuts a release.');
    expect(await unsaid()).toEqual([]);
    describe('Writes notes of releases.');
    expect(await unsaid()).toEqual(['WARNED 3']);
  });

  it('does not miss in a text what it said of a part that went', async () => {
    const root = repository();
    const explorer = (more: string) =>
      write(join(root, 'agents/explorer.md'), `---\nname: explorer\ndescription: Looks.\n---\nLook around.${more}\n`);
    explorer(' Use the `water` skill for everything that grows under the roof of the house.');
    git(root, 'commit', '-q', '-a', '-m', 'main');
    explorer('');
    const shrunk = async () => (await compare(root)).rows.filter((row) => row.startsWith('SHRUNK'));
    expect(await shrunk()).toEqual(['SHRUNK subagent explorer agents/explorer.md']);
    rmSync(join(root, 'skills/water'), { recursive: true });
    expect(await shrunk()).toEqual([]);
  });

  it('warns of a skill of a collection that is deeper than an agent looks in a copy of its folder', async () => {
    const root = newFolder();
    writeSkills(root, { 'skills/notes': 'notes', 'skills/db/plan': 'plan' });
    write(join(root, 'cases.json'), JSON.stringify([CASE]));
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'add', '.');
    git(root, 'commit', '-q', '-m', 'main');
    git(root, 'mv', 'skills/notes', 'skills/db/notes');
    const { parts, gate } = await compare(root);
    expect(parts.map(({ delta, name, agents, message }) => `${delta} ${name} ${agents} ${message}`)).toEqual([
      expect.stringMatching(
        /^WARNED notes claude it is in `skills\/db\/notes\/SKILL.md` now: .* too deep for Claude Code /,
      ),
    ]);
    expect(gate).toBe('pass');
    // No agent of these had it from such a copy: another program has.
    git(root, 'mv', 'skills/db', 'skills/db-old');
    mkdirSync(join(root, 'skills/db/of/all'), { recursive: true });
    git(root, 'mv', 'skills/db-old/plan', 'skills/db/of/all/plan');
    const messages = (await compare(root)).parts.map(({ message }) => message);
    expect(messages).toContainEqual(
      expect.stringMatching(/all\/plan\/SKILL.md` now: .*`npx skills add` no longer finds it$/),
    );
  });

  it('names a skill that the branch offers to models, or keeps from them on one more agent', async () => {
    const root = repository();
    const file = 'skills/water/SKILL.md';
    const open = readFileSync(join(root, file), 'utf8');
    const said = async () => {
      const { parts, gate } = await compare(root);
      return [gate, ...parts.map(({ delta, name, agents, message }) => `${delta} ${name} ${agents} ${message}`)];
    };
    write(join(root, file), open.replace('\nname:', '\ndisable-model-invocation: true\nname:'));
    // No agent had it so before: that is a loss, which the rows of the offers show.
    expect(await said()).toEqual(['pass', 'WARNED water  disable-model-invocation has no effect on codex']);
    git(root, 'commit', '-q', '-am', 'for people');
    const codex = join(root, 'skills/water/agents/openai.yaml');
    write(codex, 'policy:\n  allow_implicit_invocation: false\n');
    expect(await said()).toEqual([
      'pass',
      'WARNED water codex its author keeps it from models on codex now, too, by `policy.allow_implicit_invocation: false` in agents/openai.yaml beside it',
    ]);
    rmSync(codex);
    write(join(root, file), open);
    expect(await said()).toEqual([
      'pass',
      'WARNED water claude,copilot models may use it on claude, copilot now; at `main` its author keeps it from them by `disable-model-invocation`',
    ]);
  });

  it('knows what only got another name or place', async () => {
    const root = repository();
    renameSync(join(root, 'skills/water'), join(root, 'skills/water-plants'));
    write(
      join(root, 'skills/water-plants/SKILL.md'),
      skillText({ dir: 'water' }).replace('name: water', 'name: water-plants'),
    );
    renameSync(join(root, 'agents/explorer.md'), join(root, 'agents/seeker.md'));
    write(join(root, 'agents/seeker.md'), '---\nname: seeker\ndescription: Looks.\n---\nLook around.\n');
    renameSync(join(root, 'skills/old-error'), join(root, 'skills/moved-error'));
    const { gate, parts, notes } = await compare(root);
    expect(notes.filter((one) => /^(?:Renamed|Moved): /.test(one))).toEqual([
      expect.stringMatching(/^Renamed: skill `water` .*; subagent `explorer`/),
      expect.stringMatching(/^Moved: skill `old-error` /),
    ]);
    expect(listCounts({ deltas: [], parts }, () => true)).toEqual([
      '1 renamed skill',
      '1 renamed subagent',
      '1 moved skill',
    ]);
    expect(parts.map(({ delta, name, message }) => `${delta} ${name} ${message}`)).toEqual([
      'RENAMED water it is now `water-plants`, in `skills/water-plants/SKILL.md`',
      'RENAMED explorer it is now `seeker`, in `agents/seeker.md`',
      'RENAMED old-error it is in `skills/moved-error/SKILL.md` now, and `name:` there is still `old-error`: rename the folder to `old-error`, or write `name: moved-error`; until then claude lists it as `office:moved-error`; codex lists it as `old-error`; cases may name either, and whoever calls it by name has to know; `npx skills add` still installs it as `old-error`',
    ]);
    expect(gate).toBe('pass');
  });

  it('says of a skill with another name than its folder under which of them each agent lists it', async () => {
    const root = repository();
    const file = 'skills/water/SKILL.md';
    write(join(root, file), skillText({ dir: 'water' }).replace('name: water', 'name: pour'));
    const { parts } = await compare(root, { agents: 'claude,codex,copilot' });
    const [renamed] = parts.filter(({ delta }) => delta === 'RENAMED');
    expect(renamed?.message).toMatch(
      /^`skills\/water\/SKILL\.md` calls it `pour` now, its folder is as before: claude lists it as `[\w-]+:water`; codex, copilot list it as `[\w:-]*pour`; cases may name either, and whoever calls it by name has to know$/,
    );
  });

  it('says by which name cases have to call a skill, and who has it no longer', async () => {
    const root = repository();
    renameSync(join(root, 'skills/water'), join(root, 'skills/pour'));
    git(root, 'add', '-A');
    git(root, 'commit', '-q', '-m', 'a folder of another name');
    const messageOf = async () => (await compare(root)).parts.find(({ delta }) => delta === 'RENAMED')?.message;
    renameSync(join(root, 'skills/pour'), join(root, 'skills/water'));
    expect(await messageOf()).toMatch(/list it as `water`; cases have to name it `water`, and whoever calls it/);
    renameSync(join(root, 'skills/water'), join(root, 'skills/Water'));
    expect(await messageOf()).toMatch(
      /there is still `water`: rename the folder to `water`; until then .* either, and/,
    );
    const market = newFolder();
    const plugins = ['a', 'b'].map((name) => ({ name, source: `./${name}` }));
    write(
      join(market, '.claude-plugin/marketplace.json'),
      JSON.stringify({ name: 'm', owner: { name: 'o' }, plugins }),
    );
    for (const name of ['a', 'b']) writePlugin(join(market, name), name, [{ dir: `of-${name}` }]);
    write(join(market, 'a/skills/notes/SKILL.md'), NOTES);
    write(join(market, 'cases.json'), JSON.stringify([CASE]));
    git(market, 'init', '-q', '-b', 'main');
    git(market, 'add', '.');
    git(market, 'commit', '-q', '-m', 'main');
    renameSync(join(market, 'a/skills/notes'), join(market, 'b/skills/notes'));
    expect((await compare(market)).notes.join()).toMatch(
      /Moved: skill `notes` .*`; whoever calls it by name has to know; it is in the plugin `b` now, and who has only `a` has it no longer/,
    );
    renameSync(join(market, 'b/skills/notes'), join(market, 'a/skills/notes'));
    const elsewhere = [plugins[0], { name: 'b', source: './packages/b' }];
    write(
      join(market, '.claude-plugin/marketplace.json'),
      JSON.stringify({ name: 'm', owner: { name: 'o' }, plugins: elsewhere }),
    );
    expect((await compare(market)).rows).toEqual([
      'BROKEN  .claude-plugin/marketplace.json .claude-plugin/marketplace.json claude,codex,copilot fails',
    ]);
  });

  it('speaks for no agent that does not list a skill where it is now', async () => {
    const root = repository();
    cpSync(join(root, 'skills/water'), join(root, 'skills/deep/pour'), { recursive: true });
    rmSync(join(root, 'skills/water'), { recursive: true });
    const { parts } = await compare(root);
    expect(parts.map(({ delta, name, agents, message }) => `${delta} ${name} ${agents} ${message}`)).toEqual([
      'BROKEN water claude not offered on claude',
    ]);
  });

  it('is no renaming to an agent that goes by the folder and does not come to the skill', async () => {
    const root = newFolder();
    writeSkills(root, { '.agents/skills/water': 'water' });
    write(join(root, 'cases.json'), JSON.stringify([CASE]));
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'add', '.');
    git(root, 'commit', '-q', '-m', 'main');
    renameSync(join(root, '.agents/skills/water'), join(root, '.agents/skills/pour'));
    const { parts } = await compare(root, { agents: 'claude,codex' });
    expect(parts.map(({ delta, message }) => `${delta} ${message}`)).toEqual([]);
  });

  it('calls nothing renamed of which every agent goes by the name that stayed, nor a subagent listed by its folder', async () => {
    const root = repository();
    renameSync(join(root, 'skills/old-error'), join(root, 'skills/moved-error'));
    write(join(root, 'agents/explorer.md'), '---\nname: seeker\ndescription: Looks.\n---\nLook around.\n');
    const { parts } = await compare(root, { agents: 'codex,copilot' });
    expect(parts.map(({ delta, name, message }) => `${delta} ${name} ${message}`)).toEqual([
      'RENAMED explorer `agents/explorer.md` calls it `seeker` now',
    ]);
  });

  it('fails on an error of lint that the branch brings, wherever it stands, and not on one that the ref has', async () => {
    const root = repository();
    write(join(root, 'hooks/hooks.json'), HOOKS(GUARD, 'node $' + '{CLAUDE_PLUGIN_ROOT}/hooks/gone.cjs'));
    write(join(root, 'cases.json'), JSON.stringify([CASE, { ...CASE, case_id: 'x', expected_skill: 'nothing' }]));
    const { gate, rows, notes } = await compare(root);
    expect(gate).toBe('fail');
    expect(rows).toEqual([
      `NEW hook PreToolUse: node $\{CLAUDE_PLUGIN_ROOT}/hooks/gone.cjs hooks/hooks.json`,
      'BROKEN  x cases.json fails',
      'BROKEN hook hooks/hooks.json hooks/hooks.json fails',
    ]);
    expect(notes.join()).toContain('main has 1 error');
  });

  it('calls what is no part a file, and no server renamed where none is read', async () => {
    const root = repository();
    write(join(root, '.mcp.json'), JSON.stringify({ servers: { clock: { command: 'clock' } } }));
    write(
      join(root, '.claude-plugin/marketplace.json'),
      JSON.stringify({ name: 'm', owner: { name: 'o' }, plugins: [{ name: 'office', source: './gone' }] }),
    );
    const { parts } = await compare(root);
    expect(parts.map((part) => `${part.delta} ${titleOfParts([part])} ${part.message}`)).toEqual([
      expect.stringMatching(
        /^BROKEN file `\.claude-plugin\/marketplace\.json` `plugins\.0\.source`: there is no such folder/,
      ),
      expect.stringMatching(/^BROKEN file `\.mcp\.json` no agent starts a server/),
    ]);
  });

  it('fails on a second error of the same kind in one file', async () => {
    const root = repository();
    write(join(root, 'hooks/hooks.json'), HOOKS('node hooks/a.cjs'));
    git(root, 'commit', '-qam', 'broken on main');
    write(join(root, 'hooks/hooks.json'), HOOKS('node hooks/a.cjs', 'node hooks/b.cjs'));
    expect((await compare(root)).rows.filter((row) => row.startsWith('BROKEN'))).toHaveLength(1);
  });

  it('is a custom agent or a command that an agent lists no more', async () => {
    const root = repository();
    write(join(root, 'agents/explorer.md'), '---\nname: explorer\ndescription: Looks: around.\n---\nLook around.\n');
    write(join(root, 'commands/tidy.md'), '---\nargument-hint: [room]\n---\nTidy up.\n');
    const { gate, rows, parts } = await compare(root);
    expect([gate, rows]).toEqual([
      'fail',
      [
        'REWRITTEN subagent explorer agents/explorer.md',
        'BROKEN subagent explorer agents/explorer.md copilot fails',
        'BROKEN command tidy commands/tidy.md copilot fails',
      ],
    ]);
    expect(parts[1]?.fix).toMatch(/^put quotes around the value/);
    write(join(root, 'agents/README.md'), '# Agents\n\nOne file each.\n');
    write(join(root, 'commands/house/clean.md'), '---\ndescription: Cleans.\n---\nClean.\n');
    const fixes = (await compare(root)).parts.flatMap(({ file, fix }) =>
      /README|clean/.test(file) && fix ? [fix] : [],
    );
    expect(fixes).toEqual([
      'move it out of this folder, where each .md is taken for a custom agent.',
      'move the file up.',
    ]);
    for (const path of ['agents/README.md', 'commands/house']) rmSync(join(root, path), { recursive: true });
    git(root, 'commit', '-qam', 'broken before');
    expect((await compare(root)).rows).toEqual([]);
  });

  inFull.it('compares bodies, and the files that SKILL.md names', async () => {
    const root = repository();
    write(join(root, 'skills/notes/SKILL.md'), NOTES.replace(BODY, 'TODO\n'));
    expect((await compare(root)).rows).toEqual(['SHRUNK skill notes skills/notes/SKILL.md']);
    write(join(root, 'skills/notes/SKILL.md'), NOTES.replace(BODY, '').replace('Read references/rules.md first.', ''));
    expect(await compare(root)).toMatchObject({
      gate: 'fail',
      rows: ['BROKEN skill notes skills/notes/SKILL.md fails'],
    });
    write(join(root, 'skills/notes/SKILL.md'), NOTES);
    write(join(root, 'skills/notes/references/rules.md'), '\n');
    expect(await compare(root)).toMatchObject({
      gate: 'fail',
      rows: ['BROKEN skill notes skills/notes/references/rules.md fails'],
    });
    write(join(root, 'skills/notes/references/rules.md'), 'Rule 1.\n');
    expect((await compare(root)).rows).toEqual(['SHRUNK skill notes skills/notes/references/rules.md']);
    rmSync(join(root, 'skills/notes/references/rules.md'));
    write(join(root, 'cases.json'), JSON.stringify([{ ...CASE, required_files: ['references/rules.md'] }]));
    expect((await compare(root)).parts[0]?.fix).toMatch(
      /remove what still refers to it, and write a new `reason` into each case whose `required_files` loses it: /,
    );
    write(join(root, 'cases.json'), JSON.stringify([CASE]));
    const { gate, parts } = await compare(root);
    expect([gate, parts.map(({ message, why }) => [message, why])]).toEqual([
      'fail',
      [
        [
          '`references/rules.md`, which notes names, was deleted',
          'notes loads without it, and then sends agents to a file that is not there',
        ],
      ],
    ]);
    git(root, 'checkout', '-q', '--', '.');
    const other = skillText({ dir: 'water' }).split('---\n').at(-1) ?? '';
    write(join(root, 'skills/notes/SKILL.md'), `${NOTES.slice(0, NOTES.indexOf('\n\nRead'))}${other}`);
    const taken = await compare(root);
    expect([taken.gate, taken.parts.map(({ message }) => message)]).toEqual([
      'fail',
      expect.arrayContaining(['its text is now that of `skills/water/SKILL.md`']),
    ]);
    // Also where the other skill no longer has it.
    write(join(root, 'skills/water/SKILL.md'), `${skillText({ dir: 'water' }).replace(other, '')}Water it twice.\n`);
    expect((await compare(root)).parts.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['its text is now that of `skills/water/SKILL.md`']),
    );
  });

  it('is nothing that only came to the ref since the branch began', async () => {
    const root = repository();
    git(root, 'checkout', '-qb', 'topic');
    git(root, 'commit', '-q', '--allow-empty', '-m', 'topic');
    git(root, 'checkout', '-q', 'main');
    write(join(root, 'agents/later.md'), '---\nname: later\ndescription: Waits.\n---\nWait.\n');
    git(root, 'rm', '-rq', 'skills/old-error');
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'later');
    git(root, 'checkout', '-q', 'topic');
    expect(await compare(root)).toMatchObject({ gate: 'pass', rows: [] });
  });

  it('is nothing where a file that SKILL.md names is renamed with its mention, or taken into SKILL.md', async () => {
    const root = repository();
    const rules = 'Round to cents.\nFreight is apart.\nAsk above two percent.\n';
    write(join(root, 'skills/notes/references/rules.md'), rules);
    git(root, 'commit', '-qam', 'rules');
    renameSync(join(root, 'skills/notes/references/rules.md'), join(root, 'skills/notes/references/limits.md'));
    write(join(root, 'skills/notes/SKILL.md'), NOTES.replace('rules.md', 'limits.md'));
    expect((await compare(root)).rows).toEqual([]);
    write(join(root, 'skills/notes/SKILL.md'), NOTES);
    const moved = (await compare(root)).parts[0];
    expect([moved?.message, moved?.fix]).toEqual([
      '`references/rules.md`, which notes names, was moved to `skills/notes/references/limits.md`',
      'change it to `references/limits.md`, or move it back to `skills/notes/references/rules.md`',
    ]);
    // Some agents get a copy of the skill's folder.
    write(join(root, 'docs/limits.md'), rules);
    rmSync(join(root, 'skills/notes/references/limits.md'));
    expect((await compare(root)).parts[0]?.fix).toBe(
      'move it back to `skills/notes/references/rules.md`, or change it to `../../docs/limits.md`; copies of the skill are then without it',
    );
    rmSync(join(root, 'docs/limits.md'));
    write(join(root, 'skills/notes/SKILL.md'), NOTES.replace('Read references/rules.md first.', rules));
    expect((await compare(root)).rows).toEqual([]);
    write(join(root, 'skills/notes/SKILL.md'), NOTES.replace('Read references/rules.md first.', 'Begin.'));
    const { rows, parts } = await compare(root);
    expect([rows, parts[0]?.fix]).toEqual([
      ['SHRUNK skill notes skills/notes/SKILL.md'],
      'restore `skills/notes/references/rules.md` if an agent still needs what it says',
    ]);
  });

  it('says where a script of the plugin is now, in the words of the text, also where it changed a little', async () => {
    const root = repository();
    const script = 'set -e\nfor file in "$@"; do\n  sort "$file"\ndone\n';
    write(join(root, 'scripts/own.sh'), script);
    write(
      join(root, 'skills/notes/SKILL.md'),
      NOTES.replace('references/rules.md', '$' + '{CLAUDE_PLUGIN_ROOT}/scripts/own.sh'),
    );
    git(root, 'add', '.');
    git(root, 'commit', '-qm', 'script');
    renameSync(join(root, 'scripts/own.sh'), join(root, 'scripts/mine.sh'));
    write(join(root, 'scripts/mine.sh'), `${script}echo done\n`);
    const moved = (await compare(root)).parts.map(({ delta, message, fix }) => [delta, message, fix]);
    expect(moved).toEqual([
      [
        'BROKEN',
        '`$' + '{CLAUDE_PLUGIN_ROOT}/scripts/own.sh`, which notes names, was moved to `scripts/mine.sh`',
        'change it to `$' + '{CLAUDE_PLUGIN_ROOT}/scripts/mine.sh`, or move it back to `scripts/own.sh`',
      ],
    ]);
  });

  it('misses a file of the project that a skill names from its root, once that is gone or elsewhere', async () => {
    const root = newFolder();
    const folder = '.claude/skills/alert';
    const text = (own: string) =>
      `---\nname: alert\ndescription: Use it for alerts.\n---\n\nRead ${own}, \`src/sensors.js\` and \`scripts/run.sh\`.\n`;
    const levels = 'low: 1\nhigh: 9\nnight: 4\n';
    write(join(root, folder, 'SKILL.md'), text('`docs/alerts.yml`'));
    write(join(root, folder, 'scripts/run.sh'), 'echo own\n');
    write(join(root, 'scripts/run.sh'), 'echo other\n');
    write(join(root, 'docs/alerts.yml'), levels);
    write(join(root, 'src/sensors.js'), 'exports.sensors = [1, 2, 3];\n');
    write(join(root, 'cases.json'), JSON.stringify([CASE]));
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'add', '.');
    git(root, 'commit', '-q', '-m', 'main');
    const found = async () => (await compare(root)).parts.map(({ delta, message, fix }) => [delta, message, fix]);
    renameSync(join(root, 'docs/alerts.yml'), join(root, 'docs/levels.yml'));
    rmSync(join(root, 'src/sensors.js'));
    // Of the same name in the skill's folder, and not the one that is meant.
    rmSync(join(root, 'scripts/run.sh'));
    expect(await found()).toEqual([
      [
        'BROKEN',
        '`docs/alerts.yml`, which alert names, was moved to `docs/levels.yml`',
        expect.stringContaining('change it to `docs/levels.yml`'),
      ],
      [
        'BROKEN',
        '`src/sensors.js`, which alert names, was deleted',
        expect.stringMatching(/^restore `src\/sensors\.js`; or, if it is to go, remove what still refers to it/),
      ],
    ]);
    // What is named anew is found, and what a file says is a matter of those who read its code.
    write(join(root, folder, 'SKILL.md'), text('`docs/levels.yml`'));
    write(join(root, 'src/sensors.js'), 'exports.all = () => [];\n');
    expect(await found()).toEqual([]);
  });

  inFull.it(
    'is not compared where more differs than is read, which is said; a folder that was moved is read',
    async () => {
      const root = repository();
      for (let n = 0; n < 401; n++) write(join(root, `skills/notes/pages/${n}.md`), `Page ${n}.\n`);
      git(root, 'add', '.');
      git(root, 'commit', '-qm', 'pages');
      renameSync(join(root, 'skills/notes/pages'), join(root, 'skills/notes/leaves'));
      rmSync(join(root, 'agents/explorer.md'));
      expect(await compare(root)).toMatchObject({ rows: [expect.stringContaining('REMOVED subagent explorer')] });
      for (let n = 0; n < 401; n++) write(join(root, `skills/notes/leaves/${n}.md`), `Leaf ${n}.\n`);
      const { gate, notes } = await compare(root);
      expect([gate, notes.join()]).toEqual([
        'inconclusive',
        expect.stringMatching(
          /skills, subagents.* was not compared with main: 402 files .* more than the 400 that are read/,
        ),
      ]);
    },
  );

  it('is the same in a folder of the repository, whose files are named from its root', async () => {
    const root = repository();
    const inner = newFolder();
    cpSync(root, join(inner, 'packages/kit'), { recursive: true, filter: (path) => !path.endsWith('.git') });
    git(inner, 'init', '-q', '-b', 'main');
    git(inner, 'add', '.');
    git(inner, 'commit', '-q', '-m', 'main');
    rmSync(join(inner, 'packages/kit/agents/explorer.md'));
    chmodSync(join(inner, 'packages/kit/hooks/guard.cjs'), 0o755);
    expect((await compare(inner, { folder: 'packages/kit' })).rows).toEqual([
      'REMOVED subagent explorer packages/kit/agents/explorer.md claude,copilot',
    ]);
  });
});
