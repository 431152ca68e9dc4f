import { describe, expect, it } from '@jest/globals';
import { collectEvidence } from '../../../lib/evidence/collector.js';
import { judge } from '../../../lib/verdict/judge.js';
import { applyLogFallback } from '../../../lib/verdict/log-fallback.js';
import { call, end, exited, skillCase, tool } from '../../helpers/events.js';

const launch = '{"type":"tool_use","name":"Skill","input":{"skill":"alpha"}}';

function apply(
  fields: Record<string, unknown>,
  logs: Record<string, string>,
  promote: boolean,
  events = [tool('Bash', {}), end()],
) {
  const testCase = skillCase(fields);
  const asked = { testCase, agent: 'claude' };
  const growth = Object.entries(logs).map(([path, text]) => ({ path, text }));
  const result = applyLogFallback(asked, collectEvidence(events, asked), exited(), growth, promote);
  return { ...result, status: judge({ testCase, evidence: result.evidence, exit: exited() }).status };
}

const lenient = { expected_skill: 'alpha', expected_skill_min_tier: 2 };

describe('evidence from log files', () => {
  it('reaches Tier 2 at most: it never satisfies an expected skill by default', () => {
    expect(apply({ expected_skill: 'alpha' }, { a: launch }, true)).toMatchObject({
      status: 'fail',
      source: 'cli_output+log_fallback',
    });
  });

  it('satisfies a case that accepts Tier 2, and names the file', () => {
    const { status, source, matched_log_file, evidence } = apply(lenient, { a: 'nothing', b: `x\n${launch}` }, true);
    expect({ status, source, matched_log_file }).toEqual({
      status: 'pass',
      source: 'log_fallback',
      matched_log_file: 'b',
    });
    expect(evidence.hits['alpha']).toMatchObject({
      tier: 2,
      source_kind: 'log_fallback',
      source_detail: 'b line 2 score 1110',
    });
  });

  it('only adds a diagnosis where it may not change the verdict', () => {
    expect(apply(lenient, { a: launch }, false)).toMatchObject({
      status: 'fail',
      source: 'cli_output+log_fallback(diag)',
      matched_log_file: 'a',
    });
  });

  it('is never combined from two files', () => {
    const both = { ...lenient, required_all_evidence: ['beta-token'] };
    expect(apply(both, { a: launch, b: 'tool_use beta-token' }, true)).toMatchObject({
      status: 'fail',
      matched_log_file: null,
    });
    expect(apply(both, { a: `${launch}\ntool_use beta-token` }, true).status).toBe('pass');
  });

  it('changes neither a pass, a negative case nor disallowed hits', () => {
    expect(apply(lenient, { a: launch }, true, [call('alpha'), end()]).source).toBe('cli_output');
    expect(apply({ disallowed_skills: ['alpha'] }, { a: launch }, true)).toMatchObject({
      status: 'pass',
      source: 'cli_output',
    });
    const fields = { ...lenient, disallowed_skills: ['beta'] };
    expect(apply(fields, { a: launch }, true, [call('beta'), end()]).status).toBe('fail');
  });
});
