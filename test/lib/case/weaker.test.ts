import { describe, expect, it } from '@jest/globals';
import { parseCasesJson } from '../../../lib/case/corpus-json.js';
import { ASSERTIONS, type Expect } from '../../../lib/case/expect.js';
import type { Case } from '../../../lib/case/schema.js';
import { findWeakerExpect } from '../../../lib/case/weaker/expect.js';
import { findWeaker, subjectsOf, type Viewpoint } from '../../../lib/case/weaker/weaker.js';

const VIEW: Viewpoint = {
  agent: 'claude',
  ran: true,
  isGone: (_, id) => id === 'gone',
  isTried: () => false,
  settings: { trials: null, suite_trials: null, pass_threshold: null, min_offer: null },
};

const BASE = {
  skill: { prompt: 'p', expected_skill: 'alpha' },
  tool_route: { kind: 'tool_route', tool: 'Bash', input: { command: 'rm' }, expect: 'block' },
  suite: { kind: 'suite', subagent: 'kit:scout', input: 'x', expect: { status: 'ok' } },
  route: { kind: 'route', query: 'q', expected: ['alpha'] },
};
type Kind = keyof typeof BASE;

function parse(kind: Kind, change: object): Case {
  const row = JSON.stringify([{ case_id: 'a', ...BASE[kind], ...change }]);
  return parseCasesJson(row, 'cases.json')[0] as Case;
}

const weaker = (kind: Kind, then: object, now: object, view: Partial<Viewpoint> = {}) =>
  findWeaker(parse(kind, then), parse(kind, now), { ...VIEW, ...view });

const NO_SUITE = { tool: 'Bash', input: { command: 'rm' }, expect: 'block', subagent: undefined };
const TWO_STEPS = {
  expect: undefined,
  multi_step: [
    { step: 1, input: 'a' },
    { step: 2, input: 'b', expect: { status: 'ok' } },
  ],
};
const REQUIRES = { required_skills: ['beta'], required_files: ['alpha/x.md'], required_any_evidence: ['word'] };
const aliasOf = (canonical: string) => ({ provider_aliases: { claude: { x: canonical } } });

