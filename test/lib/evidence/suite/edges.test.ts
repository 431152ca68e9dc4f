/** What the rows of the table do not show: the words of failures, and steps from question to stored values. */
import { describe, expect, it } from '@jest/globals';
import type { Expect } from '../../../../lib/case/expect.js';
import { loadSchemas } from '../../../../lib/case/json-schema.js';
import { type SuiteCase, SuiteCaseSchema } from '../../../../lib/case/schema.js';
import { assertAnswer } from '../../../../lib/evidence/suite/assert.js';
import { describeFailure } from '../../../../lib/evidence/suite/failure.js';
import { readPath } from '../../../../lib/evidence/suite/path.js';
import { assertStep, fillInput, listSteps } from '../../../../lib/evidence/suite/steps.js';

const FACTS = { model: null, stored: {}, now: new Date('2026-04-01T10:00:00Z') };
const words = (expect_: Expect, value: unknown, stored: Record<string, unknown> = {}) =>
  assertAnswer(expect_, { ...FACTS, value, text: JSON.stringify(value), stored }).map(describeFailure);
const suite = (more: object): SuiteCase =>
  SuiteCaseSchema.parse({ kind: 'suite', case_id: 'a', subagent: 'x', input: 1, ...more });
const stepOf = (more: object) => listSteps(suite(more))[0]!;

