import { describe, expect, it } from '@jest/globals';
import type { DeltaRow, PartRow } from '../../../lib/delta/schema.js';
import { renderMarkdown } from '../../../lib/report/markdown/markdown.js';
import { makeCell } from '../../../lib/report/view/cell.js';
import { countDeltas, countRows, listCounts } from '../../../lib/report/view/count-deltas.js';
import { everyday } from '../../helpers/report-batches.js';

const { comparison } = everyday();
const row = (delta: DeltaRow['delta'], case_id: string | null, agent: string, skill: string | null = null) =>
  ({ ...comparison.deltas[0], delta, case_id, agent, skill }) as DeltaRow;
const counts = (...deltas: DeltaRow[]) => listCounts({ deltas }, () => true).join(', ');

describe('the counts of a comparison', () => {
  it('are of cases, and say of how many agents where there are several', () => {
    expect(counts(row('REGRESSION', 'a', 'claude'), row('REGRESSION', 'a', 'codex'))).toBe('1 regression on 2 agents');
    expect(counts(row('REGRESSION', 'a', 'claude'), row('REGRESSION', 'b', 'claude'))).toBe('2 regressions');
  });

  it('do not call a case removed that has another id', () => {
    const renamed = { ...row('REMOVED', 'a', 'claude'), reason: 'renamed to b' };
    expect(counts(renamed, row('REMOVED', 'c', 'claude'))).toBe('1 renamed case, 1 removed case');
    expect(makeCell({ ...renamed, status: null }, null, 'oracle').words).toBe('renamed to b');
    expect(makeCell({ ...row('REMOVED', 'c', 'claude'), status: null }, null, 'oracle').words).toBe('removed');
  });

  it('do not call a hook removed that only waits for fewer tools', () => {
    const gone = {
      ...everyday().comparison.parts?.[0],
      delta: 'REMOVED',
      kind: 'hook',
      name: 'Stop: a (Bash)',
    } as PartRow;
    const hooks = listCounts({ deltas: [], parts: [gone, { ...gone, now: 'Stop: a' }] }, () => true);
    expect(hooks).toEqual(['1 removed hook', '1 narrowed hook']);
  });

  it('say of an instruction file only that an agent no longer gets it', () => {
    const gone = { ...everyday().comparison.parts?.[0], delta: 'REMOVED', kind: 'instructions', name: 'a' } as PartRow;
    const counted = (...parts: PartRow[]) => listCounts({ deltas: [], parts }, () => true);
    expect(counted(gone)).toEqual(['1 instruction file that an agent no longer gets']);
    expect(counted(gone, gone)).toEqual(['2 instruction files that an agent no longer gets']);
  });

  it('are of skills where the offer fell, however many cases are about one', () => {
    const lost = [row('OFFER_LOSS', 'a', 'claude', 'x'), row('OFFER_LOSS', 'b', 'claude', 'x')];
    expect(counts(...lost)).toBe('1 skill listed worse than before');
    expect(countRows(lost)).toBe('1 skill');
    expect(countRows([row('PASS', 'a', 'claude'), row('PASS', 'b', 'codex')])).toBe('2 cases');
    const both = ['a', 'b'].flatMap((id) => ['claude', 'codex'].map((agent) => row('PASS', id, agent)));
    expect(countRows(both)).toBe('2 cases on 2 agents');
    expect(countRows(lost.slice(1))).toBeNull();
  });

  it('are of results where something could not be judged: the same case may have run elsewhere', () => {
    expect(counts(row('INFRA', 'a', 'claude'))).toBe('1 result could not be judged');
    expect(counts(row('INFRA', 'a', 'claude'), row('INFRA', 'a', 'codex'))).toBe(
      '2 results could not be judged on 2 agents',
    );
  });

  it('leave out what is new where there is no baseline', () => {
    const deltas = [row('NEW', 'a', 'claude')];
    const of = (current: boolean) =>
      countDeltas({ ...comparison, deltas, baseline: { ...comparison.baseline, current, ref_found: false } });
    expect([of(true), of(false)]).toEqual(['1 new case', 'no baseline to compare with']);
  });
});

it('does not call new on this branch what has no baseline to be compared with', () => {
  const input = everyday();
  const cellOf = (baseline: object) =>
    renderMarkdown({
      ...input,
      comparison: { ...input.comparison, baseline: { ...input.comparison.baseline, ...baseline } },
    }).match(/NEW: [^|]+/)?.[0];
  expect(cellOf({})).toBe('NEW: new on this branch ');
  expect(cellOf({ current: false, ref_found: false })).toBe('NEW: there is no baseline ');
});
