/** Rows of the same cases before and after a change → whether they are better beyond chance, and what got worse. */
import type { Count, Pair } from '../contract/improvement.js';
import { fisherDrop, wilson } from '../verdict/statistics.js';

/** What became of a case on an agent. */
export interface Row {
  case_id: string;
  agent: string;
  /** The skill that the case expects; '' for none. */
  group: string;
  passed: number;
  /** Trials that passed or failed. */
  judged: number;
  /** What was chosen, for each trial in which the expected was not. */
  instead: readonly string[];
}

export const SIGNIFICANCE = 0.05;
/** A loss is believed sooner than a gain: to keep the description costs nothing. */
const LOSS_SIGNIFICANCE = 0.1;

export const count = (rows: readonly Row[]): Count => {
  const passed = rows.reduce((sum, row) => sum + row.passed, 0);
  const judged = rows.reduce((sum, row) => sum + row.judged, 0);
  return { passed, judged, interval: wilson(passed, judged) };
};

export const rateOf = ({ passed, judged }: Pick<Count, 'passed' | 'judged'>): number =>
  judged === 0 ? 0 : passed / judged;

export const pair = (before: readonly Row[], after: readonly Row[]): Pair => ({
  before: count(before),
  after: count(after),
});

/** The larger of two one-sided probabilities: trials are many but alike within a case, cases are few but independent. */
export function chanceOf(before: readonly Row[], after: readonly Row[]): number {
  const total = pair(before, after);
  const trials = fisherDrop(total.after.passed, total.after.judged, total.before.passed, total.before.judged);
  return Math.max(trials, flipSigns(listGains(before, after)));
}

/** A case's gain over all agents, as a share of its trials. */
function listGains(before: readonly Row[], after: readonly Row[]): number[] {
  const ids = [...new Set(after.map(({ case_id }) => case_id))];
  const rate = (rows: readonly Row[], id: string) => rateOf(count(rows.filter(({ case_id }) => case_id === id)));
  return ids.map((id) => rate(after, id) - rate(before, id));
}

/** Gains are compared as whole numbers of this size. */
const STEPS = 1000;

/** If the descriptions were alike, each case's gain could as well be a loss: the share of all signs that give so large a sum. */
export function flipSigns(gains: readonly number[]): number {
  const whole = gains.map((gain) => Math.round(gain * STEPS)).filter(Boolean);
  const observed = whole.reduce((sum, gain) => sum + gain, 0);
  let sums = new Map([[0, 1]]);
  for (const gain of whole) {
    const next = new Map<number, number>();
    for (const [sum, share] of sums)
      for (const one of [sum + gain, sum - gain]) next.set(one, (next.get(one) ?? 0) + share / 2);
    sums = next;
  }
  let chance = 0;
  for (const [sum, share] of sums) if (sum >= observed) chance += share;
  return Math.min(1, chance);
}

/** Agents and siblings that got worse, in words; cases that expect nothing count as one sibling. */
export function findLosses(before: readonly Row[], after: readonly Row[], skill: string): string[] {
  const groups = [...new Set(after.map(({ group }) => group))].filter((group) => group !== skill).sort();
  const agents = [...new Set(after.map(({ agent }) => agent))].sort();
  const lost = groups.flatMap((group) => {
    const [then, now] = [before, after].map((rows) => rows.filter((row) => row.group === group)) as [Row[], Row[]];
    const flipped = findFlipped(then, now);
    if (!isWorse(pair(then, now)) && flipped.length === 0) return [];
    const where = flipped.length > 0 ? ` (${flipped.slice(0, 3).join(', ')})` : '';
    const what = group === '' ? 'the cases that expect no skill' : `the cases of ${group}`;
    return [`${what} got worse: ${describePair(pair(then, now))}${where}`];
  });
  return [
    ...lost,
    ...agents.flatMap((agent) => {
      const one = pair(...([before, after].map((rows) => rows.filter((row) => row.agent === agent)) as [Row[], Row[]]));
      return isWorse(one) ? [`${agent} got worse: ${describePair(one)}`] : [];
    }),
  ];
}

const isWorse = ({ before, after }: Pair): boolean =>
  rateOf(after) < rateOf(before) &&
  fisherDrop(before.passed, before.judged, after.passed, after.judged) < LOSS_SIGNIFICANCE;

/** Cases that passed every trial on an agent and now pass none there. */
function findFlipped(before: readonly Row[], after: readonly Row[]): string[] {
  return after.flatMap((now) => {
    const then = before.find(({ case_id, agent }) => case_id === now.case_id && agent === now.agent);
    const flipped = then && then.judged > 0 && then.passed === then.judged && now.judged > 0 && now.passed === 0;
    const instead = now.instead.find((name) => name !== '');
    return flipped ? [`${now.case_id} on ${now.agent}${instead ? ` now goes to ${instead}` : ''}`] : [];
  });
}

const describePair = ({ before, after }: Pair): string =>
  `${before.passed} of ${before.judged} before, ${after.passed} of ${after.judged} after`;
