import { describe, expect, it } from '@jest/globals';
import { claude } from '../../../lib/agents/claude/index.js';
import { codex } from '../../../lib/agents/codex/index.js';
import { parseCasesJson } from '../../../lib/case/corpus-json.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { describeConfusables, describeRefusal, promptsOf } from '../../../lib/lint/look-alike-rule.js';
import { makeSkill, makeSource } from '../agents/claude/source-fixture.js';

const pair = { victim: 'grill', thief: 'roast', queries: [], overlap: 0.9, shared: [] };
const seen = makeSkill({ dir: 'grill' });
const linted = (agent: typeof claude) => ({
  ...{ key: agent.name, agent, install: 'skills' as const, vendor_model: null },
});

const findings = (agents: ReturnType<typeof linted>[], fields: Record<string, unknown>) => {
  const source = makeSource([seen, makeSkill({ dir: 'roast', fields })]);
  return describeConfusables([pair], { source, agents, prefix: '' }).map(({ subject }) => subject);
};

describe('skill-look-alike', () => {
  it('is about skills that an agent lists both of', () => {
    expect(findings([linted(claude)], {})).toEqual(['grill']);
  });

  it('is silent where one of the two is hidden from every model', () => {
    expect(findings([linted(claude)], { 'disable-model-invocation': true })).toEqual([]);
  });

  it('speaks where one of several agents lists both', () => {
    expect(findings([linted(claude), linted(codex)], { 'disable-model-invocation': true })).toEqual(['grill']);
  });

  it('names the prompts that are lost, the words that both use, and the file', () => {
    const source = makeSource([seen, makeSkill({ dir: 'roast' })]);
    const finding = (more: object) =>
      describeConfusables([{ ...pair, ...more }], { source, agents: [], prefix: 'kit/' })[0];
    const ids = (count: number) => ['a', 'b', 'c', 'd'].slice(0, count).map((id) => ({ id, query: id }));
    expect(finding({ queries: ids(3) })).toMatchObject({
      ...{ rule: 'skill-look-alike', severity: 'warning', file: `kit/${seen.path}`, subject: 'grill' },
      ...{ message: "the offline ranker ranks 'roast' above it for a, b, c" },
      fix: 'describe what distinguishes the two.',
    });
    expect(finding({ queries: ids(4), shared: ['meat', 'fire'] })).toMatchObject({
      message: "the offline ranker ranks 'roast' above it for a, b, c and 1 more",
      fix: 'describe what distinguishes the two; both use meat, fire.',
    });
    const queries = [{ id: 'a', query: 'Roast the fish', decisive: ['roast', 'fish'] }];
    expect(finding({ queries, shared: ['meat'] })?.fix).toBe(
      "describe what distinguishes the two: of 'Roast the fish', the words 'roast', 'fish' are only in the description of 'roast'; both use meat.",
    );
    expect(finding({ queries: [{ id: 'a', query: 'Match ISO dates' }], overlap: 0.1 })).toMatchObject({
      message: "its description has little of what a asks for: the offline ranker ranks 'roast' above it",
      fix: "say in its description what 'Match ISO dates' asks for, or put that in words that are there.",
    });
    expect(finding({})?.message).toBe(
      "its description fits 'roast' too: the offline ranker scores that skill at 90 % of this one",
    );
  });

  it('begins with the skill that a branch brings, which moves the ranks of the others', () => {
    const source = makeSource(['grill', 'roast', 'smoke'].map((dir) => makeSkill({ dir })));
    const fresh = new Set(source.skills.filter(({ id }) => id === 'smoke').map(({ path }) => path));
    const pairs = [
      { ...pair, queries: [{ id: 'a', query: 'a', rank: 2 }] },
      { ...pair, thief: 'smoke' },
    ];
    const messages = (more: object) =>
      describeConfusables(pairs, { source, agents: [], prefix: '', ...more }).map(({ message }) => message);
    expect(messages({ fresh })[0]).toMatch(/^its description fits 'smoke' \(new\) too/);
    expect(messages({})[0]).toMatch(/'roast' above/);
  });

  it('says that nothing was compared, at the file that the ranker refused', () => {
    const refusal = (where: object) => describeRefusal(new ConfigError('its name is taken.', where), 'kit/');
    expect(refusal({ file: 'skills/a/SKILL.md', line: 2, fix: 'rename it.' })).toMatchObject({
      ...{ rule: 'skill-look-alike', file: 'kit/skills/a/SKILL.md', line: 2, subject: 'a', fix: 'rename it.' },
      message: 'the offline ranker could not compare any skills: its name is taken',
    });
    expect(refusal({})).toMatchObject({ file: 'kit/SKILL.md', line: 1, subject: 'SKILL.md' });
  });

  it('asks for a skill by its id, by which name ever a case calls it', () => {
    const source = makeSource([makeSkill({ dir: 'folder', fields: { name: 'named' } })]);
    const cases = parseCasesJson(
      JSON.stringify([
        { case_id: 'known', prompt: 'p', expected_skill: 'folder' },
        { case_id: 'unknown', prompt: 'p', expected_skill: 'none-such', optional_skills: ['other'] },
        { case_id: 'negative', prompt: 'p', expected_skill: '', disallowed_skills: ['folder'] },
        { kind: 'route', case_id: 'ranked', query: 'q', expected: ['folder'] },
        { kind: 'route', case_id: 'refused', query: 'q', none: true },
      ]),
      'cases.json',
    );
    const [own] = source.skills;
    expect(promptsOf(cases, source)).toEqual([
      { id: 'known', query: 'p', expected: [own?.id], acceptable: [] },
      { id: 'unknown', query: 'p', expected: ['none-such'], acceptable: ['other'] },
      { id: 'ranked', query: 'q', expected: [own?.id] },
    ]);
  });
});
