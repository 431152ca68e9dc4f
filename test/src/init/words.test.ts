/** The steps that `init` prints last: who follows them alone is to end with a gate that calls the hooks. */
import { expect, it } from '@jest/globals';
import { listRunSteps } from '../../../src/init/words.js';

it.each([
  [0, /^agent-routing run$/],
  [1, /^write cases of kind `tool_route` for the hook, which nothing here calls: https:\S+#4-/],
  [2, /^write cases of kind `tool_route` for each hook, which /],
])('begins with the cases of hooks that have none: %d', (hooks, first) => {
  expect(listRunSteps('.', false, 'agent-routing', '', 0, hooks)[0]).toMatch(first);
});

it.each([
  [0, /# once you have added cases or mean a change; it also records how much of each text arrives$/],
  [2, /# writes what is expected of 2 cases from now on$/],
])('has the baseline after the run, and says when it is needed: %d cases without an entry', (unlisted, step) => {
  const [run, update] = listRunSteps('.', true, 'agent-routing', '', unlisted, 0).slice(1);
  expect(run).toBe('agent-routing run');
  expect(update).toMatch(/^agent-routing baseline update --reason "first run" /);
  expect(update).toMatch(step);
});