const WEAKER: [kind: Kind, then: object, now: object, words: RegExp][] = [
  ['skill', {}, { skip: 'flaky' }, /skip was added: "flaky"/],
  ['skill', {}, { agents: ['codex'] }, /^its list `agents` no longer has claude$/],
  ['skill', { agents: ['claude', 'codex'] }, { agents: ['codex', 'claude@haiku'] }, /no longer has claude$/],
  ['skill', { trials: 5 }, { trials: 3 }, /trials 5 became 3/],
  ['skill', { trials: 5, pass_threshold: 'all' }, { pass_threshold: 'all' }, /trials 5 became 1/],
  ['skill', { trials: 1 }, { trials: 5 }, /trials 1 became 5, any of which may pass/],
  ['skill', { pass_threshold: 'all' }, { pass_threshold: 'majority' }, /pass_threshold all became majority/],
  ['skill', { pass_threshold: 'majority' }, {}, /pass_threshold majority became any/],
  ['skill', { min_offer: 'full' }, { min_offer: '99%' }, /min_offer full became 99%/],
  ['skill', { min_offer: '50%' }, { min_offer: 'name_only' }, /min_offer/],
  ['skill', { min_offer: 'name_only' }, {}, /min_offer name_only became any/],
  ['skill', {}, { expected_skill: '' }, /expected_skill alpha was dropped/],
  ['skill', {}, { expected_skill: 'beta' }, /expected_skill alpha became beta/],
  ['skill', { expected_skill: 'kit:alpha' }, {}, /expected_skill kit:alpha became alpha/],
  ['skill', {}, { expected_skill_min_tier: 3 }, /expected_skill_min_tier 1 became 3/],
  ['skill', { required_all_evidence: ['x', 'y'] }, { required_all_evidence: ['y'] }, /no longer has x/],
  ['skill', { required_evidence: ['x'] }, {}, /required_all_evidence no longer has x/],
  ['skill', { required_all_evidence: ['x'] }, { required_any_evidence: ['x', 'y'] }, /no longer has x/],
  ['skill', { required_any_evidence: ['x'] }, {}, /required_any_evidence \(x\) was dropped/],
  ['skill', { required_any_evidence: ['x'] }, { required_any_evidence: ['x', 'tool_use'] }, /may now be tool_use/],
  ['skill', {}, { require_skill_file: false }, /require_skill_file true became false/],
  ['skill', { required_skills: ['beta'] }, {}, /required_skills no longer has beta/],
  ['skill', { required_files: ['alpha/x.md'] }, { required_files: [] }, /required_files no longer has alpha\/x\.md/],
  [
    'skill',
    { disallowed_skills: ['beta', 'pi'] },
    { disallowed_skills: ['pi'] },
    /disallowed_skills no longer has beta/,
  ],
  ['skill', { disallowed_skills: ['beta'] }, { disallowed_skills: ['kit:beta'] }, /no longer has beta/],
  ['skill', { disallowed_skills: ['beta'] }, { disallowed_skills: ['beta'], disallowed_min_tier: 1 }, /2 became 1/],
  ['skill', {}, { provider_aliases: { claude: { alpha: 'beta' } } }, /expected_skill alpha became beta/],
  ['skill', {}, { provider_aliases: { claude: { beta: 'alpha' } } }, /lets beta count as alpha/],
  ['skill', {}, { kind: 'route', query: 'q', prompt: undefined, expected_skill: undefined }, /kind skill became route/],
  ['tool_route', {}, { expect: 'allow' }, /expect block became allow/],
  [
    'tool_route',
    {},
    { input: { command: 'ls' } },
    /it expected block for Bash: rm, which is no longer tried, but Bash: ls/,
  ],
  ['tool_route', {}, { tool: 'Read' }, /no longer tried, but Read: rm/],
  ['tool_route', { expect: 'allow' }, { expect: 'block' }, /expect allow became block/],
  ['tool_route', { contains: 'retrieve_tools' }, {}, /contains retrieve_tools became none/],
  ['tool_route', { contains: 'retrieve_tools' }, { contains: 'tools' }, /contains/],
  ['tool_route', { route: 'mcp' }, {}, /route mcp became none/],
  ['tool_route', { route: 'mcp' }, { route: 'any' }, /route mcp became any/],
  [
    'tool_route',
    { event: 'Stop' },
    { event: 'SessionStart', expect: 'context', contains: 'x' },
    /event Stop became SessionStart/,
  ],
  ['tool_route', {}, { event: 'Stop' }, /event PreToolUse became Stop/],
  ['suite', {}, { kind: 'tool_route', ...NO_SUITE }, /kind suite became tool_route/],
  [
    'tool_route',
    {},
    { kind: 'route', query: 'q', tool: undefined, input: undefined, expect: undefined },
    /became route/,
  ],
  ['route', {}, { kind: 'skill', prompt: 'p', query: undefined, expected: undefined }, /kind route became skill/],
  ['route', { expected: ['alpha', 'gone'] }, { expected: ['alpha', 'gone', 'beta'] }, /may now be beta too/],
  ['route', { expected: [], none: true }, { expected: ['alpha'] }, /none true became false/],
  ['skill', REQUIRES, { ...REQUIRES, ...aliasOf('beta') }, /lets x count as beta/],
  ['skill', REQUIRES, { ...REQUIRES, ...aliasOf('alpha/x.md') }, /lets x count as alpha\/x\.md/],
  ['skill', REQUIRES, { ...REQUIRES, ...aliasOf('word') }, /lets x count as word/],
  ['suite', {}, { skip_if: 'ci' }, /skip_if was added: "ci"/],
  ['suite', {}, { subagent: 'kit:other' }, /subagent/],
  ['suite', {}, { expect: {} }, /assertion status was dropped/],
  ['suite', {}, { trials: 1 }, /trials 3 became 1/],
  [
    'suite',
    { multi_step: [{ input: 'a', expect: { results_min: 1 } }, { input: 'b' }] },
    { multi_step: [{ input: 'a' }, { input: 'b' }] },
    /step 1: its assertions were dropped/,
  ],
  [
    'suite',
    { multi_step: [{ step: 'one', expect: { results_min: 2 } }] },
    { multi_step: [{ step: 'zero' }, { step: 'one', expect: { results_min: 1 } }] },
    /step one: assertion results_min was loosened/,
  ],
  ['route', {}, { within: 3 }, /within 1 became 3/],
  ['route', { min_confidence: 'high' }, { min_confidence: 'low' }, /min_confidence high became low/],
  ['route', { min_confidence: 'low' }, {}, /min_confidence low became none/],
  ['route', { expected: [], none: true }, { expected: [] }, /none true became false/],
  ['route', {}, { expected: ['alpha', 'beta'] }, /expected may now be beta too/],
  ['route', {}, { expected: [] }, /expected \(alpha\) was dropped/],
];

