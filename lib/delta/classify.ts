/** Turns the facts of one (case, agent) into its delta: the first rule that holds, in the contract's order. Every combination of facts has a delta. */
import type { Expectation } from '../baseline/expectation.js';
import { asksModel } from '../contract/mode.js';
import type { KnownError } from '../contract/part.js';
import type { Mode, Status } from '../contract/result.js';
import { isDrop } from '../verdict/statistics.js';

export const DELTAS = [
  'MISSING_RESULT',
  'MISSING_BASELINE',
  'INFRA',
  'ACCEPTED',
  'INCONCLUSIVE',
  'REGRESSION',
  'UNMET',
  'WEAKENED',
  'NEW',
  'OFFER_LOSS',
  'DELIVERY_LOSS',
  'IMPROVEMENT',
  'PASS',
  'EXPECTED_FAIL',
  'REMOVED',
  'NOT_RUN',
] as const;
export type Delta = (typeof DELTAS)[number];

export interface RowFacts {
  mode: Mode;
  /** The plan has a unit for it. */
  planned: boolean;
  /** Still in the corpus, but kept out by a filter, a shard, the mode or the author. */
  left_out: boolean;
  result: ResultFacts | null;
  /** False when there is no baseline at all: then nothing is expected, and only failures count. */
  gated: boolean;
  current: Expectation | null;
  ref: Expectation | null;
  accept: 'never' | 'with_reason';
  /** The agent lists the case's expected skill worse than the ref baseline records. */
  offer_loss: boolean;
  /** Less of the skill's text reaches the model than the ref baseline records. */
  delivery_loss?: boolean;
  /** Why what it lost is accepted. */
  loss_reason?: string | null;
  /** For this the row would fail at the ref, too. */
  known?: KnownError | undefined;
  /** The case checks less of this agent than it does at the ref. */
  weaker: boolean;
  /** How many rows of the batch share the level of significance, this one included; absent: this one alone. */
  shared_by?: number;
  /** Fewer trials than a test needs decide by the threshold alone: not a skill's case, and so nothing that a model chose. */
  few_decide?: boolean;
}

export interface ResultFacts {
  status: Status;
  timed_out: boolean;
  /** False for a skipped row whose agent was not available. */
  available: boolean;
  /** The mode could not judge all that the case requires. */
  partly_judged?: boolean;
  /** The runner itself failed, so there is no result. */
  lost?: boolean;
  /** It was not run for want of a sandbox, so nothing is known and no agent counts as missing. */
  withheld?: boolean;
  /** It is not known what the model would do, so this is neither a pass nor a fail. */
  undecided?: boolean;
  /** It was skipped, and not because the mode cannot judge it. */
  unexplained?: boolean;
  /** Of the trials that could be judged. */
  trials: { passed: number; judged: number; timed_out: number };
}

const FEW = 5;

type Outcome = 'pass' | 'fail' | 'infra';
interface Judged extends RowFacts {
  result: ResultFacts;
  outcome: Outcome;
}

const RULES: readonly (readonly [Delta, (row: Judged) => boolean])[] = [
  ['MISSING_RESULT', (row) => row.result.lost === true],
  ['MISSING_BASELINE', (row) => row.gated && row.current === null],
  ['WEAKENED', (row) => isWeakened(row) && !isRed(row)],
  ['INCONCLUSIVE', (row) => row.result.undecided === true],
  // A time-out that the ref does not allow is one whatever else went wrong, as with an expected fail.
  [
    'INFRA',
    (row) =>
      row.outcome === 'infra' &&
      (!row.gated || row.ref?.status === 'pass' || row.result.withheld === true) &&
      !regressed(row),
  ],
  ['ACCEPTED', (row) => regressed(row) && acceptedWithReason(row)],
  ['INCONCLUSIVE', (row) => regressed(row) && isUndecided(row)],
  ['REGRESSION', regressed],
  ['UNMET', (row) => (row.gated ? row.current !== null && isWorse(row, row.current) : row.outcome === 'fail')],
  ['NEW', (row) => row.ref === null],
  ['ACCEPTED', (row) => row.loss_reason != null],
  ['OFFER_LOSS', (row) => row.offer_loss],
  ['DELIVERY_LOSS', (row) => row.delivery_loss === true],
  ['IMPROVEMENT', (row) => row.outcome === 'pass' && row.ref?.status !== 'pass' && isSameMeasure(row)],
  ['PASS', (row) => row.outcome === 'pass'],
  ['EXPECTED_FAIL', () => true],
];

