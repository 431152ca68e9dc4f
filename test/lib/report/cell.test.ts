import { describe, expect, it } from '@jest/globals';
import { compareBaselines } from '../../../lib/delta/compare.js';
import { makeCell } from '../../../lib/report/view/cell.js';
import { makeBaseline, makeOffer, makeResult, makeResults } from '../../helpers/results.js';

type Delivery = NonNullable<ReturnType<typeof makeResult>['delivery']>;

function cellOf(delivery: Partial<Delivery>) {
  const baseline = makeBaseline({ 'notes-basic': { claude: 'pass' } });
  const result = makeResult({
    ...{ status: 'fail' as const, failure_kind: 'skill_load_failed' as const, offer: null },
    delivery: { state: 'full', ...delivery } as Delivery,
  });
  const { deltas } = compareBaselines({ results: makeResults([result]), current: baseline, ref: null });
  const [row] = deltas;
  return row && makeCell(row, result, 'oracle');
}

describe('the cell of a skill whose load failed', () => {
  it('says that nothing of the text came, or how much of it', () => {
    expect(cellOf({ state: 'empty' })?.detail).toBe('body empty');
    expect(cellOf({ state: 'cut', kept_chars: 10, of_chars: 40 })?.detail).toMatch(/^body cut, /);
    expect(cellOf({ state: 'full' })?.detail).toBe(null);
    expect(makeOffer('full').offer).toBe('full');
  });
});

it.each([
  ['blocked_by_hook', 'blocked', null],
  ['ran', 'allowed; the agent itself refuses', 'agent'],
  ['ran', 'allowed', null],
  ['hook_ran', 'hook ran', null],
  ['reached_model', 'reached the model', null],
  ['asked_by_hook', 'user asked', null],
  ['rewritten_by_hook', 'call changed', null],
])('a hook that met its case by %s is shown as %j', (token, words, refused_by) => {
  const baseline = makeBaseline({ 'notes-basic': { claude: 'pass' } });
  const result = makeResult({ kind: 'tool_route', matched_evidence: [token], offer: null });
  if (refused_by) result.tried_call = { refused_by } as NonNullable<typeof result.tried_call>;
  const [row] = compareBaselines({ results: makeResults([result]), current: baseline, ref: null }).deltas;
  expect(row && makeCell(row, result, 'oracle').words).toBe(words);
});
