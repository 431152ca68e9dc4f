import { describe, expect, it } from '@jest/globals';
import { chanceOf, describeShapes } from '../../../lib/router/calibration.js';
import { CALIBRATION } from '../../../lib/router/weights.js';

const chance = (fused: number[], tool = 0) =>
  chanceOf(describeShapes({ fused: Float64Array.from(fused), similar: null })(tool), CALIBRATION);

describe('the chance of a row', () => {
  it('grows with its lead and its height, and shrinks with every rival', () => {
    expect(chance([9, 5, 5])).toBeGreaterThan(chance([9, 8, 5]));
    expect(chance([9, 5, 5])).toBeGreaterThan(chance([5, 1, 1]));
    expect(chance([9, 8, 8, 8, 8, 8])).toBeLessThan(chance([9, 8]));
  });

  it('is small for a low score even without a rival: nothing there may be meant', () => {
    expect(chance([1])).toBeLessThan(0.4);
    expect(chance([9])).toBeGreaterThan(0.9);
  });

  it('is a number however far apart rows score, and whatever a fit made of the lead', () => {
    const shapeOf = describeShapes({ fused: Float64Array.from([2000, 1, 0]), similar: null });
    for (const tool of [0, 1, 2]) {
      expect(Object.values(shapeOf(tool)).every(Number.isFinite)).toBe(true);
      for (const lead of [0, -1]) expect(chanceOf(shapeOf(tool), { ...CALIBRATION, lead })).not.toBeNaN();
    }
  });

  it('of rows that score the same is no more than a half, however high they stand', () => {
    expect([chance([14, 14]), chance([14, 14], 1)]).toEqual([0.5, 0.5]);
    expect(chance([14, 13], 1)).toBeLessThan(0.1);
  });
});