const AS_MUCH: [kind: Kind, then: object, now: object][] = [
  ['skill', {}, { prompt: 'other words', category: 'other', timeout_seconds: 900, reason: 'why' }],
  ['skill', { timeout_seconds: 900 }, { timeout_seconds: 10, workspace: 'w' }],
  ['skill', { skip: 'flaky' }, {}],
  ['skill', { skip: 'flaky' }, { skip: 'still flaky' }],
  ['skill', { agents: ['claude'] }, { agents: ['claude', 'codex'] }],
  ['skill', { agents: ['codex'] }, { agents: ['copilot'] }],
  ['skill', { agents: ['claude'] }, {}],
  ['skill', { pass_threshold: 'any', trials: 3 }, { pass_threshold: 'all', trials: 5 }],
  ['skill', {}, { expected_skill: 'kit:alpha' }],
  ['skill', { expected_skill: 'gone' }, { expected_skill: 'beta' }],
  ['skill', { required_skills: ['gone'], required_files: ['gone/x.md'], disallowed_skills: ['gone'] }, {}],
  ['skill', { required_evidence: ['x'] }, { required_all_evidence: ['x'] }],
  ['skill', { required_skills: ['alpha'] }, {}],
  ['skill', { required_any_evidence: ['x', 'y'] }, { required_any_evidence: ['x'] }],
  ['skill', {}, { required_any_evidence: ['x'] }],
  ['skill', { disallowed_skills: ['kit:beta'] }, { disallowed_skills: ['beta'], disallowed_min_tier: 3 }],
  ['skill', { expected_skill_min_tier: 3, min_offer: '50%' }, { min_offer: 'full' }],
  ['skill', {}, { provider_aliases: { codex: { beta: 'alpha' } } }],
  ['skill', {}, { provider_aliases: { claude: { x: 'y' } } }],
  ['tool_route', {}, { contains: 'x', route: 'mcp' }],
  ['tool_route', { contains: 'tools' }, { contains: 'retrieve_tools' }],
  ['tool_route', {}, { tool: 'shell' }],
  ['tool_route', { route: 'gone' }, { route: 'mcp' }],
  ['suite', {}, { input: 'y', expect: { status: 'ok', results_min: 1 } }],
  ['suite', { subagent: 'gone' }, {}],
  ['route', { within: 3 }, { within: 1, min_confidence: 'high' }],
  ['route', { expected: ['alpha', 'beta'] }, { expected: ['beta'] }],
  ['route', { expected: ['gone'] }, { expected: ['beta'] }],
  ['route', { expected: [], none: true }, { expected: ['alpha'], none: true }],
  ['route', { expected: ['alpha'] }, { expected: [], none: true }],
  ['route', { expected: [], none: true }, { expected: [], none: true }],
  ['suite', { skip_if: 'ci' }, { skip_if: 'windows' }],
  ['suite', TWO_STEPS, { expect: undefined, multi_step: [{ step: 2, input: 'b', expect: { status: 'ok' } }] }],
  ['tool_route', { route: 'mcp' }, { route: 'mcp' }],
  ['skill', { expected_skill: '', required_skills: ['alpha'] }, { expected_skill: '', required_skills: ['alpha'] }],
  ['skill', { require_skill_file: false }, { require_skill_file: false }],
  ['skill', { required_skills: ['beta'] }, { required_skills: ['beta'] }],
  ['skill', { disallowed_skills: [] }, { disallowed_min_tier: 1 }],
  ['skill', { provider_aliases: { claude: { b: 'alpha' } } }, { provider_aliases: { claude: { b: 'alpha' } } }],
];

