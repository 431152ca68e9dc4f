/** What is known before a batch → the settings in its plan that can change a unit's outcome, besides mode, cases, source and agents. */
import { hash } from '../../../lib/batch/plan.js';
import type { AnswerRecord } from '../../../lib/contract/answer.js';
import type { Corpus } from '../../../lib/setup/corpus/corpus.js';
import type { Source } from '../../../lib/skill/skill.js';
import type { Subagent } from '../../../lib/skill/subagent.js';
import type { RunOptions } from '../../options/run-options.js';
import { type PlannedDeciding, turnsOf } from './deciding.js';
import type { PlannedAgent } from './plan-agents.js';

export interface Settled {
  options: RunOptions;
  agents: readonly PlannedAgent[];
  routes: Corpus['routes'];
  subagents: readonly Subagent[];
  answers: readonly AnswerRecord[];
  deciding: PlannedDeciding;
  neighbours: readonly Source[];
}

export const planSettings = (settled: Settled): Record<string, unknown> => ({
  ...optionSettings(settled.options, settled.agents),
  ...routeSettings(settled.routes),
  ...subagentSettings(settled.subagents),
  ...answerSettings(settled.answers),
  ...decidingSettings(settled.deciding, settled.options),
  ...(settled.neighbours.length ? { neighbours: settled.neighbours.map((one) => one.hash) } : {}),
});

function optionSettings(options: RunOptions, agents: readonly PlannedAgent[]): Record<string, unknown> {
  const {
    evidence,
    trials = null,
    pass_threshold = null,
    min_offer = null,
    min_delivery,
    allow_source_processes,
    withhold_trust,
    skip_source_setup,
    timeout_seconds,
    agent_timeout,
  } = options;
  const installs = Object.fromEntries(agents.map(({ key, install }) => [key.key, install]));
  const settings = agents.flatMap(({ key, settings }) => (settings ? [[key.key, settings]] : []));
  const templates = agents.flatMap(({ key, template }) => (template ? [[key.key, hash(template)]] : []));
  return {
    evidence,
    trials,
    pass_threshold,
    min_offer,
    ...(min_delivery ? { min_delivery } : {}),
    allow_source_processes,
    skip_source_setup,
    timeout_seconds,
    agent_timeout,
    installs,
    ...(Object.keys(options.flag).length ? { flags: options.flag } : {}),
    ...(withhold_trust ? { withhold_trust } : {}),
    ...(settings.length ? { user_settings: Object.fromEntries(settings) } : {}),
    ...(templates.length ? { templates: Object.fromEntries(templates) } : {}),
  };
}

/** A changed pattern makes it a different plan. */
function routeSettings(routes: Corpus['routes']): Record<string, unknown> {
  if (routes.length === 0) return {};
  return { routes: hash(routes.map(({ name, tool, pattern, message }) => [name, tool, pattern, message])) };
}

function subagentSettings(subagents: readonly Subagent[]): Record<string, unknown> {
  return subagents.length ? { subagents: hash(subagents.map(({ path, text }) => [path, text])) } : {};
}

function answerSettings(answers: readonly AnswerRecord[]): Record<string, unknown> {
  return answers.length ? { answers: hash(answers) } : {};
}

/** A batch of one model is not resumed with another. */
function decidingSettings(
  { endpoint, recording, decisions }: PlannedDeciding,
  options: RunOptions,
): Record<string, unknown> {
  const turns = turnsOf(options);
  if (endpoint) return { model: endpoint.model, ...(turns === null ? {} : { turns }) };
  return options.mode === 'replay'
    ? { recording, decisions: hash(decisions.map(({ fingerprint }) => fingerprint)) }
    : {};
}
