import { describe, expect, it } from '@jest/globals';
import type { Expect } from '../../../lib/case/expect.js';
import { loadSchemas } from '../../../lib/case/json-schema.js';
import { parseSuites } from '../../../lib/case/suites.js';
import { assertStep } from '../../../lib/evidence/suite/steps.js';
import { judgeSuite } from '../../../lib/verdict/suite.js';
import { IN_FULL } from '../../helpers/tested-agents.js';

const EVIL = '^(a+)+$';
const ANSWER = { name: `${'a'.repeat(40)}!`, other: 'x', list: [`${'a'.repeat(40)}!`] };
const END = { fault: null, ended: true, exit: { exit_code: 0, signal: null, timed_out: false } };

function judge(expected: Expect) {
  const text = JSON.stringify(ANSWER);
  const step = { name: '', input: {}, expect: expected, store: null };
  const facts = { model: null, stored: {}, now: new Date(0) };
  return judgeSuite([{ ...assertStep(step, text, facts), ...END, final_answer: text }]);
}

describe('judgeSuite, where a pattern takes too long', () => {
  const SLOW: [Expect, string][] = [
    [{ all_match_pattern: { path: 'name', regex: EVIL } }, 'all_match_pattern'],
    [{ none_match_pattern: { path: 'list[*]', regex: EVIL } }, 'none_match_pattern'],
    [{ array_contains: { path: 'list', pattern: EVIL } }, 'array_contains'],
    [
      { one_of: [{ has_field: 'nothing' }, { all_match_pattern: { path: 'name', regex: EVIL } }] },
      'one_of.all_match_pattern',
    ],
  ];
  it.each(SLOW.slice(0, IN_FULL ? undefined : 1))('could not judge %j', (expected, assertion) => {
    const verdict = judge(expected);
    expect(verdict).toMatchObject({ status: 'infra_error', fault: { kind: 'pattern_too_slow' } });
    expect(verdict.error).toContain(`${assertion}: /${EVIL}/: the pattern took too long`);
    expect(verdict.matched_evidence).toEqual([]);
  });

  it('judges by what is certain', () => {
    const slow = { all_match_pattern: { path: 'name', regex: EVIL } };
    expect(judge({ ...slow, has_field: 'nothing' }).status).toBe('fail');
    expect(judge({ one_of: [slow, { has_field: 'other' }] }).status).toBe('pass');
    expect(judge({ all_match_pattern: { path: 'other', regex: EVIL } }).status).toBe('fail');
  });

  it('holds the patterns of a schema to the same limit and the same meaning', async () => {
    const load = async (pattern: string) => {
      const expected = { json_schema: { type: 'object', properties: { name: { type: 'string', pattern } } } };
      const tests = [{ id: 'A-1', input: {}, expect: expected }];
      const [row] = parseSuites(JSON.stringify({ agent: 'x', test_suites: { core: { tests } } }), 'f.tests.json');
      await loadSchemas(row ? [row] : []);
      return row?.kind === 'suite' && row.expect ? judge(row.expect) : null;
    };
    expect((await load('\\Aa+!\\Z'))?.status).toBe('pass');
    expect((await load(EVIL))?.error).toMatch(/json_schema: .*the pattern took too long/);
    await expect(load('(?<n>a)')).rejects.toThrow(/f\.tests\.json.*A-1.*unknown extension \?<n/);
  });
});
