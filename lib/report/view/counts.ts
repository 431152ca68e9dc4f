/** Turns a comparison into its counts in words. Expected fails are never counted as passes, and every row is counted. */

import { isKept } from '../../contract/offer.js';
import type { Plan } from '../../contract/plan.js';
import type { Results } from '../../contract/result.js';
import { pageAddress } from '../../contract/schema-address.js';
import { getOwn } from '../../input/get-own.js';
import { groupBy } from '../../input/group-by.js';
import { bareId } from '../../text/bare-id.js';
import { count, thousands } from '../../text/count.js';
import { oneLine } from '../../text/escape.js';
import type { ReportInput } from './input.js';
import { keyOf } from './words.js';

type LeftOut = Plan['left_out'][number];

const NOT_RUN_WORDS: Record<LeftOut['why'], (row: LeftOut) => string | null> = {
  filter: () => 'left out by a filter',
  shard: () => 'in another shard',
  author: () => 'skipped by their author',
  // `needs mode live: why`; the why is in the plan.
  mode: ({ reason }) => oneLine(reason.replace(/^needs /, 'need ').replace(/: .*$/s, ''), 80),
  unavailable: () => 'agent not available',
  agents: () => null,
};

/** `183 case × agent pairs: 180 as expected (6 of them expected to fail), 0 could not run, 3 not run (left out by a filter).` */
export function countInWords({ results, comparison, plan }: ReportInput): string[] {
  const rows = comparison.deltas.filter((row) => row.case_id !== null && row.delta !== 'REMOVED');
  const tally = {
    expected: 0,
    failing: 0,
    better: 0,
    accepted: 0,
    worse: 0,
    lost: 0,
    shortened: 0,
    open: 0,
    unlisted: 0,
    infra: 0,
    missing: 0,
    weakened: 0,
  };
  const notRun = new Map<string, string>();
  for (const row of plan?.left_out ?? []) {
    const words = NOT_RUN_WORDS[row.why](row);
    if (words) notRun.set(keyOf(row.case_id, row.agent), words);
  }
  for (const row of rows) {
    if (row.delta === 'NOT_RUN') {
      const key = keyOf(row.case_id, row.agent);
      if (!notRun.has(key)) notRun.set(key, row.status === 'skipped' ? 'skipped' : 'not in this batch');
    } else if (row.delta === 'MISSING_RESULT' && row.status === null) tally.missing++;
    else if (row.delta === 'WEAKENED') tally.weakened++;
    else if (row.delta === 'INCONCLUSIVE') tally.open++;
    else if (row.status === 'infra_error' || row.status === 'skipped') tally.infra++;
    else if (row.delta === 'MISSING_BASELINE') tally.unlisted++;
    else if (row.delta === 'IMPROVEMENT') tally.better++;
    else if (row.delta === 'ACCEPTED') tally.accepted++;
    else if (row.delta === 'REGRESSION' || row.delta === 'UNMET') tally.worse++;
    else if (row.delta === 'OFFER_LOSS') tally.lost++;
    else if (row.delta === 'DELIVERY_LOSS') tally.shortened++;
    else {
      tally.expected++;
      if (row.status === 'fail') tally.failing++;
    }
  }
  for (const row of rows) if (row.delta === 'WEAKENED') notRun.delete(keyOf(row.case_id, row.agent));
  const ran = rows.filter((row) => row.delta !== 'NOT_RUN').length;
  const failing = tally.failing ? ` (${thousands(tally.failing)} of them expected to fail)` : '';
  const { current, ref_found } = comparison.baseline;
  const gated = current || ref_found;
  const parts = [
    // Without a baseline nothing is expected: a row only passes or fails.
    !gated && `${thousands(tally.expected)} passed, ${thousands(tally.worse)} failed`,
    gated && tally.worse > 0 && `${thousands(tally.worse)} worse than expected`,
    tally.lost > 0 && `${thousands(tally.lost)} listed worse than before`,
    tally.shortened > 0 && `${thousands(tally.shortened)} loaded with less text than before`,
    gated && `${thousands(tally.expected)} as expected${failing}`,
    tally.better && `${thousands(tally.better)} better than expected`,
    tally.accepted && `${thousands(tally.accepted)} accepted with a reason`,
    tally.weakened && `${thousands(tally.weakened)} that no longer demand what they did`,
    tally.open && `${thousands(tally.open)} undecided`,
    tally.unlisted && `${thousands(tally.unlisted)} not in the baseline yet`,
    tally.missing && `${thousands(tally.missing)} without a result`,
    `${thousands(tally.infra)} could not run`,
    notRun.size && `${thousands(notRun.size)} not run (${whyNotRun([...notRun.values()])})`,
  ];
  const all = `${count(ran + notRun.size, 'case × agent pair')}: ${parts.filter(Boolean).join(', ')}.`;
  const uncovered = countUncovered(results, plan ?? null);
  const lost = comparison.deltas.filter(({ case_id, delta }) => case_id === null && delta === 'OFFER_LOSS');
  const unasked = lost.length
    ? `Also listed worse than before: ${count(new Set(lost.map(({ skill }) => skill)).size, 'skill')} without a case in this batch.`
    : null;
  return [all, unasked, uncovered, countHooks(results, plan ?? null)].filter((words) => words !== null);
}

