/** The fixed words of every report: what a mode, a gate and a delta are called. */

import type { PartDelta } from '../../contract/part.js';
import type { Mode } from '../../contract/result.js';
import type { Delta } from '../../delta/classify.js';
import type { Gate } from '../../delta/gate.js';
import type { DeltaRow } from '../../delta/schema.js';

/** What each mode tests of a skill, for readers who do not know its name. */
export const MODE_WORDS: Record<Mode, string> = {
  oracle: 'no model is asked: tests that skills load',
  router: 'no model is asked: ranks descriptions offline',
  model: "a chat model chooses, not the vendor's own",
  replay: 'checks recorded choices, asks no model',
  live: "the vendor's own model chooses",
};

export const GATE_WORDS: Record<Gate, { sign: string; says: string; means: string | null }> = {
  pass: { sign: '✅', says: 'pass', means: null },
  fail: { sign: '❌', says: 'fail', means: null },
  inconclusive: {
    sign: '⚠️',
    says: 'inconclusive',
    means: 'nothing failed and the merge is not blocked, but a person has to decide',
  },
};

interface DeltaWords {
  /** What follows the name of the delta in a table. */
  says: string;
  sign: string;
  /** The word for one finding in a title. */
  title: string;
  /** What is counted. A case that one agent could not run may have run on the others, so there it is results. */
  counts: 'cases' | 'skills' | 'results';
  one: string;
  many: string;
  /** An explanation for readers who do not know the title. */
  means?: string;
  /** The order in a table. */
  rank: number;
  /** Listed in the open part of a report, not in the collapsed one. */
  shown: boolean;
}

// biome-ignore format: a table
export const DELTA_WORDS: Record<Delta | PartDelta, DeltaWords> = {
  REGRESSION: {
    says: 'passed before', sign: '🔴', title: 'Regression', one: 'regression', many: 'regressions',
    means: 'passed before', counts: 'cases', rank: 0, shown: true,
  },
  UNMET: {
    says: 'worse than expected', sign: '🔴', title: 'Unmet', one: 'unmet expectation', many: 'unmet expectations',
    means: 'worse than expected', counts: 'cases', rank: 1, shown: true,
  },
  MISSING_RESULT: {
    says: 'no result arrived', sign: '🔴', title: 'No result', one: 'case without a result', many: 'cases without a result',
    means: 'planned, but no result arrived', counts: 'cases', rank: 2, shown: true,
  },
  MISSING_BASELINE: {
    says: 'not in the baseline yet', sign: '🔴', title: 'Not in the baseline yet', one: 'case that is not in the baseline yet', many: 'cases that are not in the baseline yet',
    means: 'its result has to be recorded once', counts: 'cases', rank: 3, shown: true,
  },
  OFFER_LOSS: {
    says: 'listed worse', sign: '🟠', title: 'Listed worse', one: 'skill listed worse than before', many: 'skills listed worse than before',
    means: 'the agent sees less of its description, so a model may not choose it', counts: 'skills', rank: 4, shown: true,
  },
  DELIVERY_LOSS: {
    says: 'less text reaches the model', sign: '🟠', title: 'Text cut', one: 'skill of which less reaches the model', many: 'skills of which less reaches the model',
    means: 'the agent gives the model less of its text than before', counts: 'skills', rank: 5, shown: true,
  },
  WEAKENED: {
    says: 'no longer demands what it did', sign: '🟠', title: 'Weakened case', one: 'weakened case', many: 'weakened cases',
    means: 'no longer demands what it did', counts: 'cases', rank: 6, shown: true,
  },
  BROKEN: {
    says: 'an error that this branch brings', sign: '🔴', title: 'Broken', one: 'new error', many: 'new errors',
    means: 'this branch brings it', counts: 'results', rank: 2, shown: true,
  },
  INCONCLUSIVE: {
    says: 'undecided', sign: '🟡', title: 'Undecided', one: 'undecided case', many: 'undecided cases',
    means: 'not enough known to decide', counts: 'cases', rank: 7, shown: true,
  },
  INFRA: {
    says: 'not judged', sign: '🟡', title: 'Not judged', one: 'result could not be judged', many: 'results could not be judged',
    means: 'neither pass nor fail', counts: 'results', rank: 8, shown: true,
  },
  SHRUNK: {
    says: 'cut down or deleted', sign: '🟠', title: 'Text lost', one: 'text cut down or deleted', many: 'texts cut down or deleted',
    means: 'an agent learns less from it than before', counts: 'results', rank: 8, shown: true,
  },
  ACCEPTED: {
    says: 'accepted change', sign: '🔵', title: 'Accepted', one: 'accepted change', many: 'accepted changes',
    counts: 'cases', rank: 9, shown: true,
  },
  IMPROVEMENT: {
    says: 'better than before', sign: '🟢', title: 'Improvement', one: 'improvement', many: 'improvements',
    counts: 'cases', rank: 10, shown: true,
  },
  NEW: { says: 'new on this branch', sign: '🆕', title: 'New', one: 'new case', many: 'new cases', counts: 'cases', rank: 11, shown: true },
  REMOVED: {
    says: 'no case any more', sign: '⚪', title: 'Removed', one: 'removed case', many: 'removed cases',
    counts: 'cases', rank: 12, shown: true,
  },
  RENAMED: {
    says: 'has another name', sign: '⚪', title: 'Renamed', one: 'renamed case', many: 'renamed cases',
    counts: 'cases', rank: 12, shown: true,
  },
  REWRITTEN: {
    says: 'has another text', sign: '⚪', title: 'Rewritten', one: 'text in other words', many: 'texts in other words',
    counts: 'results', rank: 12, shown: true,
  },
  WARNED: {
    says: 'a warning that this branch brings', sign: '⚪', title: 'Warning', one: 'new warning', many: 'new warnings',
    counts: 'results', rank: 12, shown: true,
  },
  EXPECTED_FAIL: {
    says: 'fails as expected', sign: '', title: 'Expected fail', one: 'expected fail', many: 'expected fails',
    counts: 'cases', rank: 13, shown: false,
  },
  PASS: { says: 'as expected', sign: '', title: 'Pass', one: 'pass', many: 'passes', counts: 'cases', rank: 14, shown: false },
  NOT_RUN: { says: 'not run', sign: '', title: 'Not run', one: 'not run', many: 'not run', counts: 'cases', rank: 15, shown: false },
};

/** What passed before these rows, where it was not the same: another case, if the branch changed it, or this one in another mode. */
export function sayBefore(rows: readonly DeltaRow[], own_case: boolean): string | null {
  if (own_case) return 'the case was changed';
  const modes = new Set(rows.flatMap(({ delta, expected_in = [] }) => (delta === 'REGRESSION' ? expected_in : [])));
  return modes.size > 0 ? `passed in mode ${[...modes].join(', ')}` : null;
}

/** The key that a result and its delta share. */
export function keyOf(case_id: string | null, agent: string): string {
  return case_id === null ? agent : `${agent} ${case_id}`;
}
