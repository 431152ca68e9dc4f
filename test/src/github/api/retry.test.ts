import { describe, expect, it } from '@jest/globals';
import { createRetryHook, waitBeforeRetry } from '../../../../src/github/api/retry.js';

const now = () => 1_000_000;
const refusal = (status: number, headers: Record<string, string> = {}, message = '') => ({
  status,
  message,
  response: { headers },
});

describe('the retry policy', () => {
  it.each([
    ['GET', refusal(500), [1000, 2000, 4000]],
    ['GET', refusal(502), [1000, 2000, 4000]],
    ['PATCH', refusal(503), [1000, 2000, 4000]],
    ['GET', refusal(408), [1000, 2000, 4000]],
    ['POST', refusal(500), [null]],
    ['POST', refusal(502), [null]],
    ['GET', refusal(404), [null]],
    ['GET', refusal(422), [null]],
    ['PATCH', refusal(403, {}, 'Resource not accessible by integration'), [null]],
    ['POST', refusal(429), [1000, 2000, 4000]],
    ['POST', refusal(429, { 'retry-after': '7' }), [7000]],
    ['POST', refusal(403, { 'retry-after': '3' }), [3000]],
    ['GET', refusal(429, { 'retry-after': '90' }), [90_000]],
    ['GET', refusal(429, { 'retry-after': '3600' }), [null]],
    ['GET', refusal(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1009' }), [10_000]],
    ['GET', refusal(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '900' }), [1000]],
    ['GET', refusal(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '4600' }), [null]],
    ['POST', refusal(403, {}, 'You have exceeded a secondary rate limit'), [60_000]],
    ['GET', { message: 'fetch failed' }, [1000]],
  ] as const)('for a %s after %j has the waits %j', (method, error, waits) => {
    expect(waits.map((_, attempt) => waitBeforeRetry(method, error, attempt, { now }))).toEqual([...waits]);
  });
});

describe('the retry hook', () => {
  const run = async (answers: (number | 'ok')[], method = 'GET') => {
    const slept: number[] = [];
    let calls = 0;
    const hook = createRetryHook({
      sleep: async (ms) => void slept.push(ms),
      now,
      warn: () => {},
    });
    const outcome = await hook(
      async () => {
        const answer = answers[calls++];
        if (answer !== 'ok') throw refusal(answer ?? 500);
        return 'done';
      },
      { method, url: '/x' },
    ).catch((error: { status: number }) => error.status);
    return { outcome, slept, calls };
  };

  it('gives up after the third repetition and returns the last refusal', async () => {
    expect(await run([500, 500, 500, 502, 'ok'])).toEqual({ outcome: 502, slept: [1000, 2000, 4000], calls: 4 });
  });
  it('returns the answer as soon as there is one', async () => {
    expect(await run([502, 'ok'])).toEqual({ outcome: 'done', slept: [1000], calls: 2 });
  });
  it('counts the repetitions of each request by itself', async () => {
    const first = await run([500, 500, 'ok']);
    const second = await run([500, 'ok']);
    expect([first.slept, second.slept]).toEqual([[1000, 2000], [1000]]);
  });
  it('waits no more for a server that never answered, but asks it', async () => {
    let calls = 0;
    const hook = createRetryHook({ sleep: async () => {}, now, warn: () => {} });
    const ask = async (error: object) => {
      const before = calls;
      const act = async () => {
        calls++;
        throw error;
      };
      await hook(act, { method: 'GET', url: '/x' }).catch(() => {});
      return calls - before;
    };
    const silence = { message: 'fetch failed' };
    expect([await ask(refusal(500)), await ask(silence), await ask(silence)]).toEqual([4, 4, 1]);
    // One that answers is there.
    expect(await ask(refusal(502))).toBe(4);
  });
  it('never repeats a write that GitHub may have performed', async () => {
    expect(await run([502, 'ok'], 'POST')).toEqual({ outcome: 502, slept: [], calls: 1 });
  });
});