/** Of several reasons each has its number. */
function whyNotRun(words: readonly string[]): string {
  const reasons = [...groupBy(words, (one) => one)];
  return reasons.map(([why, all]) => (reasons.length > 1 ? `${thousands(all.length)} ${why}` : why)).join('; ');
}

const FEW_NAMES = 5;

/** A hook that no case asks may be broken or deleted, and the gate stays green. */
function countHooks(results: Results, plan: Plan | null): string | null {
  if (!plan || plan.shard !== null || plan.left_out.some((row) => row.why === 'filter')) return null;
  if ([...plan.units, ...plan.left_out].some(({ kind }) => kind === 'tool_route')) return null;
  const hooks = new Set(
    Object.values(results.parts ?? {}).flatMap((parts) =>
      parts.flatMap(({ kind, name }) => (kind === 'hook' ? name : [])),
    ),
  );
  return hooks.size === 0
    ? null
    : `No case asks ${hooks.size === 1 ? 'the hook' : `any of the ${hooks.size} hooks`} of the source (kind tool_route), so a hook that breaks is not seen: ${pageAddress('getting-started')}#4-a-hook-or-a-subagent has two to start from.`;
}

/** Only a whole batch can say which skills have no case; one that did not run, or left no result, is a case all the same. */
function countUncovered(results: Results, plan: Plan | null): string | null {
  if (!plan || plan.shard !== null || plan.left_out.some((row) => row.why === 'filter')) return null;
  const rows = Object.values(results.offers).flatMap((offers) => Object.entries(offers));
  // As `init` and `skill-uncovered` have it, what is for people needs none.
  const kept = new Set(rows.flatMap(([skill, { reason }]) => (isKept(reason) ? [skill] : [])));
  const skills = new Set(rows.flatMap(([skill]) => (kept.has(skill) ? [] : [skill])));
  const named = new Set<string>();
  for (const row of results.results) {
    for (const id of [row.expected_skill ?? '', ...row.matched_evidence, ...row.missing_evidence]) {
      const name = id.replace(/\/SKILL\.md$/, '');
      for (const one of [name, bareId(name)]) named.add(one);
    }
  }
  for (const row of [...plan.units, ...plan.left_out])
    for (const id of row.skills ?? []) for (const one of [id, bareId(id)]) named.add(one);
  // A case may call a skill by its folder.
  const folderOf = (skill: string) => getOwn(results.locations?.skills, skill)?.split('/').at(-2) ?? '';
  const uncovered = [...skills].filter((skill) => !named.has(skill) && !named.has(folderOf(skill)));
  if (uncovered.length === 0) return null;
  const names = uncovered.length <= FEW_NAMES ? `: ${uncovered.join(', ')}` : '';
  return `${uncovered.length} of ${count(skills.size, 'skill')} ${uncovered.length === 1 ? 'has' : 'have'} no case${names}.`;
}
