import { describe, expect, it } from '@jest/globals';
import { estimatePassAt, fisher, fisherDrop, isDrop, trialsToDecide } from '../../../lib/verdict/statistics.js';

const round = (n: number) => Math.round(n * 10_000) / 10_000;
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);
/** The probability of each number of passes in n trials. */
const passesOf = (n: number, rate: number) =>
  Array.from({ length: n + 1 }, (_, k) => choose(n, k) * rate ** k * (1 - rate) ** (n - k));

describe('the unbiased pass@k', () => {
  it.each([
    [1, 1, 3, 0.3333],
    [2, 1, 3, 0.6667],
    [3, 1, 3, 1],
    [5, 3, 10, 0.9167],
    [1, 0, 3, 0],
    [1, 3, 3, 1],
    [2, 2, 3, 1],
  ])('for k = %i of %i passes in %i trials is %d', (k, passed, trials, want) => {
    expect(round(estimatePassAt(k, passed, trials))).toBe(want);
  });

  it('is unbiased: its mean over all outcomes is the true chance', () => {
    const rate = 0.3;
    const mean = passesOf(8, rate).reduce((sum, chance, passed) => sum + chance * estimatePassAt(3, passed, 8), 0);
    expect(round(mean)).toBe(round(1 - (1 - rate) ** 3));
  });
});

describe('Fisher’s exact test for a drop', () => {
  it.each([
    [5, 5, 0, 5, 0.004],
    [5, 5, 1, 5, 0.0238],
    [5, 5, 2, 5, 0.0833],
    [10, 10, 6, 10, 0.0433],
    [9, 10, 4, 10, 0.0286],
    [3, 5, 3, 5, 0.7381],
    [0, 5, 5, 5, 1],
    [0, 0, 0, 0, 1],
  ])('of %i of %i to %i of %i has p = %d', (before, of, after, ran, want) => {
    expect(round(fisherDrop(before, of, after, ran))).toBe(want);
  });

  it('is half of the two-sided test where the table is symmetric', () => {
    expect(round(fisherDrop(8, 10, 2, 10) * 2)).toBe(round(fisher(8, 2, 2, 8)));
  });

  it('says how many trials on each side would decide', () => {
    expect(trialsToDecide(5, 5, 2, 5)).toBe(8);
    expect(trialsToDecide(5, 5, 0, 5)).toBe(4);
    expect(trialsToDecide(5, 5, 0, 5, 1_000)).toBe(9);
    expect(trialsToDecide(5, 5, 5, 5)).toBeNull();
    expect(trialsToDecide(4, 5, 5, 5)).toBeNull();
    expect(trialsToDecide(0, 0, 0, 0)).toBeNull();
    const n = trialsToDecide(9, 10, 7, 10) ?? 0;
    expect(isDrop(Math.round(0.9 * n), n, Math.round(0.7 * n), n)).toBe(true);
    expect(isDrop(Math.round(0.9 * (n - 1)), n - 1, Math.round(0.7 * (n - 1)), n - 1)).toBe(false);
  });
});

describe('two batches of identical inputs', () => {
  const meets = {
    any: (passed: number) => passed > 0,
    all: (passed: number, n: number) => passed === n,
    majority: (passed: number, n: number) => passed * 2 > n,
  };
  const SIZES = [5, 6, 7, 8, 9, 10, 15, 20, 25, 30];

  /** Exact, over all outcomes: the case passes, then it fails, and the test supports the drop. */
  function falseAlarms(of: number, ran: number, rate: number, meetsIt: (passed: number, n: number) => boolean): number {
    const after = passesOf(ran, rate);
    return passesOf(of, rate).reduce((sum, chance, before) => {
      if (!meetsIt(before, of)) return sum;
      const alarms = after.filter((_, passed) => !meetsIt(passed, ran) && isDrop(before, of, passed, ran));
      return sum + chance * alarms.reduce((all, one) => all + one, 0);
    }, 0);
  }

  it.each(Object.entries(meets))(
    'raise a false alarm in at most 2 of 100 cases with threshold %s, whatever the pass rate',
    (_, meetsIt) => {
      let worst = 0;
      for (const of of SIZES)
        for (const ran of SIZES)
          for (let percent = 5; percent < 100; percent += 5)
            worst = Math.max(worst, falseAlarms(of, ran, percent / 100, meetsIt));
      expect(worst).toBeLessThanOrEqual(0.02);
      expect(worst).toBeGreaterThan(0);
    },
  );
});
