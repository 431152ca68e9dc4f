import { describe, expect, it } from '@jest/globals';
import { ASSERTIONS, type Expect, ExpectSchema } from '../../../../lib/case/expect.js';
import { assertAnswer } from '../../../../lib/evidence/suite/assert.js';
import type { Answer } from '../../../../lib/evidence/suite/check-values.js';

const VALUE = {
  status: 'success',
  error_code: null,
  message: 'Use a filter',
  summary: '2 notes found',
  pagination: { offset: 0, total: 2 },
  results: [
    { type: 'note', file: 'journal/a.md', date: '2026-03-01', score: 0.9, metadata: { tags: ['work', 'a'] } },
    { type: 'note', file: 'people/b.md', date: '2026-03-31T23:59:00+02:00', score: 0.4, metadata: { tags: ['work'] } },
  ],
  history_results: [],
};
const answer = (value: unknown, more: Partial<Answer> = {}): Answer => ({
  value,
  text: JSON.stringify(value),
  model: 'claude-haiku-5',
  stored: { page: { results: [{ file: 'journal/z.md' }] }, files: ['people/b.md'] },
  now: new Date('2026-04-01T10:00:00Z'),
  ...more,
});
const holds = (assertion: Expect, value: unknown = VALUE) => assertAnswer(ExpectSchema.parse(assertion), answer(value));

/** [what holds, what does not] per assertion: all of seed 003's and those its tests use. */
const TABLE: Record<string, [Expect[], Expect[]]> = {
  status: [[{ status: 'success' }], [{ status: 'error' }, { status: 'Success' }]],
  error_code: [[{ error_code: null }], [{ error_code: 'NO_FILTERS' }]],
  contains: [[{ contains: '2 notes' }, { contains: ['note', 'journal/'] }], [{ contains: 'NOTES' }]],
  message_contains: [[{ message_contains: 'filter' }], [{ message_contains: 'sort' }]],
  summary_contains: [[{ summary_contains: 'found' }], [{ summary_contains: 'lost' }]],
  field_contains: [
    [{ field_contains: { path: 'summary', text: 'found' } }],
    [{ field_contains: { path: 'gone', text: 'x' } }],
  ],
  results_min: [[{ results_min: 2 }], [{ results_min: 3 }]],
  results_max: [[{ results_max: 2 }], [{ results_max: 1 }]],
  results_count: [[{ results_count: 2 }], [{ results_count: 1 }]],
  results_schema: [
    [{ results_schema: { type: 'string', score: { type: 'number', min: 0, max: 1 }, metadata: 'object' } }],
    [
      { results_schema: { score: 'string' } },
      { results_schema: { score: { type: 'number', max: 0.5 } } },
      { results_schema: { x: 'string' } },
    ],
  ],
  has_field: [
    [{ has_field: 'error_code' }, { has_field: 'status', value: 'success' }],
    [{ has_field: 'x' }, { has_field: 'status', value: 'error' }],
  ],
  has_fields: [
    [{ has_fields: ['results', 'pagination.total', 'results[1].metadata.tags'] }],
    [{ has_fields: ['results', 'results[2].file'] }],
  ],
  field_equals: [
    [
      { field_equals: { 'pagination.offset': 0, summary: '2 notes found' } },
      { field_equals: { path: 'pagination.total', value: 2 } },
    ],
    [{ field_equals: { 'pagination.offset': '0' } }, { field_equals: { path: 'pagination.total', value: 3 } }],
  ],
  all_match: [
    [{ all_match: { path: 'results[*].type', value: 'note' } }],
    [{ all_match: { path: 'results[*].file', value: 'people/b.md' } }],
  ],
  all_match_one_of: [
    [{ all_match_one_of: { path: 'results[*].type', values: ['note', 'task'] } }],
    [{ all_match_one_of: { path: 'results[*].score', values: [0.9] } }],
  ],
  all_match_pattern: [
    [{ all_match_pattern: { path: 'results[*].file', regex: '\\.md$' } }],
    [
      { all_match_pattern: { path: 'results[*].file', regex: '^journal/' } },
      { all_match_pattern: { path: 'results[*].gone', regex: '.' } },
    ],
  ],
  none_match_pattern: [
    [{ none_match_pattern: { path: 'results[*].file', regex: '^docs/' } }],
    [{ none_match_pattern: { path: 'results[*].file', regex: '^people/' } }],
  ],
  all_have_tags: [[{ all_have_tags: ['work'] }], [{ all_have_tags: ['work', 'a'] }]],
  none_have_tags: [[{ none_have_tags: ['home'] }], [{ none_have_tags: ['a'] }]],
  each_has_any_tag: [[{ each_has_any_tag: ['home', 'work'] }], [{ each_has_any_tag: ['a'] }]],
  all_dates_between: [
    [{ all_dates_between: { path: 'results[*].date', start: '2026-03-01', end: '2026-03-31' } }],
    [
      { all_dates_between: { path: 'results[*].date', start: '2026-03-02', end: '2026-03-31' } },
      { all_dates_between: { path: 'results[*].file', start: '2026-01-01', end: '2027-01-01' } },
    ],
  ],
  all_dates_in_year: [
    [{ all_dates_in_year: { path: 'results[*].date', year: 2026 } }],
    [{ all_dates_in_year: { path: 'results[*].date', year: 2025 } }],
  ],
  dates_within_days: [
    [{ dates_within_days: { path: 'results[*].date', days: 31 } }],
    [{ dates_within_days: { path: 'results[*].date', days: 30 } }],
  ],
  all_in_range: [
    [{ all_in_range: { path: 'results[*].score', min: 0.4, max: 0.9 } }],
    [{ all_in_range: { path: 'results[*].score', min: 0.5 } }, { all_in_range: { path: 'results[*].type', min: 0 } }],
  ],
  range_check: [
    [{ range_check: { path: 'pagination.total', min: 2 } }],
    [{ range_check: { path: 'pagination.total', max: 1 } }],
  ],
  sorted_desc: [[{ sorted_desc: { path: 'results[*].score' } }], [{ sorted_desc: { path: 'results[*].date' } }]],
  array_contains: [
    [
      { array_contains: { path: 'results[*].file', values: ['people/b.md', 'journal/a.md'] } },
      { array_contains: { path: 'results[0].metadata.tags', pattern: '^wo' } },
    ],
    [
      { array_contains: { path: 'results[*].file', values: ['people/b.md', 'x'] } },
      { array_contains: { path: 'results[0].metadata.tags', pattern: '^x' } },
    ],
  ],
  no_overlap: [
    [{ no_overlap: { path: 'results[*].file', with: 'page' } }],
    [
      { no_overlap: { path: 'results[*].file', with: 'files' } },
      { no_overlap: { path: 'results[*].file', with: 'nothing' } },
    ],
  ],
  agent_used_model: [[{ agent_used_model: 'haiku' }], [{ agent_used_model: 'opus' }]],
  one_of: [
    [{ one_of: [{ status: 'error' }, { status: 'success', contains: 'filter' }] }],
    [{ one_of: [{ status: 'error' }, { status: 'success', contains: 'nope' }] }],
  ],
  if_results: [[{ if_results: { all_have_tags: ['work'] } }], [{ if_results: { all_have_tags: ['home'] } }]],
  if_has_history: [[{ if_has_history: { status: 'success' } }], [{ if_has_history: { status: 'x' } }]],
  if_sensitive_results: [
    [{ if_sensitive_results: { status: 'success' } }],
    [{ if_sensitive_results: { has_field: 'sensitive' } }],
  ],
};

