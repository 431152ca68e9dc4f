/** Two batches of the same input → how often the gate would have called the second a regression of the first, or the other way round: false alarms, all of them. */
import type { Result, Results } from '../contract/result.js';
import { didFall, isDrop, wilson } from '../verdict/statistics.js';

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
  /** Of the two comparisons of whole batches, those in which the gate would be red. */
  red: number;
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
  const fellIn = (at: 0 | 1) => Math.max(1, pairs.filter((pair) => didFall(pair[at])).length);
  const fell = pairs.filter(([a, b]) => isAlarm(a, b, fellIn(1)));
  const rose = pairs.filter(([a, b]) => isAlarm(b, a, fellIn(0)));
  const alarms = pairs.filter((pair) => fell.includes(pair) || rose.includes(pair));
  const comparisons = pairs.length * 2;
  return {
    cells: pairs.length,
    comparisons,
    alarms: alarms.map(([a, b]) => ({ case_id: a.case_id, agent: a.agent, trials: [describe(a), describe(b)] })),
    rate: comparisons ? alarms.length / comparisons : null,
    interval: wilson(alarms.length, comparisons),
    red: [fell, rose].filter(({ length }) => length > 0).length,
    unpaired: own.length + others.size - 2 * pairs.length,
  };
}

const judged = ({ trials }: Result) =>
  trials.verdicts.filter(({ status }) => status === 'pass' || status === 'fail').length;
const describe = (row: Result) => `${row.trials.passed} of ${judged(row)}`;

/** What the gate calls a regression: the status falls, and the test supports the drop. */
function isAlarm(before: Result, after: Result, fell: number): boolean {
  if (before.status !== 'pass' || after.status !== 'fail') return false;
  return isDrop(before.trials.passed, judged(before), after.trials.passed, judged(after), fell);
}