describe('what a case no longer demands', () => {
  it.each(WEAKER)('of kind %s from %j to %j is said', (kind, then, now, words) => {
    expect(weaker(kind, then, now).join('; ')).toMatch(words);
  });

  it.each(AS_MUCH)('of kind %s from %j to %j is nothing', (kind, then, now) => {
    expect(weaker(kind, then, now)).toEqual([]);
  });

  it('is what the batch sets where the case sets nothing', () => {
    const settings = { trials: 5, suite_trials: 4, pass_threshold: 'all', min_offer: 'full' } as const;
    expect(weaker('skill', {}, { trials: 1, min_offer: '50%', pass_threshold: 'majority' }, { settings })).toEqual([
      'trials 5 became 1',
      'pass_threshold all became majority',
      'min_offer full became 50%',
    ]);
    expect(weaker('skill', { trials: 5 }, {}, { settings })).toEqual([]);
    expect(weaker('suite', {}, { trials: 3 }, { settings })).toEqual(['trials 4 became 3']);
  });

  it('is a category or a tool only where the case is no longer run for it', () => {
    expect(weaker('skill', { category: 'core' }, { category: 'x' }, { ran: false })).toEqual([
      'category core became x, which is not selected here',
    ]);
    expect(weaker('skill', { category: 'core' }, {}, { ran: false })).toEqual([
      'category core became none, which is not selected here',
    ]);
    expect(weaker('skill', {}, { category: 'x' }, { ran: false })).toEqual([
      'category none became x, which is not selected here',
    ]);
    expect(weaker('skill', { category: 'x' }, { category: 'x' }, { ran: false })).toEqual([]);
    expect(weaker('tool_route', {}, {}, { ran: false })).toEqual([]);
    expect(weaker('tool_route', {}, { tool: 'Skill' }, { ran: false }).join()).toMatch(/tool Bash became Skill/);
  });
});

describe('what a case is about', () => {
  const skills = { required_skills: ['beta'], disallowed_skills: ['pi'] };
  it.each<[Kind, object, [string, string][]]>([
    [
      'skill',
      skills,
      [
        ['skill', 'alpha'],
        ['skill', 'beta'],
      ],
    ],
    ['skill', { ...skills, expected_skill: '' }, [['skill', 'beta']]],
    ['skill', { expected_skill: '', disallowed_skills: ['pi'] }, [['skill', 'pi']]],
    ['tool_route', { route: 'mcp' }, [['route', 'mcp']]],
    ['tool_route', {}, []],
    ['suite', {}, [['subagent', 'kit:scout']]],
    ['route', {}, [['skill', 'alpha']]],
  ])('of kind %s with %j', (kind, change, subjects) => {
    expect(subjectsOf(parse(kind, change))).toEqual(subjects);
  });
});

describe('an agent that a case no longer runs on', () => {
  const agent = 'claude@haiku';
  it.each([
    [['claude@haiku'], ['codex'], 1],
    [['claude'], ['codex'], 1],
    [undefined, ['codex'], 1],
    [['claude'], ['claude@haiku'], 0],
    [['claude@haiku'], ['claude'], 0],
    [['codex'], ['copilot'], 0],
  ])('is known by its key or its name: %j to %j', (then, now, count) => {
    expect(weaker('skill', { agents: then }, { agents: now }, { agent })).toHaveLength(count);
  });
});

