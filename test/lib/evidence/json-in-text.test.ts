import { describe, expect, it } from '@jest/globals';
import { findJson } from '../../../lib/evidence/json-in-text.js';

describe('findJson', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    [' [{"id":0}]\n', [{ id: 0 }]],
    ['Here:\n```json\n{"a":1}\n```\nDone.', { a: 1 }],
    ['```\n[]\n```', []],
    ['~~~\n{"a":"```"}\n~~~', { a: '```' }],
    ['```sh\nls {a}\n```\n```json\n{"a":1}\n```', { a: 1 }],
    ['As said in [1], the {answer} is {"a":{"b":"}"}} or so {', { a: { b: '}' } }],
  ])('finds it in %j', (text, value) => {
    expect(findJson(text)).toEqual({ value });
  });

  it.each(['', 'no', '{"a":', '42', '"text"', 'see [1] and {}'])('finds none in %j', (text) => {
    expect(findJson(text)).toBeNull();
  });

  it('stays quick on brackets without end', () => {
    const began = performance.now();
    expect(findJson('[{'.repeat(200_000))).toBeNull();
    expect(performance.now() - began).toBeLessThan(3000);
  });
});
