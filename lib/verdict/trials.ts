/** Aggregates the verdicts of a unit's trials into its status and its `trials` object, with a confidence interval for the pass rate. */
import type { Case } from '../case/schema.js';
import type { Result, Status, Trial } from '../contract/result.js';

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
    verdicts: [...verdicts],
  };
  return { status: aggregateStatus(verdicts, threshold, requested), trials };
}

/** Whether k of n suffices. */
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
  if (passed + failed === 0) return 'infra_error';
  return infra > 0 && !isDecided(verdicts, threshold, requested) ? 'infra_error' : 'fail';
}

/** Wilson score interval of k successes in n trials, 95 % by default. */
export function wilson(k: number, n: number, z = 1.959963984540054): [number, number] {
  if (n <= 0) return [0, 1];
  const rate = k / n;
  const scale = 1 + (z * z) / n;
  const middle = (rate + (z * z) / (2 * n)) / scale;
  const half = (z / scale) * Math.sqrt((rate * (1 - rate)) / n + (z * z) / (4 * n * n));
  // At k = 0 and k = n the bound is exactly 0 or 1, but rounding would leave 1e-17.
  return [k === 0 ? 0 : Math.max(0, middle - half), k === n ? 1 : Math.min(1, middle + half)];
}

/** Fisher's exact test, two-sided: the probability, with fixed margins, of a table no likelier than [[a, b], [c, d]]. */
export function fisher(a: number, b: number, c: number, d: number): number {
  const row = a + b;
  const column = a + c;
  const total = a + b + c + d;
  const log = logFactorials(total);
  const at = (n: number) => log[n] as number;
  const margins = at(row) + at(total - row) + at(column) + at(total - column) - at(total);
  const probability = (x: number) =>
    Math.exp(margins - at(x) - at(row - x) - at(column - x) - at(total - row - column + x));
  const observed = probability(a);
  let sum = 0;
  for (let x = Math.max(0, row + column - total); x <= Math.min(row, column); x++) {
    const p = probability(x);
    if (p <= observed * (1 + 1e-7)) sum += p;
  }
  return Math.min(1, sum);
}

function logFactorials(n: number): number[] {
  const log = [0];
  for (let i = 1; i <= n; i++) log.push((log[i - 1] as number) + Math.log(i));
  return log;
}
