import { describe, expect, it } from '@jest/globals';
import { describeDifference, type PlanInput, planBatch } from '../../../lib/batch/plan.js';
import { parseCasesJson } from '../../../lib/case/corpus-json.js';
import { parseAgentKeys } from '../../../lib/contract/agent-key.js';

const NAMES = ['claude', 'codex', 'copilot', 'offline'];
const corpus = parseCasesJson(
  JSON.stringify([
    ...Array.from({ length: 7 }, (_, i) => ({ case_id: `pos-${i}`, prompt: 'p', expected_skill: 'alpha' })),
    { case_id: 'neg', prompt: 'p', disallowed_skills: ['alpha'] },
    { case_id: 'off', prompt: 'p', expected_skill: 'alpha', skip: 'flaky vendor' },
    { case_id: 'only-claude', prompt: 'p', expected_skill: 'alpha', agents: ['claude'] },
    { case_id: 'rank', kind: 'route', query: 'q', expected: ['alpha'] },
    { case_id: 'suite', kind: 'suite', subagent: 'x', input: {}, expect: {} },
  ]),
  'cases.json',
);
const plan = (changes: Partial<PlanInput> = {}) => {
  let id = 0;
  return planBatch({
    corpus,
    selected: corpus,
    agents: parseAgentKeys(['claude', 'codex', 'copilot', 'offline'], NAMES),
    mode: 'oracle',
    versions: { claude: '1' },
    source_hash: 's',
    shard: null,
    trials: null,
    settings: {},
    newId: () => `u${id++}`,
    ...changes,
  });
};
const rows = (p: ReturnType<typeof plan>) => p.units.map((unit) => `${unit.case_id}/${unit.agent}`);

