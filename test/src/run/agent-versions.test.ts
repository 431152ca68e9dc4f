import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AGENT_NAMES, AGENTS } from '../../../lib/agents/index.js';
import { parseBaseline } from '../../../lib/baseline/index.js';
import { parseAgentKeys } from '../../../lib/contract/agent-key.js';
import { exec } from '../../../lib/io/npm.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { terminalPorts } from '../../../src/run/ports.js';
import { planAgents } from '../../../src/run/prepare/plan-agents.js';
import { createProgress } from '../../../src/terminal/progress.js';
import { openRegistry, type Registry } from '../../helpers/loopback-registry.js';
import { write, writePlugin } from '../../helpers/plugin.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const { claude, codex } = AGENTS;
const LATEST = { [claude.registry_package]: '9.8.7', [codex.registry_package]: '7.6.5' };
const LOCK = JSON.stringify({
  $meta: {
    schema: 1,
    oracle: { agents: { claude: { version: '2.1.300', vendor_model: null } } },
  },
});

interface Planned {
  agent_versions?: string;
  baseline?: string;
  mode?: 'oracle' | 'live';
}

let registry: Registry;
beforeAll(async () => {
  registry = await openRegistry(newFolder(), LATEST);
});
afterAll(() => registry.close());

async function planned(
  root: string,
  names: string[],
  { agent_versions = 'pinned', baseline = '', mode = 'oracle' }: Planned,
) {
  const shell = keptShell(root);
  const ports = terminalPorts(
    shell,
    createProgress('none', shell, () => new Date()),
  );
  const asked = {
    ...ports,
    exec: (file: string, args: string[], options: { cwd: string; env: Record<string, string> }) =>
      exec(file, args, { ...options, env: registry.env }),
  };
  const keys = parseAgentKeys(names, AGENT_NAMES);
  const current = baseline ? parseBaseline(baseline, 'provider-baseline.json') : null;
  return planAgents(keys, await readSource(root), current, { mode, agent_versions }, asked);
}

async function versionsFor(agent_versions: string, baseline: string | null, mode: 'oracle' | 'live' = 'oracle') {
  const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }]);
  const options = { agent_versions, baseline: baseline ?? '', mode };
  const agents = await planned(root, ['claude', 'claude@haiku', 'codex'], options);
  return Object.fromEntries(agents.map(({ key, version }) => [key.key, version]));
}

it.each([
  ['baseline', LOCK, { claude: '2.1.300', 'claude@haiku': '2.1.300', codex: codex.pinned }],
  ['baseline', null, { claude: claude.pinned, 'claude@haiku': claude.pinned, codex: codex.pinned }],
  ['pinned', LOCK, { claude: claude.pinned, 'claude@haiku': claude.pinned, codex: codex.pinned }],
  ['latest', LOCK, { claude: '9.8.7', 'claude@haiku': '9.8.7', codex: '7.6.5' }],
  ['codex:0.168.0', LOCK, { claude: '2.1.300', 'claude@haiku': '2.1.300', codex: '0.168.0' }],
  ['claude:latest,codex:pinned', LOCK, { claude: '9.8.7', 'claude@haiku': '9.8.7', codex: codex.pinned }],
])('--agent-versions %s takes the right versions from the lock %j', async (requested, lock, versions) => {
  expect(await versionsFor(requested, lock)).toEqual(versions);
});

it('--agent-versions lock uses another mode’s lock where its own has none', async () => {
  expect(await versionsFor('baseline', LOCK, 'live')).toMatchObject({ claude: '2.1.300' });
});

it.each([
  ['newest', /'newest' is not valid/],
  ['claude:', /'claude' is not valid/],
  ['aider:1.0.0', /'aider' is not valid/],
  ['claude:1.0.0; rm -rf /', /is not valid/],
])('--agent-versions is refused with %s', async (requested, message) => {
  await expect(versionsFor(requested, null)).rejects.toThrow(message);
});

it('installs as a package of Agent Plugins only what has a plugin.json in its root, or in a folder that its marketplace names', async () => {
  const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }]);
  await expect(planned(root, ['claude', 'codex+agent-plugin'], {})).rejects.toMatchObject({
    problem: expect.stringMatching(/^'codex\+agent-plugin': the source is no package of Agent Plugins/),
    where: { file: root, fix: expect.stringMatching(/^write codex .*docs\/agent-plugins\.md/) },
  });
  const market = { name: 'm', owner: { name: 'o' }, plugins: [{ name: 'demo', source: './kit' }] };
  write(join(root, '.claude-plugin/marketplace.json'), JSON.stringify(market));
  write(join(root, 'kit/plugin.json'), '{"name":"demo"}');
  expect((await planned(root, ['codex+agent-plugin'], {})).map(({ install }) => install)).toEqual(['agent-plugin']);
});

it.each(['claude', 'codex', 'copilot'])(
  'refuses %s+marketplace before anything starts where that agent finds no marketplace',
  async (name) => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }]);
    const elsewhere = name === 'codex' ? 'plugins' : '.agents/plugins';
    write(join(root, elsewhere, 'marketplace.json'), '{"name":"m","plugins":[]}');
    await expect(planned(root, [`${name}+marketplace`], {})).rejects.toMatchObject({
      problem: expect.stringMatching(`^'${name}\\+marketplace': the source has no marketplace that `),
      where: { file: root, fix: expect.stringMatching(`^write ${name} .*/marketplace\\.json\\.$`) },
    });
  },
);
