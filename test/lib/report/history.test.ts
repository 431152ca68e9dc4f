import { describe, expect, it } from '@jest/globals';
import { addHistory, makeBadge, makeHistory } from '../../../lib/report/history.js';
import { drawTrend } from '../../../lib/report/trend.js';
import { makeResult, makeResults } from '../../helpers/results.js';

const batch = (id: string, at: string, chosen: (string | null)[], agent = 'claude') =>
  makeHistory(
    makeResults(
      chosen.map((choice, n) =>
        makeResult({ agent, case_id: `c${n}`, expected_skill: 'alpha', choices: [{ trial: 1, choice }] }),
      ),
      { batch_run_id: id, generated_at_utc: at, mode: 'model' },
    ),
  );
const FIRST = batch('one', '2026-11-20T00:00:00.000Z', ['alpha', 'beta']);
const SECOND = batch('two', '2026-11-21T00:00:00.000Z', ['alpha', 'alpha', 'alpha', null]);

describe('the history', () => {
  it('has one line for each batch and agent, with every skill that was expected', () => {
    expect(FIRST).toMatchObject([
      {
        batch_run_id: 'one',
        agent: 'claude',
        trials: 2,
        right: 1,
        recall: 0.5,
        precision: 0.5,
        skills: { alpha: [1, 2] },
      },
    ]);
    expect(makeHistory(makeResults([makeResult()]))).toEqual([]);
  });

  it('keeps the order of time, and counts a batch once', () => {
    const all = addHistory(addHistory([], SECOND), [...FIRST, ...SECOND]);
    expect(all.map(({ batch_run_id }) => batch_run_id)).toEqual(['one', 'two']);
  });

  it('is drawn as one line for each agent, which no name breaks', () => {
    const other = batch('two', '2026-11-21T00:00:00.000Z', ['alpha'], 'x"><script>');
    const svg = drawTrend(addHistory(FIRST, [...SECOND, ...other]));
    expect(svg.match(/<polyline/g)).toHaveLength(2);
    expect(svg).toContain('claude 75 %');
    expect(svg).not.toContain('<script');
    expect(svg).toMatch(/points="44,[\d.]+ 530,[\d.]+"/);
    expect(drawTrend([])).toContain('No choices recorded yet');
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('makes a badge of the newest batch', () => {
    expect(JSON.parse(makeBadge(addHistory(FIRST, SECOND)))).toEqual({
      ...{ schemaVersion: 1, label: 'skill routing', message: '75 % chosen right', color: 'yellow' },
    });
    expect(JSON.parse(makeBadge([]))).toMatchObject({ message: 'not measured' });
  });
});
