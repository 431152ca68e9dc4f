/** Aggregates the verdicts of a unit's trials into its status and its `trials` object, with a confidence interval for the pass rate. */
import type { Case } from '../case/schema.js';
import type { Result, Status, Trial } from '../contract/result.js';
import { estimatePassAt, wilson } from './statistics.js';

export { fisher, wilson } from './statistics.js';

export type PassThreshold = Case['pass_threshold'];

/**
 * pass@k is "any of k passed", pass^k "all k passed", majority strictly more than half of the requested.
 * Trials that could not be judged count in `ran` but not in pass_rate and interval.
 */
export function aggregateTrials(
  verdicts: readonly Trial[],
  threshold: PassThreshold,
  requested: number,
): { status: Status; trials: Result['trials'] } {
  const passed = verdicts.filter((v) => v.status === 'pass').length;
  const failed = verdicts.filter((v) => v.status === 'fail').length;
  const judged = passed + failed;
  const trials = {
    requested,
    ran: verdicts.filter((v) => v.status !== 'skipped').length,
    passed,
    pass_at_k: passed > 0,
    pass_all_k: passed >= requested,
    majority: passed * 2 > requested,
    pass_rate: judged ? passed / judged : null,
    interval: judged ? wilson(passed, judged) : null,
    pass_at: Array.from({ length: judged }, (_, index) => estimatePassAt(index + 1, passed, judged)),
    flaky: passed > 0 && failed > 0,
    verdicts: [...verdicts],
  };
  return { status: aggregateStatus(verdicts, threshold, requested), trials };
}

/** True if so many passed trials are enough. */
function meetsThreshold(passed: number, threshold: PassThreshold, requested: number): boolean {
  switch (threshold) {
    case 'any':
      return passed > 0;
    case 'all':
      return passed >= requested;
    case 'majority':
      return passed * 2 > requested;
  }
}

/** True when no outcome of the remaining trials can change the status, so they need not run. */
export function isDecided(verdicts: readonly Trial[], threshold: PassThreshold, requested: number): boolean {
  const passed = verdicts.filter((v) => v.status === 'pass').length;
  const failed = verdicts.filter((v) => v.status === 'fail').length;
  return meetsThreshold(passed, threshold, requested) || !meetsThreshold(requested - failed, threshold, requested);
}

/** A unit below its threshold fails, unless a trial that could not be judged could have decided otherwise: then it is infra_error. */
export function aggregateStatus(verdicts: readonly Trial[], threshold: PassThreshold, requested: number): Status {
  const count = (status: Status) => verdicts.filter((v) => v.status === status).length;
  const passed = count('pass');
  const failed = count('fail');
  const infra = count('infra_error');
  if (meetsThreshold(passed, threshold, requested)) return 'pass';
  if (verdicts.length > 0 && count('skipped') === verdicts.length) return 'skipped';
  // An undecided trial leaves the row undecided where its result would have mattered.
  if (count('skipped') > 0 && !isDecided(verdicts, threshold, requested)) return 'skipped';
  if (passed + failed === 0) return 'infra_error';
  return infra > 0 && !isDecided(verdicts, threshold, requested) ? 'infra_error' : 'fail';
}
