import { describe, expect, it } from '@jest/globals';
import type { Status, Trial } from '../../../lib/contract/result.js';
import { aggregateStatus, aggregateTrials, fisher, isDecided, wilson } from '../../../lib/verdict/trials.js';

const trials = (...statuses: Status[]): Trial[] =>
  statuses.map((status, i) => ({ trial: i + 1, status, duration_ms: 1, timed_out: false, failures: [] }));
const round = (n: number) => Math.round(n * 10_000) / 10_000;

describe('the statistics of trials', () => {
  it.each([
    [8, 10, [0.4902, 0.9433]],
    [0, 5, [0, 0.4345]],
    [5, 5, [0.5655, 1]],
  ])('give the Wilson interval of %i in %i', (k, n, want) => {
    expect(wilson(k, n).map(round)).toEqual(want);
  });

  it.each([
    [3, 1, 1, 3, 0.4857],
    [8, 2, 1, 5, 0.035],
    [5, 0, 0, 5, 0.0079],
    [0, 0, 0, 0, 1],
  ])('give Fisher’s exact test of %i %i %i %i', (a, b, c, d, want) => {
    expect(round(fisher(a, b, c, d))).toBe(want);
  });
});

describe('the aggregate of a unit’s trials', () => {
  it('has any of k, all of k, majority, rate and interval over the judged trials', () => {
    const { status, trials: fold } = aggregateTrials(trials('pass', 'fail', 'infra_error'), 'any', 3);
    expect(fold).toMatchObject({
      requested: 3,
      ran: 3,
      passed: 1,
      pass_at_k: true,
      pass_all_k: false,
      majority: false,
    });
    expect(fold.pass_rate).toBe(0.5);
    expect(fold.interval?.map(round)).toEqual([0.0945, 0.9055]);
    expect(status).toBe('pass');
  });

  it('has a majority only with strictly more than half of the requested trials', () => {
    expect(aggregateTrials(trials('pass', 'fail'), 'majority', 2)).toMatchObject({
      status: 'fail',
      trials: { majority: false },
    });
    expect(aggregateTrials(trials('pass', 'pass', 'fail'), 'majority', 3)).toMatchObject({
      status: 'pass',
      trials: { majority: true },
    });
    expect(aggregateTrials(trials('pass', 'pass'), 'majority', 5).trials.majority).toBe(false);
  });

  it.each<[Status, 'any' | 'all' | 'majority', Status[]]>([
    ['infra_error', 'any', ['infra_error', 'infra_error']],
    ['infra_error', 'any', ['fail', 'infra_error', 'infra_error']],
    ['infra_error', 'any', ['fail', 'fail', 'infra_error']],
    ['infra_error', 'majority', ['pass', 'fail', 'infra_error']],
    ['fail', 'majority', ['fail', 'fail', 'infra_error']],
    ['pass', 'majority', ['pass', 'pass', 'infra_error']],
    ['infra_error', 'all', ['pass', 'pass', 'infra_error']],
    ['fail', 'all', ['pass', 'fail', 'infra_error']],
    ['skipped', 'any', ['skipped']],
    ['pass', 'all', ['pass', 'pass', 'pass']],
  ])('is %s for %s of %j', (want, threshold, statuses) => {
    expect(aggregateStatus(trials(...statuses), threshold, statuses.length)).toBe(want);
  });

  it('is what every way for the lost trials to have ended agrees on, else infra_error: all strings of up to five trials', () => {
    const strings = (n: number): Status[][] =>
      n === 0
        ? [[]]
        : strings(n - 1).flatMap((row) => (['pass', 'fail', 'infra_error'] as const).map((one) => [...row, one]));
    const endings = ([first, ...rest]: Status[]): Status[][] =>
      first === undefined
        ? [[]]
        : endings(rest).flatMap((row) =>
            (first === 'infra_error' ? (['pass', 'fail'] as const) : [first]).map((one) => [one, ...row]),
          );
    let seen = 0;
    for (const threshold of ['any', 'majority', 'all'] as const)
      for (const row of [1, 2, 3, 4, 5].flatMap(strings)) {
        const verdicts = endings(row).map((whole) => {
          const passed = whole.filter((status) => status === 'pass').length;
          const enough = { any: passed > 0, majority: passed > whole.length / 2, all: passed === whole.length };
          return enough[threshold] ? 'pass' : 'fail';
        });
        const want = new Set(verdicts).size === 1 ? verdicts[0] : 'infra_error';
        const got = aggregateStatus(trials(...row), threshold, row.length);
        if (got !== want) throw new Error(`${threshold} of ${row.join(' ')}: ${got}, not ${want}`);
        seen++;
      }
    expect(seen).toBe(3 * (3 + 9 + 27 + 81 + 243));
  });

  it('has no rate and no interval when no trial could be judged', () => {
    expect(aggregateTrials(trials('infra_error'), 'any', 1).trials).toMatchObject({ pass_rate: null, interval: null });
  });

  it('is final once the remaining trials cannot change the status', () => {
    expect(isDecided(trials('pass'), 'any', 3)).toBe(true);
    expect(isDecided(trials('fail'), 'any', 3)).toBe(false);
    expect(isDecided(trials('fail'), 'all', 3)).toBe(true);
    expect(isDecided(trials('pass', 'pass'), 'majority', 3)).toBe(true);
    expect(isDecided(trials('fail', 'fail'), 'majority', 4)).toBe(true);
  });
});
