import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { AGENTS, findAgent } from '../../../lib/agents/index.js';
import type { Agent } from '../../../lib/agents/interface/agent.js';
import { parseAgentKeys } from '../../../lib/contract/agent-key.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { marketplaceOf } from '../../../lib/skill/marketplace.js';
import { lintSource } from '../../../src/check/lint-source.js';
import { skill, writeTree } from '../../helpers/file-tree.js';
import { installPinned } from '../../helpers/ready-agent.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const KIT = { name: 'kit', source: './plugins/kit' };
const OTHER = { name: 'other', source: './plugins/other' };
const market = (fields: object) => ({ name: 'market', owner: { name: 'me' }, plugins: [KIT, OTHER], ...fields });
const entry = (fields: object) => market({ plugins: [{ ...KIT, ...fields }, OTHER] });

/**
 * What `plugin marketplace add` and `plugin install` (of Codex: `add`) of Claude Code 2.1.330, Codex 0.169.0 and Copilot CLI 1.0.102 did, in
 * that order: m, the marketplace was refused; p, the plugin was; a dot, both were taken.
 */
const MEASURED: [string, unknown][] = [
  ['...', market({})],
  ['mmm', market({ name: undefined })],
  ['mmm', market({ name: 5 })],
  ['mmm', market({ name: '' })],
  ['mmm', market({ name: 'my market' })],
  ['...', market({ name: 'MyMarket' })],
  ['mmm', market({ name: 'a/b' })],
  ['mmm', market({ name: '..' })],
  ['m..', market({ name: 'inline' })],
  ['m..', market({ name: 'Synced' })],
  ['m..', market({ name: 'claude-marketplace' })],
  ['m..', market({ name: 'official-claude-x' })],
  ['...', market({ name: 'my-claude' })],
  ['mmm', market({ name: 'märkt' })],
  ['.m.', market({ name: 'a.b' })],
  ['mmm', market({ name: 'a@b' })],
  ['m.m', market({ owner: undefined })],
  ['m.m', market({ owner: 'me' })],
  ['m.m', market({ owner: { email: 'a@b.c' } })],
  ['m.m', market({ owner: { name: 5 } })],
  ['..m', market({ owner: { name: 'a', email: 'x' } })],
  ['...', market({ owner: { name: 'a', email: '' } })],
  ['m..', market({ owner: { name: 'a', url: 5 } })],
  ['m.m', market({ owner: null })],
  ['mmm', market({ plugins: undefined })],
  ['mmm', market({ plugins: {} })],
  ['...', market({ colour: 'red' })],
  ['m.m', market({ metadata: 'x' })],
  ['m..', market({ description: 5 })],
  ['m..', market({ version: 1 })],
  ['m..', market({ $schema: 5 })],
  ['ppm', entry({ name: 'a b' })],
  ['.p.', entry({ name: 'Kit' })],
  ['ppm', entry({ name: 'a/b' })],
  ['ppm', entry({ name: 'a@b' })],
  ['ppm', entry({ name: 'käse' })],
  ['.p.', entry({ name: 'a.b' })],
  ['.p.', entry({ name: 'differs' })],
  ['pmm', entry({ source: undefined })],
  ['ppm', entry({ source: 5 })],
  ['ppp', entry({ source: './nothere' })],
  ['pp.', entry({ source: 'plugins/kit' })],
  ['ppp', entry({ source: '../kit' })],
  ['ppp', entry({ source: '/kit' })],
  ['...', entry({ source: './plugins/kit/' })],
  ['p.m', entry({ source: { source: 'local', path: './plugins/kit' } })],
  ['p.m', entry({ description: 5 })],
  ['p.m', entry({ version: 1 })],
  ['p.m', entry({ author: 'Jane' })],
  ['p.m', entry({ author: { email: 'x' } })],
  ['...', entry({ author: { name: 'Jane', email: '' } })],
  ['..m', entry({ author: { name: 'Jane', email: 'a@b' } })],
  ['p.m', entry({ homepage: 'x' })],
  ['p.m', entry({ homepage: '' })],
  ['..m', entry({ repository: 'owner/name' })],
  ['..m', entry({ repository: '' })],
  ['...', entry({ repository: 'https://example.com/a' })],
  ['p.m', entry({ repository: { url: 'x' } })],
  ['p.m', entry({ license: {} })],
  ['pmm', entry({ category: 5 })],
  ['p.m', entry({ keywords: 'a' })],
  ['p.m', entry({ tags: 'a' })],
  ['p.m', entry({ strict: 'yes' })],
  ['...', entry({ colour: 'red' })],
  ['p.m', entry({ skills: 5 })],
  ['p..', entry({ skills: ['skills'] })],
  ['p.m', entry({ commands: 5 })],
  ['p.m', entry({ agents: 5 })],
  ['p..', entry({ agents: './agents' })],
  ['p.m', entry({ hooks: 5 })],
  ['p..', entry({ hooks: { PreToolUse: [{ matcher: 'Bash', command: 'true' }] } })],
  ['p..', entry({ mcpServers: { a: { command: 5 } } })],
  ['p.m', entry({ mcpServers: 5 })],
  ['p..', entry({ lspServers: { a: { command: 5 } } })],
  ['p.m', entry({ outputStyles: 5 })],
  ['p..', entry({ monitors: 5 })],
  ['p..', entry({ userConfig: 5 })],
  ['p..', entry({ dependencies: 'x' })],
  ['p..', entry({ settings: 5 })],
  ['mmm', '{"name": "market", '],
  ['mmm', '{"name": "market", "owner": {"name": "me"}, "plugins": [],}'],
  ['mmm', []],
];

