/** The fixed words of every report: what a mode proves, what a delta is called, what to do about a failure. */
import type { Delta } from '../delta/classify.js';
import type { Gate } from '../gate.js';
import type { FailureKind, Results } from '../result.js';

type Mode = Results['mode'];

export const MODE_WORDS: Record<Mode, { shown: string; not: string; proves: string }> = {
  oracle: {
    shown: 'loads',
    not: 'chosen',
    proves:
      'Each agent lists, loads and reports the skill when it is asked for; this does not show that a model would choose it.',
  },
  router: {
    shown: 'ranked first',
    not: 'chosen',
    proves:
      'The descriptions can be told apart by an offline ranker, and what it ranks first loads; this does not show that a model would choose it.',
  },
  live: {
    shown: 'chosen',
    not: 'certain',
    proves: "The vendor's model chose the skill in the trials shown; another trial may go differently.",
  },
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

/** In a table's cell. */
export const FAILURE_WORDS: Record<FailureKind, string> = {
  skill_not_offered: 'not offered',
  offer_too_weak: 'offered too weakly',
  skill_load_failed: 'load failed',
  weak_evidence_only: 'only mentioned',
  evidence_too_weak: 'evidence too weak',
  skill_not_loaded: 'not loaded',
  mixed_evidence_missing: 'evidence missing',
  missing_skill_file_evidence: 'file not read',
  missing_activity_evidence: 'no activity',
  unknown: 'failed',
};

export const FAILURE_FIXES: Record<FailureKind, string> = {
  skill_not_offered:
    'make this agent list the skill: valid front matter, a folder it reads, and room in its list (`agent-routing discover` shows all offers)',
  offer_too_weak: 'make room in the list (shorten descriptions), or lower `min_offer` of the case',
  skill_load_failed: "mend what the agent's words name; often a shell line in SKILL.md that the agent may not run",
  weak_evidence_only:
    'the skill was named and not used: sharpen its description, so that it is called and not only listed',
  evidence_too_weak:
    'see the tier in the proof log; a skill that may be read as a file sets `expected_skill_min_tier: 2`',
  skill_not_loaded: "sharpen the skill's description against what the prompt asks, or mend the case",
  mixed_evidence_missing: 'see the proof log: neither the skill nor the activity that the case asks for was seen',
  missing_skill_file_evidence:
    'mend the path in `required_files`, or set `require_skill_file: false` where the agent reads no file',
  missing_activity_evidence: 'mend `required_any_evidence`: none of its tokens was seen in a tool event',
  unknown: 'see the proof log for what was seen instead',
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
