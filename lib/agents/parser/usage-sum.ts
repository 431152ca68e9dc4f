/** The tokens of each of a run's answers → what the run used, where no closing record says it. */
import type { AgentEvent } from '../../contract/transcript/event.js';
import { number } from '../../input/json-value.js';

type Usage = Extract<AgentEvent, { type: 'end' }>['usage'];

export function createUsageSum() {
  const sum = { input_tokens: 0, output_tokens: 0, cost_usd: 0 };
  let known = false;
  return {
    /** The fields of a record; a value that is not a number counts as absent. */
    add({ input, output }: { input?: unknown; output?: unknown }, cost: unknown): void {
      known ||= number(input) !== null;
      sum.input_tokens += number(input) ?? 0;
      sum.output_tokens += number(output) ?? 0;
      sum.cost_usd += number(cost) ?? 0;
    },
    /** Nulls where no answer said how much it read. */
    total: (): Usage => (known ? { ...sum } : { input_tokens: null, output_tokens: null, cost_usd: null }),
  };
}
