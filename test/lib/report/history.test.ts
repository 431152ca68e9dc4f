import { describe, expect, it } from '@jest/globals';
import { addHistory, type HistoryLine, makeBadge, makeHistory } from '../../../lib/report/choices/history.js';
import { drawTrend } from '../../../lib/report/choices/trend.js';
import { renderHistory } from '../../../lib/report/html/history.js';
import { makeResult, makeResults } from '../../helpers/results.js';

const batch = (id: string, at: string, chosen: (string | null)[], agent = 'claude') =>
  makeHistory(
    makeResults(
      chosen.map((choice, n) =>
        makeResult({ agent, case_id: `c${n}`, expected_skill: 'alpha', choices: [{ trial: 1, choice }] }),
      ),
      { batch_run_id: id, generated_at_utc: at, mode: 'model' },
    ),
  );
const FIRST = batch('one', '2026-11-20T00:00:00.000Z', ['alpha', 'beta']);
const SECOND = batch('two', '2026-11-21T00:00:00.000Z', ['alpha', 'alpha', 'alpha', null]);

describe('the history', () => {
  it('has one line for each batch and agent, with every skill that was expected', () => {
    expect(FIRST).toMatchObject([
      {
        batch_run_id: 'one',
        agent: 'claude',
        trials: 2,
        right: 1,
        recall: 0.5,
        precision: 0.5,
        skills: { alpha: [1, 2] },
      },
    ]);
    // What was only chosen is not among them, and tells recall and precision apart.
    expect(SECOND).toMatchObject([{ recall: 0.75, precision: 1 }]);
    expect(Object.keys(FIRST[0]?.skills ?? {})).toEqual(['alpha']);
    expect(makeHistory(makeResults([makeResult()]))).toEqual([]);
    const results = structuredClone(makeResults([makeResult({ choices: [{ trial: 1, choice: 'alpha' }] })]));
    Object.assign(results.environment.agents['claude'] ?? {}, { version: '2.1.330', vendor_model: 'opus' });
    expect(makeHistory(results)).toMatchObject([{ version: '2.1.330', model: 'opus' }]);
  });

  it('keeps the order of time, and counts a batch once', () => {
    const all = addHistory(addHistory([], SECOND), [...FIRST, ...SECOND]);
    expect(all.map(({ batch_run_id }) => batch_run_id)).toEqual(['one', 'two']);
    const again = SECOND.map((line) => ({ ...line, right: 4 }));
    expect(addHistory(SECOND, again).map(({ right }) => right)).toEqual([4]);
  });

  it('is drawn as one line for each agent, which no name breaks', () => {
    const other = batch('two', '2026-11-21T00:00:00.000Z', ['alpha'], 'x"><script>');
    const svg = drawTrend(addHistory(FIRST, [...SECOND, ...other]));
    expect(svg.match(/<polyline/g)).toHaveLength(2);
    expect(svg).toContain('claude 75 %');
    expect(svg).not.toContain('<script');
    expect(svg).toMatch(/points="44,[\d.]+ 530,[\d.]+"/);
    expect(drawTrend([])).toContain('No choices recorded yet');
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  const many = (count: number, fields: (nth: number) => Partial<HistoryLine>) =>
    Array.from({ length: count }, (_, nth) => ({ ...(SECOND[0] as HistoryLine), ...fields(nth) }));
  const day = (nth: number) => new Date(Date.UTC(2026, 0, 1 + nth)).toISOString();

  it('is drawn in the middle, with one date, where there is one batch', () => {
    const svg = drawTrend(FIRST);
    // Half way across, and half way up.
    expect(svg).toContain('points="287,131"');
    expect(svg.match(/2026-11-20/g)).toHaveLength(1);
    expect(svg).toMatch(/x="287" [^>]*text-anchor="middle">2026-11-20/);
  });

  it('is drawn with what is right above, and its newest batches', () => {
    const svg = drawTrend(many(70, (nth) => ({ at: day(nth), right: nth === 69 ? 4 : 0 })));
    const points = /points="([^"]*)"/.exec(svg)?.[1]?.split(' ') ?? [];
    expect([points.length, points[0], points.at(-1)]).toEqual([60, '44,228', '530,34']);
    expect([...svg.matchAll(/>(\d+ %)</g)].map(([, share]) => share)).toEqual(['0 %', '25 %', '50 %', '75 %', '100 %']);
    expect(svg).toContain('claude 100 %');
    expect([svg.includes(day(9).slice(0, 10)), svg.includes(day(10).slice(0, 10))]).toEqual([false, true]);
  });

  it('has a place, a colour and a name for each of many, in order, and no line where nothing was tried', () => {
    const lines = [
      ...many(20, (nth) => ({ agent: `agent-${String.fromCharCode(116 - nth)}` })),
      ...many(1, () => ({ agent: 'idle', trials: 0, right: 0 })),
    ];
    const svg = drawTrend(lines);
    const names = [...svg.matchAll(/>(agent-\w) /g)].map(([, name]) => name);
    expect(names).toHaveLength(20);
    expect(names).toEqual(names.toSorted());
    expect(svg).not.toMatch(/NaN|undefined|idle/);
    const [, height = ''] = /viewBox="0 0 760 (\d+)"/.exec(svg) ?? [];
    expect(Number(height)).toBeGreaterThan(34 + 14 + 18 * 19);
  });

  it('shows each of eight agents where their lines are equal', () => {
    const agents = ['claude', 'cline', 'codex', 'copilot', 'gemini', 'opencode', 'pi', 'qwen'];
    const svg = drawTrend(agents.flatMap((agent) => many(2, (nth) => ({ agent, at: day(nth) }))));
    const dashes = [...svg.matchAll(/stroke="(\S+)" [^>]*stroke-dasharray="6 42" stroke-dashoffset="(\S+)"/g)];
    for (const part of [1, 2]) expect(new Set(dashes.map((one) => one[part])).size).toBe(8);
    const marks = [...svg.matchAll(/<path d="M([\d.]+) [\d.]+(m[^M]+)M([\d.]+)/g)];
    for (const part of [1, 2, 3]) expect(new Set(marks.map((one) => one[part])).size).toBe(8);
    // None stands outside the axes.
    const across = marks.flatMap(([, first, , last]) => [Number(first), Number(last)]);
    expect([Math.min(...across), Math.max(...across)]).toEqual([44, 530]);
    // What two share is theirs alone; lines that differ have no dashes.
    const two = drawTrend(
      agents.slice(0, 3).flatMap((agent, n) => many(2, (nth) => ({ agent, at: day(nth), right: n && 1 }))),
    );
    expect(two.match(/stroke-dasharray="6 6"/g)).toHaveLength(2);
  });

  it('names the times apart, and no day twice', () => {
    const labels = (...times: string[]) => {
      const svg = drawTrend(times.map((at, nth) => ({ ...(SECOND[0] as HistoryLine), at, batch_run_id: `${nth}` })));
      return [...svg.matchAll(/>(2026-[^<]*)</g)].map(([, label]) => label);
    };
    expect(labels(day(0), day(1))).toEqual(['2026-01-01', '2026-01-02']);
    expect(labels('2026-01-01T08:00:00Z', '2026-01-01T09:30:00Z')).toEqual([
      '2026-01-01 08:00 UTC',
      '2026-01-01 09:30 UTC',
    ]);
    expect(labels('2026-01-01T08:00:00Z', '2026-01-01T08:00:07Z')[1]).toBe('2026-01-01 08:00:07 UTC');
  });

  it('leaves out interrupted batches and replays, in picture and badge', () => {
    const [fine] = SECOND as [HistoryLine];
    const cut = { ...fine, batch_run_id: 'cut', at: day(400), complete: false, right: 0 };
    const replay = { ...fine, batch_run_id: 'replay', at: day(401), mode: 'replay' as const, right: 0 };
    const svg = drawTrend([fine, cut, replay]);
    expect(svg).toContain('claude 75 %');
    expect(svg).toContain('Not drawn: 2 batches interrupted, replayed');
    expect(drawTrend([fine])).not.toContain('Not drawn');
    expect(JSON.parse(makeBadge([fine, cut, replay])).message).toMatch(/^75 % of 4/);
    expect(JSON.parse(makeBadge([cut])).message).toBe('not measured');
    // Where there are only replays, they are what there is.
    expect(JSON.parse(makeBadge([replay])).message).toBe('0 % of 4 chosen right (claude, mode replay)');
    const results = { ...makeResults([makeResult({ choices: [{ trial: 1, choice: 'alpha' }] })]), complete: false };
    expect(makeHistory(results)).toMatchObject([{ complete: false }]);
    expect(renderHistory([fine], results)).toContain('(this batch) (interrupted)');
  });

  it('has room for a long name and its share', () => {
    const svg = drawTrend(many(1, () => ({ agent: 'claude@claude-opus-5-5+plugin', model: 'claude-opus-5-5' })));
    const [, width = ''] = /viewBox="0 0 (\d+) /.exec(svg) ?? [];
    const [, at = '', words = ''] = /<text x="([\d.]+)" y="[\d.]+">(claude[^<]*)</.exec(svg) ?? [];
    expect(words).toMatch(/ 75 %$/);
    // No character of this size is wider on average.
    expect(Number(at) + 6.2 * words.length).toBeLessThanOrEqual(Number(width));
  });

  it('is one line for each model of an agent', () => {
    const lines = many(2, (nth) => ({ at: day(nth), model: ['small', 'large'][nth] ?? '' }));
    expect(drawTrend(lines).match(/<polyline/g)).toHaveLength(2);
  });

  it('tells modes apart where there are several', () => {
    const [line] = SECOND as [HistoryLine];
    const modes = drawTrend([line, { ...line, mode: 'live', batch_run_id: 'three' }]);
    expect(modes).toContain('claude · live');
    expect(modes).toContain('claude · model');
    expect(drawTrend([line])).not.toContain('· model');
    expect(drawTrend([line])).toContain('by batch (mode model)<');
  });

  it.each([
    [9, 'brightgreen'],
    [8, 'yellow'],
    [7, 'yellow'],
    [6, 'orange'],
  ])('has a badge whose colour for %i of 10 is %s', (right, color) => {
    expect(JSON.parse(makeBadge(many(1, () => ({ trials: 10, right }))))).toMatchObject({ color });
  });

  it('makes a badge of the newest batch', () => {
    expect(JSON.parse(makeBadge(addHistory(FIRST, SECOND)))).toEqual({
      ...{
        schemaVersion: 1,
        label: 'skill routing',
        message: '75 % of 4 chosen right (claude, mode model)',
        color: 'yellow',
      },
    });
    // Of all its agents.
    const both = addHistory(SECOND, batch('two', '2026-11-21T00:00:00.000Z', ['alpha', null], 'codex'));
    expect(JSON.parse(makeBadge(both))).toMatchObject({ message: '67 % of 6 chosen right (2 agents, mode model)' });
    expect(JSON.parse(makeBadge([]))).toMatchObject({ message: 'not measured' });
  });
});
