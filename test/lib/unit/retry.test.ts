import { describe, expect, it } from '@jest/globals';
import type { Verdict } from '../../../lib/contract/verdict.js';
import { retryTrial } from '../../../lib/unit/trial/aggregate.js';

const ended = (status: Verdict['status'], kind: string | null): { verdict: Verdict } => ({
  verdict: { status, fault: kind === null ? null : { kind, message: 'm' } } as unknown as Verdict,
});

describe('retryTrial', () => {
  it.each([
    [2, ['infra_error server', 'infra_error crashed', 'pass'], 3],
    [1, ['infra_error server', 'infra_error server', 'pass'], 2],
    [0, ['infra_error server', 'pass'], 1],
    [2, ['infra_error auth', 'pass'], 1],
    [2, ['infra_error quota', 'pass'], 1],
    [2, ['fail', 'pass'], 1],
    [2, ['fail server', 'pass'], 1],
  ])('with %i retries and %j runs %i times', async (retries, outcomes, runs) => {
    let at = 0;
    const last = await retryTrial(retries, new AbortController().signal, async () => {
      const [status = '', kind = null] = (outcomes[at++] ?? '').split(' ');
      return ended(status as Verdict['status'], kind);
    });
    expect(at).toBe(runs);
    expect(last.verdict.status).toBe(outcomes[runs - 1]?.split(' ')[0]);
  });

  it('does not run again once the batch is stopped', async () => {
    let runs = 0;
    await retryTrial(3, AbortSignal.abort(), async () => {
      runs += 1;
      return ended('infra_error', 'server');
    });
    expect(runs).toBe(1);
  });
});
