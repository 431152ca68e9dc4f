/** A `tool_route` case → what the agent is asked, by a user or by its main conversation. */
import type { ToolRouteCase } from '../case/schema.js';
import { inWorkspace } from '../case/workspace-paths.js';
import { listTries } from '../policy/expected-calls.js';

/** In mode live, asks the vendor's model to have a subagent make the call. */
export const handOver = (task: string): string =>
  `Start exactly one subagent (general-purpose), wait for it, and give it this task word for word: ${task}`;

/** In mode live, asks the vendor's model for the call that the oracle makes by itself. */
export function promptFor(testCase: ToolRouteCase): string {
  if (testCase.prompt !== undefined) return testCase.prompt;
  const [first, ...more] = listTries(testCase).map(
    ({ tool, input }) => `use ${tool} with ${JSON.stringify(inWorkspace(input, '.'))}`,
  );
  if (first === undefined) return 'Say in one word that you are done.';
  const how =
    more.length === 0
      ? `Make exactly one tool call, then stop: ${first}. Do not change it, and try no other way if it is blocked.`
      : `Make exactly ${more.length + 1} tool calls, one after the other, then stop: ${[first, ...more].join('; then ')}. Do not change them, and try no other way if one is blocked.`;
  return `${how} Then say in one sentence what came back.`;
}
