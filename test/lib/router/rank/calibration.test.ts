import { describe, expect, it } from '@jest/globals';
import { chanceOf, describeShapes } from '../../../../lib/router/rank/calibration.js';
import { CALIBRATION } from '../../../../lib/router/rank/weights.js';

const chance = (fused: number[], tool = 0) =>
  chanceOf(describeShapes({ fused: Float64Array.from(fused), similar: null })(tool), CALIBRATION);

describe('the calibrated chance of a ranked tool', () => {
  it('grows with its lead and its score, and shrinks with every competing row', () => {
    expect(chance([9, 5, 5])).toBeGreaterThan(chance([9, 8, 5]));
    expect(chance([9, 5, 5])).toBeGreaterThan(chance([5, 1, 1]));
    expect(chance([9, 8, 8, 8, 8, 8])).toBeLessThan(chance([9, 8]));
  });

  it('is small for a low score even where nothing competes', () => {
    expect(chance([1])).toBeLessThan(0.4);
    expect(chance([9])).toBeGreaterThan(0.9);
  });

  it('is a number however far apart the scores are, and whatever the fit', () => {
    const shapeOf = describeShapes({ fused: Float64Array.from([2000, 1, 0]), similar: null });
    for (const tool of [0, 1, 2]) {
      expect(Object.values(shapeOf(tool)).every(Number.isFinite)).toBe(true);
      for (const lead of [0, -1]) expect(chanceOf(shapeOf(tool), { ...CALIBRATION, lead })).not.toBeNaN();
    }
  });

  it('is at most a half for tools with equal scores, however high', () => {
    expect([chance([14, 14]), chance([14, 14], 1)]).toEqual([0.5, 0.5]);
    expect(chance([14, 13], 1)).toBeLessThan(0.1);
  });
});
