/** Two batches of the same input → how often the gate would have called the second a regression of the first, or the other way round: false alarms, all of them. */
import type { Result, Results } from '../contract/result.js';
import { countSharers, didFall, isDrop, wilson } from '../verdict/statistics.js';

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
  const there = markAlarms(pairs);
  const back = markAlarms(pairs.map(([a, b]) => [b, a]));
  const alarms = pairs.filter((_, at) => there[at] || back[at]);
  const comparisons = pairs.length * 2;
  return {
    cells: pairs.length,
    comparisons,
    alarms: alarms.map(([a, b]) => ({ case_id: a.case_id, agent: a.agent, trials: [describe(a), describe(b)] })),
    rate: comparisons ? alarms.length / comparisons : null,
    interval: wilson(alarms.length, comparisons),
    red: [there, back].filter((marks) => marks.includes(true)).length,
    unpaired: own.length + others.size - 2 * pairs.length,
  };
}

const judged = ({ trials }: Result) =>
  trials.verdicts.filter(({ status }) => status === 'pass' || status === 'fail').length;
const describe = (row: Result) => `${row.trials.passed} of ${judged(row)}`;

/** Whether the gate calls each pair a regression: the status falls, and the test supports the drop. */
function markAlarms(pairs: readonly (readonly [Result, Result])[]): boolean[] {
  const failed = pairs.filter(([, after]) => didFall(after));
  const shared_by = countSharers(
    failed.map(([a, b]) => (b.timed_out ? null : { of: judged(a), passed: b.trials.passed, ran: judged(b) })),
  );
  return pairs.map(([a, b]) => {
    const fell = a.status === 'pass' && b.status === 'fail';
    return fell && isDrop(a.trials.passed, judged(a), b.trials.passed, judged(b), shared_by);
  });
}
