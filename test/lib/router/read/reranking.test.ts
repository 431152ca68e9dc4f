import { describe, expect, it } from '@jest/globals';
import { readReranking } from '../../../../lib/router/read/answers.js';

const IDS = ['a', 'b', 'c'];

describe('readReranking', () => {
  it.each([
    ['["c","a"]', [2, 0, 1]],
    ['[{"id":"b","score":3},{"id":"b"}]', [1, 0, 2]],
    ['{"scores":{"a":0.1,"c":0.9}}', [2, 0, 1]],
    ['[]', [0, 1, 2]],
  ])('reads %s', (answer, order) => {
    expect(readReranking(answer, IDS)).toEqual({ order, problem: null });
  });

  it.each([
    ['c a', /not JSON/],
    ['{"order":["a"]}', /neither a list of ids/],
    ['["a","zebra"]', /names 'zebra'/],
    ['["__proto__"]', /names '__proto__'/],
  ])('refuses %s', (answer, problem) => {
    expect(readReranking(answer, IDS)).toEqual({ order: null, problem: expect.stringMatching(problem) });
  });
});
