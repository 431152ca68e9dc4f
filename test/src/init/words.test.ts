/** The steps that `init` prints last: who follows them alone is to end with a gate that calls the hooks. */
import { expect, it } from '@jest/globals';
import { listRunSteps } from '../../../src/init/words.js';

it.each([
  [0, /^agent-routing run$/],
  [1, /^write two cases of kind `tool_route` for the hook, which nothing here calls: https:\S+#4-/],
  [2, /^write two cases of kind `tool_route` for each hook, which /],
])('begins with the cases of hooks that have none: %d', (hooks, first) => {
  expect(listRunSteps('.', false, 'agent-routing', '', 0, hooks)[0]).toMatch(first);
});
