/** Which skill is named as chosen in the place of others: one that mostly is, and not by chance. */
import { expect, it } from '@jest/globals';
import type { TrialChoice } from '../../../lib/contract/result.js';
import { confuse } from '../../../lib/report/choices/confusion.js';
import { describeOverreach, findOverreach } from '../../../lib/report/choices/overreach.js';

/** Each pair is a row: the expected skill and the chosen one, `-` for none. */
const overreach = (...pairs: string[]) => {
  const results = pairs.map((pair, i) => {
    const [agent = '', expected = '', chosen = ''] = pair.split(' ');
    const choices: TrialChoice[] = [{ trial: 1, choice: chosen === '-' ? null : chosen }];
    return { agent, kind: 'skill', case_id: `c${i}`, expected_skill: expected === '-' ? null : expected, choices };
  });
  const environment = { agents: {} };
  return findOverreach(confuse({ results, environment } as unknown as Parameters<typeof confuse>[0])).map(
    describeOverreach,
  );
};

it('names a skill that takes from others and from none, over all agents', () => {
  expect(overreach('x a greedy', 'x b greedy', 'y b greedy', 'y - greedy', 'y a a')).toEqual([
    'Chosen too often: greedy, 4 times, each time where something else was expected: b ×2, a ×1, (none) ×1',
  ]);
  expect(overreach('x greedy greedy', 'x a greedy', 'x - greedy')).toEqual([
    'Chosen too often: greedy, 3 times, 2 times where something else was expected: a ×1, (none) ×1',
  ]);
});

it('names none that was wrong once, or right as often', () => {
  expect(overreach('x a greedy', 'x b b')).toEqual([]);
  expect(overreach('x g g', 'x g g', 'x a g', 'x b g')).toEqual([]);
});

it('names two at most, the worse one first', () => {
  const rows = ['u', 'v', 'w'].flatMap((skill, i) => Array<string>(2 + i).fill(`x a ${skill}`));
  expect(overreach(...rows).map((words) => words.split(/[ ,]+/)[3])).toEqual(['w', 'v']);
});
