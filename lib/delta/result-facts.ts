/** A row of the results → what of it decides its delta, and what the ref got wrong already. */
import { posix } from 'node:path';
import { UNDECIDED } from '../contract/decision.js';
import type { BranchChange, BranchChanges, KnownError, Renaming } from '../contract/part.js';
import { WITHHELD } from '../contract/ports/sandbox.js';
import type { FailureKind, Result } from '../contract/result.js';
import { getOwn } from '../input/get-own.js';
import { bareId } from '../text/bare-id.js';
import type { ResultFacts } from './classify.js';
import type { CompareInput } from './input.js';

/** Of a case whose agent could not run. */
export const UNAVAILABLE: ResultFacts = {
  status: 'skipped',
  timed_out: false,
  available: false,
  trials: { passed: 0, judged: 0, timed_out: 0 },
};

/** Why a mode leaves a case that it has run: what it requires, only a model's choice could show. */
const MODE_SKIPS = /^needs a mode that chooses$|^nothing that it requires can be judged/;

export function factsOf(result: Result): ResultFacts {
  const judged = result.trials.verdicts.filter(({ status }) => status === 'pass' || status === 'fail');
  const timed_out = judged.filter((trial) => trial.timed_out).length;
  return {
    status: result.status,
    timed_out: result.timed_out,
    // A skipped row with a fault should have run, but its agent was not available.
    available: result.fault === null && result.failure_category !== 'transport',
    partly_judged: (result.not_judged ?? []).length > 0,
    lost: result.fault?.kind === 'runner',
    withheld: result.fault?.kind === WITHHELD,
    undecided: result.fault?.kind === UNDECIDED,
    unexplained: result.status === 'skipped' && !(MODE_SKIPS.test(result.error ?? '') && result.trials.passed === 0),
    trials: {
      passed: judged.filter(({ status }) => status === 'pass').length,
      judged: judged.length,
      timed_out: result.timed_out ? Math.max(1, timed_out) : 0,
    },
  };
}

const UNLISTED: readonly FailureKind[] = ['skill_not_offered', 'offer_too_weak'];
/** {rule of lint: what fails for it}. */
const FAILS_FOR: Readonly<Record<string, readonly FailureKind[]>> = {
  ...{ 'skill-offer': UNLISTED, 'skill-front-matter': UNLISTED, 'skill-case': UNLISTED },
  ...{ 'case-unknown-skill': UNLISTED, 'case-unknown-subagent': UNLISTED },
  ...{ 'case-ambiguous': ['ambiguous_skill'], 'case-required-file': ['missing_skill_file_evidence'] },
  'skill-body': ['skill_load_failed'],
};

/** What the ref got wrong already: that a row fails for it is not what this branch did. */
export function findKnown(
  row: { case_id: string | null; agent: string; skill: string | null; failure_kind: FailureKind | null },
  branch: Pick<BranchChanges, 'known'> | null | undefined,
): KnownError | undefined {
  const { case_id, agent, skill, failure_kind } = row;
  if (failure_kind === null) return undefined;
  const isIt = ({ name, rule, agents }: BranchChange) =>
    (agents.length === 0 || agents.includes(agent)) &&
    (name === case_id || (skill !== null && bareId(name) === bareId(skill))) &&
    getOwn(FAILS_FOR, rule ?? '')?.includes(failure_kind) === true;
  const found = branch?.known?.find(isIt);
  return found && { rule: found.rule, file: found.file, line: found.line, message: found.message };
}

/** Two skills have one name, and this agent lists the one that the ref has: what the branch adds where it does not look is no matter to it. */
export function spareAgent(result: Result, { branch, results }: Pick<CompareInput, 'branch' | 'results'>): Result {
  const [{ id, paths, only } = { id: '', paths: [], only: null }] = result.ambiguous ?? [];
  if (only === null || result.disallowed_hits.length > 0) return result;
  const added = (path: string) =>
    branch?.changes.some(
      ({ delta, file }) => delta === 'NEW' && file === posix.join(results.locations?.source ?? '', path),
    );
  const others = paths.filter((path) => path !== only);
  // The text of the one that is listed is what was asked for.
  const isMet = result.missing_evidence.length === 0 || result.delivery?.instead === id;
  return isMet && !added(only) && others.every(added) ? asSpared(result) : result;
}

export const asSpared = (result: Result): Result => ({
  ...result,
  ...{
    status: 'pass',
    error: null,
    failure_kind: null,
    failure_category: null,
    mismatch_kind: null,
    missing_evidence: [],
  },
});

/** Offers are kept by `plugin:skill` where two skills have one name, else by the bare id, whatever the case writes: perhaps its folder, of now or of the ref. */
export function nameOffered(id: string, offers: Record<string, unknown>, renamings: readonly Renaming[]): string {
  const [name = ''] = renamings.find(({ now }) => now.includes(bareId(id)))?.now ?? [];
  const former = renamings.find(({ before }) => before.includes(bareId(id)))?.name;
  return [id, bareId(id), name].find((one) => getOwn(offers, one)) ?? former ?? bareId(id);
}
