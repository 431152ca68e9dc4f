/** The steps that `init` prints last: who follows them alone is to end with a gate that calls the hooks. */
import { expect, it } from '@jest/globals';
import { listRunSteps, nameStep, sayLater } from '../../../src/init/words.js';

it.each([
  [0, /^agent-routing run$/],
  [1, /^write cases of kind `tool_route` for the hook, which nothing here calls: docs\/getting-started\.md#4-/],
  [2, /^write cases of kind `tool_route` for each hook, which /],
])('begins with the cases of hooks that have none: %d', (hooks, first) => {
  expect(listRunSteps('.', false, 'agent-routing', '', 0, hooks)[0]).toMatch(first);
});

it.each([
  [2, 0, '2 cases'],
  [0, 1, 'the cases that you have added'],
])('has the baseline as a step where cases have no entry: %d, or those of %d hooks', (unlisted, hooks, cases) => {
  const [run, update] = listRunSteps('.', true, 'agent-routing', '', unlisted, hooks).slice(-2);
  expect(run).toBe('agent-routing run');
  expect(update).toBe(
    `agent-routing baseline update --reason "…"    # once the run shows what you mean: writes what is expected of ${cases} from now on`,
  );
});

it('numbers only what everybody does, and says apart what is for later', () => {
  expect(listRunSteps('.', true, 'agent-routing', '', 0, 0)).toEqual([
    expect.stringMatching(/^read/),
    'agent-routing run',
  ]);
  expect(sayLater('agent-routing')).toMatch(/^\nLater, when .*`agent-routing baseline update --reason "…"`\.\n$/);
});

it('takes one command as the step that names the repository of the action in every file that lacks it', () => {
  expect(nameStep('agent-routing', 'kit', ['a.yml', 'b.json'])).toEqual([
    expect.stringMatching(/^agent-routing init --action OWNER\/agent-routing --source kit {4}# .* in a\.yml, b\.json$/),
  ]);
  expect(nameStep('agent-routing', '.', [])).toEqual([]);
});
