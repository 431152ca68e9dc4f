import { describe, expect, it } from '@jest/globals';
import { wrapWords } from '../../../lib/text/wrap.js';

describe('the wrapping of lines', () => {
  it.each([
    ['one two three', 20, 2, 'one two three'],
    ['one two three', 8, 2, 'one two\n  three'],
    ['  cause   one two three', 15, 10, '  cause   one\n          two\n          three'],
    ['a veryverylongword b', 6, 2, 'a\n  veryverylongword\n  b'],
    ['日本 日本 日本', 9, 0, '日本 日本\n日本'],
    ['\u001b[33m!\u001b[0m one two', 9, 2, '\u001b[33m!\u001b[0m one two'],
    ['', 9, 2, ''],
  ])('breaks %j at %i', (text, columns, indent, wrapped) => {
    expect(wrapWords(text, columns, indent)).toBe(wrapped);
  });
});