/** also: the other deltas that held, for the reason line; NEW, PASS and EXPECTED_FAIL are left out because they add nothing. */
export function classify(row: RowFacts): { delta: Delta; also: Delta[] } {
  if (row.result === null) {
    if (row.planned) return { delta: 'MISSING_RESULT', also: [] };
    return { delta: isWeakened(row) ? 'WEAKENED' : row.left_out ? 'NOT_RUN' : 'REMOVED', also: [] };
  }
  const outcome = findOutcome(row.result);
  // Skipped by its author or its mode: no result to judge, and none to ask a baseline entry for.
  if (outcome === 'left_out') {
    const missed = row.result.unexplained === true && (row.ref ?? row.current)?.status === 'pass';
    return { delta: isWeakened(row) ? 'WEAKENED' : missed ? 'INCONCLUSIVE' : 'NOT_RUN', also: [] };
  }
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

/** What the ref expects to pass is asked less of, or no longer asked at all. */
function isWeakened(row: RowFacts): boolean {
  return row.weaker && row.ref?.status === 'pass';
}

/** A fail may have been expected for what only another mode judges. */
const isSameMeasure = ({ ref, result }: Judged): boolean => ref?.other_modes.length === 0 && !result.partly_judged;

/** It fails even what is left of its demands, and nothing lets it off: that is the worse news. */
function isRed(row: Judged): boolean {
  if (regressed(row)) return acceptedWithReason(row) || !isUndecided(row);
  return row.outcome !== 'infra' && row.current !== null && isWorse(row, row.current);
}

/** What `init` hoped for cannot get worse, nor what the ref got wrong already: it is unmet. Unless this branch no longer hopes for it. */
function regressed(row: Judged): boolean {
  const { ref, current, outcome, result } = row;
  if (ref === null || ((!ref.measured || row.known) && current !== null && isWorse(row, current))) return false;
  return (ref.status === 'pass' && outcome === 'fail') || (result.timed_out && !ref.allow_timeout);
}

/** A row that could not run is worse than an expected pass, but not worse than an expected fail. */
function isWorse({ outcome, result }: Judged, expected: Expectation): boolean {
  return (expected.status === 'pass' && outcome !== 'pass') || (result.timed_out && !expected.allow_timeout);
}

function acceptedWithReason(row: Judged): boolean {
  const { accept, current, ref } = row;
  if (accept !== 'with_reason' || current === null || isWorse(row, current)) return false;
  return current.reason !== null && current.reason.trim() !== '' && current.reason !== (ref?.reason ?? null);
}

/**
 * True where a model chose and Fisher's exact test, one-sided, does not support the regression. It tests what made the row one: fewer
 * passes, or time-outs where the ref allows none (and therefore had none). Where the baseline counts no trials, the threshold decides.
 */
function isUndecided({ mode, ref, outcome, result, shared_by = 1, few_decide }: Judged): boolean {
  const { passed, judged, timed_out } = result.trials;
  const before = ref?.trials;
  if (!asksModel(mode) || !before || judged === 0) return false;
  const { passed: had, ran } = before;
  if (few_decide && Math.min(ran, judged) < FEW) return false;
  const lost = ref.status === 'pass' && outcome === 'fail' && isDrop(had, ran, passed, judged, shared_by);
  const slower = result.timed_out && !ref.allow_timeout && isDrop(ran, ran, judged - timed_out, judged, shared_by);
  return !lost && !slower;
}
