import { describe, expect, it } from '@jest/globals';
import { parseCasesJson } from '../../../lib/case/corpus-json.js';
import { lineOf } from '../../../lib/case/schema.js';
import { ConfigError } from '../../../lib/input/config-error.js';

const row = (fields: object) => ({ case_id: 'a', prompt: 'Do it', ...fields });
const parse = (value: unknown) => parseCasesJson(JSON.stringify(value, null, 2), 'cases.json');
const failure = (value: unknown): string => {
  try {
    parse(value);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('was accepted');
};

describe('parseCasesJson', () => {
  it('reads an array and an object with cases, and fills in the defaults', () => {
    const [fromArray] = parse([row({})]);
    const [fromObject] = parse({ $schema: 'x', cases: [row({})] });
    expect({ ...fromArray, origin: 0 }).toEqual({ ...fromObject, origin: 0 });
    expect(fromArray).toMatchObject({
      kind: 'skill',
      require_skill_file: true,
      expected_skill_min_tier: 1,
      disallowed_min_tier: 2,
      pass_threshold: 'any',
      min_offer: 'any',
    });
  });

  it('finds the line of each case, even when a prompt mentions case_id', () => {
    const cases = parse([row({ prompt: 'what is "case_id": "b"?' }), row({ case_id: 'b' })]);
    expect(cases.map((testCase) => testCase.origin?.line)).toEqual([3, 7]);
  });

  it('knows the line of each field that is written', () => {
    const text =
      '[{"case_id": "a",\n"kind": "tool_route",\n"tool": "Bash",\n"input": {\n"command": "ls"},\n"expect": "allow"}]';
    const origin = parseCasesJson(text, 'f')[0]?.origin ?? { file: '', line: 0 };
    expect(
      ['tool', 'input.command no longer has x', 'expect block became allow'].map((one) => lineOf(origin, one)),
    ).toEqual([3, 4, 6]);
    expect(lineOf(origin, 'contains', 'expect')).toBe(6);
    expect(lineOf(origin, 'contains')).toBe(1);
  });

  it('reads a file with a byte-order mark', () => {
    expect(parseCasesJson(`\uFEFF${JSON.stringify([row({})])}`, 'f')).toHaveLength(1);
  });

  it.each([
    [
      'an unknown key, and what was meant',
      [row({ expected_skil: 'x' })],
      /cases\.json:5, case 'a', at cases\[0\]: Unknown key 'expected_skil'.*write 'expected_skill'/,
    ],
    [
      'a key mistyped that must be there',
      [{ case_id: 'a', promt: 'x' }],
      /Unknown key 'promt' \(and 1 more.*write 'prompt'/,
    ],
    [
      'the key of other tools for a case',
      [{ id: 'a', prompt: 'p', expected_skill: 'k' }],
      /Unknown key 'id'.*write 'case_id'/,
    ],
    ['a key of another kind', [row({ kind: 'route', query: 'x' })], /case 'a'.*Unknown key 'prompt'/],
    ['a wrong type with its path', [row({ required_skills: ['x', 3] })], /at cases\[0\]\.required_skills\[1\]/],
    ['a tier that does not exist', [row({ expected_skill_min_tier: 4 })], /expected_skill_min_tier/],
    ['a case without an id by its number', [{ prompt: 'x' }], /case 'number 1'.*case_id/],
    ['an id that would leave its folder', [row({ case_id: '../x' })], /case_id/],
    ['a trial count past ten', [row({ trials: 11 })], /trials/],
    ['what is missing, in words', [{ case_id: 'a' }], /cases\.json:2, case 'a', at cases\[0\]\.prompt: is missing/],
    ['a value out of the list', [row({ kind: 'skil' })], /must be skill, tool_route, suite or route, not "skil"/],
    [
      'an unknown assertion',
      [{ case_id: 'a', kind: 'suite', subagent: 'x', input: 1, expect: { statsu: 1 } }],
      /write 'status'/,
    ],
    ['no kind', [row({ kind: null })], /must be skill, .*, not null/],
    ['agents that are none', [row({ agents: [] })], /agents: must not be empty/],
    ['something that is no corpus', 7, /array of cases/],
    [
      'an unknown key beside cases',
      { cases: [], casez: [] },
      /cases\.json:3: Unknown key 'casez'\. Fix: write 'cases'/,
    ],
    ['a kind that does not exist', [row({ kind: 'skil' })], /kind/],
  ])('refuses %s', (_, value, message) => {
    expect(failure(value)).toMatch(message);
  });

  it('refuses a duplicate key, which JSON.parse would drop', () => {
    const text = '[\n{"case_id": "a",\n"prompt": "x",\n"prompt": "y"}]';
    expect(() => parseCasesJson(text, 'c.json')).toThrow(/c\.json:4, at 0\.prompt: The key 'prompt' appears twice/);
  });

  it('refuses a key such as __proto__, which JavaScript objects lose', () => {
    expect(() => parseCasesJson('[{"case_id": "a", "__proto__": {}}]', 'c.json')).toThrow(
      /'__proto__' cannot be used as a key/,
    );
  });

  it('refuses JSON that is nested too deep', () => {
    const text = `[{"case_id": "a", "kind": "suite", "input": ${'['.repeat(9000)}${']'.repeat(9000)}}]`;
    expect(() => parseCasesJson(text, 'c.json')).toThrow(/nested more than 500 levels deep/);
  });

  it('names the line on which the JSON is broken', () => {
    expect(() => parseCasesJson('[\n {"case_id": "a",}\n]', 'c.json')).toThrow(/c\.json.*not valid JSON/);
  });
});
