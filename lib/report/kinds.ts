/** What a case of each kind proves, and what its pass, its fail and the mending of it are called. */
import type { FailureKind, Mode, Result, Results } from '../result.js';
import { oneLine } from './escape.js';

interface KindWords {
  /** How a pass of it is called, and the rest of the sentence `… shows that`. */
  one: string;
  proves(mode: Mode): string;
  /** In a table's cell. */
  pass(result: Result, mode: Mode): string;
  fail(result: Result, mode: Mode): string;
  /** null: the error says it all. */
  fix(result: Result, mode: Mode): string | null;
}

export const KINDS: Record<Result['kind'], KindWords> = {
  skill: {
    one: 'a skill case',
    proves: (mode) => SKILL_PROVES[mode],
    pass: (result, mode) => {
      // A case that expects nothing passes by restraint.
      if (!result.expected_skill) return `stays away${countTrials(result)}`;
      if (mode === 'live') return `chosen ${countAll(result)}`;
      return `${mode === 'oracle' ? 'loads' : 'ranked first'}${countTrials(result)}`;
    },
    fail: (result, mode) => {
      if (result.disallowed_hits.length) return oneLine(`used ${result.disallowed_hits.join(', ')}`, 60);
      if (mode === 'live' && result.trials.ran > 0 && result.failure_kind === 'skill_not_loaded')
        return `chosen ${countAll(result)}`;
      const { failure_kind } = result;
      const words = (mode === 'router' && rankedInstead(failure_kind)) || (failure_kind && SKILL_FAILS[failure_kind]);
      return withTrials(words ?? 'failed', result);
    },
    fix: ({ failure_kind, offer }, mode) => {
      if (offer?.reason?.startsWith('the source has no skill'))
        return 'bring the skill back, let the case name the one that took its place, or remove it and its entries in the baseline';
      if (mode === 'router' && rankedInstead(failure_kind))
        return "say in the skill's description what the prompt asks: `agent-routing route` with the prompt tells what it ranks first, and how surely";
      return failure_kind && SKILL_FIXES[failure_kind];
    },
  },
  tool_route: {
    one: 'a tool route',
    proves: () =>
      'what the source ships blocked exactly that call, or let it through (on offline: that its pattern alone does)',
    pass: (result) => `${isBlocked(result) ? 'blocks' : 'lets through'}${countTrials(result)}`,
    fail: (result) => withTrials(TOOL_ROUTE_FAILS[failureOf(result)].words, result),
    fix: (result) => TOOL_ROUTE_FAILS[failureOf(result)].fix,
  },
  suite: {
    one: 'a suite',
    proves: () => "the subagent's answer held every assertion in the trials counted",
    pass: (result) => `answers ${countAll(result)}`,
    fail: (result) => `answers ${countAll(result)}`,
    fix: () =>
      "say in the subagent's instructions what the failing assertions ask, or correct the case; `agent-routing report --format suite` lists them by trial",
  },
  route: {
    one: 'a route',
    proves: () => 'the offline router answers the query with the expected skill, or with none; no agent took part',
    pass: ({ matched_evidence }) => (matched_evidence.length ? 'ranked' : 'nothing answers'),
    fail: ({ failure_kind, disallowed_hits }) => {
      if (disallowed_hits.length) return oneLine(`${disallowed_hits.join(', ')} answers`, 60);
      if (failure_kind === 'skill_not_offered') return 'not in the index';
      return failure_kind === 'evidence_too_weak' ? 'too unsure' : 'ranked too low';
    },
    fix: ({ failure_kind, disallowed_hits }) => {
      if (disallowed_hits.length)
        return 'take the words of this query out of the description that answers it, or correct the case';
      if (failure_kind === 'skill_not_offered') return 'bring the skill back, or correct `expected` of the case';
      return `say in the skill's description what the query asks, or ${failure_kind === 'evidence_too_weak' ? 'lower `min_confidence`' : 'raise `within`'} of the case; \`agent-routing route --explain\` shows the ranking`;
    },
  },
};

/** A sentence for each kind of this batch; without any row that of a skill. */
export function describeProof({ results, mode }: Pick<Results, 'results' | 'mode'>): string {
  const kinds = listKinds(results);
  if (kinds.length === 0) return `A pass shows that ${KINDS.skill.proves(mode)}.`;
  const of = (kind: Result['kind']) => (kinds.length === 1 && kind === 'skill' ? '' : ` of ${KINDS[kind].one}`);
  return kinds.map((kind) => `A pass${of(kind)} shows that ${KINDS[kind].proves(mode)}.`).join(' ');
}

export function listKinds(results: readonly Result[]): Result['kind'][] {
  const seen = new Set(results.map(({ kind }) => kind));
  return (Object.keys(KINDS) as Result['kind'][]).filter((kind) => seen.has(kind));
}

const SKILL_PROVES: Record<Mode, string> = {
  oracle:
    'each agent lists, loads and reports the skill when it is asked for; this does not show that a model would choose it',
  router:
    'the descriptions can be told apart by an offline ranker, and what it ranks first loads; this does not show that a model would choose it',
  live: "the vendor's model chose the skill in the trials counted; another trial may go differently",
};

const SKILL_FAILS: Record<FailureKind, string> = {
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

/** Mode router calls the skill that it ranks first, or nothing when it is not sure. */
function rankedInstead(failure_kind: FailureKind | null): string | null {
  if (failure_kind === 'mixed_evidence_missing') return 'nothing ranked surely';
  return failure_kind === 'skill_not_loaded' ? 'another ranked first' : null;
}

const SKILL_FIXES: Record<FailureKind, string> = {
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

const TOOL_ROUTE_FAILS = {
  blocked: {
    words: 'blocked by mistake',
    fix: "narrow the route's pattern until this call gets through, or let the case expect `block`",
  },
  open: {
    words: 'not blocked',
    fix: 'let the hook, or the pattern of a route, match this call; `agent-routing lint` tells hooks that cannot start',
  },
  other_words: {
    words: 'blocked in other words',
    fix: "say in the route's message what the case `contains`, as a deny decision on stdout (Copilot passes on nothing else), or correct the case",
  },
  no_call: {
    words: 'call not made',
    fix: 'give the case a tool that this agent has, or name its `agents`',
  },
  held_back: {
    words: 'not let through',
    fix: "a permission of the agent stood before the hook: see the agent's words, or name the `agents` of the case",
  },
} satisfies Record<string, { words: string; fix: string }>;

function failureOf(result: Result): keyof typeof TOOL_ROUTE_FAILS {
  if (result.mismatch_kind === 'disallowed_hit') return 'blocked';
  if (result.failure_kind === 'missing_activity_evidence') return 'no_call';
  if (isBlocked(result)) return 'other_words';
  return result.missing_evidence.includes('block') ? 'open' : 'held_back';
}

const isBlocked = ({ matched_evidence }: Result) => matched_evidence.some((token) => token.startsWith('blocked_by_'));
const countAll = ({ trials: { passed, ran } }: Result) => `${passed}/${Math.max(1, ran)}`;
const countTrials = (result: Result) => (result.trials.ran > 1 ? ` ${countAll(result)}` : '');
const withTrials = (words: string, result: Result) =>
  result.trials.ran > 1 ? `${words} · passed ${countAll(result)}` : words;
