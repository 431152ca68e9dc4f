/** Deltas → the gate: pass, fail or inconclusive, and which rows fail it. */
import type { Delta } from './delta/classify.js';

export const FAIL_ON = [
  'regression',
  'unmet',
  'offer_loss',
  'missing',
  'infra',
  'inconclusive',
  'improvement',
  'none',
] as const;
export type FailOn = (typeof FAIL_ON)[number];
export const DEFAULT_FAIL_ON: readonly FailOn[] = ['regression', 'unmet', 'offer_loss', 'missing'];

export const GATES = ['pass', 'fail', 'inconclusive'] as const;
export type Gate = (typeof GATES)[number];

export interface GateOptions {
  fail_on?: readonly FailOn[];
  /** Agents, as `copilot` or `copilot@model`, whose infra errors never fail the gate. */
  infra_tolerant?: readonly string[];
}

export interface GateRow {
  agent: string;
  delta: Delta;
  /** Null where there is no result. */
  status: string | null;
  /** It could not be run, and nobody expected that. */
  unjudged: boolean;
}

const FAILS: Partial<Record<Delta, FailOn>> = {
  REGRESSION: 'regression',
  UNMET: 'unmet',
  OFFER_LOSS: 'offer_loss',
  MISSING_RESULT: 'missing',
  MISSING_BASELINE: 'missing',
  INFRA: 'infra',
  INCONCLUSIVE: 'inconclusive',
  IMPROVEMENT: 'improvement',
};

export function failsGate(row: GateRow, options: GateOptions): boolean {
  const fail_on = options.fail_on ?? DEFAULT_FAIL_ON;
  const key = FAILS[row.delta];
  if (key === undefined || !fail_on.includes(key)) return false;
  // A new row of a tolerated agent that could not run is UNMET by the letter, and still only an infra error.
  const infra = key === 'infra' || (key === 'unmet' && row.unjudged);
  return !(infra && isTolerated(row.agent, options));
}

/**
 * Agents none of whose units could be judged: as good as not there. Those whose every row is expected not to run are as
 * expected. One that was expected and that nothing knows of is missing too: no row speaks for it.
 */
export function findMissingAgents(
  rows: readonly GateRow[],
  options: GateOptions,
  expected: readonly string[] = [],
): string[] {
  const known = new Set(rows.map(({ agent }) => agent));
  const agents = new Map<string, { judged: boolean; unjudged: boolean }>(
    expected.filter((agent) => !known.has(agent)).map((agent) => [agent, { judged: false, unjudged: true }]),
  );
  for (const row of rows) {
    const seen = agents.get(row.agent) ?? { judged: false, unjudged: false };
    if (row.status === 'pass' || row.status === 'fail') seen.judged = true;
    if (row.unjudged || row.delta === 'MISSING_RESULT') seen.unjudged = true;
    agents.set(row.agent, seen);
  }
  return [...agents]
    .filter(([agent, seen]) => seen.unjudged && !seen.judged && !isTolerated(agent, options))
    .map(([agent]) => agent);
}

export function judgeGate(rows: readonly GateRow[], missing_agents: readonly string[], options: GateOptions): Gate {
  const fail_on = options.fail_on ?? DEFAULT_FAIL_ON;
  if (rows.some((row) => failsGate(row, options))) return 'fail';
  if (missing_agents.length > 0 && fail_on.includes('missing')) return 'fail';
  // Never green over what could not be judged, whoever expected or tolerated it.
  const open = rows.some(
    (row) =>
      row.unjudged || row.status === 'infra_error' || row.delta === 'MISSING_RESULT' || row.delta === 'INCONCLUSIVE',
  );
  const judged = rows.some((row) => row.status === 'pass' || row.status === 'fail');
  return open || !judged ? 'inconclusive' : 'pass';
}

/** 0: the gate did not fail. 1: it did. (2, what the user must fix, is a ConfigError.) */
export function exitCode(gate: Gate): 0 | 1 {
  return gate === 'fail' ? 1 : 0;
}

function isTolerated(agent: string, options: GateOptions): boolean {
  return (options.infra_tolerant ?? []).some((name) => name === agent || name === agent.split(/[@+]/)[0]);
}
