/** The row of a case that shared a process: its share of the time, nobody's tokens, and where it ran. */
import { describe, expect, it } from '@jest/globals';
import { SkillCaseSchema } from '../../../lib/case/schema.js';
import { isClean, type PackedOutcome, packedRow } from '../../../lib/unit/pack/row.js';

const outcome = (verdict: object = {}) =>
  ({
    unit: { unit_run_id: 'u', case_id: 'c', agent: 'claude', kind: 'skill', trials: 1 },
    asked: {
      testCase: SkillCaseSchema.parse({ kind: 'skill', case_id: 'c', prompt: 'Help.', expected_skill: 'alpha' }),
    },
    transcript: {
      exit: { duration_ms: 1001, timed_out: false, exit_code: 0, signal: null },
      argv: ['claude'],
      excerpt: '',
    },
    evidence: { hits: {}, proof: [], usage: { input_tokens: 9000, output_tokens: 90, cost_usd: 1 } },
    verdict: { status: 'pass', fault: null, error: null, optional_hits: [], disallowed_hits: [], ...verdict },
    offer: { offered: 'full' },
    calls: new Set([0]),
    index: 1,
  }) as unknown as PackedOutcome;

describe('a case that shared a process', () => {
  it('has its share of the time, no tokens, and names the process', () => {
    const row = packedRow(outcome(), { folder: 'pack-u', cases: 4 });
    expect(row).toMatchObject({ status: 'pass', duration_ms: 250, pack: { folder: 'pack-u', cases: 4 } });
    expect(row.usage).toEqual({ input_tokens: null, output_tokens: null, cost_usd: null });
    expect(row.offer).toEqual({ offered: 'full' });
  });

  it('counts only where it passed and nothing befell the process', () => {
    expect(isClean(outcome())).toBe(true);
    expect(isClean(outcome({ status: 'fail' }))).toBe(false);
    expect(isClean(outcome({ fault: { kind: 'server', message: 'Overloaded.' } }))).toBe(false);
  });
});
