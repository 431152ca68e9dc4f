import { describe, expect, it } from '@jest/globals';
import { findJson } from '../../../lib/evidence/json-in-text.js';
import { growthOf, LINEAR } from '../../helpers/cpu.js';

describe('findJson', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    [' [{"id":0}]\n', [{ id: 0 }]],
    ['Here:\n```json\n{"a":1}\n```\nDone.', { a: 1 }],
    ['```\n[]\n```', []],
    ['~~~\n{"a":"```"}\n~~~', { a: '```' }],
    ['```sh\nls {a}\n```\n```json\n{"a":1}\n```', { a: 1 }],
    ['As said in [1], the {answer} is {"a":{"b":"}"}} or so {', { a: { b: '}' } }],
  ])('finds the JSON in %j', (text, value) => {
    expect(findJson(text)).toEqual({ value });
  });

  it.each(['', 'no', '{"a":', '42', '"text"', 'see [1] and {}'])('finds no JSON in %j', (text) => {
    expect(findJson(text)).toBeNull();
  });

  it('takes time in proportion to brackets without end', async () => {
    const write = (size: number) => '[{'.repeat(size / 2);
    expect(findJson(write(16_000))).toBeNull();
    expect(await growthOf(16_000, write, findJson)).toBeLessThan(LINEAR);
  });
});
