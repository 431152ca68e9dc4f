/** Units of one source → those that run, and for each those of its agent whose cases expect the same calls and differ in their prompts alone. */
import type { Case } from '../../case/schema.js';
import type { PlannedUnit } from '../../contract/plan.js';
import { omit } from '../../input/get-own.js';
import { isPlainPrompt } from './may-share.js';

/** Equal for cases that differ in nothing that the oracle reads; null where the case cannot share a process with another. */
export function callsKeyOf(testCase: Case): string | null {
  if (testCase.kind !== 'skill' || !isPlainPrompt(testCase.prompt)) return null;
  const calls = omit(testCase, 'case_id', 'category', 'prompt', 'origin', 'agents', 'reason');
  // The prompt itself could be the mention that such a case requires.
  const mentions = calls.expected_skill_min_tier === 3 || calls.disallowed_min_tier === 3;
  const words = [...calls.required_all_evidence, ...calls.required_any_evidence, ...calls.required_evidence];
  return mentions || words.length > 0 ? null : JSON.stringify(calls);
}

/** {a unit that runs: the units whose results it also gives} */
export function groupSameCalls(
  units: readonly PlannedUnit[],
  caseOf: (unit: PlannedUnit) => Case | undefined,
): Map<PlannedUnit, PlannedUnit[]> {
  const first = new Map<string, PlannedUnit>();
  const groups = new Map<PlannedUnit, PlannedUnit[]>();
  for (const unit of units) {
    const testCase = caseOf(unit);
    const calls = testCase ? callsKeyOf(testCase) : null;
    const key = calls && JSON.stringify([unit.agent, unit.trials, calls]);
    const like = key === null ? undefined : first.get(key);
    if (like) groups.get(like)?.push(unit);
    else {
      if (key !== null) first.set(key, unit);
      groups.set(unit, []);
    }
  }
  return groups;
}
