/** What models chose in a batch → the labels of its prompts: what most trials chose, over all agents. */
import type { Result } from '../../contract/result.js';

/** {case_id: the skill that was chosen; null: none}. A case without a clear majority teaches nothing, and is left out. */
export function readChosen(results: readonly Pick<Result, 'case_id' | 'choices'>[]): Map<string, string | null> {
  const votes = new Map<string, Map<string | null, number>>();
  for (const { case_id, choices = [] } of results)
    for (const { choice, unknown } of choices) {
      // A name that no agent listed is no skill, and not a refusal either.
      if (choice === null && unknown?.length) continue;
      const own = votes.get(case_id) ?? new Map<string | null, number>();
      own.set(choice, (own.get(choice) ?? 0) + 1);
      votes.set(case_id, own);
    }
  const chosen = new Map<string, string | null>();
  for (const [case_id, own] of votes) {
    const all = [...own.values()].reduce((sum, count) => sum + count, 0);
    const winner = [...own].find(([, count]) => 2 * count > all);
    if (winner) chosen.set(case_id, winner[0]);
  }
  return chosen;
}
