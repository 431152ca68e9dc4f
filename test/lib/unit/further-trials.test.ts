import { describe, expect, it } from '@jest/globals';
import type { Trial } from '../../../lib/contract/result.js';
import { goOnAsking } from '../../../lib/unit/skill/further-trials.js';
import { ALARM_TRIALS, isDrop } from '../../../lib/verdict/statistics.js';

const UNIT = { case_id: 'a', agent: 'codex', trials: 5 };
const verdictsOf = (passed: number, judged: number, infra = 0): Trial[] =>
  Array.from({ length: judged + infra }, (_, at) => ({
    ...{ trial: at + 1, duration_ms: 1, timed_out: false, failures: [] },
    status: at < passed ? 'pass' : at < judged ? 'fail' : 'infra_error',
  }));

describe('a case that a model is asked', () => {
  const goesOn = (
    verdicts: Trial[],
    before: { passed: number; ran: number } | null,
    mode: 'live' | 'replay' = 'live',
  ) => goOnAsking(UNIT as never, { pass_threshold: 'majority' }, { mode, before: () => before })(verdicts);
  const sure = { passed: 5, ran: 5 };

  it('is tried as often as planned, also where its status is decided', () => {
    expect(goesOn(verdictsOf(3, 3), sure)).toBe(true);
    expect(goesOn(verdictsOf(5, 5), sure)).toBe(false);
  });
  it('is tried further where it falls below what the baseline expects, until it recovers or there is no doubt', () => {
    expect(goesOn(verdictsOf(1, 5), sure)).toBe(true);
    expect(goesOn(verdictsOf(6, 11), sure)).toBe(false);
    expect(goesOn(verdictsOf(0, 24), sure)).toBe(true);
    expect(goesOn(verdictsOf(0, 14), { passed: 10, ran: 10 })).toBe(false);
    expect(goesOn(verdictsOf(9, ALARM_TRIALS), sure)).toBe(false);
  });
  it('is not where nothing is expected of it, where that rests on two trials, where nothing was judged, or in a replay', () => {
    expect(goesOn(verdictsOf(1, 5), null)).toBe(false);
    expect(goesOn(verdictsOf(1, 5), { passed: 2, ran: 2 })).toBe(false);
    expect(goesOn(verdictsOf(0, 0, 5), sure)).toBe(false);
    expect(goesOn(verdictsOf(1, 5), sure, 'replay')).toBe(false);
  });
});

describe('a batch in which nothing changed', () => {
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);
  const passesOf = (n: number, rate: number) =>
    Array.from({ length: n + 1 }, (_, k) => choose(n, k) * rate ** k * (1 - rate) ** (n - k));

  /** Exact, over all outcomes in which n trials before passed, those now fell, and so did all further ones. */
  function listFallen(n: number, [before, now]: [number, number]) {
    const base = passesOf(n, before);
    const ended: { had: number; passed: number; ran: number; chance: number }[] = [];
    for (let had = Math.floor(n / 2) + 1; had <= n; had++) {
      const known = { passed: had, ran: n };
      const goOn = goOnAsking(
        { ...UNIT, trials: n } as never,
        { pass_threshold: 'majority' },
        { mode: 'live', before: () => known },
      );
      let fallen = new Map(
        passesOf(n, now).flatMap((chance, passed) => (passed * 2 <= n ? [[passed, chance]] : [])) as [number, number][],
      );
      for (let ran = n; fallen.size > 0; ran++) {
        const next = new Map<number, number>();
        for (const [passed, chance] of fallen) {
          if (!goOn(verdictsOf(passed, ran))) {
            ended.push({ had, passed, ran, chance: chance * (base[had] ?? 0) });
            continue;
          }
          for (const [more, share] of [
            [1, now],
            [0, 1 - now],
          ] as const)
            if ((passed + more) * 2 <= ran + 1)
              next.set(passed + more, (next.get(passed + more) ?? 0) + chance * share);
        }
        fallen = next;
      }
    }
    return ended;
  }
  /** fell: how many rows of the batch did. */
  const alarms = (n: number, rates: [number, number], fell: number, ended = listFallen(n, rates)): number =>
    ended.reduce((sum, { had, passed, ran, chance }) => (isDrop(had, n, passed, ran, fell) ? sum + chance : sum), 0);

  /**
   * A row that fails with probability s, and is an alarm with probability at most c / f where f rows failed, adds c × E[1 / f | it failed] to the
   * chance of a red batch. Over all rows of a batch that is at most the largest c / s, however many they are and whatever the rate of each.
   */
  it('is red in at most 2 of 100, for any number of rows and whatever their rates', () => {
    let worst = 0;
    for (const n of [1, 2, 5, 9])
      for (let rate = 0.06; rate < 1; rate += 0.08) {
        const falls = passesOf(n, rate).reduce((sum, chance, passed) => (passed * 2 > n ? sum : sum + chance), 0);
        const ended = listFallen(n, [rate, rate]);
        // Of which nothing better was expected is not tried further, and fails where it fell.
        const fails = ended.reduce((sum, { chance }) => sum + chance, falls * falls);
        for (const fell of [1, 2, 5, 30, 1_000])
          worst = Math.max(worst, (alarms(n, [rate, rate], fell, ended) * fell) / fails);
      }
    expect(worst).toBeLessThanOrEqual(0.02);
    expect(worst).toBeGreaterThan(0.015);
  });

  it('is red where a row that always passed never does, from five trials on', () => {
    for (const fell of [1, 10, 90, 1_000]) expect(alarms(5, [1, 0], fell)).toBeCloseTo(1);
    expect(alarms(10, [1, 0.2], 90)).toBeGreaterThan(0.9);
  });

  it('with five trials is red for most rows that fell from always to one in five, where up to 18 rows fail at once', () => {
    for (const fell of [1, 5, 15, 18]) expect(alarms(5, [1, 0.2], fell)).toBeGreaterThan(0.55);
  });
});
