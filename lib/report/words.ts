/** The fixed words of every report: what a mode, a gate and a delta are called. */

import type { Mode } from '../contract/result.js';
import type { Delta } from '../delta/classify.js';
import type { Gate } from '../delta/gate.js';
import { count } from '../text/count.js';

/** What a pass of a skill case shows in each mode, and what it must not be taken for. */
export const MODE_WORDS: Record<Mode, { shown: string; not: string }> = {
  oracle: { shown: 'loading', not: 'choosing' },
  router: { shown: 'ranking', not: 'choosing' },
  model: { shown: "a model's choice", not: "the vendor's own" },
  replay: { shown: 'recorded choices', not: 'new ones' },
  live: { shown: "the model's choice", not: 'every future one' },
};

export const GATE_WORDS: Record<Gate, { sign: string; says: string }> = {
  pass: { sign: '✅', says: 'pass' },
  fail: { sign: '❌', says: 'fail' },
  inconclusive: { sign: '⚠️', says: 'inconclusive' },
};

/** rank: the order in a table. shown: listed in the open part of a report, not in the collapsed one. */
export const DELTA_WORDS: Record<Delta, { sign: string; one: string; many: string; rank: number; shown: boolean }> = {
  REGRESSION: { sign: '🔴', one: 'regression', many: 'regressions', rank: 0, shown: true },
  UNMET: { sign: '🔴', one: 'unmet expectation', many: 'unmet expectations', rank: 1, shown: true },
  MISSING_RESULT: { sign: '🔴', one: 'missing result', many: 'missing results', rank: 2, shown: true },
  MISSING_BASELINE: { sign: '🔴', one: 'without baseline entry', many: 'without baseline entry', rank: 3, shown: true },
  OFFER_LOSS: { sign: '🟠', one: 'offer loss', many: 'offer losses', rank: 4, shown: true },
  WEAKENED: { sign: '🟠', one: 'weakened case', many: 'weakened cases', rank: 5, shown: true },
  INCONCLUSIVE: { sign: '🟡', one: 'inconclusive', many: 'inconclusive', rank: 6, shown: true },
  INFRA: { sign: '🟡', one: 'could not run', many: 'could not run', rank: 7, shown: true },
  ACCEPTED: { sign: '🔵', one: 'accepted', many: 'accepted', rank: 8, shown: true },
  IMPROVEMENT: { sign: '🟢', one: 'improvement', many: 'improvements', rank: 9, shown: true },
  NEW: { sign: '🆕', one: 'new', many: 'new', rank: 10, shown: true },
  REMOVED: { sign: '⚪', one: 'removed', many: 'removed', rank: 11, shown: true },
  EXPECTED_FAIL: { sign: '', one: 'expected fail', many: 'expected fails', rank: 12, shown: false },
  PASS: { sign: '', one: 'pass', many: 'passes', rank: 13, shown: false },
  NOT_RUN: { sign: '', one: 'not run', many: 'not run', rank: 14, shown: false },
};

/** `1 regression, 2 new`: the deltas worth a reader's first look, worst first. */
export function countDeltas(counts: Partial<Record<Delta, number>>, gated: boolean, gate: Gate): string {
  const counted = (Object.keys(DELTA_WORDS) as Delta[])
    // Without a baseline every row is new, so that count carries no information.
    .filter((delta) => DELTA_WORDS[delta].shown && (counts[delta] ?? 0) > 0 && (gated || delta !== 'NEW'))
    .sort((a, b) => DELTA_WORDS[a].rank - DELTA_WORDS[b].rank)
    .map((delta) => count(counts[delta] ?? 0, DELTA_WORDS[delta].one, DELTA_WORDS[delta].many));
  return counted.length
    ? counted.join(', ')
    : gated
      ? 'nothing changed'
      : gate === 'fail'
        ? 'no baseline to compare with'
        : 'nothing to compare with';
}

/** The key that a result and its delta share. */
export function keyOf(case_id: string | null, agent: string): string {
  return JSON.stringify([case_id, agent]);
}
