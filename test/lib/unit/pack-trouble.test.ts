/** The case that ran alone before must show the same evidence in its pack; only the line of a transcript may be another. */
import { describe, expect, it } from '@jest/globals';
import type { Result } from '../../../lib/contract/result.js';
import { findTrouble, isSameEvidence } from '../../../lib/unit/pack/trouble.js';

type Hits = Result['token_hits'];
const hit = (more: Partial<Hits[string]> = {}): Hits[string] => ({
  ...{ tier: 1, score: 700, source_kind: 'cli_output', source_detail: 'stdout:7 read own', proof_line: '' },
  ...more,
});
const alone = (token_hits: Hits, status: Result['status'] = 'pass') => ({ status, token_hits }) as Result;
const HITS: Hits = { alpha: hit(), beta: hit({ tier: 2 }) };

describe('the evidence of a pack', () => {
  it('is the same on another line, and in another order', () => {
    const packed = { beta: hit({ tier: 2, source_detail: 'stdout:1 read own' }), alpha: hit() };
    expect(isSameEvidence(packed, alone(HITS))).toBe(true);
  });

  it.each<[string, Hits]>([
    ['another tier', { ...HITS, alpha: hit({ tier: 2 }) }],
    ['another kind', { ...HITS, alpha: hit({ source_detail: 'stdout:7 invoked ran' }) }],
    ['another stream', { ...HITS, alpha: hit({ source_detail: 'stderr:7 read own' }) }],
    ['another source', { ...HITS, alpha: hit({ source_kind: 'log_fallback' }) }],
    ['one less', { alpha: hit() }],
    ['one more', { ...HITS, gamma: hit() }],
  ])('is not with %s', (_, packed) => {
    expect(isSameEvidence(packed, alone(HITS))).toBe(false);
  });

  it('is not that of a case that did not pass', () => {
    expect(isSameEvidence(HITS, alone(HITS, 'fail'))).toBe(false);
  });
});

describe('the listing of a pack', () => {
  const skill = (id: string, description = 'Prunes.') => ({ id, description, path: null });
  const troubleOf = (offered: readonly object[], before: readonly object[]) => {
    const [transcript, packed, events] = [
      { exit: { exit_code: 0, signal: null, timed_out: false }, offered, trial_root: '/tmp/ar-1' },
      { isComplete: () => true },
      { join: () => ({ splitter: { doubled: () => 0 } }), unclaimed: () => 0 },
    ] as unknown as Parameters<typeof findTrouble>;
    return findTrouble(transcript, packed, events, JSON.stringify(before));
  };

  it('may be in another order', () => {
    expect(troubleOf([skill('a'), skill('b')], [skill('b'), skill('a')])).toBeNull();
  });

  it.each([
    ['one more', [skill('a'), skill('b'), skill('c')]],
    ['one twice', [skill('a'), skill('a')]],
    ['other words', [skill('a'), skill('b', 'Waters.')]],
  ])('is another with %s', (_, offered) => {
    expect(troubleOf(offered, [skill('b'), skill('a')])).toBe('the agent listed other skills than before');
  });
});
