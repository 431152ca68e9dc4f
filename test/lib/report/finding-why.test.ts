/** The reason of a row that failed names what was chosen in the expected skill's place. */
import { expect, it } from '@jest/globals';
import type { Result, TrialChoice } from '../../../lib/contract/result.js';
import type { DeltaRow } from '../../../lib/delta/schema.js';
import { sayWhy } from '../../../lib/report/finding-why.js';
import type { ReportInput } from '../../../lib/report/input.js';

const why = (choices: Omit<TrialChoice, 'trial'>[], more: Partial<Result> = {}) => {
  const result = {
    ...{ kind: 'skill', status: 'fail', failure_kind: 'skill_not_loaded', expected_skill: 'alpha', agent: 'x' },
    ...{
      disallowed_hits: [],
      error: 'the agent worked but never used alpha',
      trials: { ran: choices.length, passed: 0 },
    },
    ...{ choices: choices.map((choice, i) => ({ trial: i + 1, ...choice })) },
    ...more,
  } as unknown as Result;
  const row = { agent: 'x', case_id: 'c', skill: 'alpha' } as unknown as DeltaRow;
  return sayWhy([row], () => result, { results: { mode: 'model' } } as unknown as ReportInput)?.why;
};

it.each([
  ['one other skill', [{ choice: 'greedy' }, { choice: 'greedy' }], {}, '`greedy` was chosen instead'],
  ['two others', [{ choice: 'greedy' }, { choice: 'beta' }], {}, '`greedy` and `beta` were chosen instead'],
  ['none', [{ choice: null }], {}, 'the agent worked but never used alpha'],
  ['itself by another name', [{ choice: 'a' }], { expected_name: 'a' }, 'the agent worked but never used alpha'],
  ['another, and the fault is another', [{ choice: 'b' }], { failure_kind: 'skill_load_failed' }, 'the agent worked'],
])('where %s was chosen', (_, choices, more, words) => {
  expect(why(choices, more as Partial<Result>)).toContain(words);
});
