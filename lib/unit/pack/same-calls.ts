/** Units of one source → those that run, and for each those of its agent whose cases ask the embedded model for the same in other words. */
import type { Case } from '../../case/schema.js';
import type { PlannedUnit } from '../../contract/plan.js';
import { isPlainPrompt } from './may-share.js';

/** Equal for cases that differ in nothing but what the oracle never reads; null: nothing else is like it. */
export function wishOf(testCase: Case): string | null {
  if (testCase.kind !== 'skill' || !isPlainPrompt(testCase.prompt)) return null;
  const { case_id: _, category: __, prompt: ___, origin: ____, agents: _____, reason: ______, ...wish } = testCase;
  // What a mention is enough for could be met by the prompt's own words.
  const mentions = wish.expected_skill_min_tier === 3 || wish.disallowed_min_tier === 3;
  const words = [...wish.required_all_evidence, ...wish.required_any_evidence, ...wish.required_evidence];
  return mentions || words.length > 0 ? null : JSON.stringify(wish);
}

/** {the unit that runs: those that its process stands for} */
export function groupSameWishes(
  units: readonly PlannedUnit[],
  caseOf: (unit: PlannedUnit) => Case | undefined,
): Map<PlannedUnit, PlannedUnit[]> {
  const first = new Map<string, PlannedUnit>();
  const groups = new Map<PlannedUnit, PlannedUnit[]>();
  for (const unit of units) {
    const testCase = caseOf(unit);
    const wish = testCase ? wishOf(testCase) : null;
    const key = wish && JSON.stringify([unit.agent, unit.trials, wish]);
    const like = key === null ? undefined : first.get(key);
    if (like) groups.get(like)?.push(unit);
    else {
      if (key !== null) first.set(key, unit);
      groups.set(unit, []);
    }
  }
  return groups;
}
