import { describe, expect, it } from '@jest/globals';
import { count } from '../../../lib/text/count.js';

describe('count', () => {
  it.each([
    [1, 'case', '1 case'],
    [0, 'case', '0 cases'],
    [2, 'query', '2 queries'],
    [2, 'missing baseline entry', '2 missing baseline entries'],
    [3, 'offer loss', '3 offer losses'],
    [2, 'day', '2 days'],
  ])('%i %s → %s', (n, noun, words) => {
    expect(count(n, noun)).toBe(words);
  });

  it('takes an irregular plural', () => {
    expect(count(2, 'row that passed', 'rows that passed')).toBe('2 rows that passed');
  });
});
