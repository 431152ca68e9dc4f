import { describe, expect, it } from '@jest/globals';
import { type MeasuredRow, measure } from '../../../../lib/router/learn/measure.js';
import { parseQueries } from '../../../../lib/router/read/query-set.js';
import { renderMeasureText } from '../../../../lib/router/text.js';

const row = (
  id: string,
  expected: string[],
  ranked: [string, number, 'high' | 'medium' | 'low'][],
  more = {},
): MeasuredRow => ({
  query: { id, query: `query ${id}`, expected, acceptable: [], source: '', negative: expected.length === 0, ...more },
  ranked: ranked.map(([name, final_score, confidence]) => ({ id: name, score: 0, final_score, confidence })),
});
const rows = [
  row(
    '1',
    ['a'],
    [
      ['a', 0.95, 'high'],
      ['b', 0.1, 'low'],
    ],
    { source: 'x' },
  ),
  row(
    '2',
    ['a'],
    [
      ['b', 0.95, 'high'],
      ['a', 0.5, 'medium'],
    ],
    { source: 'x' },
  ),
  row(
    '3',
    ['a', 'c'],
    [
      ['b', 0.55, 'medium'],
      ['d', 0.3, 'low'],
      ['c', 0.2, 'low'],
    ],
    { source: 'y', acceptable: ['b'] },
  ),
  row('4', ['a'], [], { source: 'y' }),
  row('5', [], [['b', 0.95, 'high']]),
  row('6', [], []),
];

describe('measure', () => {
  const measured = measure(rows);

  it('counts ranks of the queries that have an answer', () => {
    expect(measured.all).toMatchObject({
      queries: 4,
      recall_at_1: 0.25,
      recall_at_3: 0.75,
      recall_at_5: 0.75,
      lenient_at_1: 0.5,
    });
    expect(measured.all.mrr).toBeCloseTo((1 + 1 / 2 + 1 / 3) / 4, 9);
    expect(measured.sources['y']).toMatchObject({ queries: 2, recall_at_1: 0, recall_at_3: 0.5 });
  });

  it('reports how far predicted and real chances differ', () => {
    // Bins: 0.9 holds 0.95 right and 0.95 wrong, 0.5 holds 0.55 wrong, 0 holds 0 wrong.
    expect(measured.calibration_error).toBeCloseTo((0.9 + 0.55 + 0) / 4, 9);
    expect(measured.high).toEqual({ rows: 2, share: 0.5, precision: 0.5 });
    expect(measured.medium).toEqual({ rows: 1, share: 0.25, precision: 0 });
  });

  it('counts the confidence given to negatives', () => {
    expect(measured.negatives).toEqual({ queries: 2, high: 1, medium: 0, low: 1 });
  });

  it('names the sibling that took a query, and ignores acceptable ones', () => {
    expect(measured.thefts).toEqual([{ victim: 'a', thief: 'b', queries: [{ id: '2', query: 'query 2' }] }]);
  });

  it('prints text without the colours of a hostile query', () => {
    const hostile = measure([row('1', ['a'], [['b', 0.5, 'medium']], { query: '\u001b[31mred\nline' })]);
    expect(renderMeasureText(hostile)).toContain("'red line'");
    expect(renderMeasureText(hostile)).not.toContain('\u001b');
  });

  it('reports no figures for an empty set', () => {
    expect(measure([])).toMatchObject({
      all: { queries: 0, recall_at_1: 0 },
      high: { precision: null },
      calibration_error: 0,
    });
  });
});

describe('parseQueries', () => {
  it('reads labelled lines', () => {
    expect(
      parseQueries('{"id":1,"query":"q","expected":["a"]}\n\n{"query":"n","negative":true}', 'q.jsonl'),
    ).toMatchObject([
      { id: '1', query: 'q', expected: ['a'], negative: false },
      { id: 'q.jsonl:3', negative: true },
    ]);
  });

  it.each([
    ['{"query":"q"}', /q\.jsonl:1: This query expects nothing/],
    ['{"query":"q","expected":["a"]}\n{"expected":["a"]}', /q\.jsonl:2, at query/],
    ['query,expected', /not JSONL/],
  ])('refuses %p', (text, message) => {
    expect(() => parseQueries(text, 'q.jsonl')).toThrow(message);
  });
});
