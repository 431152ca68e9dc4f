/** Two batches of the same input → how often the gate would have called the second a regression of the first, or the other way round: false alarms, all of them. */
import type { Result, Results } from '../contract/result.js';
import { isDrop, MIN_TRIALS, wilson } from '../verdict/statistics.js';

interface AaAlarm {
  case_id: string;
  agent: string;
  /** Each is written `passed of judged`; the first batch comes first. */
  trials: [string, string];
}

export interface AaReport {
  /** Cells that both batches judged. */
  cells: number;
  /** Each batch is compared with the other, so there are twice as many comparisons as cells. */
  comparisons: number;
  alarms: AaAlarm[];
  /** Share of the comparisons; null without any. */
  rate: number | null;
  /** 95 % interval of the rate. */
  interval: [number, number];
  /** Cells with fewer trials than the significance test needs: there the threshold alone decides. */
  untested: number;
  /** Cells that only one of the batches judged. */
  unpaired: number;
}

export function compareAa(first: Results, second: Results): AaReport {
  const keyOf = ({ case_id, agent }: Result) => JSON.stringify([case_id, agent]);
  const isJudged = ({ status }: Result) => status === 'pass' || status === 'fail';
  const others = new Map(second.results.filter(isJudged).map((row) => [keyOf(row), row]));
  const own = first.results.filter(isJudged);
  const pairs = own.flatMap((row) => {
    const other = others.get(keyOf(row));
    return other ? [[row, other] as const] : [];
  });
  const alarms = pairs.filter(([a, b]) => isAlarm(a, b) || isAlarm(b, a));
  const comparisons = pairs.length * 2;
  return {
    cells: pairs.length,
    comparisons,
    alarms: alarms.map(([a, b]) => ({ case_id: a.case_id, agent: a.agent, trials: [describe(a), describe(b)] })),
    rate: comparisons ? alarms.length / comparisons : null,
    interval: wilson(alarms.length, comparisons),
    untested: pairs.filter(([a, b]) => Math.min(judged(a), judged(b)) < MIN_TRIALS).length,
    unpaired: own.length + others.size - 2 * pairs.length,
  };
}

const judged = ({ trials }: Result) =>
  trials.verdicts.filter(({ status }) => status === 'pass' || status === 'fail').length;
const describe = (row: Result) => `${row.trials.passed} of ${judged(row)}`;

/** What the gate calls a regression: the status falls, and the test, where there are trials enough for it, supports the drop. */
function isAlarm(before: Result, after: Result): boolean {
  if (before.status !== 'pass' || after.status !== 'fail') return false;
  const [of, ran] = [judged(before), judged(after)];
  return Math.min(of, ran) < MIN_TRIALS || isDrop(before.trials.passed, of, after.trials.passed, ran);
}
