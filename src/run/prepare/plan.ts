/** What was read and selected → the agents with their versions, and the plan of the batch. */
import { findAgent } from '../../../lib/agents/index.js';
import { planBatch } from '../../../lib/batch/plan.js';
import type { Decision } from '../../../lib/contract/decision.js';
import { OFFLINE, type Plan } from '../../../lib/contract/plan.js';
import type { Mode } from '../../../lib/contract/result.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { hadAs } from '../../../lib/skill/had-as.js';
import type { Source } from '../../../lib/skill/skill.js';
import type { RunPorts } from '../ports.js';
import { toolVersion } from '../tool-version.js';
import type { CheckedOptions } from './check-options.js';
import { countLeftOut } from './left-out.js';
import { chooseAgents, type PlannedAgent, planAgents } from './plan-agents.js';
import { planSettings } from './plan-settings.js';
import type { Inputs } from './read-inputs.js';
import type { Selection } from './select.js';

/** A plugin is passed by a flag that the template cannot know; unless an install is named, use one that the agent finds by itself. */
function withTemplate(
  planned: PlannedAgent,
  source: Source,
  mode: Mode,
  env: Readonly<Record<string, string | undefined>>,
): PlannedAgent {
  const { key } = planned;
  const variable = `AGENT_${key.name.toUpperCase()}_TEMPLATE`;
  const template = env[variable]?.trim();
  if (!template) return planned;
  if (mode !== 'live')
    throw new ConfigError(`${variable} is set, but mode ${mode} does not use command templates.`, {
      fix: 'unset it, or use --mode live.',
    });
  const found = source.marketplace === null ? 'skills' : 'marketplace';
  return { ...planned, template, install: key.install ?? (planned.install === 'plugin' ? found : planned.install) };
}

export interface PlannedRun {
  agents: PlannedAgent[];
  plan: Plan;
}

export async function planRun(
  { options, shard }: CheckedOptions,
  { corpus, source, neighbours, deciding, baselines }: Inputs,
  { selected, subagents, answers, countAnswers }: Selection,
  ports: RunPorts,
  newId: () => string,
): Promise<PlannedRun> {
  const { routes } = corpus;
  const has_routes = routes.length > 0;
  const keys = chooseAgents(options.agents, selected, has_routes);
  const planned = await planAgents(keys, source, baselines.current, options, ports);
  const agents = planned.map((agent) => withTemplate(agent, source, options.mode, ports.env));
  const versions: Record<string, string> = { [OFFLINE]: toolVersion() };
  for (const { key, version } of agents) versions[key.key] = version;
  const plan = planBatch({
    corpus: corpus.cases,
    selected,
    agents: keys,
    mode: options.mode,
    versions,
    source_hash: source.hash,
    had_as: hadAs(source),
    shard,
    trials: options.trials ?? null,
    max_units: options.max_units ?? null,
    settings: planSettings({ options, agents, routes, subagents, answers, deciding, neighbours }),
    flags: options.flag,
    recorded: countAnswers,
    decided: countDecisions(deciding.decisions),
    has_routes,
    skipped_files: corpus.skipped,
    lacksTool: (key, tool) => findAgent(key.name)?.lacksTool?.(tool, options.mode) ?? null,
    lacksSubagents({ name }) {
      const agent = findAgent(name);
      return agent && !(agent.parts.subagents && agent.callSubagent)
        ? `${agent.title} has no custom agents of a source that it could be followed into`
        : null;
    },
    newId,
  });
  // Otherwise an empty batch would end without an explanation.
  if (plan.units.length === 0 && !options.dry_run) countLeftOut(plan).forEach(ports.log);
  return { agents, plan };
}

function countDecisions(decisions: readonly Decision[]): (case_id: string, agent: string) => number | null {
  const most = new Map<string, number>();
  const keyOf = (case_id: string, agent: string) => JSON.stringify([case_id, agent]);
  for (const { case_id, agent, trial } of decisions)
    most.set(keyOf(case_id, agent), Math.max(trial, most.get(keyOf(case_id, agent)) ?? 0));
  return (case_id, agent) => most.get(keyOf(case_id, agent)) ?? null;
}
