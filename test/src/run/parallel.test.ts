import { describe, expect, it } from '@jest/globals';
import { parallelUnits } from '../../../src/run/prepare/check-options.js';

describe('the number of units at once', () => {
  it('is the flag, then the environment variable, then four', () => {
    expect(parallelUnits(2, { MAX_CONCURRENCY: '7' })).toBe(2);
    expect(parallelUnits(undefined, { MAX_CONCURRENCY: ' 7 ' })).toBe(7);
    expect(parallelUnits(undefined, { MAX_CONCURRENCY: '' })).toBe(4);
    expect(parallelUnits(undefined, {})).toBe(4);
  });

  it.each(['many', '0', '-1', '2.5', '4 units', '65'])('refuses MAX_CONCURRENCY=%s', (given) => {
    expect(() => parallelUnits(undefined, { MAX_CONCURRENCY: given })).toThrow(
      /MAX_CONCURRENCY is '.+'; it must be a whole number from 1 to 64/,
    );
    expect(parallelUnits(3, { MAX_CONCURRENCY: given })).toBe(3);
  });
});
