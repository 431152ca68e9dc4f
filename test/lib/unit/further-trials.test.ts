import { describe, expect, it } from '@jest/globals';
import type { Trial } from '../../../lib/contract/result.js';
import { goOnAsking } from '../../../lib/unit/skill/further-trials.js';
import { ALARM_TRIALS, countSharers, isDrop } from '../../../lib/verdict/statistics.js';

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

  /** Exact, over all outcomes in which those now fell, and so did all further ones where a pass was expected. */
  function listFallen(n: number, [before, now]: [number, number]) {
    const base = passesOf(n, before);
    const ended: { had: number; passed: number; ran: number; chance: number }[] = [];
    for (let had = 0; had <= n; had++) {
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
          if (had * 2 <= n || !goOn(verdictsOf(passed, ran))) {
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
  const alarms = (n: number, rates: [number, number], shared_by: number, ended = listFallen(n, rates)): number =>
    ended.reduce(
      (sum, { had, passed, ran, chance }) =>
        had * 2 > n && isDrop(had, n, passed, ran, shared_by) ? sum + chance : sum,
      0,
    );
  /** Whether a row counts where k rows share the level: k others like it would be too many then. */
  const known = new Map<string, boolean>();
  const counts = (of: number, { passed, ran }: { passed: number; ran: number }, k: number) => {
    const key = [of, passed, ran, k].join();
    if (!known.has(key)) known.set(key, countSharers([...Array(k).fill(null), { of, passed, ran }]) > k);
    return known.get(key);
  };

  /**
   * Where k rows share the level, a row counts with probability s, and is an alarm with probability a, which is at most c × s / k + d. What the
   * other rows are settles k, and rows that count are at most k, so over all rows that adds up to at most c + d × rows, for any d.
   */
  it('is red in at most 2 of 100, for up to a thousand rows and whatever their rates', () => {
    const rows = 1_000;
    const rates = Array.from({ length: 12 }, (_, i) => 0.06 + 0.08 * i);
    const ended = [1, 3, 5, 9, 10].flatMap((n) => rates.map((rate) => ({ n, rate, all: listFallen(n, [rate, rate]) })));
    const boundOf = (k: number) => {
      const cells = ended.map(({ n, rate, all }) => ({
        a: alarms(n, [rate, rate], k, all),
        s: all.reduce((sum, end) => (counts(n, end, k) ? sum + end.chance : sum), 0),
      }));
      const bounds = [0, 1e-8, 5e-6].map(
        (d) => d * rows + Math.max(...cells.map(({ a, s }) => (a > d ? ((a - d) * k) / s : 0))),
      );
      return Math.min(...bounds);
    };
    const worst = Math.max(...[1, 6, 15, 60, 200, rows].map(boundOf));
    expect(worst).toBeLessThanOrEqual(0.02);
    expect(worst).toBeGreaterThan(0.015);
  });
  it('counts those rows that could be red, and those of which that is not known', () => {
    const row = (passed: number) => ({ of: 5, passed, ran: ALARM_TRIALS });
    expect(countSharers([])).toBe(1);
    expect(countSharers(Array(60).fill(row(22)))).toBe(4);
    for (const low of [row(0), null, { of: 0, passed: 9, ran: 9 }])
      expect(countSharers([...Array(60).fill(row(22)), ...Array(9).fill(low)])).toBe(9);
  });

  it('is red where a row that always passed never does, from five trials on', () => {
    for (const k of [1, 10, 90, 1_000]) expect(alarms(5, [1, 0], k)).toBeCloseTo(1);
    expect(alarms(10, [1, 0.2], 90)).toBeGreaterThan(0.9);
  });

  it('with five trials is red for most rows that fell from always to one in five, where up to 18 share the level', () => {
    for (const k of [1, 5, 15, 18]) expect(alarms(5, [1, 0.2], k)).toBeGreaterThan(0.55);
  });
});
