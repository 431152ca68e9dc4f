/** The fixed words of every report: what a mode, a gate and a delta are called. */
import type { Delta } from '../delta/classify.js';
import type { Gate } from '../gate.js';
import type { Mode } from '../result.js';

/** What a pass of a skill case shows in each mode, and what it must not be taken for. */
export const MODE_WORDS: Record<Mode, { shown: string; not: string }> = {
  oracle: { shown: 'loads', not: 'chosen' },
  router: { shown: 'ranked first', not: 'chosen' },
  live: { shown: 'chosen', not: 'certain' },
};

export const GATE_WORDS: Record<Gate, { sign: string; says: string }> = {
  pass: { sign: '✅', says: 'pass' },
  fail: { sign: '❌', says: 'fail' },
  inconclusive: { sign: '⚠️', says: 'inconclusive' },
};

/** rank: what comes first in a table. shown: it stands in the open part. */
export const DELTA_WORDS: Record<Delta, { sign: string; one: string; many: string; rank: number; shown: boolean }> = {
  REGRESSION: { sign: '🔴', one: 'regression', many: 'regressions', rank: 0, shown: true },
  UNMET: { sign: '🔴', one: 'unmet expectation', many: 'unmet expectations', rank: 1, shown: true },
  MISSING_RESULT: { sign: '🔴', one: 'missing result', many: 'missing results', rank: 2, shown: true },
  MISSING_BASELINE: { sign: '🔴', one: 'without baseline entry', many: 'without baseline entry', rank: 3, shown: true },
  OFFER_LOSS: { sign: '🟠', one: 'offer loss', many: 'offer losses', rank: 4, shown: true },
  INCONCLUSIVE: { sign: '🟡', one: 'inconclusive', many: 'inconclusive', rank: 5, shown: true },
  INFRA: { sign: '🟡', one: 'could not run', many: 'could not run', rank: 6, shown: true },
  ACCEPTED: { sign: '🔵', one: 'accepted', many: 'accepted', rank: 7, shown: true },
  IMPROVEMENT: { sign: '🟢', one: 'improvement', many: 'improvements', rank: 8, shown: true },
  NEW: { sign: '🆕', one: 'new', many: 'new', rank: 9, shown: true },
  REMOVED: { sign: '⚪', one: 'removed', many: 'removed', rank: 10, shown: true },
  EXPECTED_FAIL: { sign: '', one: 'expected fail', many: 'expected fails', rank: 11, shown: false },
  PASS: { sign: '', one: 'pass', many: 'passes', rank: 12, shown: false },
  NOT_RUN: { sign: '', one: 'not run', many: 'not run', rank: 13, shown: false },
};

export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** `1 regression, 2 new`: the deltas worth a reader's first look, worst first. */
export function countDeltas(counts: Partial<Record<Delta, number>>, gated: boolean): string {
  const said = (Object.keys(DELTA_WORDS) as Delta[])
    // Without a baseline everything is new, which says nothing.
    .filter((delta) => DELTA_WORDS[delta].shown && (counts[delta] ?? 0) > 0 && (gated || delta !== 'NEW'))
    .sort((a, b) => DELTA_WORDS[a].rank - DELTA_WORDS[b].rank)
    .map((delta) => count(counts[delta] ?? 0, DELTA_WORDS[delta].one, DELTA_WORDS[delta].many));
  return said.length ? said.join(', ') : gated ? 'nothing changed' : 'nothing to compare with';
}

/** Of a row among results and deltas. */
export function keyOf(case_id: string | null, agent: string): string {
  return JSON.stringify([case_id, agent]);
}
