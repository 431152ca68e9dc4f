/** Refuses a matrix job that was planned from something else than this checkout. */

import { describeDifference, hash } from '../../../lib/batch/plan.js';
import type { Plan } from '../../../lib/contract/plan.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { endSentence } from '../../../lib/text/sentence.js';
import { sanitizeLine } from '../log/sanitize.js';
import { agentsOf, type MatrixJob } from './read-job.js';

/** A matrix job plans only for its own agents, so the whole plan is reduced to those before the two are compared. */
export function checkPlan(job: MatrixJob, whole: Plan): void {
  const own = agentsOf(job);
  const unknown = Object.keys(own).find((agent) => !Object.hasOwn(whole.agents, agent));
  if (unknown !== undefined) {
    throw new ConfigError(
      `${sanitizeLine(job.name, 100)} ran ${sanitizeLine(unknown, 100)}, which is not in the input \`agents\` here.`,
      {
        fix: 'give the job with `command: summarize` the agents of all matrix jobs.',
      },
    );
  }
  const agents = Object.fromEntries(
    Object.entries(own).map(([agent, version]) => [agent, whole.agents[agent] ?? version]),
  );
  const { mode, cases_hash, source_hash } = whole;
  const reduced = { mode, cases_hash, source_hash, agents, settings: settingsFor(whole, agents) };
  const difference = job.plan
    ? describeDifference({ ...whole, ...reduced }, job.plan)
    : hash(reduced) === job.results.environment.plan_hash
      ? null
      : 'its plan_hash differs';
  if (difference) {
    throw new ConfigError(
      `${sanitizeLine(job.name, 100)} was planned differently from this checkout: ${endSentence(sanitizeLine(difference, 300))}`,
      {
        fix: 'check out the same commit, and give `command: summarize` the same selection inputs as the matrix jobs.',
      },
    );
  }
}

/** Install settings are listed per agent; a matrix job lists only its own. */
function settingsFor(whole: Plan, agents: Record<string, unknown>): Plan['settings'] {
  const installs = whole.settings['installs'] as Record<string, unknown> | undefined;
  if (!installs) return whole.settings;
  const own = Object.entries(installs).filter(([agent]) => agent in agents);
  return { ...whole.settings, installs: Object.fromEntries(own) };
}
