/** Turns deltas into the gate: pass, fail or inconclusive, and which rows fail it. */
import { agentName } from '../contract/agent-key.js';
import type { PartDelta } from '../contract/part.js';
import type { Delta } from './classify.js';

/** Those before `infra` do so by default. */
export const FAIL_ON = [
  'regression',
  'unmet',
  'offer_loss',
  'delivery_loss',
  'weakened',
  'broken',
  'missing',
  'infra',
  'inconclusive',
  'improvement',
  'none',
] as const;
export type FailOn = (typeof FAIL_ON)[number];
export const DEFAULT_FAIL_ON: readonly FailOn[] = FAIL_ON.slice(0, FAIL_ON.indexOf('infra'));

export const GATES = ['pass', 'fail', 'inconclusive'] as const;
export type Gate = (typeof GATES)[number];
export const WORST_FIRST: readonly Gate[] = ['fail', 'inconclusive', 'pass'];

export interface GateOptions {
  fail_on?: readonly FailOn[];
  /** Agents, as `copilot` or `copilot@model`, whose infra errors never fail the gate. */
  infra_tolerant?: readonly string[];
  accept?: 'never' | 'with_reason';
  /** Without a baseline, neither here nor at the ref, the gate fails: a job whose purpose is to gate must not look green. */
  require_baseline?: boolean;
}

export interface GateRow {
  agent: string;
  delta: Delta | PartDelta;
  /** Null where there is no result. */
  status: string | null;
  /** It could not run, although no baseline entry expects that. */
  unjudged: boolean;
  /** It was not run for want of a sandbox, or no decision is known, so its agent is not at fault. */
  withheld?: boolean;
  /** WEAKENED or BROKEN with a reason that the ref does not have: a person has to agree, or `accept: with_reason`. */
  explained: boolean;
}

/** The word of --fail-on by which rows of this delta fail the gate; undefined: none does. */
export function failWordOf(delta: Delta | PartDelta): FailOn | undefined {
  const word = delta.startsWith('MISSING_') ? 'missing' : delta.toLowerCase();
  return FAIL_ON.find((one) => one === word);
}

export function failsGate(row: GateRow, options: GateOptions): boolean {
  const failOn = options.fail_on ?? DEFAULT_FAIL_ON;
  const key = failWordOf(row.delta);
  if (key === undefined || !failOn.includes(key)) return false;
  if (asksPerson(row) && row.explained) return false;
  // A row that could not run may have the delta UNMET or REGRESSION, but for a tolerated agent it is still only an infra error.
  const infra = key === 'infra' || ((key === 'unmet' || key === 'regression') && row.unjudged);
  return !(infra && isTolerated(row.agent, options));
}

/** A reason lets it off, if a person agrees. */
const asksPerson = ({ delta }: GateRow): boolean => delta === 'WEAKENED' || delta === 'BROKEN';

/**
 * Agents none of whose units could be judged, and expected agents without any row. An agent whose every row is expected not
 * to run is not missing.
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
    const state = agents.get(row.agent) ?? { judged: false, unjudged: false };
    if (isJudged(row)) state.judged = true;
    if ((row.unjudged && !row.withheld) || row.delta === 'MISSING_RESULT') state.unjudged = true;
    agents.set(row.agent, state);
  }
  return [...agents]
    .filter(([agent, state]) => state.unjudged && !state.judged && !isTolerated(agent, options))
    .map(([agent]) => agent);
}

export function judgeGate(rows: readonly GateRow[], missing_agents: readonly string[], options: GateOptions): Gate {
  const failOn = options.fail_on ?? DEFAULT_FAIL_ON;
  if (rows.some((row) => failsGate(row, options))) return 'fail';
  if (missing_agents.length > 0 && failOn.includes('missing')) return 'fail';
  // The gate never passes over rows that could not be judged, even if they were expected or tolerated.
  const open = rows.some(
    (row) =>
      row.unjudged ||
      row.status === 'infra_error' ||
      row.delta === 'MISSING_RESULT' ||
      row.delta === 'INCONCLUSIVE' ||
      row.delta === 'SHRUNK' ||
      (asksPerson(row) && !(row.explained && options.accept === 'with_reason')),
  );
  return open || !rows.some(isJudged) ? 'inconclusive' : 'pass';
}

/** A batch without any such row shows nothing, so its gate is no pass. */
export const isJudged = ({ status }: { status: string | null }): boolean => status === 'pass' || status === 'fail';

/** 0: the gate did not fail. 1: it did. (Exit code 2 belongs to ConfigError.) */
export function exitCode(gate: Gate): 0 | 1 {
  return gate === 'fail' ? 1 : 0;
}

function isTolerated(agent: string, options: GateOptions): boolean {
  return (options.infra_tolerant ?? []).some((name) => name === agent || name === agentName(agent));
}
