/** The meaning of every assertion, row by row, as docs/assertions.md describes it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ASSERTIONS, type Expect, ExpectSchema } from '../../../../lib/case/expect.js';
import { loadSchemas } from '../../../../lib/case/json-schema.js';
import { type Case, CaseSchema } from '../../../../lib/case/schema.js';
import { assertAnswer } from '../../../../lib/evidence/suite/assert.js';
import { ConfigError } from '../../../../lib/input/config-error.js';

type Outcome = 'pass' | 'fail' | 'error';
type Row = [Expect, unknown, Outcome, string, { stored?: Record<string, unknown>; model?: string | null }?];

const ROWS = readFileSync('test/fixtures/suites/assertions.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

async function outcomeOf([written, value, , , { stored = {}, model = null } = {}]: Row): Promise<Outcome> {
  const read = ExpectSchema.safeParse(written);
  if (!read.success) return 'error';
  const row = { kind: 'suite', case_id: 'a', subagent: 'x', input: 1, expect: written };
  const testCase = CaseSchema.parse(row) as Extract<Case, { kind: 'suite' }>;
  try {
    await loadSchemas([testCase]);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return 'error';
  }
  // As a model writes it: with spaces, and what JSON allows to escape escaped.
  const text = JSON.stringify(value, null, 1).replaceAll('/', '\\/');
  const now = new Date('2026-04-01T10:00:00Z');
  return assertAnswer(testCase.expect!, { value, text, model, stored, now }).length === 0 ? 'pass' : 'fail';
}

describe('assertions', () => {
  it.each(ROWS.map((row, index) => [index + 1, JSON.stringify(row[0]), JSON.stringify(row[1]), row[2], row[3], row]))(
    'row %i: %s on %s: %s, %s',
    async (_, __, ___, outcome, ____, row) => {
      expect(await outcomeOf(row as Row)).toBe(outcome);
    },
  );

  it('has a row that passes, one that fails and one that is refused for nearly every assertion', () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(150);
    const seen = (outcome: Outcome) =>
      new Set(ROWS.filter((row) => row[2] === outcome).flatMap(([written]) => Object.keys(written)));
    for (const outcome of ['pass', 'fail'] as const)
      expect(ASSERTIONS.filter((name) => !seen(outcome).has(name))).toEqual([]);
  });

  it('names no row twice', () => {
    const keys = ROWS.map((row) => JSON.stringify([row[0], row[1], row[4]]));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});
