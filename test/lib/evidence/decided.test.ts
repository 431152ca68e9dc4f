import { expect, it } from '@jest/globals';
import { SkillCaseSchema } from '../../../lib/case/schema.js';
import type { Delivery } from '../../../lib/contract/delivery.js';
import { collectEvidence } from '../../../lib/evidence/collector.js';
import { describeDecided } from '../../../lib/evidence/explain/decided.js';

const location = { stream: 'stdout' as const, line: 3, proof: 'the line' };
const testCase = SkillCaseSchema.parse({
  ...{ kind: 'skill', case_id: 'c', prompt: 'p', expected_skill: 'hedge', disallowed_skills: ['water', 'lawn'] },
  optional_skills: ['pond'],
});

it('says of each skill that a case names what its verdict rests on, and leaves reads of Tier 2 to the transcript', () => {
  const delivery = (state: Delivery['state'], why: string | null = null): Delivery => ({
    ...{ state, kept_chars: state === 'full' ? 9 : 0, of_chars: 9, why },
  });
  const deliveries: Record<string, Delivery> = {
    hedge: delivery('other', "the text of 'lawn' in its place"),
    water: delivery('full'),
  };
  const call = {
    ...{ type: 'skill_call' as const, call_id: 'a', tool: 'Skill', input: {}, also: [] },
    ...{ how: 'invoked' as const, outcome: 'ran' as const, message: null, output: '' },
  };
  const evidence = collectEvidence(
    [
      { ...call, skill: 'hedge', ...location },
      {
        type: 'skill_read',
        call_id: 'b',
        skill: 'pond',
        also: [],
        path: '/s/pond/SKILL.md',
        text: 'own',
        why: null,
        ...location,
      },
    ],
    {
      ...{ testCase, agent: 'claude' },
      delivered: { isCalled: (skill) => skill !== 'lawn', of: ({ skill }) => deliveries[skill ?? ''] ?? null },
    },
  );
  expect(describeDecided(evidence)).toEqual([
    { skill: 'hedge', used: false, tier: null, why: "the text of 'lawn' in its place", proof: null },
    expect.objectContaining({ skill: 'water', used: true, tier: 1, proof: expect.stringContaining('9 of 9') }),
    { skill: 'lawn', used: false, tier: null, why: null, proof: null },
  ]);
});
