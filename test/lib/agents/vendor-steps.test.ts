import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Agent } from '../../../lib/agents/interface/agent.js';
import type { LaunchSetup } from '../../../lib/agents/interface/unit-setup.js';
import type { AgentEvent } from '../../../lib/contract/transcript/event.js';
import { files } from '../../../lib/io/files/files.js';
import { discoverOffers } from '../../../lib/offer/discover.js';
import { PROSE } from '../../../lib/policy/prose.js';
import { readSource } from '../../../lib/setup/source/source.js';
import type { Ports } from '../../../lib/transcript/ports.js';
import { takeTranscript } from '../../../lib/transcript/take.js';
import { readTree, skill, writeTree } from '../../helpers/file-tree.js';
import { launchSetup } from '../../helpers/launch-setup.js';
import { openQuickPorts } from '../../helpers/quick-ports.js';
import { keepRequests } from '../../helpers/raw-requests.js';
import { readyAgent, shareFolder } from '../../helpers/ready-agent.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { inFull, TESTED_NAMES } from '../../helpers/tested-agents.js';

const folder = temporaryFolder();
const MARKET = '.claude-plugin/marketplace.json';
const OTHERS = { category: 'c', author: { name: 'x' }, keywords: ['k'], hooks: './h.json', strict: false };
/** Versions in the manifest, in the entry alone and nowhere. */
const PLUGINS = [
  { name: 'kit', source: './plugins/kit', version: '9.9.9' },
  { name: 'named', source: './plugins/named', version: '2.0.0', description: 'Named here alone.', ...OTHERS },
  { name: 'bare', source: './plugins/bare' },
];
// biome-ignore lint/suspicious/noTemplateCurlyInString: the shell's own words.
const HOOKS = '{"hooks":{"PreToolUse":[{"hooks":[{"type":"command","command":"true ${CLAUDE_PLUGIN_ROOT:-.}"}]}]}}';

const SAYING = JSON.stringify({
  hooks: {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell's own words.
    UserPromptSubmit: [
      { hooks: [{ type: 'command', command: 'echo "${CLAUDE_PLUGIN_ROOT:-.}/x" $CLAUDE_PLUGIN_ROOT' }] },
    ],
  },
});

/** A home that our set-up wrote, and one in which the CLI's own steps were done after it had set up nothing but itself. */
async function openHomes(name: string, steps: readonly string[][]) {
  const { agent, binary, shared_cache, tools } = await readyAgent(name);
  const root = folder();
  const source_copy = join(root, 's');
  writeTree(source_copy, {
    [MARKET]: JSON.stringify({ name: 'shop', owner: { name: 'x' }, plugins: PLUGINS }),
    'plugins/kit/.claude-plugin/plugin.json': '{"name":"kit","version":"1.0.0","description":"d"}',
    'plugins/kit/hooks/hooks.json': HOOKS,
    'plugins/kit/skills/alpha/SKILL.md': skill('alpha'),
    'plugins/named/skills/beta/SKILL.md': skill('beta'),
    'plugins/bare/.claude-plugin/plugin.json': '{"name":"bare","description":"d"}',
    'plugins/bare/skills/gamma/SKILL.md': skill('gamma'),
  });
  const source = await readSource(source_copy);
  const common = { ...{ source_copy, binary, shared_cache, tools: tools ?? {}, user_env: {} }, allow_processes: true };
  const place = (home: string) => ({ home: join(root, home), workspace: join(root, `${home}-w`) });
  const ours = launchSetup({ ...common, ...place('ours'), source, install: 'marketplace' });
  const none = { ...source, skills: [], plugins: [] };
  const real = launchSetup({ ...common, ...place('real'), source: none, install: 'skills' });
  await agent.setUp(real, files);
  await agent.setUp(ours, files);
  const commit = name === 'claude' ? shareByGit(source_copy, join(root, 'git'), real.home) : 'no commit';
  if (name === 'codex') {
    const config = join(real.home, '.codex/config.toml');
    writeFileSync(config, readFileSync(config, 'utf8').replace('plugins = false', 'plugins = true'));
  }
  const call = (setup: LaunchSetup, args: readonly string[]) =>
    execFileSync(binary, args, { env: agent.launch(setup).env, cwd: setup.workspace, encoding: 'utf8' });
  const mask = (text: string) =>
    text
      .replaceAll(ours.home, '~')
      .replaceAll(real.home, '~')
      // Where the copy of a marketplace on GitHub is; a folder's would stay where it is.
      .replaceAll(/~\/\.copilot\/installed-plugins\/s\b/g, source_copy)
      .replaceAll('~/.claude/plugins/marketplaces/shop', source_copy)
      .replaceAll(new RegExp(`,\\s*"gitCommitSha": "${commit}"`, 'g'), '')
      .replaceAll(commit.slice(0, 12), 'unknown')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'T');
  for (const step of steps)
    call(
      real,
      step.map((word) => (word === 'SOURCE' ? source_copy : word)),
    );
  const read = (path: string) => [ours, real].map(({ home }) => mask(readFileSync(join(home, path), 'utf8')));
  return {
    json: (path: string) => read(path).map((text) => JSON.parse(text) as Record<string, unknown>),
    text: read,
    /** How a CLI lays out its JSON does not matter. */
    tree: (path: string) =>
      [ours, real].map(({ home }) =>
        Object.fromEntries(
          Object.entries(readTree(join(home, path), '.')).map(([at, text]) => [
            mask(at),
            at.endsWith('.json') ? JSON.parse(mask(text)) : mask(text),
          ]),
        ),
      ),
    printed: (...args: string[]) => [ours, real].map((setup) => mask(call(setup, args))),
  };
}