/** Of each assertion: one version that demands more, and one that demands less. */
const EXPECTS: Record<string, [then: object, more: object, less: object]> = {
  status: [{ status: 'ok' }, { status: 'ok' }, { status: 'error' }],
  error_code: [{ error_code: 4 }, { error_code: 4 }, { error_code: 5 }],
  contains: [{ contains: 'abc' }, { contains: ['xabcx', 'z'] }, { contains: 'ab' }],
  message_contains: [{ message_contains: ['a', 'b'] }, { message_contains: ['b', 'a'] }, { message_contains: 'a' }],
  summary_contains: [{ summary_contains: 'a' }, { summary_contains: 'ab' }, { contains: 'a' }],
  field_contains: [
    { field_contains: { path: 'p', text: 'ab' } },
    { field_contains: [{ path: 'p', text: 'abc' }] },
    { field_contains: { path: 'q', text: 'ab' } },
  ],
  results_min: [{ results_min: 2 }, { results_min: 3 }, { results_min: 1 }],
  results_max: [{ results_max: 2 }, { results_count: 1 }, { results_max: 3 }],
  results_count: [{ results_count: 2 }, { results_count: 2 }, { results_min: 2 }],
  results_schema: [
    { results_schema: { a: { type: 'number', min: 1 } } },
    { results_schema: { a: { type: 'integer', min: 2 }, b: 'string' } },
    { results_schema: { a: 'number' } },
  ],
  has_field: [{ has_field: 'a' }, { has_fields: ['a', 'b'] }, { has_field: 'b' }],
  has_fields: [{ has_fields: ['a', 'b'] }, { has_fields: ['b', 'a', 'c'] }, { has_fields: ['a'] }],
  field_equals: [{ field_equals: { a: 1 } }, { field_equals: { a: 1, b: 2 } }, { field_equals: { a: 2 } }],
  all_match: [
    { all_match: { path: 'p', value: 1 } },
    {
      all_match: [
        { path: 'p', value: 1 },
        { path: 'q', value: 1 },
      ],
    },
    { all_match: { path: 'p', value: 2 } },
  ],
  all_match_one_of: [
    { all_match_one_of: { path: 'p', values: [1, 2] } },
    { all_match_one_of: { path: 'p', values: [1] } },
    { all_match_one_of: { path: 'p', values: [1, 2, 3] } },
  ],
  all_match_pattern: [
    { all_match_pattern: { path: 'p', regex: '^a' } },
    { all_match_pattern: [{ path: 'p', regex: '^a' }] },
    { all_match_pattern: { path: 'p', regex: '^' } },
  ],
  none_match_pattern: [
    { none_match_pattern: { path: 'p', regex: '^a' } },
    { none_match_pattern: [{ path: 'p', regex: '^a' }] },
    { none_match_pattern: { path: 'p', regex: '^abc' } },
  ],
  all_have_tags: [{ all_have_tags: ['a'] }, { all_have_tags: ['a', 'b'] }, { all_have_tags: ['b'] }],
  none_have_tags: [{ none_have_tags: ['a'] }, { none_have_tags: ['a', 'b'] }, { none_have_tags: ['b'] }],
  each_has_any_tag: [{ each_has_any_tag: ['a', 'b'] }, { each_has_any_tag: ['a'] }, { each_has_any_tag: ['a', 'c'] }],
  all_dates_between: [
    { all_dates_between: { path: 'p', start: '2026-01-02', end: '2026-01-30' } },
    { all_dates_between: { path: 'p', start: '2026-01-03', end: '2026-01-30' } },
    { all_dates_between: { path: 'p', start: '2026-01-01', end: '2026-01-30' } },
  ],
  all_dates_in_year: [
    { all_dates_in_year: { path: 'p', year: 2026 } },
    { all_dates_in_year: [{ path: 'p', year: 2026 }] },
    { all_dates_in_year: { path: 'p', year: 2025 } },
  ],
  dates_within_days: [
    { dates_within_days: { path: 'p', days: 7 } },
    { dates_within_days: { path: 'p', days: 1 } },
    { dates_within_days: { path: 'p', days: 8 } },
  ],
  all_in_range: [
    { all_in_range: { path: 'p', min: 1, max: 9 } },
    { all_in_range: { path: 'p', min: 2, max: 9 } },
    { all_in_range: { path: 'p', min: 1 } },
  ],
  range_check: [
    { range_check: { path: 'p', min: 1 } },
    { range_check: { path: 'p', min: 1, max: 9 } },
    { range_check: { path: 'p', min: 0 } },
  ],
  sorted_desc: [{ sorted_desc: { path: 'p' } }, { sorted_desc: [{ path: 'p' }] }, { sorted_desc: { path: 'q' } }],
  array_contains: [
    { array_contains: { path: 'p', values: [1] } },
    { array_contains: { path: 'p', values: [1, 2] } },
    { array_contains: { path: 'p', values: [2] } },
  ],
  no_overlap: [
    { no_overlap: { path: 'p', with: 's' } },
    { no_overlap: [{ path: 'p', with: 's' }] },
    { no_overlap: { path: 'p', with: 't' } },
  ],
  json_schema: [
    { json_schema: { type: 'object' } },
    { json_schema: { type: 'object' }, contains: 'b' },
    { json_schema: { type: ['object', 'array'] } },
  ],
  agent_used_model: [{ agent_used_model: 'haiku' }, { agent_used_model: 'claude-haiku' }, { agent_used_model: 'h' }],
  one_of: [
    { one_of: [{ status: 'a' }, { status: 'b' }] },
    { one_of: [{ status: 'a', results_min: 1 }] },
    { one_of: [{ status: 'a' }, { status: 'b' }, { status: 'c' }] },
  ],
  if_results: [
    { if_results: { results_min: 2 } },
    { if_results: { results_min: 3 } },
    { if_results: { results_min: 1 } },
  ],
  if_has_history: [
    { if_has_history: { status: 'a' } },
    { if_has_history: { status: 'a', contains: 'b' } },
    { if_has_history: { contains: 'b' } },
  ],
  if_sensitive_results: [
    { if_sensitive_results: { status: 'a' } },
    { if_sensitive_results: { status: 'a' } },
    { if_sensitive_results: { status: 'b' } },
  ],
};

