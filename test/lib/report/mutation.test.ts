/** What was not mutated is shown once for each reason, however many cases and agents it holds for. */
import { expect, it } from '@jest/globals';
import type { Mutation } from '../../../lib/contract/mutation.js';
import { renderMutation, renderMutationSummary } from '../../../lib/report/terminal/mutation.js';

const TALLY = { killed: 1, survived: 0, infra_error: 0, equivalent: 0, score: 1 };
const pairs = (cases: string[], agents: string[], reason: string) =>
  cases.flatMap((case_id) => agents.map((agent) => ({ case_id, agent, reason })));
const mutation = {
  ...{ mode: 'oracle', complete: true, sample: null, results: [], mutants: {}, agents: {}, targets: {}, total: TALLY },
  left_out: [
    ...pairs(['a', 'b', 'c', 'd', 'e'], ['claude', 'codex'], 'needs mode live'),
    ...pairs(['f'], ['codex'], 'it does not pass unmutated'),
  ],
} as unknown as Mutation;

it.each([
  ['a terminal', renderMutation(mutation, null), '- not mutated: '],
  ['a summary', renderMutationSummary(mutation), '- '],
])('in %s', (_, said, mark) => {
  expect(said.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    `${mark}a, b, c and 2 more on claude, codex: needs mode live`,
    `${mark}f on codex: it does not pass unmutated`,
  ]);
});
