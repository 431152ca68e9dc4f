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
    // A draft, then the answer.
    ['Draft:\n```json\n{"a":1}\n```\nFinal:\n```json\n{"a":2}\n```\nDone.', { a: 2 }],
    ['Asked for:\n```json\n[{"id":0}]\n```\n\n```\n[{"id":0},{"id":1}]\n```', [{ id: 0 }, { id: 1 }]],
    ['```json\n{"a":1}\n```\nThe answer:\n{"a":2}', { a: 2 }],
    ['```json\n{"a":1}\n```\nas `{"b":2}` was asked', { a: 1 }],
    ['{"a":1}\n{"a":2}\n', { a: 2 }],
    ['Draft:\n{\n "a": 1\n}\nFinal:\n{\n "a": {}\n}\nBye.', { a: {} }],
    // A fence that was cut off, and one that a line of code in it does not end.
    ['```json\n{"a":1}\n```\nthen\n```json\n{"a":', { a: 1 }],
    ['```json\n{"a":1}', { a: 1 }],
    ['```json\n{"a":"```"}\n```', { a: '```' }],
    ['````\n{"a":"x"}\n````\n```sh\nls\n```', { a: 'x' }],
    ['  - so:\n    ```json\n    {"a":1}\n    ```', { a: 1 }],
    ['```json\r\n{"a":1}\r\n```\r\n', { a: 1 }],
    // Among prose: the largest, the last of equals.
    ['Result {"total": 0, "results": []} done', { total: 0, results: [] }],
    ['With {"a":1} I got {"a":1,"b":[2]} in [3], not {"c":1}.', { a: 1, b: [2] }],
    ['Either {"a":1} or {"a":2}.', { a: 2 }],
    ['A 5" pipe {is} {"a":"b"} and [', { a: 'b' }],
    ['{ [ {"a":1} ) ]', { a: 1 }],
    ['{ [ {"a":1} ]', [{ a: 1 }]],
    ['The list is:\n[]', []],
    ['```\nResult: {"a":1}\n```', { a: 1 }],
    ['As said in [1], the {answer} is {"a":{"b":"}"}} or so {', { a: { b: '}' } }],
  ])('finds the JSON in %j', (text, value) => {
    expect(findJson(text)).toEqual({ value });
  });

  it.each([
    '```json\n{"a":1}\n```\nFinal:\n```json\n{"a":2,}\n```',
    '',
    'no',
    '{"a":',
    '42',
    '"text"',
    'see [1] and {}',
  ])('finds no JSON in %j', (text) => {
    expect(findJson(text)).toBeNull();
  });

  it('takes time in proportion to brackets without end', async () => {
    const shapes = ['[{', '[1,', '{]', '["a",', '{"a":['].map(
      (part) => (size: number) => part.repeat(size / part.length),
    );
    shapes.push((size) => `${'['.repeat(size / 2)}x${']'.repeat(size / 2)}`);
    for (const write of shapes) {
      expect(findJson(write(16_000))).toBeNull();
      expect(await growthOf(16_000, write, findJson)).toBeLessThan(LINEAR);
    }
  });
});