const plugin = (name: string) => ({
  [`plugins/${name}/.claude-plugin/plugin.json`]: JSON.stringify({ name, version: '1.0.0' }),
  [`plugins/${name}/skills/${name}-it/SKILL.md`]: skill(`${name}-it`),
});

function write(value: unknown, more: Record<string, string> = {}): string {
  const root = newFolder();
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  writeTree(root, { ...plugin('kit'), ...plugin('other'), '.claude-plugin/marketplace.json': text, ...more });
  return root;
}

const COSTS = { marketplace: 'm', plugin: 'p' };

describe('a marketplace.json', () => {
  it('is refused by each agent as its own steps refuse it', async () => {
    for (const [measured, value] of MEASURED) {
      const source = await readSource(write(value));
      const file = marketplaceOf(source);
      const said = (['claude', 'codex', 'copilot'] as const).map((name) => {
        const faults = file?.fields
          ? (AGENTS[name].marketplace?.findFaults(file) ?? [])
          : [{ costs: 'marketplace' as const }];
        const costs = faults.map((fault) => COSTS[fault.costs]);
        return costs.includes('m') ? 'm' : (costs[0] ?? '.');
      });
      expect([value, said.join('')]).toEqual([value, measured]);
    }
  });

  // `claude plugin install` and `codex plugin add` take the first of two; `copilot plugin marketplace add` refuses all.
  it('has a name for each plugin, and one that every agent takes', async () => {
    const twins = marketplaceOf(await readSource(write(market({ plugins: [KIT, { ...OTHER, name: 'kit' }] }))));
    const spaced = marketplaceOf(await readSource(write(market({ name: 'Our  Plugins!' }))));
    for (const name of ['claude', 'codex', 'copilot'] as const) {
      const find = (AGENTS[name] as Agent).marketplace?.findFaults ?? (() => []);
      const [twin] = twins ? find(twins) : [];
      expect(twin).toMatchObject({
        path: ['plugins', 1, 'name'],
        costs: name === 'copilot' ? 'marketplace' : 'plugin',
      });
      expect(spaced && find(spaced)[0]).toMatchObject({ path: ['name'], fix: 'write "our-plugins"' });
    }
  });

  it('is refused in the places that `claude plugin validate` names', async () => {
    const wrong = MEASURED.flatMap(([costs, value], at) =>
      costs.startsWith('p') ? [{ ...(value as ReturnType<typeof market>).plugins[0], name: `kit-${at}` }] : [],
    ).filter(({ source }) => source === KIT.source);
    const root = write(market({ plugins: [...wrong, OTHER] }));
    const { binary } = await installPinned(AGENTS.claude);
    const env = { HOME: newFolder(), PATH: process.env['PATH'] };
    let printed = '';
    try {
      execFileSync(binary, ['plugin', 'validate', root], { env, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      printed = String((error as { stdout: unknown }).stdout) + String((error as { stderr: unknown }).stderr);
    }
    const named = [...printed.matchAll(/❯ (plugins\.\d+\.\w+)/g)].map(([, path]) => path);
    const file = marketplaceOf(await readSource(root));
    const faults = file ? (AGENTS.claude.marketplace?.findFaults(file) ?? []) : [];
    expect(wrong.length).toBeGreaterThan(20);
    expect([...new Set(faults.map(({ path }) => path.slice(0, 3).join('.')))].toSorted()).toEqual(
      [...new Set(named)].toSorted(),
    );
  });

  it('is a finding with its line beside a good plugin.json, and what is in a refused plugin is not listed', async () => {
    const value = entry({ author: 'Jane' });
    const root = write(value, {
      '.claude-plugin/plugin.json': '{"name": "root"}',
      'skills/own/SKILL.md': skill('own'),
    });
    const source = await readSource(root);
    const keys = parseAgentKeys(['claude', 'codex+marketplace', 'copilot'], ['claude', 'codex', 'copilot'], []);
    const findings = await lintSource({ cwd: root, source, corpus: null, keys, baseline: null });
    expect(findings.filter(({ rule }) => rule === 'plugin-marketplace')).toEqual([
      expect.objectContaining({
        ...{ severity: 'error', file: '.claude-plugin/marketplace.json', line: 10, subject: 'plugins.0.author' },
        consequences: {
          claude: 'this plugin cannot be installed',
          copilot: 'the marketplace cannot be added, with none of its plugins',
        },
      }),
    ]);
    const claude = findAgent('claude');
    const context = { source, install: 'marketplace' as const, vendor_model: null };
    const rows = claude?.predictOffers(context).filter(({ skill: { path } }) => path.startsWith('plugins/')) ?? [];
    expect(rows.map(({ id, offer }) => [id.split(':').at(-1), offer])).toEqual([
      ['kit-it', 'absent'],
      ['other-it', 'full'],
    ]);
    const [row] = rows;
    expect(row && claude?.explainOffer(row.skill, context, 'absent')?.reason).toMatch(
      /cannot install .*plugins\.0\.author/,
    );
  });

  it('is named for a name that Claude Code takes from its vendor’s repositories alone', async () => {
    const namesOf = async (name: string) => {
      const keys = parseAgentKeys(['claude', 'codex'], ['claude', 'codex'], []);
      const root = write(market({ name }));
      const source = await readSource(root);
      const findings = await lintSource({ cwd: root, source, corpus: null, keys, baseline: null });
      return findings.filter(({ rule }) => rule === 'plugin-marketplace');
    };
    expect(await namesOf('market')).toEqual([]);
    const name = 'claude-plugins-official';
    expect(await namesOf(name)).toEqual([
      expect.objectContaining({
        ...{ severity: 'warning', file: '.claude-plugin/marketplace.json', line: 2, subject: name },
        message: `the name '${name}' is reserved`,
        consequences: { claude: expect.stringMatching(/only from repositories of `anthropics`/) },
      }),
    ]);
    const { binary } = await installPinned(AGENTS.claude);
    const env = { HOME: newFolder(), PATH: process.env['PATH'] };
    const add = () =>
      execFileSync(binary, ['plugin', 'marketplace', 'add', write(market({ name }))], { env, stdio: 'pipe' });
    expect(add).toThrow(/reserved for official Anthropic marketplaces/);
  });

  it.each(['marketplace.json', '.github/plugin/marketplace.json'])(
    'is named where another agent than the one of its folder may be meant: %s',
    async (file) => {
      const root = newFolder();
      writeTree(root, { ...plugin('kit'), ...plugin('other'), [file]: JSON.stringify(market({})) });
      const keys = parseAgentKeys(['claude', 'copilot'], ['claude', 'copilot'], []);
      const findings = await lintSource({
        cwd: root,
        source: await readSource(root),
        corpus: null,
        keys,
        baseline: null,
      });
      expect(findings.filter(({ rule }) => rule === 'plugin-marketplace')).toEqual(
        file === 'marketplace.json'
          ? [
              expect.objectContaining({
                ...{ severity: 'warning', file, line: 1, fix: 'move it to .claude-plugin/marketplace.json.' },
                consequences: { claude: expect.stringMatching(/^Claude Code .* does not read it$/) },
              }),
            ]
          : [],
      );
    },
  );

  it('names no plugin that stands beside those that it names: nobody can install that one', async () => {
    const root = newFolder();
    const files = {
      ...plugin('kit'),
      ...plugin('other'),
      ...plugin('third'),
      'plugins/notes/plugin.json': '{"name": "x"}',
    };
    writeTree(root, { ...files, '.claude-plugin/marketplace.json': JSON.stringify(market({})) });
    const keys = parseAgentKeys(['claude'], ['claude'], []);
    const find = async () => {
      const source = await readSource(root);
      const findings = await lintSource({ cwd: root, source, corpus: null, keys, baseline: null });
      return findings.filter(({ rule }) => rule === 'plugin-marketplace');
    };
    expect(await find()).toEqual([
      expect.objectContaining({
        ...{ severity: 'warning', file: '.claude-plugin/marketplace.json', subject: 'plugins/third' },
        message: expect.stringContaining('plugins/third'),
        fix: expect.stringContaining('{"name":"third","source":"./plugins/third"}'),
      }),
    ]);
    // One for other agents names it.
    const third = {
      name: 'others',
      plugins: [{ name: 'third', source: { source: 'local', path: './plugins/third' } }],
    };
    writeTree(root, { '.agents/plugins/marketplace.json': JSON.stringify(third) });
    expect(await find()).toEqual([]);
  });

  it('that cannot be read is a finding with the line of the mistake', async () => {
    const root = write('{\n  "name": "market",\n  "plugins": [],\n}\n', {
      '.claude-plugin/plugin.json': '{"name": "root"}',
    });
    const source = await readSource(root);
    const keys = parseAgentKeys(['claude'], ['claude'], []);
    const findings = await lintSource({ cwd: root, source, corpus: null, keys, baseline: null });
    expect(findings).toContainEqual(
      expect.objectContaining({ rule: 'plugin-marketplace', severity: 'error', line: 3 }),
    );
  });
});
