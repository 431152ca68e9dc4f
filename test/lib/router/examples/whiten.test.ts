import { describe, expect, it } from '@jest/globals';
import { measureSpread } from '../../../../lib/router/examples/whiten.js';

/** Points around the origin that lie along (3, 1): a thousand, the same every time. */
const points = Array.from({ length: 1000 }, (_, i) => {
  const along = Math.sin(i * 12.9898) * 5;
  const across = Math.sin(i * 78.233);
  return [3 * along - across, along + 3 * across];
});

function spreadOf(some: readonly number[][]) {
  const spread = measureSpread(2);
  for (const point of some) spread.add(point, [0, 0]);
  return spread;
}

const PRIOR = { points: 100, variance: 1 };

describe('measureSpread', () => {
  it('makes points spread alike in every direction', () => {
    const whiten = spreadOf(points).measure(0, { points: 0, variance: 0 }).whiten;
    const round = points.map((point) => whiten(point));
    const mean = (of: (point: Float64Array) => number) => round.reduce((sum, point) => sum + of(point), 0) / 1000;
    expect(mean((point) => point[0]! ** 2)).toBeCloseTo(1, 6);
    expect(mean((point) => point[1]! ** 2)).toBeCloseTo(1, 6);
    expect(mean((point) => point[0]! * point[1]!)).toBeCloseTo(0, 6);
  });

  it('trusts a few points little', () => {
    const stretch = (whiten: (point: number[]) => Float64Array) =>
      Math.hypot(...whiten([-1, 3])) / Math.hypot(...whiten([3, 1]));
    const many = stretch(spreadOf(points).measure(1, { points: 100, variance: 10 }).whiten);
    const few = stretch(spreadOf(points.slice(0, 10)).measure(1, { points: 100, variance: 10 }).whiten);
    expect(many).toBeGreaterThan(3);
    expect(few).toBeGreaterThan(1);
    expect(few).toBeLessThan(2);
  });

  it('gives finite numbers for points without any spread', () => {
    expect(
      [
        ...spreadOf([[0, 0]])
          .measure(1, { points: 100, variance: 10 })
          .whiten([1, 2]),
      ].every(Number.isFinite),
    ).toBe(true);
    expect([...spreadOf([]).measure(1, { points: 100, variance: 10 }).whiten([1, 2])].every(Number.isFinite)).toBe(
      true,
    );
  });

  it('can remove points as if they had never been added', () => {
    // Two centres: the mean of three points, and of two.
    const groups = [points.slice(0, 3), points.slice(3, 5)];
    const build = (some: readonly (readonly number[][])[]) => {
      const centres = some.map((group) => [0, 1].map((d) => group.reduce((sum, x) => sum + x[d]!, 0) / group.length));
      const spread = measureSpread(2);
      some.forEach((group, i) => {
        for (const point of group) spread.add(point, centres[i]!);
      });
      return { centres, shape: spread.measure(2, PRIOR) };
    };
    const whole = build(groups);
    const white = (point: readonly number[]) => whole.shape.whiten(point);
    const metric = whole.shape.metric();
    metric.forget(white(groups[0]![2]!), white(whole.centres[0]!), 3);
    const rest = build([groups[0]!.slice(0, 2), groups[1]!]);
    // A second one, of the other centre.
    metric.forget(white(groups[1]![1]!), white(whole.centres[1]!), 2);
    const least = build([groups[0]!.slice(0, 2), groups[1]!.slice(0, 1)]);
    const [a, b] = [
      [1, 2],
      [-3, 0.5],
    ] as const;
    expect(metric.inner(white(a), white(b))).toBeCloseTo(
      least.shape.metric().inner(least.shape.whiten(a), least.shape.whiten(b)),
      9,
    );
    expect(rest.shape.metric().inner(rest.shape.whiten(a), rest.shape.whiten(b))).not.toBeCloseTo(
      least.shape.metric().inner(least.shape.whiten(a), least.shape.whiten(b)),
      4,
    );
  });
});
