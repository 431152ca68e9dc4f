import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { indexWords } from '../../../../lib/router/vectors/word-rows.js';

describe('the index of word rows', () => {
  it('finds each word of any list, and no other', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[a-c字é]{1,4}$/u), { maxLength: 60 }),
        fc.string(),
        (words, other) => {
          const rowOf = indexWords(new TextEncoder().encode(words.join('\n')), words.length);
          expect(words.map(rowOf)).toEqual(words.map((_, row) => row));
          expect(rowOf(other)).toBe(words.indexOf(other));
        },
      ),
    );
  });
});
