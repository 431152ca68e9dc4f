import { describe, expect, it } from '@jest/globals';
import type { Failure } from '../../../../lib/evidence/suite/failure.js';
import { judgeSuite, type StepEvidence } from '../../../../lib/verdict/suite.js';

const EXIT = { exit_code: 0, signal: null, timed_out: false };
const step = (more: Partial<StepEvidence>): StepEvidence => ({
  ...{ final_answer: '{}', failures: [], asserted: ['status'], fault: null, ended: true, exit: EXIT, ...more },
});
const failure = (assertion: string, path = assertion): Failure => ({ assertion, path, expected: '1', actual: '2' });

describe('judgeSuite', () => {
  it('has nothing but evidence to show for a pass', () => {
    expect(judgeSuite([step({}), step({ asserted: ['contains', 'status'] })])).toEqual({
      ...{ status: 'pass', failure_kind: null, mismatch_kind: null, failure_category: null, error: null, fault: null },
      ...{ matched_evidence: ['status', 'contains'], missing_evidence: [], optional_hits: [], disallowed_hits: [] },
    });
  });

  it('names each failure once, with its path where it has one', () => {
    const failures = [failure('json', ''), failure('status'), failure('status')];
    const verdict = judgeSuite([step({ asserted: ['json', 'status', 'contains'], failures })]);
    expect(verdict.missing_evidence).toEqual(['json', 'status at status']);
    expect(verdict.matched_evidence).toEqual(['contains']);
    expect(verdict.error).toBe(
      'json: expected 1, got 2; status at status: expected 1, got 2; status at status: expected 1, got 2',
    );
    expect(verdict).toMatchObject({ failure_kind: 'unknown', mismatch_kind: 'missing_required', optional_hits: [] });
  });

  it('counts no assertion as met that failed within a step or a condition', () => {
    const asserted = ['if_results', 'all_match', 'status'];
    const verdict = judgeSuite([step({ asserted, failures: [failure('step 2.if_results.all_match')] })]);
    expect(verdict.matched_evidence).toEqual(['status']);
  });

  it.each([
    [5, /got 2$/],
    [6, /got 2; and 1 more$/],
    [8, /; and 3 more$/],
  ])('shows at most five of %i failures', (n, ending) => {
    const failures = Array.from({ length: n }, (_, i) => failure(`a${i}`));
    const { error } = judgeSuite([step({ failures })]);
    expect(error).toMatch(ending);
    expect(error?.match(/expected/g)).toHaveLength(5);
  });

  it.each<[string, Partial<StepEvidence>, string, string | null]>([
    ['could not start', { exit: { ...EXIT, spawn_error: 'ENOENT' }, ended: false }, 'cli_missing: ENOENT', 'transport'],
    ['broke off', { ended: false, exit: { ...EXIT, exit_code: 3 } }, 'crashed: .*exit code 3', 'transport'],
    ['was killed', { ended: false, exit: { ...EXIT, exit_code: null } }, 'crashed: .*exit code unknown', 'transport'],
    ['was refused', { fault: { kind: 'auth', message: '401' } }, 'auth: 401', 'transport'],
    [
      'was refused until its time was up',
      { fault: { kind: 'server', message: '503' }, exit: { ...EXIT, timed_out: true } },
      'server: 503',
      'timeout',
    ],
  ])('is infra_error without an answer when the agent %s', (_, more, words, category) => {
    const verdict = judgeSuite([step({ final_answer: null, failures: [failure('json', '')], ...more })]);
    expect(verdict).toMatchObject({ status: 'infra_error', failure_category: category, failure_kind: null });
    expect(verdict.error).toMatch(new RegExp(`^could not be judged: ${words}`));
  });

  it('is infra_error when a later step could not run, whatever the one before answered', () => {
    const last = step({ final_answer: null, fault: { kind: 'server', message: '503' } });
    expect(judgeSuite([step({}), last]).status).toBe('infra_error');
    // The fault of an earlier step is the cause that is shown.
    const first = step({ fault: { kind: 'quota', message: 'used up' } });
    expect(judgeSuite([first, last]).fault?.kind).toBe('quota');
  });

  it('is judged when there is an answer, with the fault beside it', () => {
    const fault = { kind: 'server', message: '503' } as const;
    expect(judgeSuite([step({ fault })])).toMatchObject({ status: 'pass', fault });
    expect(judgeSuite([step({ fault, failures: [failure('status')] })])).toMatchObject({ status: 'fail', fault });
    // No closing line, but an answer.
    expect(judgeSuite([step({ ended: false })])).toMatchObject({ status: 'pass', fault: null });
  });

  it.each([
    [[true, false], 'timeout'],
    [[false, false], 'assertion'],
  ])('blames the time when one step of %j ran out of it', (slow, category) => {
    const steps = slow.map((timed_out) => step({ exit: { ...EXIT, timed_out }, failures: [failure('status')] }));
    expect(judgeSuite(steps)).toMatchObject({ status: 'fail', failure_category: category });
  });

  it('is a fail when the time ran out before the closing line', () => {
    const none = step({
      final_answer: null,
      ended: false,
      exit: { ...EXIT, timed_out: true },
      failures: [failure('json', '')],
    });
    expect(judgeSuite([none])).toMatchObject({ status: 'fail', failure_category: 'timeout' });
  });
});
