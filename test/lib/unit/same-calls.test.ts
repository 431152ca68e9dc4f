/** Which cases may stand for each other: those whose words alone differ, as long as no word of a prompt can count. */
import { describe, expect, it } from '@jest/globals';
import { CaseSchema } from '../../../lib/case/schema.js';
import type { PlannedUnit } from '../../../lib/contract/plan.js';
import { callsKeyOf, groupSameCalls } from '../../../lib/unit/pack/same-calls.js';

const caseOf = (more: object = {}) =>
  CaseSchema.parse({ kind: 'skill', case_id: 'a', prompt: 'Help me.', expected_skill: 'alpha', ...more });
const plain = callsKeyOf(caseOf());

describe('what a case asks for', () => {
  it('is the same in other words', () => {
    expect(plain).not.toBeNull();
    const words = { case_id: 'b', prompt: 'I need help.', category: 'other', agents: ['codex'], reason: 'Just so.' };
    expect(callsKeyOf({ ...caseOf(words), origin: { file: 'cases.json', line: 9 } })).toBe(plain);
  });

  it.each<[string, object]>([
    ['another skill', { expected_skill: 'beta' }],
    ['a further skill', { required_skills: ['beta'] }],
    ['a file', { required_files: ['references/more.md'] }],
    ['a disallowed skill', { disallowed_skills: ['beta'] }],
    ['an optional skill', { optional_skills: ['beta'] }],
    ['an offer', { min_offer: 'full' }],
    ['a workspace', { workspace: 'work' }],
    ['a time limit', { timeout_seconds: 5 }],
    ['another alias', { provider_aliases: { codex: { x: 'alpha' } } }],
    ['another tier', { expected_skill_min_tier: 2 }],
  ])('is another with %s', (_, more) => {
    expect(callsKeyOf(caseOf(more))).not.toBe(plain);
    expect(callsKeyOf(caseOf(more))).not.toBeNull();
  });

  it.each<[string, object]>([
    ['a command as its prompt', { prompt: '/alpha now' }],
    ['a mention of a file', { prompt: 'Read @notes.md.' }],
    ['a tier for which a mention is enough', { expected_skill_min_tier: 3 }],
    ['a disallowed tier for which a mention is enough', { disallowed_min_tier: 3 }],
    ['words that must all be there', { required_all_evidence: ['done'] }],
    ['words of which one must be there', { required_any_evidence: ['done'] }],
    ['words in the old way', { required_evidence: ['done'] }],
  ])('is like no other with %s', (_, more) => {
    expect(callsKeyOf(caseOf(more))).toBeNull();
  });

  it('is like no other in another kind', () => {
    const route = { kind: 'route', case_id: 'r', query: 'help', expected: ['alpha'] };
    expect(callsKeyOf(CaseSchema.parse(route))).toBeNull();
  });
});

describe('units', () => {
  const unit = (case_id: string, agent: string, more: Partial<PlannedUnit> = {}): PlannedUnit => ({
    ...{ unit_run_id: `${case_id}-${agent}`, case_id, agent, kind: 'skill', trials: 1 },
    ...more,
  });

  it('stand for those of their own agent with as many trials', () => {
    const units = [
      unit('a', 'codex'),
      unit('a', 'claude'),
      unit('b', 'codex'),
      unit('c', 'codex', { trials: 2 }),
      unit('b', 'claude'),
      unit('unknown', 'codex'),
      unit('gone', 'codex'),
    ];
    const cases = new Map([
      ...['a', 'b', 'c'].map((case_id) => [case_id, caseOf({ case_id, prompt: `Do ${case_id}.` })] as const),
      ['unknown', caseOf({ prompt: '/alpha' })] as const,
    ]);
    const groups = groupSameCalls(units, ({ case_id }) => cases.get(case_id));
    expect([...groups].map(([first, like]) => [first, ...like].map(({ unit_run_id }) => unit_run_id))).toEqual([
      ['a-codex', 'b-codex'],
      ['a-claude', 'b-claude'],
      ['c-codex'],
      ['unknown-codex'],
      ['gone-codex'],
    ]);
  });
});
