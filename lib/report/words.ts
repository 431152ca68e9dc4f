/** The fixed words of every report: what a mode, a gate and a delta are called. */

import type { Mode } from '../contract/result.js';
import type { Delta } from '../delta/classify.js';
import type { Gate } from '../delta/gate.js';
import { count } from '../text/count.js';

/** What each mode tests of a skill, for readers who do not know its name. */
export const MODE_WORDS: Record<Mode, string> = {
  oracle: 'tests that skills load, no model chooses',
  router: 'ranks descriptions offline, no model chooses',
  model: "a chat model chooses, not the vendor's own",
  replay: 'checks recorded choices, asks no model',
  live: "the vendor's own model chooses",
};

export const GATE_WORDS: Record<Gate, { sign: string; says: string; means: string | null }> = {
  pass: { sign: '✅', says: 'pass', means: null },
  fail: { sign: '❌', says: 'fail', means: null },
  inconclusive: { sign: '⚠️', says: 'inconclusive', means: 'nothing failed, but not all was judged' },
};

/** rank: the order in a table. shown: listed in the open part of a report, not in the collapsed one. means: for readers who do not know the name. */
export const DELTA_WORDS: Record<
  Delta,
  { sign: string; one: string; many: string; means?: string; rank: number; shown: boolean }
> = {
  REGRESSION: { sign: '🔴', one: 'regression', many: 'regressions', means: 'passed before', rank: 0, shown: true },
  UNMET: {
    sign: '🔴',
    one: 'unmet expectation',
    many: 'unmet expectations',
    means: 'worse than its baseline entry says',
    rank: 1,
    shown: true,
  },
  MISSING_RESULT: {
    sign: '🔴',
    one: 'missing result',
    many: 'missing results',
    means: 'planned, but no result arrived',
    rank: 2,
    shown: true,
  },
  MISSING_BASELINE: {
    sign: '🔴',
    one: 'without baseline entry',
    many: 'without baseline entry',
    means: 'the baseline says nothing about it',
    rank: 3,
    shown: true,
  },
  OFFER_LOSS: {
    sign: '🟠',
    one: 'offer loss',
    many: 'offer losses',
    means: 'the agent sees less of its description',
    rank: 4,
    shown: true,
  },
  WEAKENED: {
    sign: '🟠',
    one: 'weakened case',
    many: 'weakened cases',
    means: 'the case checks less than before',
    rank: 5,
    shown: true,
  },
  INCONCLUSIVE: {
    sign: '🟡',
    one: 'inconclusive',
    many: 'inconclusive',
    means: 'not enough known to decide',
    rank: 6,
    shown: true,
  },
  INFRA: {
    sign: '🟡',
    one: 'could not run',
    many: 'could not run',
    means: 'could not be judged',
    rank: 7,
    shown: true,
  },
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