describe('assertAnswer', () => {
  it('has a row in this test for every assertion', () => {
    // json_schema is in table.test.ts: its schemas are loaded with the corpus.
    expect(Object.keys(TABLE).sort()).toEqual(ASSERTIONS.filter((name) => name !== 'json_schema').sort());
  });

  it.each(Object.entries(TABLE))('accepts and rejects the right answers for %s', (name, [good, bad]) => {
    for (const assertion of good) expect([assertion, holds(assertion)]).toEqual([assertion, []]);
    for (const assertion of bad) {
      const failures = holds(assertion);
      expect([assertion, failures.length > 0]).toEqual([assertion, true]);
      expect(failures[0]?.assertion.split('.')[0]).toBe(name);
    }
  });

  it('reports assertion, full path, expected and actual value', () => {
    expect(holds({ if_results: { all_match: { path: 'results[*].score', value: 0.9 } } })).toEqual([
      { assertion: 'if_results.all_match', path: 'results[1].score', expected: '0.9', actual: '0.4' },
    ]);
    expect(holds({ has_fields: ['results[*].owner.name'] })[0]).toEqual({
      ...{ assertion: 'has_fields', path: 'results[0].owner', expected: 'the field', actual: 'missing' },
    });
  });

  it('accepts an empty list, and rejects a missing one', () => {
    const each: Expect = { all_match: { path: 'results[*].type', value: 'note' }, all_have_tags: ['x'] };
    expect(holds(each, { results: [] })).toEqual([]);
    expect(holds(each, {}).map(({ path }) => path)).toEqual(['results', 'results']);
    expect(holds({ results_min: 0 }, {})).toHaveLength(1);
  });

  it('accepts a condition that does not apply', () => {
    const never: Expect = {
      if_results: { status: 'x' },
      if_has_history: { status: 'x' },
      if_sensitive_results: { status: 'x' },
    };
    expect(holds(never, { results: [] })).toEqual([]);
    expect(holds(never, {})).toEqual([]);
  });

  it('does not take inherited property names for fields', () => {
    expect(holds({ has_fields: ['constructor', '__proto__'] }, {})).toHaveLength(2);
  });

  it('rejects agent_used_model where the model is unknown', () => {
    expect(assertAnswer({ agent_used_model: 'haiku' }, answer(VALUE, { model: null }))[0]?.actual).toMatch(
      /claude@haiku/,
    );
  });
});
