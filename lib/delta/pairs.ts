/** Lists every (case, agent) that occurs in results, plan or baselines, each once. */
import type { Baseline } from '../baseline/schema.js';
import type { Result } from '../contract/result.js';
import { ConfigError } from '../input/config-error.js';
import type { CompareInput } from './input.js';

interface Pair {
  case_id: string;
  agent: string;
  result: Result | null;
}

/** In the order of the results; then planned pairs without a result; then pairs that only a baseline has. */
export function listPairs({ results, current, plan }: CompareInput, ref: Baseline | null): Pair[] {
  const pairs = new Map<string, Pair>();
  const key = (case_id: string, agent: string) => JSON.stringify([case_id, agent]);
  for (const result of results.results) {
    const { case_id, agent } = result;
    if (pairs.has(key(case_id, agent))) {
      throw new ConfigError(`There are two results for case '${case_id}' on ${agent}.`, {
        case_id,
        fix: 'pass each batch only once: a case can have one result per agent.',
      });
    }
    pairs.set(key(case_id, agent), { case_id, agent, result });
  }
  const add = (case_id: string, agent: string) => {
    if (!pairs.has(key(case_id, agent))) pairs.set(key(case_id, agent), { case_id, agent, result: null });
  };
  for (const unit of plan?.units ?? []) add(unit.case_id, unit.agent);
  for (const row of plan?.left_out ?? []) if (row.why === 'unavailable') add(row.case_id, row.agent);
  for (const baseline of [current, ref]) {
    const entries = [...(baseline?.cases ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [case_id, agents] of entries) for (const agent of [...agents.keys()].sort()) add(case_id, agent);
  }
  return [...pairs.values()];
}
