import { describe, expect, it } from '@jest/globals';
import { claude } from '../../../lib/agents/claude/index.js';
import { codex } from '../../../lib/agents/codex/index.js';
import { describeConfusables } from '../../../lib/lint/look-alike-rule.js';
import { makeSkill, makeSource } from '../agents/claude/source-fixture.js';

const pair = { victim: 'grill', thief: 'roast', queries: [], overlap: 0.9, shared: [] };
const seen = makeSkill({ dir: 'grill' });
const linted = (agent: typeof claude) => ({
  ...{ key: agent.name, agent, install: 'skills' as const, vendor_model: null },
});

const told = (agents: ReturnType<typeof linted>[], fields: Record<string, unknown>) => {
  const source = makeSource([seen, makeSkill({ dir: 'roast', fields })]);
  return describeConfusables([pair], { source, agents, prefix: '' }).map(({ subject }) => subject);
};

describe('skill-look-alike', () => {
  it('is about skills that an agent lists both of', () => {
    expect(told([linted(claude)], {})).toEqual(['grill']);
  });

  it('is silent where one of the two is hidden from every model', () => {
    expect(told([linted(claude)], { 'disable-model-invocation': true })).toEqual([]);
  });

  it('speaks where one of several agents lists both', () => {
    expect(told([linted(claude), linted(codex)], { 'disable-model-invocation': true })).toEqual(['grill']);
  });
});
