import { describe, expect, it } from '@jest/globals';
import { parseCasesJson } from '../../../lib/case/corpus-json.js';
import { checkUnique, type Filters, selectCases } from '../../../lib/case/select.js';

const cases = parseCasesJson(
  JSON.stringify([
    { case_id: 'one', category: 'api', prompt: 'p', expected_skill: 'alpha' },
    { case_id: 'two', category: 'docs', prompt: 'p', expected_skill: 'beta', required_skills: ['alpha'] },
    { case_id: 'three', kind: 'route', query: 'q', expected: ['gamma'] },
    { case_id: 'EXP-1', kind: 'suite', category: 'core', subagent: 'jarvis:explorer', input: {}, expect: {} },
  ]),
  'cases.json',
);
const all: Filters = { kind: [], category: [], case_id: [], skill: [], scope: 'all', changed_skills: null };
const ids = (filters: Partial<Filters>) =>
  selectCases(cases, { ...all, ...filters }).map((testCase) => testCase.case_id);

describe('selectCases', () => {
  it('joins the words of one filter by “or”, and the filters by “and”', () => {
    expect(ids({ category: ['api', 'docs'] })).toEqual(['one', 'two']);
    expect(ids({ category: ['api', 'docs'], skill: ['beta'] })).toEqual(['two']);
    expect(ids({ skill: ['alpha'] })).toEqual(['one', 'two']);
  });

  it('understands the scopes of suites', () => {
    expect(ids({ scope: 'agent:explorer' })).toEqual(['EXP-1']);
    expect(ids({ scope: 'suite:core' })).toEqual(['EXP-1']);
    expect(ids({ scope: 'test:EXP-1' })).toEqual(['EXP-1']);
    expect(() => ids({ scope: 'suite:cor' })).toThrow(/NO_TEST_FILES_FOUND/);
  });

  it('throws, with a suggestion, when a word matches no case', () => {
    expect(() => ids({ case_id: ['tow'] })).toThrow(/--case-id tow.*Did you mean 'two'/);
  });

  it('selects nothing, without an error, when no skill changed', () => {
    expect(ids({ changed_skills: [] })).toEqual([]);
    expect(ids({ changed_skills: ['beta'] })).toEqual(['two']);
  });

  it('throws when each filter matches some case and together they match none', () => {
    expect(() => ids({ category: ['api'], skill: ['beta'] })).toThrow(/No case is selected/);
  });
});

describe('checkUnique', () => {
  it('names both locations of a duplicate case_id', () => {
    const twice = [...cases, { ...cases[0]!, origin: { file: 'more.json', line: 9 } }];
    expect(() => checkUnique(twice)).toThrow(/more\.json:9, case 'one'.*cases\.json:1/);
  });
});