describe('planBatch', () => {
  it('orders by case, then agent, and runs each kind only on its agents', () => {
    expect(rows(plan()).slice(0, 3)).toEqual(['pos-0/claude', 'pos-0/codex', 'pos-0/copilot']);
    expect(rows(plan()).filter((row) => row.startsWith('rank'))).toEqual(['rank/offline']);
  });

  it('gives a reason for each pair of case and agent that is left out', () => {
    const why = Object.fromEntries(plan().left_out.map((row) => [`${row.case_id}/${row.agent}`, row.why]));
    expect(why).toMatchObject({
      'neg/claude': 'mode',
      'off/codex': 'author',
      'only-claude/codex': 'agents',
      'suite/claude': 'mode',
    });
    expect(plan({ selected: corpus.slice(0, 1) }).left_out).toContainEqual({
      case_id: 'pos-1',
      agent: 'claude',
      kind: 'skill',
      skills: ['alpha'],
      why: 'filter',
      reason: 'left out by a filter',
    });
  });

  it('lists a case that no agent of the batch runs, so that it is not taken for deleted', () => {
    const left = plan({ agents: parseAgentKeys(['claude'], NAMES) }).left_out;
    expect(left).toContainEqual({
      ...{ skills: expect.any(Array) },
      case_id: 'rank',
      agent: 'offline',
      kind: 'route',
      why: 'agents',
      reason: 'no agent of this batch runs cases of this kind',
    });
  });

  it('runs a negative case only in modes that choose a skill', () => {
    expect(rows(plan({ mode: 'router' }))).toContain('neg/claude');
    expect(rows(plan({ mode: 'live' }))).toContain('suite/claude');
  });

  it.each([1, 2, 3, 4, 5])(
    'splits into %i shards that are even for every agent and together are the whole plan',
    (parts) => {
      const shards = Array.from({ length: parts }, (_, i) => plan({ shard: `${i + 1}/${parts}` }));
      expect(shards.flatMap(rows).sort()).toEqual(rows(plan()).sort());
      for (const agent of ['claude', 'codex', 'copilot']) {
        const sizes = shards.map((shard) => shard.units.filter((unit) => unit.agent === agent).length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }
    },
  );

  it('hashes what must be equal in all parts of one batch, and nothing else', () => {
    expect(plan({ shard: '1/2' }).hash).toBe(plan({ shard: '2/2' }).hash);
    expect(plan({ newId: () => 'same' }).hash).toBe(plan().hash);
    expect(plan({ mode: 'router' }).hash).not.toBe(plan().hash);
  });

  it('runs the first units up to --max-units, before the shards, and leaves the others out with that reason', () => {
    const all = plan({ mode: 'live' }).units.map(({ case_id, agent }) => `${case_id}/${agent}`);
    const some = plan({ mode: 'live', max_units: 3 });
    expect(some.units.map(({ case_id, agent }) => `${case_id}/${agent}`)).toEqual(all.slice(0, 3));
    expect(some.left_out.filter(({ reason }) => /--max-units/.test(reason))).toHaveLength(all.length - 3);
    const parts = ['1/2', '2/2'].map((shard) => plan({ mode: 'live', max_units: 3, shard }).units.length);
    expect(parts.reduce((sum, n) => sum + n)).toBe(3);
  });

  it('runs a suite in another mode as often as it has recorded answers', () => {
    const trials = (more: object) =>
      plan({ mode: 'oracle', ...more }).units.find(({ case_id }) => case_id === 'suite')?.trials;
    expect(trials({})).toBeUndefined();
    expect(trials({ recorded: () => 2 })).toBe(2);
    expect(trials({ recorded: () => 5, trials: 3 })).toBe(3);
    expect(trials({ recorded: () => 1, trials: 3 })).toBe(1);
  });

  it('gives a suite three trials and prefers the case’s own number to the flag', () => {
    expect(plan({ mode: 'live' }).units.find((unit) => unit.case_id === 'suite')?.trials).toBe(3);
    expect(plan({ mode: 'live', trials: 2 }).units.find((unit) => unit.case_id === 'suite')?.trials).toBe(2);
  });

  it('leaves out a case inside a custom agent where the agent starts none, or a vendor decides', () => {
    const rows = parseCasesJson(
      '[{"case_id":"in","prompt":"x","expected_skill":"a","subagent":"kit:one"}]',
      'cases.json',
    );
    const whys = (mode: 'oracle' | 'live') =>
      plan({
        ...{ corpus: rows, selected: rows, mode },
        agents: parseAgentKeys(['claude', 'codex'], ['claude', 'codex']),
        lacksSubagents: ({ name }) => (name === 'codex' ? 'none' : null),
      }).left_out.map(({ agent, why }) => `${agent} ${why}`);
    expect(whys('oracle')).toEqual(['codex agents']);
    expect(whys('live')).toEqual(['claude mode', 'codex agents']);
  });

  it('leaves out, with the reason, calls that an agent has no tool for, unknown conditions, and missing patterns', () => {
    const rows = parseCasesJson(
      JSON.stringify([
        { kind: 'tool_route', case_id: 'web', tool: 'WebFetch', input: { url: 'x' }, expect: 'block' },
        { kind: 'suite', case_id: 'cond', subagent: 'a', input: {}, expect: { status: 'x' }, skip_if: 'has_git' },
      ]),
      'cases.json',
    );
    const planned = plan({
      corpus: rows,
      selected: rows,
      mode: 'live',
      agents: parseAgentKeys(['claude', 'codex', 'offline'], ['claude', 'codex', 'offline']),
      lacksTool: (agent, tool) => (agent.name === 'codex' ? `no ${tool}` : null),
    });
    expect(planned.units.map(({ case_id, agent }) => `${case_id}/${agent}`)).toEqual(['web/claude']);
    expect(planned.left_out.map(({ case_id, agent, why, reason }) => [`${case_id}/${agent}`, why, reason])).toEqual([
      ['web/codex', 'agents', 'no WebFetch'],
      ['web/offline', 'agents', expect.stringMatching(/no tool-routes\.yaml/)],
      ['cond/claude', 'author', expect.stringMatching(/skip_if 'has_git'/)],
      ['cond/codex', 'author', expect.stringMatching(/skip_if 'has_git'/)],
    ]);
    const decided = (flags: Record<string, boolean>) =>
      plan({ corpus: rows, selected: rows, mode: 'live', flags }).left_out.find(({ kind }) => kind === 'suite')?.reason;
    expect(decided({ has_git: true })).toBe("skip_if 'has_git': it holds (--flag)");
    expect(decided({ has_git: false })).toBeUndefined();
    expect(decided({ toString: false })).toMatch(/unknown; say so with --flag/);
    const offline = plan({
      corpus: rows,
      selected: rows,
      has_routes: true,
      agents: parseAgentKeys(['offline'], ['offline']),
    });
    expect(offline.units.map(({ case_id }) => case_id)).toEqual(['web']);
  });
});

describe('the comparison of two plans', () => {
  it('says in words what changed', () => {
    expect(describeDifference(plan(), plan())).toBeNull();
    expect(describeDifference(plan(), plan({ source_hash: 't' }))).toBe('the skills of the source changed');
    expect(describeDifference(plan(), plan({ versions: { claude: '2' } }))).toMatch(
      /the agents or their versions changed.*"claude":"1".*"claude":"2"/,
    );
    expect(describeDifference(plan(), plan({ selected: corpus.slice(1) }))).toBe('the selected cases changed');
  });
});
