import { describe, expect, it } from '@jest/globals';
import { hash } from '../../../lib/batch/plan.js';
import { CaseSchema } from '../../../lib/case/schema.js';
import type { Result } from '../../../lib/contract/result.js';
import { judgeMutant } from '../../../lib/mutate/judge.js';
import type { Mutant } from '../../../lib/mutate/mutant.js';
import { groupUnits, type MutantUnit, sampleUnits } from '../../../lib/mutate/plan.js';
import { scoreMutants } from '../../../lib/mutate/score.js';
import { blankResult } from '../../../lib/unit/trial/context.js';

function planned(name: string, case_id = 'a', agent = 'claude', row: object = {}): MutantUnit {
  const testCase = CaseSchema.parse({ case_id, prompt: 'Do it.', expected_skill: 'alpha', ...row });
  const mutant: Mutant = {
    name,
    target: 'alpha',
    change: { what: 'it is gone', edits: [{ do: 'remove', path: `skills/${name}` }] },
    why: 'it is gone',
    against: 'mutated',
    remedy: { words: 'set min_offer', set: { min_offer: 'full' }, otherwise: 'report it' },
    equivalent: null,
  };
  return { testCase, mutant, unit: { case_id, agent, kind: 'skill', trials: 1, unit_run_id: `${name}-${case_id}` } };
}

const result = (one: MutantUnit, status: Result['status']): Result => ({
  ...blankResult(one.unit, one.testCase),
  status,
  error: status === 'pass' ? null : 'words',
});
const judged = (one: MutantUnit, status: Result['status'] | null, offer_loss = false) =>
  judgeMutant(one, { batch: 'mutants/x', result: status && result(one, status), offer_loss });

describe('judgeMutant', () => {
  it.each([
    ['fail', 'killed', 'verdict'],
    ['pass', 'survived', null],
    ['skipped', 'survived', null],
    ['infra_error', 'infra_error', null],
    [null, 'infra_error', null],
  ] as const)('%s is %s', (status, outcome, killed_by) => {
    expect(judged(planned('skill-gone'), status)).toMatchObject({ outcome, killed_by });
  });

  it('lets the baseline’s offers kill what breaks the offer, and nothing else', () => {
    expect(judged(planned('description-too-long'), 'pass', true)).toMatchObject({
      outcome: 'killed',
      killed_by: 'offer_loss',
    });
    expect(judged(planned('skill-gone'), 'pass', true).outcome).toBe('survived');
    expect(judged(planned('description-too-long'), 'pass').outcome).toBe('survived');
  });

  it('writes the case that would kill it, without what is the default anyway', () => {
    expect(judged(planned('skill-gone'), 'pass').remedy).toEqual({
      words: 'set min_offer',
      case: { case_id: 'a', prompt: 'Do it.', expected_skill: 'alpha', min_offer: 'full' },
    });
  });

  it('does not ask for what the case asks for already', () => {
    const one = planned('skill-gone', 'a', 'claude', { min_offer: 'full' });
    expect(judged(one, 'pass').remedy).toEqual({ words: 'report it', case: null });
  });

  it('writes a row of another kind with what it cannot do without', () => {
    const one = planned('hook-gone');
    const row = { kind: 'tool_route', tool: 'Bash', input: { command: 'x' }, expect: 'block', case_id: 'a' };
    const remedy = { words: 'ask for the message', set: { contains: 'No mcp here.' } };
    const asked = { ...one, testCase: CaseSchema.parse(row), mutant: { ...one.mutant, remedy } };
    expect(judged(asked, 'pass').remedy?.case).toEqual({ ...row, contains: 'No mcp here.' });
  });
});

describe('scoreMutants', () => {
  it('counts over what was judged, by agent, mutator and target', () => {
    const rows = [
      judged(planned('skill-gone'), 'fail'),
      judged(planned('skill-gone', 'b', 'codex'), 'pass'),
      judged(planned('skill-renamed', 'c', 'codex'), 'infra_error'),
    ];
    const { total, agents, mutants, targets } = scoreMutants(rows, { claude: '1' });
    expect(total).toEqual({ killed: 1, survived: 1, infra_error: 1, equivalent: 0, as_commit: 1, score: 0.5 });
    expect(agents['codex']).toMatchObject({ version: null, score: 0 });
    expect(mutants['skill-renamed']).toMatchObject({ score: null, does: expect.stringContaining('another name') });
    expect(targets['alpha']?.['claude']?.score).toBe(1);
  });
});

describe('sampleUnits', () => {
  const all = ['skill-gone', 'skill-renamed'].flatMap((name) =>
    ['a', 'b', 'c', 'd', 'e'].map((case_id) => planned(name, case_id)),
  );

  it('takes the same ones each time, with each mutator’s turn', () => {
    const names = (most: number, from = all) => sampleUnits(from, most, hash).map(({ unit }) => unit.unit_run_id);
    expect(names(4)).toEqual(names(4, all.toReversed()).toReversed());
    expect(names(4).filter((name) => name.startsWith('skill-gone'))).toHaveLength(2);
    expect(names(99)).toHaveLength(10);
  });

  it('is part of any larger sample', () => {
    const three = sampleUnits(all, 3, hash);
    expect(sampleUnits(all, 7, hash)).toEqual(expect.arrayContaining(three));
  });
});

describe('groupUnits', () => {
  it('lets units share a copy where the edits are the same', () => {
    const groups = groupUnits([planned('skill-gone', 'a'), planned('skill-gone', 'b'), planned('skill-renamed')], hash);
    expect(groups.map(({ units }) => units.length)).toEqual([2, 1]);
  });

  it('does not where a verdict is held against another source', () => {
    const one = planned('skill-gone');
    const other = { ...one, mutant: { ...one.mutant, against: 'original' as const } };
    expect(groupUnits([one, other], hash)).toHaveLength(2);
  });
});
