import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AGENTS, type AgentName } from '../../../lib/agents/index.js';
import { readSettings } from '../../../lib/agents/settings/read-settings.js';
import { withSettings } from '../../../lib/agents/settings/with-settings.js';
import { files } from '../../../lib/io/files/files.js';
import { discoverOffers } from '../../../lib/offer/discover.js';
import { readSource } from '../../../lib/setup/source/source.js';
import type { Ports } from '../../../lib/transcript/ports.js';
import { skill, writeTree } from '../../helpers/file-tree.js';
import { launchSetup } from '../../helpers/launch-setup.js';
import { openQuickPorts } from '../../helpers/quick-ports.js';
import { keepRequests } from '../../helpers/raw-requests.js';
import { readyAgent, shareFolder } from '../../helpers/ready-agent.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { IN_FULL, NIGHTLY_NAMES } from '../../helpers/tested-agents.js';

const folder = temporaryFolder();
const SECRETS = { env: { ANTHROPIC_API_KEY: 'sk-1' }, apiKeyHelper: '/x', hooks: { Stop: [] }, mcpServers: { x: {} } };

describe('the settings of a user', () => {
  it('are taken by an allow-list: no secret, hook or server comes along, and no rule about tools', async () => {
    const text = JSON.stringify({
      ...SECRETS,
      skillListingBudgetFraction: 0.005,
      enabledPlugins: { 'a@m': true, 'b@m': false },
      permissions: { allow: ['Bash'], deny: ['Bash(curl *)', 'Skill(alpha)'] },
    });
    const read = readSettings(AGENTS.claude, text, 's.json');
    const kept = {
      skillListingBudgetFraction: 0.005,
      enabledPlugins: { 'b@m': false },
      permissions: { deny: ['Skill(alpha)'] },
    };
    expect(read).toEqual(kept);
    const toml = '[mcp_servers.x]\ncommand = "x"\n[skills]\nmax_context_tokens = 9\n[plugins."a@m"]\nenabled = false\n';
    expect(readSettings(AGENTS.codex, toml, 'c.toml')).toEqual({
      skills: { max_context_tokens: 9 },
      plugins: { 'a@m': { enabled: false } },
    });
    const root = folder();
    const setup = launchSetup({ home: join(root, 'h'), workspace: join(root, 'w'), source_copy: join(root, 's') });
    await withSettings(AGENTS.claude, read).setUp(setup, files);
    expect(JSON.parse(await files.read(join(root, 'h/.claude/settings.json')))).toEqual(kept);
  });

  it('that cannot be read are an error with file, place and fix', () => {
    const read = (text: string, name: AgentName = 'claude') => readSettings(AGENTS[name], text, 'mine');
    expect(() => read('{"skillListingBudgetFraction": 5}')).toThrow(/^mine, at skillListingBudgetFraction: .*Fix: /s);
    expect(() => read('{\n "a": \n}')).toThrow(/^mine:3: This is no JSON: .*Fix: correct that line\.$/s);
    expect(() => read('[skills]\nx = = 1', 'codex')).toThrow(/^mine:2: This is no TOML: .*Fix: /s);
    expect(() => read('{}', 'cline')).toThrow(/Which settings of Cline .*Fix: leave this agent out\.$/s);
  });
});

/** Of each agent a file that hides one skill and, where it has a budget, halves it. */
const FILES: Partial<Record<AgentName, string>> = {
  claude:
    '{"env": {"SLASH_COMMAND_TOOL_CHAR_BUDGET": "9000"}, "skillListingBudgetFraction": 0.005, "skillOverrides": {"k01": "off", "k02": "name-only"}}',
  codex:
    'model_context_window = 136000\n[[skills.config]]\npath = "/home/me/.codex/skills/k01/SKILL.md"\nenabled = false\n',
  copilot: '{"disabledSkills": ["k01"]}',
  gemini: '{"skills": {"disabled": ["K01"]}}',
  qwen: '{"skills": {"disabled": ["k01"]}}',
  opencode: '{"permission": {"skill": {"k*": "deny", "*": "allow", "k?1": "deny"}}}',
  kilo: '{"permission": {"skill": {"k*": "deny", "*": "allow", "k?1": "deny"}}}',
};
const ASKED = NIGHTLY_NAMES.filter((name) => name in FILES && (IN_FULL || name === 'codex'));

(ASKED.length > 0 ? describe.each(ASKED) : describe.skip.each<AgentName>(['codex']))(
  '%s with a halved budget and a skill that is off',
  (name) => {
    let ports: Ports;
    beforeAll(async () => {
      ports = await openQuickPorts();
    });
    afterAll(() => ports.modelServer.close());

    it('lists what was predicted, and what the same CLI lists with that file as it is', async () => {
      const root = folder();
      const ids = Array.from({ length: 70 }, (_, at) => `k${String(at).padStart(2, '0')}`);
      const all = ids.map((id) => [`skills/${id}/SKILL.md`, skill(id, `Of ${id}. ${'word '.repeat(50)}`)]);
      writeTree(join(root, 's'), Object.fromEntries(all));
      const plain = { ...(await readyAgent(`${name}+skills`)) };
      const text = FILES[name] ?? '';
      const agent = withSettings(plain.agent, readSettings(plain.agent, text, 'f'));
      const shared = await shareFolder(join(root, 's'), join(root, 'staged'));
      const probe = { mode: 'oracle', folder: root, signal: new AbortController().signal } as const;
      const found = await discoverOffers({ ...plain, agent }, shared, probe, ports);
      const rows = found.skills?.map(({ id, offer, kept_chars }) => `${id} ${offer} ${kept_chars}`) ?? [found.error];
      const source = await readSource(join(root, 's'));
      const context = { source, install: 'skills', vendor_model: null } as const;
      const predicted = agent.predictOffers(context);
      expect(rows).toEqual(predicted.map(({ skill: { id }, offer, kept_chars }) => `${id} ${offer} ${kept_chars}`));
      const hidden = found.skills?.find(({ id }) => id === 'k01');
      expect(hidden).toMatchObject({ offer: 'absent', reason: expect.stringMatching(/settings|config\.toml/) });

      // The whole file, as a user has it in the home.
      const by_hand: string[] = [];
      const asking: typeof plain.agent = {
        ...plain.agent,
        async setUp(setup, port) {
          await plain.agent.setUp(setup, port);
          const at = join(setup.home, plain.agent.settings?.file ?? '');
          const own = await port.read(at).catch(() => '');
          if (name === 'codex')
            writeFileSync(at, `${text.split('[[')[0]}${own}\n[[${text.split('[[')[1]}`.replace('/home/me', setup.home));
          else writeFileSync(at, JSON.stringify({ ...JSON.parse(own || '{}'), ...JSON.parse(text) }));
        },
      };
      await discoverOffers({ ...plain, agent: asking }, shared, probe, keepRequests(ports, by_hand));
      const lengths = (found.skills ?? []).map(({ id, offer }) => [id, offer !== 'absent']);
      const request = by_hand.find((one) => one.includes('Of k00')) ?? '';
      expect(lengths).toEqual(ids.map((id) => [id, new RegExp(`(?<![/\\w])${id}(?![/\\w])`).test(request)]));
      const longest = Math.max(...(found.skills ?? []).map(({ kept_chars }) => kept_chars));
      expect(request).toContain(`Of k00. ${'word '.repeat(50)}`.slice(0, longest).trim());
    }, 120_000);
  },
);
