import { describe, expect, it } from '@jest/globals';
import { parseCasesJson } from '../../../lib/case/corpus-json.js';
import { parseSuites } from '../../../lib/case/suites.js';

const file = (tests: object[], more: object = {}) =>
  JSON.stringify(
    {
      agent: 'demo:explorer',
      version: '1.0.0',
      metadata: { total_tests: 1 },
      test_suites: { core: { name: 'Core', priority: 'critical', tests } },
      ...more,
    },
    null,
    1,
  );

describe('parseSuites', () => {
  it('makes a case of each test: its id, its suite as category, its file’s agent', () => {
    const text = file([
      { id: 'EXP-001', name: 'n', description: 'd', input: { q: 1 }, expect: { status: 'success' }, trials: 5 },
      {
        id: 'EXP-032',
        name: 'n',
        multi_step: [{ step: 1, input: { q: 1 }, store: 'first', expect: { status: 'success' } }],
      },
    ]);
    const [one, two] = parseSuites(text, 'a.tests.json');
    expect(one).toMatchObject({
      ...{ kind: 'suite', case_id: 'EXP-001', category: 'core', subagent: 'demo:explorer', input: { q: 1 }, trials: 5 },
      origin: { file: 'a.tests.json', line: text.split('\n').findIndex((line) => line.includes('EXP-001')) + 1 },
    });
    expect(two).toMatchObject({ case_id: 'EXP-032', multi_step: [{ store: 'first' }] });
  });

  it('leaves out, with the reason, a test that uses an undefined function', () => {
    const [one] = parseSuites(file([{ id: 'A', setup: 'make_vault', input: {}, expect: { status: 'x' } }]), 'f');
    expect(one?.skip).toMatch(/"make_vault", which this tool cannot call/);
  });

  const test = (expect: object) => [{ id: 'A-1', name: 'n', input: {}, expect }];
  it.each([
    [
      test({ statsu: 'x' }),
      /case 'A-1', at test_suites\.core\.tests\[0\]\.expect: Unknown assertion 'statsu'\. Fix: write 'status'/,
    ],
    [test({ one_of: [{ status: 'x' }, { contians: 'x' }] }), /one_of\[1\]: Unknown assertion 'contians'/],
    [test({ if_results: { all_tagged: 'x' } }), /expect\.if_results: Unknown assertion 'all_tagged'/],
    [test({ one_of: [{}] }), /asserts nothing/],
    [test({ all_match_pattern: { path: 'a', regex: '(' } }), /is not a pattern that this tool can run/],
    [test({ all_dates_between: { path: 'a', start: 'soon', end: '2026-01-01' } }), /:19, case 'A-1'.*must be a date/],
    [test({ value: 1 }), /`value` belongs to has_field/],
    [[{ id: 'A-1', input: {} }], /asserts nothing/],
    [[{ id: 'A-1', expect: { status: 'x' } }], /needs `input` or `multi_step`/],
    [[{ id: 'A-1', inptu: {}, expect: { status: 'x' } }], /Unknown key 'inptu'\. Fix: write 'input'/],
    [[{ id: '../x', input: {}, expect: { status: 'x' } }], /must be a letter or digit/],
  ])('refuses %j', (tests, message) => {
    expect(() => parseSuites(file(tests), 'f.tests.json')).toThrow(message);
  });

  it('refuses a duplicate suite, whose tests would be lost', () => {
    const text = '{"agent": "a:b", "test_suites": {\n"core": {"tests": []},\n"core": {"tests": []}}}';
    expect(() => parseSuites(text, 'f.tests.json')).toThrow(/f\.tests\.json:3, at test_suites\.core: The key 'core'/);
  });

  it('is as strict with a suite in cases.json', () => {
    const row = { kind: 'suite', case_id: 'a', subagent: 'x', input: {}, expect: { statsu: 1 } };
    expect(() => parseCasesJson(JSON.stringify([row]), 'cases.json')).toThrow(/statsu/);
  });
});
