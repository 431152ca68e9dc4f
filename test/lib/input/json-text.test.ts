import { describe, expect, it } from '@jest/globals';
import { ConfigError } from '../../../lib/input/config-error.js';
import { parseJson, readJson } from '../../../lib/input/json-text.js';

function complain(text: string): string {
  try {
    parseJson(text, 'c.json');
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  return '';
}

describe('a mistake in a JSON file', () => {
  it.each([
    ['a trailing comma in an array', '[\n {"a": 1},\n]\n', 2],
    ['a trailing comma in an object', '{\n "a": "x",\n}\n', 2],
    ['an array closed by a brace', '[\n 1,\n 2\n}\n', 4],
    ['a comma too few', '{\n "a": 1\n "b": 2\n}', 3],
    ['a comment', '{\n // why\n "a": 1\n}', 2],
    ['something behind the end', '{"a": 1}\n\n{"b": 2}\n', 3],
    ['an end too early', '{\n "a": [1,\n 2\n\n', 3],
    ['an open quote', '{\n "a": "x\n}\n', 2],
    ['nothing at all', '', 1],
  ])('%s is shown with its line, by every version of Node', (_, text, line) => {
    expect(complain(text)).toMatch(
      new RegExp(`^c\\.json:${line}: This is not valid JSON: [^\n]+ Fix: (?:correct the syntax|remove the comma)`),
    );
  });

  it('is reported without the text around it', () => {
    expect(complain(`[{"a": "${'x'.repeat(60)}"}, ?]\n`)).toMatch(/JSON: Unexpected token '\?'\. Fix/);
  });
});

describe('a large JSON file', () => {
  it.each([
    ['one string', 'x'.repeat(9_000_000)],
    ['backslashes', '\\\\'.repeat(4_000_000)],
    ['escaped quotes', '\\"'.repeat(4_000_000)],
  ])('of %s in one line is read', (_, text) => {
    const { value, line } = readJson(`{\n"a": "${text}",\n"b\\"c": {\n"d": 1}}`, 'c.json');
    expect(Object.keys(value as object)).toEqual(['a', 'b"c']);
    expect([line(['a']), line(['b"c', 'd'])]).toEqual([2, 4]);
  });

  it('of one number in one line is read', () => {
    const started = performance.now();
    expect(readJson(`{\n"a": ${'9'.repeat(100_000)},\n"b": 1}`, 'c.json').line(['b'])).toBe(3);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('beyond what anybody writes is refused at once', () => {
    const text = `["${'x'.repeat(50_000_000)}"]`;
    expect(() => readJson(text, 'c.json')).toThrow(
      /^c\.json: This file has 50\.0 million characters, more than the 10 million/,
    );
  });
});
