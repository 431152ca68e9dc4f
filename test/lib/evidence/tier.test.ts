import { describe, expect, it } from '@jest/globals';
import { scoreProofLine } from '../../../lib/evidence/proof-line.js';
import { computeTier, eventTier } from '../../../lib/evidence/tier.js';
import { runSelfTest } from '../../../lib/verdict/self-test.js';
import { end, fault, message, tool } from '../../helpers/events.js';

describe('the self-test of tiers', () => {
  it.each(runSelfTest())('gives $want for $name', ({ got, want }) => {
    expect(got).toBe(want);
  });

  it('has at least the original projects’ fixtures', () => {
    expect(runSelfTest().length).toBeGreaterThanOrEqual(14);
  });
});

describe('the score of a line of text', () => {
  it.each<[string, string, boolean, number]>([
    ['alpha', '{"type":"tool_use","name":"Skill","input":{"skill":"alpha"}}', true, 1110],
    ['alpha', '{"type":"tool_use","name":"Skill","input":{"skill":"p:alpha"}}', true, 1110],
    ['alpha', 'Launching skill: alpha', true, 910],
    ['alpha', 'Base directory for this skill: /s/alpha', true, 710],
    ['alpha', '{"type":"command_execution","command":"cat alpha"}', true, 70],
    ['alpha', '{"type":"tool_use","name":"Skill","input":{"skill":"alpha-two"}}', true, 100],
    ['alpha', 'the alpha-two and betaalpha skills', true, 0],
    ['alpha', '{"text":"see\\nalpha"}', true, 10],
    ['alpha/SKILL.md', 'read_file C:\\skills\\alpha\\SKILL.md', true, 70],
    ['alpha', '{"type":"tool.execution_complete","x":"alpha"}', true, 70],
    ['WebFetch', 'tool_use webfetch', false, 110],
  ])('is right for %s in %s', (token, line, isSkill, score) => {
    expect(scoreProofLine(token, line, isSkill)).toBe(score);
  });
});

it('an event that is about no skill has no tier', () => {
  for (const event of [message('alpha'), tool('Skill', {}), fault('auth', 'x'), end()]) {
    expect(eventTier('claude', event)).toBeNull();
  }
});

it('the tier of a line is the same every time', () => {
  const line = '{"name":"Skill","input":{"skill":"alpha"}}';
  expect([1, 2, 3].map(() => computeTier('claude', 'alpha', line, 1000))).toEqual([1, 1, 1]);
});
