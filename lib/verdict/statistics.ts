/** Passes and trials → what they show: intervals, tests against chance, and how many trials would decide. */
import type { Result } from '../contract/result.js';

/** Wilson score interval of k successes in n trials, of 95 %. */
export function wilson(k: number, n: number): [number, number] {
  if (n <= 0) return [0, 1];
  const z = 1.959963984540054;
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

/**
 * Fisher's exact test, one-sided: the probability, with fixed margins, of so few passes afterwards or fewer, if nothing
 * changed. before, after: passes; of, ran: trials.
 */
export function fisherDrop(before: number, of: number, after: number, ran: number): number {
  const total = of + ran;
  const passes = before + after;
  const log = logFactorials(total);
  const choose = (n: number, k: number) => (log[n] as number) - (log[k] as number) - (log[n - k] as number);
  let sum = 0;
  for (let x = Math.max(0, passes - of); x <= after; x++)
    sum += Math.exp(choose(ran, x) + choose(of, passes - x) - choose(total, passes));
  return Math.min(1, sum);
}

/**
 * Below this, shared by the rows of a batch that could be false alarms, a drop is not a coincidence. Because a row must also stay below its
 * threshold when it is tried further, batches of identical inputs are red in at most 2 of 100 (test/lib/unit/further-trials.test.ts, exactly).
 */
export const SIGNIFICANCE = 0.024;
/** A row that looks like a regression is tried until so many trials of it were judged. */
export const ALARM_TRIALS = 45;

/** shared_by: how many rows share the level, this one included. */
export const isDrop = (before: number, of: number, after: number, ran: number, shared_by = 1): boolean =>
  after / ran < before / of && fisherDrop(before, of, after, ran) < SIGNIFICANCE / shared_by;

/** A row that failed in the end, also in further trials where it had some: passed of ran trials, and how many are behind its baseline. */
export interface FailedRow {
  of: number;
  passed: number;
  ran: number;
}

/** Rows count among those that share the level up to so many times of it. */
const MARGIN = 6;

/**
 * Failed rows, whatever was expected of them → how many share the level, as Tarone (1990) lets those alone count that could reach it: the least
 * number k for which at most k rows would be red at a k-th of the level after a perfect baseline. A row that fails half of its trials would
 * not, so nobody need be protected from it. null: trials that are not known, or time-outs; such a row always counts.
 */
export function countSharers(failed: readonly (FailedRow | null)[]): number {
  const chances = failed.map((row) => (row && row.of > 0 && row.ran > 0 ? leastChance(row) : 0)).sort((a, b) => a - b);
  let k = 1;
  while ((chances[k] ?? 1) < (MARGIN * SIGNIFICANCE) / k) k++;
  return k;
}

const leastChance = ({ of, passed, ran }: FailedRow): number =>
  fisherDrop(of, of, Math.floor((passed / ran) * ALARM_TRIALS), ALARM_TRIALS);

/** A row that stayed below its threshold, also in further trials where it had some; whatever was expected of it. */
export const didFall = ({ status, timed_out }: Pick<Result, 'status' | 'timed_out'>): boolean =>
  status === 'fail' || timed_out;

const MOST_TRIALS = 500;

/** How many trials on each side would decide, if both kept their pass rates; null when they are equal or it takes too many. */
export function trialsToDecide(before: number, of: number, after: number, ran: number, shared_by = 1): number | null {
  if (of === 0 || ran === 0 || after / ran >= before / of) return null;
  for (let n = 1; n <= MOST_TRIALS; n++)
    if (isDrop(Math.round((before / of) * n), n, Math.round((after / ran) * n), n, shared_by)) return n;
  return null;
}

/** The unbiased estimate of pass@k from c passes in n trials: the share of all choices of k trials that hold a pass. */
export function estimatePassAt(k: number, passed: number, trials: number): number {
  let none = 1;
  for (let i = 0; i < k; i++) none *= Math.max(0, trials - passed - i) / (trials - i);
  return 1 - none;
}

/** Grows as needed: a table of trials asks for thousands of tests. */
const LOG_FACTORIALS = [0];

function logFactorials(n: number): readonly number[] {
  for (let i = LOG_FACTORIALS.length; i <= n; i++) LOG_FACTORIALS.push((LOG_FACTORIALS[i - 1] as number) + Math.log(i));
  return LOG_FACTORIALS;
}
