/** The words for each kind of case: what it proves, what its pass and its fail are called, and how to fix a fail. */

import type { FileChange } from '../../contract/file-change.js';
import { asksModel } from '../../contract/mode.js';
import { OFFLINE } from '../../contract/plan.js';
import type { FailureKind, Mode, Result, Results } from '../../contract/result.js';
import { REQUIRED_PATHS } from '../../lint/requirement-rules.js';
import { oneLine } from '../../text/escape.js';
import { describeToolRouteFail, passOf } from './tool-route-words.js';

interface KindWords {
  /** `A pass of <one> shows that <proves>.` */
  one: string;
  proves(mode: Mode, offline: boolean): string;
  /** The text of a table's cell. */
  pass(result: Result, mode: Mode): string;
  fail(result: Result, mode: Mode): string;
  /** Null where the error already says what to fix. undone: what became of the file that broke it, so no case is to be limited; '' where nothing else is to be done. */
  fix(result: Result, mode: Mode, undone?: FileChange['state']): string | null;
}

export const KINDS: Record<Result['kind'], KindWords> = {
  skill: {
    one: 'a skill case',
    proves: (mode) => SKILL_PROVES[mode],
    pass: (result, mode) => {
      // A case that expects no skill passes when the disallowed ones are not used.
      if (!result.expected_skill) return `not triggered${countTrials(result)}`;
      if (asksModel(mode)) return `chosen ${countAll(result)}`;
      return `${mode === 'oracle' ? 'loads' : 'ranked first'}${countTrials(result)}`;
    },
    fail: (result, mode) => {
      if (result.disallowed_hits.length) return oneLine(`used ${result.disallowed_hits.join(', ')}`, 60);
      if (asksModel(mode) && result.trials.ran > 0 && isNotChosen(result, mode)) return `chosen ${countAll(result)}`;
      if (result.blocked_by) return 'listed';
      const { failure_kind } = result;
      const words = (mode === 'router' && rankedInstead(failure_kind)) || (failure_kind && SKILL_FAILS[failure_kind]);
      return withTrials(words ?? 'failed', result);
    },
    fix: ({ failure_kind, offer, disallowed_hits, expected_skill, blocked_by, delivery }, mode) => {
      if (blocked_by)
        return `make the hook in ${oneLine(blocked_by, 120)} let through the call that loads a skill, which it stops too`;
      if (disallowed_hits.length) {
        const used = oneLine(disallowed_hits.join(', '), 120);
        // Where no skill is expected there is no second description.
        return expected_skill
          ? `tell the descriptions apart, so that this prompt does not lead to ${used}`
          : `say in the description of ${used} what it is not for, so that this prompt does not lead to it`;
      }
      if (offer?.unknown?.meant)
        return `bring the skill back, or, if it has another name now, write '${oneLine(offer.unknown.meant, 120)}' in the case`;
      if (offer?.unknown)
        return 'bring the skill back, or, if it is meant to go, remove the case and its baseline entries, or name its successor in the case';
      if (mode === 'router' && rankedInstead(failure_kind))
        return "describe in the skill's description what the prompt asks for; `agent-routing route` with the prompt shows which skill ranks first and with which confidence";
      if (delivery?.state === 'empty') return 'write below the front matter what an agent is to do';
      return failure_kind && SKILL_FIXES[failure_kind];
    },
  },
  tool_route: {
    one: 'a tool route',
    proves: (_, offline) =>
      `the hooks or rules of the source blocked exactly this call, or allowed it${offline ? ' (on offline, only the pattern of the route was tested)' : ''}`,
    pass: (result) => `${passOf(result)}${countTrials(result)}`,
    fail: (result) => withTrials(describeToolRouteFail(result).words, result),
    fix: (result, _, undone) => {
      const { fix, limit, only_undo } = describeToolRouteFail(result);
      if (undone && only_undo) return missesFile(result) && undone !== 'gone' ? 'add what the hook’s error names' : '';
      return limit && !undone ? `${fix}, or ${limit}` : fix;
    },
  },
  suite: {
    one: 'a suite',
    proves: (mode) =>
      mode === 'live'
        ? "the subagent's answers met every assertion in the trials counted"
        : "the subagent's recorded answers, to the same input and instructions, meet every assertion; no model was asked",
    pass: (result) => `assertions met ${countAll(result)}`,
    fail: (result) => `assertions met ${countAll(result)}`,
    fix: () =>
      "put what the failing assertions require into the subagent's instructions, or correct the case; `agent-routing report --format suite` lists them by trial",
  },
  route: {
    one: 'a route',
    proves: () =>
      'the offline router finds the expected skill for the query, or no skill where none is expected; no agent was started',
    pass: ({ matched_evidence }) => (matched_evidence.length ? 'ranked' : 'no match'),
    fail: ({ failure_kind, disallowed_hits }) => {
      if (disallowed_hits.length) return oneLine(`${disallowed_hits.join(', ')} matched`, 60);
      if (failure_kind === 'skill_not_offered') return 'not in the index';
      return failure_kind === 'evidence_too_weak' ? 'confidence too low' : 'ranked too low';
    },
    fix: ({ failure_kind, disallowed_hits }) => {
      if (disallowed_hits.length)
        return 'remove the words of this query from the description that matched it, or correct the case';
      if (failure_kind === 'skill_not_offered') return 'bring the skill back, or correct `expected` in the case';
      return `describe in the skill's description what the query asks for, or correct the case; \`agent-routing route --explain\` shows the ranking`;
    },
  },
};

