/** The corpus at the ref and the corpus now → the rows of which less is demanded than at the ref, and cases that only changed their id. */

import { isDeepStrictEqual } from 'node:util';
import type { Baseline } from '../baseline/schema.js';
import { type Case, lineOf, type SkillCase } from '../case/schema.js';
import { createFormer } from '../case/weaker/skill-case.js';
import {
  findWeaker,
  isNegative,
  questionOf,
  type Subject,
  subjectsOf,
  triedOn,
  type Viewpoint,
} from '../case/weaker/weaker.js';
import type { BranchChanges, Renaming } from '../contract/part.js';
import type { Plan } from '../contract/plan.js';
import type { Results } from '../contract/result.js';
import { memoize } from '../input/memoize.js';
import { lostHooksOf } from '../skill/hooks.js';
import { bareId } from '../text/bare-id.js';
import { nameCall } from '../text/name-call.js';
import { describeCaseChange } from './changed-cases.js';
import type { Corpora } from './input.js';
import type { Less } from './schema.js';

export interface Weakening {
  how: Less;
  /** What is no longer demanded, one entry for each. */
  words: string[];
  /** A reason that the ref's case did not have. */
  reason: string | null;
  /** The skill that a case of kind `skill` expects. */
  skill: string | null;
}

export interface Weakenings {
  /** The cases of the ref. */
  ids: readonly string[];
  /** It is a case of now. */
  has(case_id: string): boolean;
  find(case_id: string, agent: string): Weakening | null;
  /** What became of a case of now that is not what it was at the ref. */
  changesOf(case_id: string): string[];
  /** Where in the case of now what these words begin with is written; null: nowhere, or that is not known. */
  lineOf(case_id: string, words: readonly string[]): number | null;
  /** The id that this case has at the ref. */
  formerId(case_id: string): string;
  /** The id that a case of the ref has today; null where it is gone, or kept its id. */
  renamedTo(case_id: string): string | null;
}

const NONE: Weakenings = {
  ...{ ids: [], has: () => false, find: () => null, changesOf: () => [], lineOf: () => null },
  ...{ formerId: (id) => id, renamedTo: () => null },
};

interface Context {
  /** Null where nothing was run: then every case counts as one that would be. */
  results: Results | null;
  plan: Plan | null;
  ref: Baseline | null;
  /** What the branch calls otherwise now, besides skills too. */
  renamed: readonly Renaming[];
  hooks?: BranchChanges['hooks'];
}

export function createWeakenings(
  corpora: Corpora | null,
  { results, plan, ref, renamed: others, hooks }: Context,
): Weakenings {
  if (!corpora || !ref) return NONE;
  const asNamed = (as: 'before' | 'now') => {
    const resolve = createFormer(others, Object.keys(ref.$meta.skills ?? {}), as);
    return new Map(corpora[as].map((testCase) => [testCase.case_id, resolve(testCase)]));
  };
  const [then, now] = [asNamed('before'), asNamed('now')];
  const renamed = findRenames(corpora, now, then);
  const former = new Map([...renamed].map(([before, after]) => [after, before]));
  const key = (case_id: string, agent: string) => JSON.stringify([case_id, agent]);
  const ran = new Set(
    [...(results?.results ?? []).filter(({ status }) => status !== 'skipped'), ...(plan?.units ?? [])].map((row) =>
      key(row.case_id, row.agent),
    ),
  );
  const isGone = createGone(corpora, ref);
  const isRenamed = (id: string) => others.some(({ before }) => before.some((name) => fold(name) === fold(id)));
  const settings = settingsOf(results?.options ?? {});
  return {
    ids: [...then.keys()],
    has: (case_id) => now.has(case_id),
    formerId: (case_id) => former.get(case_id) ?? case_id,
    renamedTo: (case_id) => renamed.get(case_id) ?? null,
    changesOf(case_id) {
      const [before, after] = [then.get(former.get(case_id) ?? case_id), now.get(case_id)];
      return before && after ? describeCaseChange(before, after, results?.mode) : [];
    },
    lineOf(case_id, words) {
      const origin = now.get(renamed.get(case_id) ?? case_id)?.origin;
      const line = origin && lineOf(origin, ...words);
      return line === undefined || line === origin?.line ? null : line;
    },
    find(case_id, agent) {
      const before = then.get(case_id);
      if (!before) return null;
      const after = now.get(renamed.get(case_id) ?? case_id);
      if (after && isSame(before, after)) return null;
      const runs = after !== undefined && (results === null || ran.has(key(after.case_id, agent)));
      const words = after
        ? findWeaker(before, after, { agent, ran: runs, isGone, settings, isTried: triedOn(corpora.now, agent) })
        : explainDeletion(before, { isGone, isRenamed, hooks }, plan);
      if (words.length === 0) return null;
      const reason = after?.reason?.trim() && after.reason !== before.reason ? after.reason : null;
      const skill = (before.kind === 'skill' && before.expected_skill) || null;
      if (after && after.case_id !== case_id) words.unshift(`renamed to ${after.case_id}`);
      const is_apart = results?.mode === 'oracle' && isNegative(before);
      const how = after === undefined ? 'deleted' : runs || is_apart ? 'checks' : 'not_run';
      return { how, words, reason, skill };
    },
  };
}

