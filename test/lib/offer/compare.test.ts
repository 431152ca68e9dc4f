import { describe, expect, it } from '@jest/globals';
import { offersById } from '../../../lib/offer/compare.js';

const row = (id: string, kept_chars: number) => ({
  ...{ id, path: `skills/${id}/SKILL.md`, offer: 'cut' as const, kept_chars, of_chars: 90, reason: null },
});

describe('offers indexed by skill id', () => {
  it('include ids such as constructor, which every JavaScript object has', () => {
    const offers = offersById([row('constructor', 10), row('toString', 20)]);
    expect(Object.entries(offers).map(([id, { kept_chars }]) => [id, kept_chars])).toEqual([
      ['constructor', 10],
      ['toString', 20],
    ]);
  });

  it('keep the better of two offers with one id', () => {
    expect(offersById([row('a', 10), row('a', 30), row('a', 20)])['a']?.kept_chars).toBe(30);
  });
});
