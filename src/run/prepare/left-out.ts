/** The units that a plan leaves out → one line per reason, with their number. */
import type { Plan } from '../../../lib/contract/plan.js';

export function countLeftOut({ left_out }: Pick<Plan, 'left_out'>): string[] {
  const reasons = new Map<string, number>();
  for (const { why, reason } of left_out) {
    const words = why === 'shard' ? 'in another shard' : why === 'filter' ? 'left out by a filter' : reason;
    reasons.set(words, (reasons.get(words) ?? 0) + 1);
  }
  return [...reasons].map(([words, count]) => `${count} not run: ${words}`);
}