/** Asked for each agent of a case. */
const isSame = memoize((before: Case, after: Case) => isDeepStrictEqual(before, after));

const fold = (id: string) => bareId(id).toLowerCase();

/** results.options may be of any version. */
function settingsOf(options: Results['options']): Viewpoint['settings'] {
  const number = (value: unknown) => (typeof value === 'number' ? value : null);
  const { trials, suite_trials = trials, pass_threshold, min_offer, min_delivery } = options;
  const threshold = pass_threshold === 'all' || pass_threshold === 'majority' ? pass_threshold : null;
  return {
    trials: number(trials),
    suite_trials: number(suite_trials),
    pass_threshold: threshold,
    min_offer: typeof min_offer === 'string' ? (min_offer as Case['min_offer']) : null,
    min_delivery: typeof min_delivery === 'string' ? (min_delivery as SkillCase['min_delivery']) : null,
  };
}

/** A case may go without weakening anything when all that it was about went too: not where that only has another name. */
function explainDeletion(
  before: Case,
  { isGone, isRenamed, hooks }: Pick<Viewpoint, 'isGone'> & Pick<Context, 'hooks'> & { isRenamed(id: string): boolean },
  plan: Plan | null,
): string[] {
  // In a subagent that is gone, nothing can be asked, nor about a call that no hook answers any more.
  if (before.kind === 'skill' && before.subagent && isGone('subagent', before.subagent)) return [];
  if (before.kind === 'tool_route' && lostHooksOf(hooks, before).length > 0) return [];
  const subjects = subjectsOf(before);
  const left = subjects.flatMap(([kind, id]) =>
    isGone(kind, id) ? (isRenamed(id) ? `${id} under another name` : []) : id,
  );
  if (subjects.length > 0 && left.length === 0) return [];
  const unread = plan?.skipped_files?.map(({ file }) => file) ?? [];
  const why = unread.length ? `is not in the files that could be read (skipped: ${unread.join(', ')})` : 'was deleted';
  const call =
    before.kind === 'tool_route' ? `; it expected ${before.expect} for ${nameCall(before.tool, before.input)}` : '';
  return [`the case ${why}${left.length ? `, and the source still has ${left.join(', ')}` : ''}${call}`];
}

/** A renamed case has the same kind and asks the same question under a new id. */
function findRenames(corpora: Corpora, now: Map<string, Case>, then: Map<string, Case>): Map<string, string> {
  const fresh = corpora.now.filter(({ case_id }) => !then.has(case_id));
  const renamed = new Map<string, string>();
  for (const before of corpora.before) {
    if (now.has(before.case_id) || fresh.length === 0) continue;
    const question = questionOf(before);
    const at = fresh.findIndex((after) => isDeepStrictEqual(questionOf(after), question));
    if (at >= 0) renamed.set(before.case_id, (fresh.splice(at, 1)[0] as Case).case_id);
  }
  return renamed;
}

/** Gone: the ref knew it as a skill, agent or route, and the source of today does not have it. */
function createGone(corpora: Corpora, ref: Baseline): Viewpoint['isGone'] {
  const skills = corpora.before.flatMap((one) =>
    one.kind === 'skill'
      ? [one.expected_skill, ...one.required_skills, ...one.disallowed_skills, ...one.optional_skills]
      : one.kind === 'route'
        ? one.expected
        : [],
  );
  const known: Record<Subject, Set<string>> = {
    skill: new Set([...skills, ...Object.keys(ref.$meta.skills ?? {})].map(fold)),
    subagent: new Set(
      corpora.before.flatMap((one) => (one.kind === 'suite' || one.kind === 'skill' ? fold(one.subagent ?? '') : [])),
    ),
    route: new Set(corpora.before.flatMap((one) => (one.kind === 'tool_route' && one.route ? [fold(one.route)] : []))),
  };
  const present = Object.fromEntries(
    Object.entries(corpora.source).map(([kind, ids]) => [kind, ids && new Set(ids.map(fold))]),
  ) as Record<Subject, Set<string> | null>;
  return (kind, id) => {
    const source = present[kind];
    return source !== null && known[kind].has(fold(id)) && !source.has(fold(id));
  };
}
