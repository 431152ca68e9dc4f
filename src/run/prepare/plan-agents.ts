/** `--agents` and `--agent-versions` → the agents of a batch, each with its version and way of installing. */
import { AGENT_NAMES, AGENTS, ALL_AGENTS, DEFAULT_AGENTS, findAgent } from '../../../lib/agents/index.js';
import type { Agent } from '../../../lib/agents/interface/agent.js';
import { withSettings } from '../../../lib/agents/settings/with-settings.js';
import { type Baseline, lockedVersions } from '../../../lib/baseline/index.js';
import { hash } from '../../../lib/batch/plan.js';
import type { Case } from '../../../lib/case/schema.js';
import { type AgentKey, type Install, parseAgentKeys } from '../../../lib/contract/agent-key.js';
import { judgedAs } from '../../../lib/contract/mode.js';
import { OFFLINE } from '../../../lib/contract/plan.js';
import { pageAddress } from '../../../lib/contract/schema-address.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { resolveLatest } from '../../../lib/io/npm.js';
import type { Source } from '../../../lib/skill/skill.js';
import type { RunOptions } from '../../options/run-options.js';
import type { RunPorts } from '../ports.js';
import { readUserSettings, withProjectSettings } from './user-settings.js';

export interface PlannedAgent {
  key: AgentKey;
  agent: Agent;
  install: Install;
  version: string;
  /** The user's own command; null: the agent's usual one. */
  template: string | null;
  /** A hash of its user's settings; absent: there are none. */
  settings?: string;
}

export function chooseAgents(
  named: readonly string[] | undefined,
  selected: readonly Case[],
  has_routes: boolean,
): AgentKey[] {
  if (named?.length === 0)
    throw new ConfigError('--agents is empty.', { fix: `name one or more of ${AGENT_NAMES.join(', ')}, or all.` });
  const inProcess = selected.some(({ kind }) => kind === 'route' || (kind === 'tool_route' && has_routes));
  const onAgents = selected.some((testCase) => testCase.kind !== 'route');
  const needed = (agents: readonly string[]) => [...(onAgents ? agents : []), ...(inProcess ? [OFFLINE] : [])];
  return parseAgentKeys(named ?? needed(DEFAULT_AGENTS), AGENT_NAMES, needed(ALL_AGENTS));
}

/** Everything but the in-process one, with its version and way of installing. */
export async function planAgents(
  keys: readonly AgentKey[],
  source: Source,
  baseline: Baseline | null,
  options: Pick<RunOptions, 'mode' | 'agent_versions'> & Partial<Pick<RunOptions, 'settings'>>,
  ports: RunPorts,
): Promise<PlannedAgent[]> {
  const locked = baseline ? lockedVersions(baseline, judgedAs(options)) : {};
  const clis = keys.filter((key) => key.name !== OFFLINE);
  const settings = withProjectSettings(source, clis, readUserSettings(options.settings ?? [], clis, ports.cwd));
  const planned = await Promise.all(clis.map((key) => planAgent(key, source, options.agent_versions, locked, ports)));
  return planned.map((one) => {
    const own = settings[one.key.name];
    return own ? { ...one, agent: withSettings(one.agent, own), settings: hash(own) } : one;
  });
}

async function planAgent(
  key: AgentKey,
  source: Source,
  spec: string,
  locked: Record<string, string>,
  ports: RunPorts,
): Promise<PlannedAgent> {
  const agent = findAgent(key.name);
  if (!agent) throw new ConfigError(`Unknown agent '${key.name}'.`, { fix: `use one of ${AGENT_NAMES.join(', ')}.` });
  const install = key.install ?? agent.defaultInstall(source);
  if (!agent.installs.includes(install)) {
    throw new ConfigError(`${agent.title} cannot install a source as '${install}'.`, {
      fix: `use ${agent.installs.map((way) => `${key.name}+${way}`).join(', ')}.`,
    });
  }
  if (install === 'marketplace' && !agent.marketplace?.paths.includes(source.marketplace ?? ''))
    throw new ConfigError(`'${key.key}': the source has no marketplace that ${agent.title} reads.`, {
      file: source.root,
      fix: `write ${key.name} for what users of this source have, or add a ${agent.marketplace?.paths.at(-1)}.`,
    });
  if (install === 'agent-plugin' && !source.plugins.some(({ manifests }) => 'plugin.json' in manifests))
    throw new ConfigError(
      `'${key.key}': the source is no package of Agent Plugins, which has a plugin.json in its root.`,
      {
        file: source.root,
        fix: `write ${key.name} for what users of this source have, or write that plugin.json (${pageAddress('agent-plugins')}).`,
      },
    );
  if (key.subagent && !agent.callSubagent) {
    const able = Object.values(AGENTS).filter((one) => one.callSubagent);
    throw new ConfigError(
      `${agent.title} cannot be followed into a subagent: its output does not show what one does.`,
      {
        fix: `use ${able.map(({ name }) => `${name}+subagent`).join(' or ')}.`,
      },
    );
  }
  return { key, agent, install, version: await chooseVersion(key, agent, spec, locked, ports), template: null };
}

/** `baseline` (its $meta, else pinned), `pinned`, `latest`, or `name:version,…` (the rest as in the baseline). */
async function chooseVersion(
  key: AgentKey,
  agent: Agent,
  spec: string,
  locked: Record<string, string>,
  ports: RunPorts,
): Promise<string> {
  const recorded = locked[key.key] ?? locked[key.name] ?? agent.pinned;
  if (spec === 'baseline') return recorded;
  if (spec === 'pinned') return agent.pinned;
  if (spec === 'latest') return resolveLatest(agent.registry_package, ports.exec);
  const named = new Map(spec.split(',').map((part) => part.trim().split(':') as [string, string | undefined]));
  for (const [name, version] of named) {
    if (findAgent(name) && version && /^[\w.+-]+$/.test(version)) continue;
    throw new ConfigError(`--agent-versions ${spec}: '${name}' is not valid.`, {
      fix: 'write baseline, pinned, latest, or name:version,… such as claude:2.1.330.',
    });
  }
  const version = named.get(key.name);
  return version === 'latest'
    ? resolveLatest(agent.registry_package, ports.exec)
    : version === 'pinned'
      ? agent.pinned
      : (version ?? recorded);
}
