import { describe, expect, it } from '@jest/globals';
import { oneLine } from '../../../lib/text/escape.js';
import { endSentence, joinClauses, joinSentences, openSentence } from '../../../lib/text/sentence.js';

describe('sentences', () => {
  it.each([
    ['it failed', 'it failed.'],
    ['it failed.', 'it failed.'],
    ["did you mean 'x'?", "did you mean 'x'?"],
    ["it expects 'y' (did you mean 'x'?)", "it expects 'y' (did you mean 'x'?)"],
    ['no such file `a.md`', 'no such file `a.md`.'],
    ['cut off…', 'cut off…'],
  ])('%s → %s', (words, ended) => {
    expect(endSentence(words)).toBe(ended);
  });

  it('have one mark between two of them', () => {
    const parts = ['one.', "did you mean 'x'?", 'three', 'four.'];
    expect(joinSentences(parts)).toBe("one. Did you mean 'x'? Three. Four.");
    expect(joinClauses(parts)).toBe("one; did you mean 'x'? three; four.");
    expect(parts.map(openSentence)).toEqual(['one', "did you mean 'x'?", 'three', 'four']);
    expect(joinSentences(['one', 'package.json is new', '`two` is gone'])).toBe(
      'one. package.json is new. `two` is gone',
    );
    expect([joinSentences([]), joinClauses([])]).toEqual(['', '']);
  });
});

it.each([
  ['it only looks for Edit with old_string', 26, 'it only looks for Edit…'],
  ['it only looks for Edit with old_string', 27, 'it only looks for Edit…'],
  ['it only looks for Edit with old_string', 28, 'it only looks for Edit with…'],
  ['Edit {"new_string":"idINTEGERPRIMARYKEYNOTNULL"}', 30, 'Edit {"new_string":"idINTEGER…'],
  ['short', 5, 'short'],
])('a text that is cut ends with a word: %s at %i', (text, limit, cut) => {
  expect(oneLine(text, limit)).toBe(cut);
});