/** Of single fields of an assertion: what is demanded now, and whether that is as much. */
const FIELDS: [then: object, now: object, as_much: boolean][] = [
  [{ field_contains: { path: 'p', text: 'ab' } }, { field_contains: { path: 'p', text: 'a' } }, false],
  [{ field_equals: { path: 'a', value: 1 } }, { field_equals: { a: 1 } }, true],
  [{ field_equals: { a: 1 } }, { field_equals: { path: 'a', value: 1 } }, true],
  [{ field_equals: { path: 'a', value: 1 } }, { field_equals: { a: 2 } }, false],
  [{ field_equals: { path: 'a', other: 1 } }, { field_equals: { other: 1 } }, false],
  [{ field_equals: { path: 'a', other: 1 } }, { field_equals: { path: 'b', other: 1 } }, false],
  [{ field_equals: { path: 3, value: 1 } }, { field_equals: { path: 3 } }, false],
  [{ field_equals: { path: 'a', value: 1, b: 2 } }, { field_equals: { a: 1 } }, false],
  [{ field_equals: { path: 'a', other: 1 } }, { field_equals: { path: 'a', other: 2 } }, false],
  [{ field_equals: { path: null, value: 1 } }, { field_equals: { path: null, value: 1, x: 2 } }, true],
  [{ results_min: 3 }, { results_count: 3 }, true],
  [{ results_min: 3 }, { results_count: 2 }, false],
  [{ results_max: 3 }, { results_count: 4 }, false],
  [{ results_schema: { a: 'number' } }, { results_schema: { a: 'integer' } }, true],
  [{ results_schema: { a: 'integer' } }, { results_schema: { a: 'number' } }, false],
  [{ results_schema: { a: 'string' } }, { results_schema: { a: 'integer' } }, false],
  [{ results_schema: { a: 'number' } }, { results_schema: { a: 'string' } }, false],
  [{ results_schema: { a: 'number' } }, { results_schema: { a: { type: 'number', min: 1 } } }, true],
  [{ results_schema: { a: { type: 'number', min: 2 } } }, { results_schema: { a: { type: 'number', min: 1 } } }, false],
  [{ results_schema: { a: { type: 'number', min: 2 } } }, { results_schema: { a: 'number' } }, false],
  [{ results_schema: { a: { type: 'number', max: 2 } } }, { results_schema: { a: { type: 'number', max: 3 } } }, false],
  [{ results_schema: { a: { type: 'number', max: 2 } } }, { results_schema: { a: { type: 'string', max: 2 } } }, false],
  [{ range_check: { path: 'a', min: 1 } }, { range_check: { path: 'b', min: 1 } }, false],
  [{ range_check: { path: 'a', max: 1 } }, { range_check: { path: 'a', min: 1, max: 1 } }, true],
  [{ range_check: { path: 'a', min: 1, max: 3 } }, { range_check: { path: 'a', max: 3 } }, false],
  [{ has_fields: ['a'] }, { has_field: 'a' }, true],
  [{ has_fields: ['a', 'b'] }, { has_fields: ['a'], has_field: 'b' }, true],
  [{ has_fields: ['a'] }, { has_field: 'b' }, false],
  [{ has_field: 'a' }, { has_fields: ['a', 'b'] }, true],
  [{ all_match_one_of: { path: 'a', values: [1, 2] } }, { all_match_one_of: { path: 'b', values: [1] } }, false],
  [{ all_match_one_of: { path: 'a', values: [1, 2] } }, { all_match_one_of: { path: 'a', values: [1, 3] } }, false],
  ...['2025-12-31', '2026-01-01', '2026-01-02'].map((start): [object, object, boolean] => [
    { all_dates_between: { path: 'a', start: '2026-01-01', end: '2026-02-01' } },
    { all_dates_between: { path: 'a', start, end: '2026-02-01' } },
    start >= '2026-01-01',
  ]),
  ...['2026-01-31', '2026-02-01', '2026-02-02'].map((end): [object, object, boolean] => [
    { all_dates_between: { path: 'a', start: '2026-01-01', end: '2026-02-01' } },
    { all_dates_between: { path: 'a', start: '2026-01-01', end } },
    end <= '2026-02-01',
  ]),
  [
    { all_dates_between: { path: 'a', start: '2026-01-01', end: '2026-02-01' } },
    { all_dates_between: { path: 'b', start: '2026-01-01', end: '2026-02-01' } },
    false,
  ],
  [{ dates_within_days: { path: 'a', days: 3 } }, { dates_within_days: { path: 'b', days: 3 } }, false],
  [{ dates_within_days: { path: 'a', days: 3 } }, { dates_within_days: { path: 'a', days: 4 } }, false],
  [{ dates_within_days: { path: 'a', days: 3 } }, { dates_within_days: { path: 'a', days: 3 } }, true],
  [{ array_contains: { path: 'a', values: ['x'] } }, { array_contains: { path: 'b', values: ['x'] } }, false],
  [{ array_contains: { path: 'a', values: ['x'] } }, { array_contains: { path: 'a', values: ['x', 'y'] } }, true],
  [{ array_contains: { path: 'a', values: ['x', 'y'] } }, { array_contains: { path: 'a', values: ['x'] } }, false],
  [{ array_contains: { path: 'a', pattern: 'x' } }, { array_contains: { path: 'a', pattern: 'y' } }, false],
  [{ array_contains: { path: 'a', pattern: 'x' } }, { array_contains: { path: 'a', pattern: 'x' } }, true],
  [
    { array_contains: { path: 'a', values: ['x'] } },
    { array_contains: { path: 'a', values: ['x'], pattern: 'y' } },
    true,
  ],
  [{ if_results: { status: 'ok' } }, {}, false],
  [{ if_results: { status: 'ok' } }, { if_results: { status: 'error' } }, false],
  [{ status: undefined }, {}, true],
];

describe('what a suite no longer asserts', () => {
  it('is known for every assertion there is', () => {
    expect(ASSERTIONS.filter((name) => !Object.hasOwn(EXPECTS, name))).toEqual([]);
  });

  it.each(Object.entries(EXPECTS))('of %s', (name, [then, more, less]) => {
    expect(findWeakerExpect(then, more)).toEqual([]);
    expect(findWeakerExpect(then, then)).toEqual([]);
    expect(findWeakerExpect(then, less)).toEqual([expect.stringContaining(`assertion ${name} was`)]);
    expect(findWeakerExpect(then, {})).toEqual([`assertion ${name} was dropped`]);
  });

  it.each(FIELDS)('from %j to %j', (then, now, as_much) => {
    expect(findWeakerExpect(then as Expect, now as Expect)).toHaveLength(as_much ? 0 : 1);
  });

  it('says so of a value that belongs to a field', () => {
    expect(findWeakerExpect({ has_field: 'a', value: 1 }, { has_field: 'a' })).toEqual(['assertion value was dropped']);
  });
});
