/** Explains why a baseline entry has no result: it was planned and is missing, it was left out, or its case no longer exists. */

import type { Case } from '../case/schema.js';
import type { Plan } from '../contract/plan.js';
import type { Results } from '../contract/result.js';
import type { CompareOptions } from './input.js';

export interface Absence {
  planned: boolean;
  left_out: boolean;
  /** No row of its agent was planned or ran. */
  unknown: boolean;
  /** The agent was not available: the row counts as one that could not run. */
  unavailable: boolean;
  reason: string;
}

const OPTIONS_THAT_FILTER = ['kind', 'category', 'case_id', 'categories', 'case_ids', 'skill', 'changed_since'];

/** Looks up absences; made once per comparison, because a plan may hold thousands of rows. corpus: the cases of now, where they are known. */
export function createAbsences(
  results: Results,
  plan: Plan | null,
  corpus: readonly Case[] | null,
): (case_id: string, agent: string) => Absence {
  return plan ? absencesOfPlan(plan) : absencesOfResults(results, corpus);
}

function absencesOfPlan(plan: Plan): (case_id: string, agent: string) => Absence {
  const key = (case_id: string, agent: string) => JSON.stringify([case_id, agent]);
  const units = new Set(plan.units.map((unit) => key(unit.case_id, unit.agent)));
  const leftOutRows = new Map(plan.left_out.map((row) => [key(row.case_id, row.agent), row]));
  const cases = new Set([...plan.units, ...plan.left_out].map((row) => row.case_id));
  return (case_id, agent) => {
    if (units.has(key(case_id, agent))) return missing('it was planned but left no result');
    const out = leftOutRows.get(key(case_id, agent));
    if (out) return { ...leftOut(out.reason), unavailable: out.why === 'unavailable' };
    if (!cases.has(case_id)) return gone('it is no longer in the corpus');
    if (!Object.hasOwn(plan.agents, agent)) return unknown(agent);
    return gone(`its case no longer runs on ${agent}`);
  };
}

/** Without a plan (results from elsewhere) only the results can say. A case that ran on other agents is missing here; nothing more is assumed. */
function absencesOfResults(
  results: Results,
  corpus: readonly Case[] | null,
): (case_id: string, agent: string) => Absence {
  const cases = new Set(results.results.map((row) => row.case_id));
  const agents = new Set([...results.results.map((row) => row.agent), ...Object.keys(results.environment.agents)]);
  const filtered = OPTIONS_THAT_FILTER.some((name) => {
    const value = results.options[name];
    return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== '';
  });
  const known = corpus && new Set(corpus.map((one) => one.case_id));
  const short = !results.complete || results.results.length < results.summary.total;
  return (case_id, agent) => {
    if (!agents.has(agent)) return unknown(agent);
    if (results.environment.shard !== null) return leftOut(`it is not in shard ${results.environment.shard}`);
    if (cases.has(case_id)) return missing('other agents ran this case, but this one left no result');
    if (filtered) return leftOut('left out by a filter');
    return short && known?.has(case_id) !== false
      ? missing('the batch did not finish')
      : gone('it is no longer in the corpus');
  };
}

const no = { planned: false, left_out: false, unknown: false, unavailable: false };
const missing = (reason: string): Absence => ({ ...no, planned: true, reason });
const leftOut = (reason: string): Absence => ({ ...no, left_out: true, reason });
const gone = (reason: string): Absence => ({ ...no, reason });
const unknown = (agent: string): Absence => ({
  ...leftOut(`${agent} is not among the agents of this batch`),
  unknown: true,
});

/**
 * An agent that was expected and is nowhere in the results has not been left out: it is missing. Where neither a plan nor
 * the user says which agents were to run, those of the baseline were.
 */
export function expectAgent(absence: Absence, agent: string, options: CompareOptions, has_plan: boolean): Absence {
  const { expected_agents = [] } = options;
  if (!absence.unknown) return absence;
  if (expected_agents.includes(agent)) return missing(`${agent} was expected but left no result`);
  return has_plan || expected_agents.length > 0
    ? absence
    : missing(`nothing is left of ${agent}: its job died, or name the agents of this batch with --agents`);
}
