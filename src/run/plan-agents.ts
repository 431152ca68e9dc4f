/** `--agents` and `--agent-versions` → the agents of a batch, each with its version and way of installing. */
import type { Agent, Install } from '../../lib/agents/agent.js';
import { type AgentKey, parseAgentKeys } from '../../lib/agents/agent-key.js';
import { AGENT_NAMES, findAgent } from '../../lib/agents/index.js';
import { type Baseline, lockedVersions } from '../../lib/baseline.js';
import type { Case } from '../../lib/case/schema.js';
import { ConfigError } from '../../lib/config-error.js';
import { resolveLatest } from '../../lib/io/npm.js';
import { OFFLINE } from '../../lib/plan.js';
import type { Source } from '../../lib/skill/skill.js';
import type { RunOptions } from '../run-options.js';
import type { RunEdges } from './edges.js';

export interface PlannedAgent {
  key: AgentKey;
  agent: Agent;
  install: Install;
  version: string;
  /** The user's own command; null: the agent's usual one. */
  template: string | null;
}

export function chooseAgents(
  named: readonly string[] | undefined,
  selected: readonly Case[],
  has_routes: boolean,
): AgentKey[] {
  if (named) {
    if (named.length === 0)
      throw new ConfigError('--agents names none.', { fix: `name some of ${AGENT_NAMES.join(', ')}.` });
    return parseAgentKeys(named, AGENT_NAMES);
  }
  const inProcess = selected.some(({ kind }) => kind === 'route' || (kind === 'tool_route' && has_routes));
  const onAgents = selected.some((testCase) => testCase.kind !== 'route');
  return parseAgentKeys(
    [...(onAgents ? ['claude', 'codex', 'copilot'] : []), ...(inProcess ? [OFFLINE] : [])],
    AGENT_NAMES,
  );
}

/** Everything but the in-process one, with its version and way of installing. */
export async function planAgents(
  keys: readonly AgentKey[],
  source: Source,
  baseline: Baseline | null,
  options: Pick<RunOptions, 'mode' | 'agent_versions'>,
  edges: RunEdges,
): Promise<PlannedAgent[]> {
  const locked = baseline ? lockedVersions(baseline, options.mode) : {};
  const clis = keys.filter((key) => key.name !== OFFLINE);
  return Promise.all(clis.map((key) => planAgent(key, source, options.agent_versions, locked, edges)));
}

async function planAgent(
  key: AgentKey,
  source: Source,
  wish: string,
  locked: Record<string, string>,
  edges: RunEdges,
): Promise<PlannedAgent> {
  const agent = findAgent(key.name);
  if (!agent)
    throw new ConfigError(`There is no agent '${key.name}'.`, { fix: `use one of ${AGENT_NAMES.join(', ')}.` });
  const install = key.install ?? agent.defaultInstall(source);
  if (!agent.installs.includes(install)) {
    throw new ConfigError(`${agent.title} cannot be given a source as '${install}'.`, {
      fix: `use ${agent.installs.map((way) => `${key.name}+${way}`).join(', ')}.`,
    });
  }
  return { key, agent, install, version: await chooseVersion(key, agent, wish, locked, edges), template: null };
}

/** `baseline` (its $meta, else pinned), `pinned`, `latest`, or `name:version,…` (the rest as in the baseline). */
async function chooseVersion(
  key: AgentKey,
  agent: Agent,
  wish: string,
  locked: Record<string, string>,
  edges: RunEdges,
): Promise<string> {
  const recorded = locked[key.key] ?? locked[key.name] ?? agent.pinned;
  if (wish === 'baseline') return recorded;
  if (wish === 'pinned') return agent.pinned;
  if (wish === 'latest') return resolveLatest(agent.registry_package, edges.exec);
  const named = new Map(wish.split(',').map((part) => part.trim().split(':') as [string, string | undefined]));
  for (const [name, version] of named) {
    if (findAgent(name) && version && /^[\w.+-]+$/.test(version)) continue;
    throw new ConfigError(`--agent-versions ${wish}: '${name}' is not understood.`, {
      fix: 'write baseline, pinned, latest, or name:version,… such as claude:2.1.330.',
    });
  }
  const version = named.get(key.name);
  return version === 'latest'
    ? resolveLatest(agent.registry_package, edges.exec)
    : version === 'pinned'
      ? agent.pinned
      : (version ?? recorded);
}
