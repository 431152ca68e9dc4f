import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { discoverOffers, type Probe } from '../../../lib/offer/discover.js';
import { readDeclaredHooks } from '../../../lib/setup/source/declared-hooks.js';
import { readPluginParts } from '../../../lib/setup/source/plugin-parts.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { stageSource } from '../../../lib/setup/stage/stage.js';
import type { Ports } from '../../../lib/transcript/ports.js';
import type { SharedSource } from '../../../lib/transcript/ready.js';
import { writeDeclarations } from '../../helpers/declarations.js';
import { write } from '../../helpers/plugin.js';
import { openQuickPorts } from '../../helpers/quick-ports.js';
import { readyAgent, shareFolder } from '../../helpers/ready-agent.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { inFull } from '../../helpers/tested-agents.js';

const newFolder = temporaryFolder();

inFull.describe('a plugin with a declaration, right or wrong', () => {
  let ports: Ports;
  let root: string;
  let off: SharedSource;
  let on: SharedSource;
  const share = (folder: string, allow_processes: boolean) =>
    shareFolder(join(root, folder), join(newFolder(), 'staged'), allow_processes);

  beforeAll(async () => {
    root = newFolder();
    writeDeclarations(root);
    ports = await openQuickPorts();
    off = await share('', false);
    on = await share('', true);
  });
  afterAll(() => ports.modelServer.close());

  async function discover(key: string, shared: SharedSource, more: Pick<Probe, 'parts' | 'hooks'> = {}) {
    const ready = await readyAgent(key);
    const probe = { mode: 'oracle' as const, folder: newFolder(), signal: new AbortController().signal, ...more };
    const found = await discoverOffers(ready, shared, probe, ports);
    if (found.skills === null) throw new Error(String(found.error));
    return found;
  }

  async function listed(key: string, shared: SharedSource): Promise<Record<string, boolean>> {
    const { skills } = await (shared === off ? discoverOff(key) : discover(key, shared));
    return Object.fromEntries((skills ?? []).map(({ path, offer }) => [path.split('/')[1] ?? '', offer !== 'absent']));
  }

  async function predicted(key: string): Promise<Record<string, boolean>> {
    const { agent, install } = await readyAgent(key);
    const offers = agent.predictOffers({ source: off.source, install, vendor_model: null });
    return Object.fromEntries(offers.map(({ skill, offer }) => [skill.path.split('/')[1] ?? '', offer !== 'absent']));
  }

  /** Asked by two tests, started once. */
  const found: Record<string, ReturnType<typeof discover>> = {};
  function discoverOff(key: string) {
    found[key] ??= discover(key, off);
    return found[key];
  }

  it.each(['codex+marketplace', 'claude+marketplace', 'copilot+marketplace'])(
    'is listed by %s with its processes off as with them on, and as predicted',
    async (key) => {
      const with_processes = await listed(key, on);
      expect(await listed(key, off)).toEqual(with_processes);
      expect(await predicted(key)).toEqual(with_processes);
    },
  );

  /** Each a plugin of its own, all of them beside each other in one start. */
  async function listedBeside(key: string, where: string, names: readonly string[], allow_processes: boolean) {
    const ready = await readyAgent(key, 120_000);
    const { install } = ready;
    const agent = { ...ready.agent, defaultInstall: () => install };
    const [first, ...others] = await Promise.all(
      names.map(async (name) => {
        const source = await readSource(join(where, 'plugins', name));
        const staged = join(newFolder(), name);
        await stageSource(source, staged, { allow_processes });
        return { name, source, staged };
      }),
    );
    if (!first) throw new Error('there is none');
    const shared = { ...first, bodies: {}, allow_processes, neighbours: others };
    const probe = { mode: 'oracle' as const, folder: newFolder(), signal: new AbortController().signal };
    const { skills, listing_context, error } = await discoverOffers({ ...ready, agent }, shared, probe, ports);
    if (skills === null) throw new Error(String(error));
    const ids = [
      ...(listing_context?.others ?? []),
      ...skills.flatMap(({ id, offer }) => (offer === 'absent' ? [] : [id])),
    ];
    const isListed = (name: string) => ids.some((id) => id === `skill-${name}` || id.endsWith(`:skill-${name}`));
    const said = [first, ...others].map(({ name, source }) => {
      const [row] = ready.agent.predictOffers({ source, install, vendor_model: null });
      return [name, row !== undefined && row.offer !== 'absent'] as const;
    });
    return {
      listed: Object.fromEntries(names.map((name) => [name, isListed(name)])),
      said: Object.fromEntries(said),
    };
  }

  it.each([
    ['claude+plugin', {}],
    ['codex+plugin', {}],
    ['copilot+plugin', {}],
    ['gemini+extension', { at: 'gemini-extension.json' }],
    ['qwen+extension', { at: 'qwen-extension.json' }],
    ['pi+plugin', { at: 'package.json', fields: { pi: { skills: ['./skills'] } } }],
  ])('is listed by %s with its processes off as with them on, and as predicted', async (key, how) => {
    const where = newFolder();
    const names = writeDeclarations(where, how);
    const off = await listedBeside(key, where, names, false);
    const on = await listedBeside(key, where, names, true);
    expect(off.listed).toEqual(on.listed);
    expect(on.said).toEqual(on.listed);
    expect(Object.values(on.listed)).toContain(true);
  });

  const EXPLAINED = [
    [
      'claude+marketplace',
      '',
      'lspServers.one.command: Command should not contain spaces. Use args array for arguments.',
    ],
    ['claude+plugin', 'plugins/hook-flat', 'hooks.PreToolUse.0: Hook matcher "hooks" must be an array'],
  ] as const;
  it.each(EXPLAINED)('is explained by what %s itself says of it', async (key, folder, words) => {
    const { skills } = await (folder === '' ? discoverOff(key) : discover(key, await share(folder, false)));
    const reasons = (skills ?? []).flatMap(({ reason }) => reason ?? []);
    expect(reasons).toContainEqual(expect.stringMatching(/^Claude Code drops the plugin: /));
    expect(reasons.join('\n')).toContain(words);
    expect(reasons.join('\n')).not.toMatch(/\/ar-|\\n|drops the whole plugin/);
  });

  it('is explained by what Copilot CLI says of a hook, an agent and a server, started or not', async () => {
    const folder = newFolder();
    const [name = ''] = writeDeclarations(folder, {
      names: ['hook-empty-matcher'],
      fields: { agents: 5, mcpServers: { one: { command: 5 } } },
    });
    write(join(folder, 'plugins', name, 'agents/rev.md'), '---\nname: rev\ndescription: Reviews.\n---\nReview.\n');
    const shared = await shareFolder(join(folder, 'plugins', name), join(newFolder(), 'staged'));
    const [parts, hooks] = await Promise.all([readPluginParts(shared.source), readDeclaredHooks(shared.source)]);
    const found = await discover('copilot+plugin', shared, { parts, hooks });
    const said = 'GitHub Copilot CLI does not take it: ';
    expect(found.parts).toMatchObject([
      { name: 'rev', reason: `${said}Invalid agents object form: expected { paths: string[] }` },
      { name: 'one', reason: `${said}mcpServers.one.command: Expected string` },
    ]);
    expect(found.hooks).toMatchObject([
      { ran: false, reason: `${said}hooks.preToolUse[0].matcher: matcher cannot be empty` },
    ]);
  });
});
