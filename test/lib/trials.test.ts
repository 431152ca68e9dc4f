import { describe, expect, it } from '@jest/globals';
import type { Status, Trial } from '../../lib/result.js';
import { fisher, foldStatus, foldTrials, isDecided, wilson } from '../../lib/trials.js';

const trials = (...statuses: Status[]): Trial[] =>
  statuses.map((status, i) => ({ trial: i + 1, status, duration_ms: 1, timed_out: false, failures: [] }));
const round = (n: number) => Math.round(n * 10_000) / 10_000;

describe('intervals and tests', () => {
  it.each([
    [8, 10, [0.4902, 0.9433]],
    [0, 5, [0, 0.4345]],
    [5, 5, [0.5655, 1]],
  ])('wilson of %i in %i', (k, n, want) => {
    expect(wilson(k, n).map(round)).toEqual(want);
  });

  it.each([
    [3, 1, 1, 3, 0.4857],
    [8, 2, 1, 5, 0.035],
    [5, 0, 0, 5, 0.0079],
    [0, 0, 0, 0, 1],
  ])('fisher of %i %i %i %i', (a, b, c, d, want) => {
    expect(round(fisher(a, b, c, d))).toBe(want);
  });
});

describe('folding trials', () => {
  it('reports any of k, all of k, majority, rate and interval over the judged trials', () => {
    const { status, trials: fold } = foldTrials(trials('pass', 'fail', 'infra_error'), 'any', 3);
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

  it('asks a majority of strictly more than half of the requested', () => {
    expect(foldTrials(trials('pass', 'fail'), 'majority', 2)).toMatchObject({
      status: 'fail',
      trials: { majority: false },
    });
    expect(foldTrials(trials('pass', 'pass', 'fail'), 'majority', 3)).toMatchObject({
      status: 'pass',
      trials: { majority: true },
    });
    expect(foldTrials(trials('pass', 'pass'), 'majority', 5).trials.majority).toBe(false);
  });

  it.each<[Status, 'any' | 'all' | 'majority', Status[]]>([
    ['infra_error', 'any', ['infra_error', 'infra_error']],
    ['infra_error', 'any', ['fail', 'infra_error', 'infra_error']],
    ['fail', 'any', ['fail', 'fail', 'infra_error']],
    ['infra_error', 'all', ['pass', 'pass', 'infra_error']],
    ['fail', 'all', ['pass', 'fail', 'infra_error']],
    ['skipped', 'any', ['skipped']],
    ['pass', 'all', ['pass', 'pass', 'pass']],
  ])('is %s for %s of %j', (want, threshold, statuses) => {
    expect(foldStatus(trials(...statuses), threshold, statuses.length)).toBe(want);
  });

  it('has no rate and no interval when nothing could be judged', () => {
    expect(foldTrials(trials('infra_error'), 'any', 1).trials).toMatchObject({ pass_rate: null, interval: null });
  });

  it('knows when the rest of the trials cannot change the status', () => {
    expect(isDecided(trials('pass'), 'any', 3)).toBe(true);
    expect(isDecided(trials('fail'), 'any', 3)).toBe(false);
    expect(isDecided(trials('fail'), 'all', 3)).toBe(true);
    expect(isDecided(trials('pass', 'pass'), 'majority', 3)).toBe(true);
    expect(isDecided(trials('fail', 'fail'), 'majority', 4)).toBe(true);
  });
});
