import { describe, expect, it } from '@jest/globals';
import { type SuiteCase, SuiteCaseSchema } from '../../../../lib/case/schema.js';
import { assertStep, fillInput, listSteps } from '../../../../lib/evidence/suite/steps.js';
import { judgeSuite, type StepEvidence } from '../../../../lib/verdict/suite.js';

const suite = (more: object): SuiteCase =>
  SuiteCaseSchema.parse({ kind: 'suite', case_id: 'a', subagent: 'x', ...more });
const FACTS = { model: null, stored: {}, now: new Date(0) };
const EXIT = { exit_code: 0, signal: null, timed_out: false };

describe('listSteps', () => {
  it('gives one question, or the steps with the case’s own expectation on the last', () => {
    expect(listSteps(suite({ input: 1, expect: { status: 'a' } }))).toEqual([
      { name: '', input: 1, expect: { status: 'a' }, store: null },
    ]);
    const steps = listSteps(
      suite({
        expect: { status: 'z' },
        multi_step: [
          { input: 1, store: 'one' },
          { step: 'two', input: 2 },
        ],
      }),
    );
    expect(steps).toEqual([
      { name: 'step 1', input: 1, expect: null, store: 'one' },
      { name: 'step two', input: 2, expect: { status: 'z' }, store: null },
    ]);
  });
});

describe('fillInput', () => {
  const stored = { first: { cursor: 7, results: [{ file: 'a' }, { file: 'b' }] } };
  it('fills in stored values, with their type where they are the whole value', () => {
    const input = {
      after: '{{first.cursor}}',
      text: 'from {{ first.results[0].file }} on',
      all: ['{{first.results[*].file}}'],
    };
    expect(fillInput(input, stored)).toEqual({
      input: { after: 7, text: 'from a on', all: [['a', 'b']] },
      failures: [],
    });
  });

  it('fails for a name that was never stored', () => {
    expect(fillInput('{{second.x}}', stored).failures).toEqual([
      { assertion: 'input', path: '', expected: 'a value stored at second.x', actual: 'none' },
    ]);
  });
});

describe('assertStep', () => {
  const step = (more: object) => listSteps(suite({ input: 1, ...more }))[0]!;
  it('reads the answer out of a fence and stores the requested values', () => {
    const asked = listSteps(
      suite({ multi_step: [{ input: 1, store: { files: 'results[*].file', id: 'id' }, expect: { results_min: 1 } }] }),
    )[0]!;
    const text = 'Sure:\n```json\n{"id": 3, "results": [{"file": "a"}]}\n```';
    expect(assertStep(asked, text, FACTS)).toMatchObject({ failures: [], stored: { files: ['a'], id: 3 } });
  });

  it('reports once that an answer is not JSON, unless only its text was asked for', () => {
    const wants = step({ expect: { status: 'a', has_fields: ['b'] } });
    expect(assertStep(wants, 'I could not.', FACTS).failures).toEqual([
      { assertion: 'json', path: '', expected: 'an answer in JSON', actual: '"I could not."' },
    ]);
    expect(assertStep(step({ expect: { contains: 'could' } }), 'I could not.', FACTS).failures).toEqual([]);
    expect(assertStep(step({ expect: {} }), 'I could not.', FACTS).failures).toHaveLength(1);
    expect(assertStep(wants, null, FACTS).failures[0]?.actual).toBe('no answer');
  });
});

describe('judgeSuite', () => {
  const given = (more: Partial<StepEvidence>): StepEvidence => ({
    ...{ final_answer: '{}', failures: [], asserted: ['status'], fault: null, ended: true, exit: EXIT, ...more },
  });
  const failure = { assertion: 'status', path: 'status', expected: '"a"', actual: '"b"' };

  it('passes when every assertion of every step held', () => {
    expect(judgeSuite([given({}), given({ asserted: ['contains'] })])).toMatchObject({
      ...{ status: 'pass', error: null, matched_evidence: ['status', 'contains'] },
    });
  });

  it('fails with the assertions that did not hold', () => {
    expect(judgeSuite([given({}), given({ asserted: ['status', 'contains'], failures: [failure] })])).toMatchObject({
      ...{ status: 'fail', failure_category: 'assertion', matched_evidence: ['contains'] },
      ...{ missing_evidence: ['status at status'], error: 'status at status: expected "a", got "b"' },
    });
  });

  it('gives infra_error for a run that broke off without an answer, and fail for one that ran out of time', () => {
    const none = given({ final_answer: null, ended: false, failures: [failure] });
    expect(judgeSuite([none]).status).toBe('infra_error');
    expect(judgeSuite([{ ...none, fault: { kind: 'auth', message: '401' } }])).toMatchObject({
      status: 'infra_error',
      error: expect.stringMatching(/auth: 401/),
    });
    expect(judgeSuite([{ ...none, exit: { ...EXIT, timed_out: true } }])).toMatchObject({
      status: 'fail',
      failure_category: 'timeout',
    });
  });
});
