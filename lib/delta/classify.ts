/** The facts of one (case, agent) → its delta: a total function, the rules of the contract in their order, the first that holds. */
import type { Expectation } from '../baseline/expectation.js';
import type { Mode, Status } from '../result.js';
import { fisher } from '../trials.js';

export const DELTAS = [
  'MISSING_RESULT',
  'MISSING_BASELINE',
  'INFRA',
  'ACCEPTED',
  'INCONCLUSIVE',
  'REGRESSION',
  'UNMET',
  'NEW',
  'OFFER_LOSS',
  'IMPROVEMENT',
  'PASS',
  'EXPECTED_FAIL',
  'REMOVED',
  'NOT_RUN',
] as const;
export type Delta = (typeof DELTAS)[number];

export interface RowFacts {
  mode: Mode;
  /** A unit of the plan. */
  planned: boolean;
  /** Still in the corpus, but kept out by a filter, a shard, the mode or the author. */
  left_out: boolean;
  result: ResultFacts | null;
  /** False when there is no baseline at all: then nothing is expected and only failures count. */
  gated: boolean;
  current: Expectation | null;
  ref: Expectation | null;
  accept: 'never' | 'with_reason';
  /** The case's expected skill is offered worse than the ref says. */
  offer_loss: boolean;
}

export interface ResultFacts {
  status: Status;
  timed_out: boolean;
  /** False for a skipped row whose agent could not be had. */
  available: boolean;
  /** Of the trials that could be judged. */
  trials: { passed: number; judged: number; timed_out: number };
}

type Outcome = 'pass' | 'fail' | 'infra';
interface Judged extends RowFacts {
  result: ResultFacts;
  outcome: Outcome;
}

/** Fewer trials say too little for a test; then the case's own threshold has decided. */
const LEAST_TRIALS = 5;
const SIGNIFICANCE = 0.05;

const RULES: readonly (readonly [Delta, (row: Judged) => boolean])[] = [
  ['MISSING_BASELINE', (row) => row.gated && row.current === null],
  ['INFRA', (row) => row.outcome === 'infra' && (!row.gated || row.ref?.status === 'pass')],
  ['ACCEPTED', (row) => regressed(row) && acceptedWithReason(row)],
  ['INCONCLUSIVE', (row) => regressed(row) && isUndecided(row)],
  ['REGRESSION', regressed],
  ['UNMET', (row) => (row.gated ? row.current !== null && isWorse(row, row.current) : row.outcome === 'fail')],
  ['NEW', (row) => row.ref === null],
  ['OFFER_LOSS', (row) => row.offer_loss],
  ['IMPROVEMENT', (row) => row.outcome === 'pass' && row.ref?.status !== 'pass' && row.ref?.same_mode === true],
  ['PASS', (row) => row.outcome === 'pass'],
  ['EXPECTED_FAIL', () => true],
];

/** also: the other deltas that held, for the reason; the plain ones (PASS, EXPECTED_FAIL, NEW) say nothing beside another. */
export function classify(row: RowFacts): { delta: Delta; also: Delta[] } {
  if (row.result === null) {
    return { delta: row.planned ? 'MISSING_RESULT' : row.left_out ? 'NOT_RUN' : 'REMOVED', also: [] };
  }
  const outcome = findOutcome(row.result);
  // Skipped by its author or its mode: no result to judge, and none to ask a baseline entry for.
  if (outcome === 'left_out') return { delta: 'NOT_RUN', also: [] };
  const judged: Judged = { ...row, result: row.result, outcome };
  const held = RULES.filter(([, holds]) => holds(judged)).map(([delta]) => delta);
  const [delta = 'EXPECTED_FAIL', ...also] = held;
  return { delta, also: also.filter((other) => !['NEW', 'PASS', 'EXPECTED_FAIL'].includes(other)) };
}

export function findOutcome(result: ResultFacts): Outcome | 'left_out' {
  switch (result.status) {
    case 'pass':
    case 'fail':
      return result.status;
    case 'infra_error':
      return 'infra';
    case 'skipped':
      return result.available ? 'left_out' : 'infra';
  }
}

function regressed({ ref, outcome, result }: Judged): boolean {
  if (ref === null) return false;
  return (ref.status === 'pass' && outcome === 'fail') || (result.timed_out && !ref.allow_timeout);
}

/** A row that could not be run is worse than an expected pass; against an expected fail it only could not be judged. */
function isWorse({ outcome, result }: Judged, expected: Expectation): boolean {
  return (expected.status === 'pass' && outcome !== 'pass') || (result.timed_out && !expected.allow_timeout);
}

function acceptedWithReason(row: Judged): boolean {
  const { accept, current, ref } = row;
  if (accept !== 'with_reason' || current === null || isWorse(row, current)) return false;
  return current.reason !== null && current.reason.trim() !== '' && current.reason !== (ref?.reason ?? null);
}

/**
 * Live trials on both sides, enough of them, and Fisher's test does not support the loss. What is tested is what made it
 * a regression: fewer passes, or time-outs where the ref allows none (and so had none).
 */
function isUndecided({ mode, ref, outcome, result }: Judged): boolean {
  const { passed, judged, timed_out } = result.trials;
  const before = ref?.trials;
  if (mode !== 'live' || !before || before.ran < LEAST_TRIALS || judged < LEAST_TRIALS) return false;
  const lost = ref.status === 'pass' && outcome === 'fail' && isSupported(before.passed, before.ran, passed, judged);
  const slower =
    result.timed_out && !ref.allow_timeout && isSupported(before.ran, before.ran, judged - timed_out, judged);
  return !lost && !slower;
}

function isSupported(before: number, of: number, after: number, ran: number): boolean {
  if (after / ran >= before / of) return false;
  return fisher(before, of - before, after, ran - after) < SIGNIFICANCE;
}