/** One sentence for each kind in this batch; for an empty batch, that of a skill case. */
export function describeProof({ results, mode, decider }: Pick<Results, 'results' | 'mode' | 'decider'>): string {
  const kinds = listKinds(results);
  const offline = results.some(({ agent }) => agent === OFFLINE);
  if (kinds.length === 0) return `A pass shows that ${KINDS.skill.proves(mode, offline)}.${describeAsk(decider)}`;
  const of = (kind: Result['kind']) => (kinds.length === 1 && kind === 'skill' ? '' : ` of ${KINDS[kind].one}`);
  return (
    kinds.map((kind) => `A pass${of(kind)} shows that ${KINDS[kind].proves(mode, offline)}.`).join(' ') +
    (kinds.includes('skill') ? describeAsk(decider) : '')
  );
}

/** With what a chat model was asked; nothing where none was. */
function describeAsk(decider: Results['decider']): string {
  if (decider?.mode !== 'model') return '';
  return decider.turns === undefined
    ? ' It was asked with the listing alone, which is an upper bound: beside an agent’s instructions and other tools, models call skills less often.'
    : ` It was asked with all that the agent sent, over up to ${decider.turns} turns.`;
}

export function listKinds(results: readonly Result[]): Result['kind'][] {
  const present = new Set(results.map(({ kind }) => kind));
  return (Object.keys(KINDS) as Result['kind'][]).filter((kind) => present.has(kind));
}

const SKILL_PROVES: Record<Mode, string> = {
  oracle:
    'each agent lists, loads and reports the skill when it is asked for; this does not show that a model would choose it',
  router:
    'the descriptions can be told apart by an offline ranker, and what it ranks first loads; this does not show that a model would choose it',
  model:
    'the model that was asked chose the skill in the trials counted, and the skill loads; this does not show that the vendor’s model would',
  replay:
    'the model chose the skill when it was asked, and neither the listing nor the prompt has changed since; no one was asked again',
  live: "the vendor's model chose the skill in the trials counted; another trial may go differently",
};

const SKILL_FAILS: Record<FailureKind, string> = {
  ambiguous_skill: 'two skills of this name',
  skill_shadowed: 'shadowed',
  skill_not_offered: 'not offered',
  offer_too_weak: 'offered too weakly',
  skill_load_failed: 'load failed',
  delivery_too_weak: 'body cut',
  weak_evidence_only: 'only mentioned',
  evidence_too_weak: 'evidence too weak',
  skill_not_loaded: 'not loaded',
  mixed_evidence_missing: 'evidence missing',
  missing_skill_file_evidence: 'file not read',
  missing_activity_evidence: 'no activity',
  unknown: 'failed',
};

/** Where a decision is carried out by the embedded model, nothing else happens if no skill is called. */
const isNotChosen = ({ failure_kind }: Result, mode: Mode): boolean =>
  failure_kind === 'skill_not_loaded' || (mode !== 'live' && failure_kind === 'mixed_evidence_missing');

/** Mode router calls the skill that it ranks first, or none when its confidence is low. */
function rankedInstead(failure_kind: FailureKind | null): string | null {
  if (failure_kind === 'mixed_evidence_missing') return 'no confident match';
  return failure_kind === 'skill_not_loaded' ? 'another skill ranked first' : null;
}

const SKILL_FIXES: Record<FailureKind, string> = {
  skill_shadowed: 'rename the skill: the agent ships one of that name',
  ambiguous_skill:
    'rename one of the skills; where they are of different plugins, `plugin:skill` in the case says which one is meant',
  skill_not_offered:
    'make this agent list the skill: it needs valid front matter, a folder that the agent reads, and room in its listing (`agent-routing discover` shows every listing)',
  offer_too_weak: 'make room in the listing: shorten descriptions',
  skill_load_failed:
    "fix what the agent's message names; often it is a shell command in SKILL.md that the agent may not run",
  delivery_too_weak: 'shorten the body, or move parts of it to files that it names',
  weak_evidence_only: 'the skill was mentioned but not used: make its description say more clearly when to use it',
  evidence_too_weak: 'the proof log shows what was seen of the skill, and at which tier',
  skill_not_loaded: "make the skill's description cover what the prompt asks for, or correct the case",
  mixed_evidence_missing:
    'check that the prompt calls for work at all; `agent-routing explain` shows what the agent did',
  missing_skill_file_evidence: `restore the file and its text, or correct its path in SKILL.md and in \`required_files\` of the case (${REQUIRED_PATHS})`,
  missing_activity_evidence: 'correct `required_any_evidence`: none of its tokens occurs in a tool event',
  unknown: 'see the proof log for what happened instead',
};

const countAll = ({ trials: { passed, ran } }: Result) => `${passed}/${Math.max(1, ran)}`;
const countTrials = (result: Result) => (result.trials.ran > 1 ? ` ${countAll(result)}` : '');
const withTrials = (words: string, result: Result) =>
  result.trials.ran > 1 ? `${words} · passed ${countAll(result)}` : words;

/** Its program says that it does not find a module or command, which its message names. */
const missesFile = ({ tried_call }: Result) =>
  /Cannot find module|No module named|command not found/.test(tried_call?.why ?? '');
