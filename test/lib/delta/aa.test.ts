import { describe, expect, it } from '@jest/globals';
import type { Status } from '../../../lib/contract/result.js';
import { compareAa } from '../../../lib/delta/aa.js';
import { aggregateTrials } from '../../../lib/verdict/trials.js';
import { makeResult, makeResults } from '../../helpers/results.js';

function batch(cases: Record<string, string>) {
  return makeResults(
    Object.entries(cases).map(([case_id, letters]) => {
      const statuses = [...letters].map(
        (letter): Status => (letter === 'p' ? 'pass' : letter === 'f' ? 'fail' : 'infra_error'),
      );
      const verdicts = statuses.map((status, i) => ({
        trial: i + 1,
        status,
        duration_ms: 1,
        timed_out: false,
        failures: [],
      }));
      const { status, trials } = aggregateTrials(verdicts, 'majority', verdicts.length);
      // What is more was asked once the row had fallen.
      return makeResult({
        case_id,
        agent: 'claude',
        status,
        trials: { ...trials, requested: Math.min(5, statuses.length) },
      });
    }),
    { mode: 'live' },
  );
}

describe('compareAa', () => {
  it('counts what the gate would call a regression, either way round', () => {
    const first = batch({ same: 'ppppp', drop: 'ppppp', rise: 'fffff', chance: 'pppff', few: 'ppp', lost: 'ppppp' });
    const second = batch({ same: 'ppppf', drop: 'fffff', rise: 'ppppp', chance: 'ppfff', few: 'fff', lost: '!!!!!' });
    const report = compareAa(first, second);
    expect(report.alarms.map(({ case_id, trials }) => [case_id, ...trials])).toEqual([
      ['drop', '5 of 5', '0 of 5'],
      ['rise', '0 of 5', '5 of 5'],
    ]);
    expect(report).toMatchObject({ cells: 5, comparisons: 10, rate: 0.2, red: 2, unpaired: 1 });
  });

  it('has no rate where nothing was judged twice', () => {
    expect(compareAa(batch({}), batch({ a: 'ppppp' }))).toMatchObject({ cells: 0, rate: null, unpaired: 1 });
  });

  it('shares its level among the rows that may never have passed, and not with those that recovered or waver', () => {
    const many = (letters: string) => Object.fromEntries(Array.from({ length: 89 }, (_, at) => [`row${at}`, letters]));
    const drop = `ffff${'p'.repeat(5)}${'f'.repeat(16)}`;
    const first = batch({ drop: 'ppppp', ...many('ppppp') });
    const redWith = (others: string) => compareAa(first, batch({ drop, ...many(others) })).alarms.length;
    expect(['ppppp', 'ppfffpp', 'ppfff', 'pffff'].map(redWith)).toEqual([1, 1, 1, 0]);
  });

  it('finds no row red in a large batch of identical cases', () => {
    // A linear congruential generator: the same batches on every run.
    let state = 42;
    const random = () => {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
      return state / 2 ** 32;
    };
    const rates = Array.from({ length: 2_000 }, random);
    const draw = () =>
      batch(
        Object.fromEntries(
          rates.map((rate, index) => [
            `c${index}`,
            Array.from({ length: 10 }, () => (random() < rate ? 'p' : 'f')).join(''),
          ]),
        ),
      );
    const { rate, comparisons } = compareAa(draw(), draw());
    expect(comparisons).toBe(4_000);
    expect(rate).toBe(0);
  });
});