/** The source as a repository, which the home's git takes for one on GitHub; returns its commit. */
function shareByGit(source: string, repository: string, home: string): string {
  cpSync(source, repository, { recursive: true });
  const git = (...args: string[]) => execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8' }).trim();
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=x', '-c', 'user.email=x@x', 'commit', '-qm', 'x');
  const there = ['https://github.com/source/shop.git', 'git@github.com:source/shop.git'];
  const rules = there.map((url) => `insteadOf = ${url}\n`).join('');
  writeFileSync(join(home, '.gitconfig'), `[url "file://${repository}"]\n${rules}`);
  return git('rev-parse', 'HEAD');
}

const keysOf = (...names: string[]) => names.map((name) => `${name}@shop`);

/** Four to six starts a CLI: by day those of Codex, which starts fastest. */

/** Each with its CLI in the version that is locked here; none needs the network. */
describe('a marketplace that our set-up installed is one that the CLI’s own steps installed', () => {
  inFull.it('on Claude Code: `plugin list`, its registers, its settings and the copies in its cache', async () => {
    const homes = await openHomes('claude', [
      ['plugin', 'marketplace', 'add', 'source/shop'],
      ...keysOf('kit', 'named', 'bare').map((key) => ['plugin', 'install', key]),
    ]);
    const [listed, expected] = homes.printed('plugin', 'list', '--json');
    expect(JSON.parse(listed ?? '')).toEqual(JSON.parse(expected ?? ''));
    expect(JSON.parse(listed ?? '')).toHaveLength(3);
    for (const path of ['settings.json', 'plugins/installed_plugins.json', 'plugins/known_marketplaces.json']) {
      const [ours, real] = homes.json(`.claude/${path}`);
      expect(ours).toEqual(real);
    }
    const [ours, real] = homes.tree('.claude/plugins/cache');
    expect(ours).toEqual(real);
    expect(Object.keys(ours ?? {}).filter((path) => path.endsWith('SKILL.md'))).toHaveLength(3);
  });

  it('on Codex: `plugin list`, its settings and the copies in its cache, hooks included', async () => {
    const homes = await openHomes('codex', [
      ['plugin', 'marketplace', 'add', 'SOURCE'],
      ...keysOf('kit', 'named', 'bare').map((key) => ['plugin', 'add', key]),
    ]);
    const [listed, expected] = homes.printed('plugin', 'list');
    expect(listed).toBe(expected);
    expect(listed).toMatch(/kit@shop +installed, enabled/);
    const [ours, real] = homes.tree('.codex/plugins/cache');
    expect(ours).toEqual(real);
    expect(Object.values(ours ?? {})).toContainEqual(JSON.parse(HOOKS));
    const tables = (text = '') =>
      text
        .split(/\n(?=\[)/)
        .filter((table) => /^\[(?:plugins|marketplaces)/.test(table))
        .map((table) => table.replaceAll(/(?<=[.[])"?([\w@-]+)"?(?=[\].])/g, '$1').trim())
        .sort();
    const [config, its] = homes.text('.codex/config.toml').map(tables);
    expect(config).toEqual(its);
    expect(config).toHaveLength(4);
  });

  inFull.it('on Copilot CLI: `plugin list` and its settings', async () => {
    const homes = await openHomes('copilot', [
      ['plugin', 'marketplace', 'add', 'SOURCE'],
      ...keysOf('kit', 'named', 'bare').map((key) => ['plugin', 'install', key]),
    ]);
    const [listed, expected] = homes.printed('plugin', 'list').map((text) => text.split('\n').sort());
    expect(listed).toEqual(expected);
    expect(listed?.join('\n')).toMatch(/kit@shop \(v1\.0\.0\) \(enabled\)/);
    const [ours, real] = homes.json('.copilot/settings.json');
    expect(ours).toEqual(real);
  });
});

/** Their own step, and the files of a source that make it one. */
const STEPS = {
  gemini: { words: ['extensions', 'install', '--consent'], file: 'gemini-extension.json', install: 'extension' },
  qwen: { words: ['extensions', 'install', '--consent'], file: 'qwen-extension.json', install: 'extension' },
  pi: { words: ['install'], file: 'package.json', install: 'plugin' },
} as const;

const FURTHER = Object.keys(STEPS).filter((name) => TESTED_NAMES.includes(name as (typeof TESTED_NAMES)[number]));

(FURTHER.length > 0 ? describe : describe.skip)('an extension or package that our set-up installed', () => {
  it.each(FURTHER)('is listed by %s like one that its own step installed', async (name) => {
    const { words, file, install } = STEPS[name as keyof typeof STEPS];
    const ports = await openQuickPorts();
    const root = folder();
    writeTree(root, {
      [file]: '{"name":"kit","version":"1.0.0","pi":{"skills":["./skills"]}}',
      'skills/alpha/SKILL.md': skill('alpha'),
      'skills/group/beta/SKILL.md': skill('beta'),
    });
    const ready = { ...(await readyAgent(name)), install };
    const shared = await shareFolder(root, join(folder(), 's'));
    const { agent } = ready;
    const own: Agent = {
      ...agent,
      async setUp(setup, files) {
        await agent.setUp({ ...setup, install: 'skills', source: { ...setup.source, skills: [], plugins: [] } }, files);
        const { args, env, file: node } = agent.launch(setup as LaunchSetup);
        const script = args.find((word) => word.endsWith('.js')) ?? '';
        const said = { env, cwd: setup.workspace, input: 'y\ny\n' };
        execFileSync(node, [script, ...words, setup.source_copy], said);
      },
    };
    const ask = async (asked: Agent) => {
      const kept: unknown[] = [];
      const probe = { mode: 'oracle' as const, folder: folder(), signal: new AbortController().signal };
      mkdirSync(probe.folder, { recursive: true });
      const { skills } = await discoverOffers({ ...ready, agent: asked }, shared, probe, keepRequests(ports, [], kept));
      return skills?.map(({ id, offer }) => [id, offer]);
    };
    const [ours, theirs] = [await ask(agent), await ask(own)];
    await ports.modelServer.close();
    expect(ours).toEqual(theirs);
    expect(ours?.flat()).toContain('full');
  });
});

describe('a plugin with hooks and nothing else', () => {
  let ports: Ports;
  beforeAll(async () => {
    ports = await openQuickPorts();
  });
  afterAll(() => ports.modelServer.close());

  async function ask(name: string) {
    const root = folder();
    writeTree(root, { '.claude-plugin/plugin.json': '{"name":"kit","version":"1.0.0"}', 'hooks/hooks.json': SAYING });
    const shared = await shareFolder(root, join(folder(), 's'), true);
    const ready = await readyAgent(name);
    const install = ready.agent.fullInstall?.(shared.source, shared.source.hook_folders ?? []) ?? 'skills';
    const faults: AgentEvent[] = [];
    const out = folder();
    mkdirSync(out, { recursive: true });
    const transcript = await takeTranscript(
      { ...ready, install },
      shared,
      {
        ...{
          unit_run_id: `hooks-${name}`,
          trial: 1,
          mode: 'oracle',
          prompt: 'Say so.',
          subagent: null,
          workspace: null,
        },
        ...{ grant_tools: [], policy: () => () => PROSE, folder: out, redact: null },
        onEvent: (event) => void (event.type === 'fault' && faults.push(event)),
        signal: new AbortController().signal,
      },
      ports,
    );
    expect([install, faults]).toEqual(['plugin', []]);
    expect(transcript).toMatchObject({ unread: null, exit: { exit_code: 0 } });
    return transcript.hooks?.calls.map(({ stdout }) => stdout.trim());
  }

  inFull.it('leaves pi running, which has no use for it', async () => {
    expect(await ask('pi')).toEqual([]);
  });

  it('runs on Codex with the variables that Codex sets, in the form in which it was written', async () => {
    expect(await ask('codex')).toEqual([
      expect.stringMatching(/^(\S+\/h\/\.codex\/plugins\/cache\/local\/kit\/1\.0\.0)\/x \1$/),
    ]);
  });
});
