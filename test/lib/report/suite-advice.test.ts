import { describe, expect, it } from '@jest/globals';
import type { Result } from '../../../lib/contract/result.js';
import { adviseOn } from '../../../lib/report/formats/suite-advice.js';
import { makeResult } from '../../helpers/results.js';

const row = (case_id: string, failures: string[][], more: Partial<Result> = {}): Result => {
  const verdicts = failures.map((words, index) => ({
    trial: index + 1,
    status: words.length ? ('fail' as const) : ('pass' as const),
    ...{ duration_ms: 1, timed_out: false, failures: words },
  }));
  const passed = verdicts.filter(({ status }) => status === 'pass').length;
  const base = makeResult({ case_id, agent: 'claude', kind: 'suite', status: passed ? 'pass' : 'fail', ...more });
  return { ...base, trials: { ...base.trials, ran: verdicts.length, passed, verdicts } };
};

describe('adviseOn', () => {
  it('names the assertion that fails in most trials, in its own words, and what it needs', () => {
    const tags = 'all_have_tags at results[0].metadata.tags: expected all of ["work"], got []';
    const [line] = adviseOn([row('a', [['status at status: expected "x", got "y"', tags], [tags], []])]);
    expect(line).toMatch(
      /passes only sometimes \(1 of 3\), most often for all_have_tags at .*\(2 trials\)\. The filter/,
    );
  });

  it('looks through steps and conditions', () => {
    const [line] = adviseOn([row('a', [['step 2.if_results.no_overlap at r[0]: expected none, got 1']])]);
    expect(line).toMatch(/Pages overlap/);
  });

  it('says the same once for several tests', () => {
    const failure = 'json: expected an answer in JSON, got "no"';
    const lines = adviseOn([row('a', [[failure]]), row('b', [[failure]])]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /a<\/code> on claude, <code>b<\/code>|`a` on claude, `b`|a.* on claude, .*b.* on claude: it fails in every trial/,
    );
  });

  it('speaks of the fault where a row could not run', () => {
    const fault = { kind: 'auth', message: '401' } as const;
    const [line] = adviseOn([row('a', [], { status: 'infra_error', error: 'could not be judged: auth: 401', fault })]);
    expect(line).toMatch(/check the credentials/);
  });

  it('has nothing to say about rows that always pass', () => {
    expect(adviseOn([row('a', [[], []])])).toEqual([]);
  });
});