describe('the words of a failure', () => {
  it.each<[Expect, unknown, string[], Record<string, unknown>?]>([
    [{ status: 'a' }, { status: 'b' }, ['status at status: expected "a", got "b"']],
    [{ error_code: 'a' }, {}, ['error_code at error_code: expected "a", got missing']],
    [{ contains: 'x' }, { a: 1 }, ['contains: expected the answer to contain "x", got "{\\"a\\":1}"']],
    [{ has_field: 'a' }, {}, ['has_field at a: expected the field, got missing']],
    [{ has_field: 'a', value: 1 }, { a: 2 }, ['has_field at a: expected 1, got 2']],
    [{ has_fields: ['a', 'b'] }, { a: 1 }, ['has_fields at b: expected the field, got missing']],
    [{ results_min: 2 }, { results: [1] }, ['results_min at results: expected at least 2 results, got 1']],
    [{ results_max: 0 }, { results: [1] }, ['results_max at results: expected at most 0 results, got 1']],
    [{ results_count: 2 }, { results: 'ab' }, ['results_count at results: expected exactly 2 results, got "ab"']],
    [
      { results_schema: { n: { type: 'number', min: 1, max: 2 } } },
      { results: [{ n: 3 }] },
      ['results_schema at results[0].n: expected number from 1 to 2, got 3'],
    ],
    [
      { results_schema: { n: { type: 'integer', max: 2 } } },
      { results: [{ n: 3 }] },
      ['results_schema at results[0].n: expected integer to 2, got 3'],
    ],
    [{ range_check: { path: 'n', min: 1 } }, { n: 0 }, ['range_check at n: expected a number from 1, got 0']],
    [{ sorted_desc: { path: 'n' } }, {}, ['sorted_desc at n: expected a list, got missing']],
    [{ sorted_desc: { path: 'n' } }, { n: 3 }, ['sorted_desc at n: expected a list, got 3']],
    [
      { sorted_desc: { path: 'n' } },
      { n: [1, 'a'] },
      ['sorted_desc at n: expected only numbers, or only texts, got [1,"a"]'],
    ],
    [
      { sorted_desc: { path: 'n' } },
      { n: [1, 2] },
      ['sorted_desc at n[1]: expected at most 1, the value before it, got 2'],
    ],
    // A date among other texts is a text.
    [
      { sorted_desc: { path: 'n' } },
      { n: ['b', '2026-01-01', 'a'] },
      ['sorted_desc at n[2]: expected at most "2026-01-01", the value before it, got "a"'],
    ],
    [{ array_contains: { path: 'n', values: [1] } }, { n: [2] }, ['array_contains at n: expected 1, got [2]']],
    [
      { no_overlap: { path: 'n[*]', with: 's' } },
      { n: [1] },
      ['no_overlap at n[*]: expected values stored as "s", got none'],
    ],
    [
      { no_overlap: { path: 'n[*]', with: 's' } },
      { n: [1] },
      ['no_overlap at n[*]: expected values stored as "s", got {"status":"error"}'],
      { s: { status: 'error' } },
    ],
    // Lists within a value: one common item is enough.
    [
      { no_overlap: { path: 'n', with: 's' } },
      { n: [3, 1] },
      ['no_overlap at n: expected no value of "s", got [3,1]'],
      { s: [1] },
    ],
    [
      { no_overlap: { path: 'n', with: 's' } },
      { n: 1 },
      ['no_overlap at n: expected no value of "s", got 1'],
      { s: 1 },
    ],
    [{ no_overlap: { path: 'n', with: 's' } }, { n: 1 }, [], { s: null }],
    [{ if_results: { status: 'a' } }, { results: 1 }, ['if_results at results: expected a list, got 1']],
    [
      { if_sensitive_results: { status: 'a' } },
      { results: 1 },
      ['if_sensitive_results at results: expected a list, got 1'],
    ],
    [
      { one_of: [{ status: 'a' }, { has_field: 'b' }] },
      { status: 'c' },
      [
        'one_of: expected one of 2 alternatives to hold, got status at status: expected "a", got "c" / has_field at b: expected the field, got missing',
      ],
    ],
    [{ contains: 'deep' }, { a: [{ b: ['x', 'so deep'] }] }, []],
  ])('%j of %j: %j', (...[expected, value, want, stored]) => {
    expect(words(expected, value, stored ?? {})).toEqual(want);
  });

  it('of a schema has the place of each', async () => {
    const testCase = suite({
      expect: {
        json_schema: {
          ...{ type: 'object', required: ['b'], additionalProperties: false },
          properties: { a: { type: 'array', items: { type: 'string' } }, 'c/d': { type: 'null' } },
        },
      },
    });
    await loadSchemas([testCase]);
    expect(words(testCase.expect!, { a: ['x', 1], 'c/d': 2, e: 3 })).toEqual([
      expect.stringMatching(/^json_schema: expected must have required property 'b', got \{/),
      expect.stringMatching(/^json_schema: expected must NOT have additional properties \('e'\), got \{/),
      'json_schema at a[1]: expected must be string, got 1',
      'json_schema at c/d: expected must be null, got 2',
    ]);
    expect(words(testCase.expect!, [1])).toEqual(['json_schema: expected must be object, got [1]']);
    const list = suite({ expect: { json_schema: { type: 'array', items: { type: 'string' } } } });
    await loadSchemas([list]);
    expect(words(list.expect!, ['x', 1])).toEqual(['json_schema at [1]: expected must be string, got 1']);
  });

  it('ignores assertions that are set to undefined', () => {
    expect(words({ status: undefined }, {})).toEqual([]);
  });
});

describe('readPath', () => {
  const value = { a: [{ b: [1, 2] }, { b: [] }], n: { '0': 'zero' }, list: [[1], [2, 3]] };
  it.each<[string, [string, unknown][]]>([
    ['a[0].b[1]', [['a[0].b[1]', 2]]],
    [
      'a[*].b[*]',
      [
        ['a[0].b[0]', 1],
        ['a[0].b[1]', 2],
      ],
    ],
    ['list[1][0]', [['list[1][0]', 2]]],
    [
      'list[*][*]',
      [
        ['list[0][0]', 1],
        ['list[1][0]', 2],
        ['list[1][1]', 3],
      ],
    ],
    ['n.0', [['n.0', 'zero']]],
    ['a[2].b', [['a[2]', undefined]]],
    ['a.b', [['a.b', undefined]]],
    ['n[0]', [['n[0]', undefined]]],
    ['a[0]b', [['a[0].b', [1, 2]]]],
    ['n..0', [['n.0', 'zero']]],
  ])('reads %s', (path, want) => {
    expect(readPath(value, path).map((at) => [at.path, at.value])).toEqual(want);
    expect(readPath(value, path).map(({ present }) => present)).toEqual(want.map(([, found]) => found !== undefined));
  });
});

describe('a step', () => {
  it('is held to its assertions, which carry its name', () => {
    const [, second] = listSteps(
      suite({ multi_step: [{ input: 1 }, { input: 2, expect: { status: 'a', results_min: 1 } }] }),
    );
    const { failures, asserted } = assertStep(second!, '{"status":"b","results":[1]}', FACTS);
    expect(asserted).toEqual(['status', 'results_min']);
    expect(failures.map(describeFailure)).toEqual(['step 2.status at status: expected "a", got "b"']);
    expect(assertStep(second!, '{"status":"a","results":[1]}', FACTS).failures).toEqual([]);
    expect(assertStep(second!, 'no', FACTS).failures.map(describeFailure)).toEqual([
      'step 2.json: expected an answer in JSON, got "no"',
    ]);
  });

  it('without a name has failures without one', () => {
    const one = stepOf({ expect: { has_field: 'a', value: 1 } });
    const { failures, asserted } = assertStep(one, '{"a":2}', FACTS);
    expect(asserted).toEqual(['has_field']);
    expect(failures.map(({ assertion }) => assertion)).toEqual(['has_field']);
  });

  it('needs JSON as soon as one assertion does, and shows what came instead', () => {
    const mixed = stepOf({ expect: { contains: 'x', status: 'a' } });
    const long = `x${'y'.repeat(400)}`;
    expect(assertStep(mixed, long, FACTS).failures[0]?.actual).toBe(JSON.stringify(long.slice(0, 300)));
    const prose = stepOf({ expect: { contains: 'x' } });
    expect(assertStep(prose, 'y', FACTS).failures).toHaveLength(1);
    // A step that only asks demands nothing of the answer.
    const asks = listSteps(suite({ multi_step: [{ input: 1 }, { input: 1, expect: { status: 'a' } }] }))[0]!;
    expect(assertStep(asks, 'prose', FACTS)).toEqual({ failures: [], asserted: [], stored: {} });
    const stores = listSteps(suite({ multi_step: [{ store: 'a', expect: { contains: 'x' } }] }))[0]!;
    expect(assertStep(stores, 'x', FACTS).failures[0]?.assertion).toBe('step 1.json');
  });

  const stored = (store: unknown, answer: unknown) => {
    const [step] = listSteps(suite({ multi_step: [{ store, expect: { has_fields: ['status'] } }] }));
    return assertStep(step!, JSON.stringify(answer), FACTS).stored;
  };
  it.each([
    ['page', { status: 'ok' }, { page: { status: 'ok' } }],
    [
      { s: 'status', f: 'r[*].f' },
      { status: 'ok', r: [{ f: 1 }, { f: 2 }] },
      { s: 'ok', f: [1, 2] },
    ],
    [{ f: 'r[*].f' }, { status: 'ok', r: [] }, { f: [] }],
    [{ f: 'r[*].f', s: 'status' }, { status: 'error', r: [] }, { s: 'error' }],
    [{ f: 'r[*].f' }, { status: 'ok', r: [{ f: 1 }, {}] }, {}],
    [{ f: 'gone' }, { status: 'ok' }, {}],
    [{ n: 'n' }, { status: 'ok', n: null }, { n: null }],
  ])('stores %j of %j', (store, answer, want) => {
    expect(stored(store, answer)).toEqual(want);
  });

  it('fills every kind of value in, and leaves the rest alone', () => {
    const input = { a: null, b: 1, c: ['{{n}} of {{o}}', '{{ gone }}', 'x {{gone}} y'], d: '{{o.k}}' };
    const { input: filled, failures } = fillInput(input, { n: 3, o: { k: 'v' } });
    expect(filled).toEqual({ a: null, b: 1, c: ['3 of {"k":"v"}', '{{ gone }}', 'x {{gone}} y'], d: 'v' });
    expect(failures).toHaveLength(2);
  });
});
