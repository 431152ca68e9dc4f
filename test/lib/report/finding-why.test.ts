/** A row that failed names what was chosen in the expected skill's place, and whose description to change. */
import { expect, it } from '@jest/globals';
import type { Result, TrialChoice } from '../../../lib/contract/result.js';
import type { DeltaRow } from '../../../lib/delta/schema.js';
import { fixChosenInstead } from '../../../lib/report/findings/chosen-instead.js';
import { fixUncalled } from '../../../lib/report/findings/nothing-called.js';
import { explainFailed } from '../../../lib/report/findings/why.js';
import type { ReportInput } from '../../../lib/report/view/input.js';

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
    case_id: 'c',
  } as unknown as Result;
  const row = { agent: 'x', case_id: 'c', skill: 'alpha' } as unknown as DeltaRow;
  return explainFailed([row], { results: { mode: 'model', results: [result] } } as unknown as ReportInput, false)?.why;
};

it.each([
  ['one other skill', [{ choice: 'greedy' }, { choice: 'greedy' }], {}, '`greedy` was chosen instead'],
  ['two others', [{ choice: 'greedy' }, { choice: 'beta' }], {}, '`greedy` and `beta` were chosen instead'],
  ['none that is listed', [{ choice: null, unknown: ['ghost'] }], {}, 'the agent worked but never used alpha'],
  ['itself by another name', [{ choice: 'a' }], { expected_name: 'a' }, 'the agent worked but never used alpha'],
  ['another, and the fault is another', [{ choice: 'b' }], { failure_kind: 'skill_load_failed' }, 'the agent worked'],
])('where %s was chosen', (_, choices, more, words) => {
  expect(why(choices, more as Partial<Result>)).toContain(words);
});

it('names the description to change where no skill was called', () => {
  const result = {
    ...{ kind: 'skill', status: 'fail', failure_kind: 'mixed_evidence_missing', expected_skill: 'alpha', agent: 'x' },
    ...{ disallowed_hits: [], trials: { ran: 1, passed: 0 }, choices: [{ trial: 1, choice: null }], case_id: 'c' },
  } as unknown as Result;
  const row = { agent: 'x', case_id: 'c', skill: 'alpha', delta: 'UNMET' } as unknown as DeltaRow;
  const fix = (mode: string) => fixUncalled([row], { results: { mode, results: [result] } } as unknown as ReportInput);
  const calls = (...unknown: string[]) => (result.choices = [{ trial: 1, choice: null, unknown }]);
  calls('ghost');
  expect(fix('model')).toMatch(/^look where the model has `ghost` from/);
  calls();
  expect(fix('model')).toMatch(/at the beginning of the description of `alpha` when to use it.*decision\.json/);
  expect(fix('replay')).not.toMatch(/decision\.json/);
  expect(fix('oracle')).toBeNull();
});

/** Each is `case expected chosen`, `-` for none. */
const fix = (delta: DeltaRow['delta'], ...chosen: string[]) => {
  const results = chosen.map((words) => {
    const [case_id, expected_skill, choice] = words.split(' ');
    const failure_kind = expected_skill === choice ? null : 'skill_not_loaded';
    const choices = [{ trial: 1, choice: choice === '-' ? null : choice }];
    return { kind: 'skill', agent: 'x', case_id, expected_skill, failure_kind, choices } as unknown as Result;
  });
  const rows = results
    .filter(({ failure_kind }) => failure_kind)
    .map(
      (one) => ({ delta, agent: 'x', case_id: one.case_id, skill: one.expected_skill, timed_out: false }) as DeltaRow,
    );
  return fixChosenInstead(rows, {
    results: { results, environment: { agents: {} } },
  } as unknown as ReportInput);
};

it.each([
  [
    'both descriptions where either may be at fault',
    ['c alpha beta', 'd beta beta'],
    /^read both descriptions .*: say in that of `alpha` that it is for this, or in that of `beta` that it is not;/,
  ],
  [
    'the one that is mostly chosen where something else is expected',
    ['c alpha greedy', 'd beta greedy', 'e greedy greedy'],
    /^say in the description of `greedy` what it is not for: 2 of the 3 times/,
  ],
  [
    'several that lost to several',
    ['c alpha one', 'd beta two'],
    /that of the skill that lost that it is for this, or in that of `one` or `two`/,
  ],
  ['no second one where no skill was chosen', ['c alpha -'], /^null$/],
])('names %s', (_, chosen, words) => {
  expect(String(fix('REGRESSION', ...chosen))).toMatch(words);
});

it('is no advice for what more trials or a baseline entry would settle', () => {
  for (const delta of ['INCONCLUSIVE', 'MISSING_BASELINE', 'WEAKENED'] as const)
    expect(fix(delta, 'c alpha beta')).toBeNull();
});
