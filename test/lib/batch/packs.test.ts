/** Which unit of a pack runs alone first: one whose calls leave evidence, as long as there is one; and whether there is a pack after it. */
import { expect, it } from '@jest/globals';
import { type PackPorts, runPacked } from '../../../lib/batch/packs.js';
import { SkillCaseSchema } from '../../../lib/case/schema.js';
import type { PlannedUnit } from '../../../lib/contract/plan.js';
import type { Result } from '../../../lib/contract/result.js';
import type { UnitContext } from '../../../lib/unit/trial/context.js';

const member = (case_id: string, expected_skill: string) => ({
  unit: { unit_run_id: case_id, case_id, agent: 'claude' } as PlannedUnit,
  testCase: SkillCaseSchema.parse({ kind: 'skill', case_id, prompt: 'Help.', expected_skill }),
});

it.each([
  ['of two that call, the first', [member('quiet', ''), member('calls', 'a'), member('more', 'b')], ['calls', 'more']],
  ['one that calls before all that do not', [member('quiet', ''), member('calls', 'a')], ['calls', 'quiet']],
  ['where none calls, the first', [member('one', ''), member('two', '')], ['one', 'two']],
])('%s, until one of three has passed', async (_, members, first) => {
  const ran: string[] = [];
  const ports = {
    context: { mode: 'replay', ready: {}, shared: { source: { skills: [] } } } as unknown as UnitContext,
    start: (run: () => Promise<unknown>) => run(),
    execute: async ({ case_id }: PlannedUnit) => {
      ran.push(case_id);
      return { status: 'fail' } as Result;
    },
  } as unknown as PackPorts;
  await runPacked({ agent: 'claude', members }, ports);
  expect(ran.slice(0, 2)).toEqual(first);
  expect(ran).toHaveLength(members.length);
});

/** Each case ends as written, and begun counts the packs that would be started after it. */
async function countPacks(mode: UnitContext['mode'], ends: readonly Result['status'][]): Promise<number> {
  let begun = 0;
  const ran: string[] = [];
  const ports = {
    context: {
      ...{ mode, ready: { claude: { agent: {} } } },
      shared: { source: { skills: [] } },
    } as unknown as UnitContext,
    start: (run: () => Promise<unknown>) => run(),
    mayStart: () => {
      begun++;
      return false;
    },
    execute: async ({ case_id }: PlannedUnit, { compared }: Partial<UnitContext> = {}) => {
      compared?.set('claude', { listing: 'alpha' } as never);
      ran.push(case_id);
      return { status: ends[Number(case_id)] } as Result;
    },
  } as unknown as PackPorts;
  await runPacked({ agent: 'claude', members: ends.map((_, n) => member(`${n}`, 'a')) }, ports);
  expect(ran).toEqual(ends.map((_, n) => `${n}`));
  return begun;
}

it.each<[string, UnitContext['mode'], Result['status'][], number]>([
  ['begins after the first case has passed', 'oracle', ['pass', 'pass', 'pass'], 1],
  ['does not begin where the first one failed', 'oracle', ['fail', 'pass', 'pass'], 0],
  ['does not begin for a single case', 'oracle', ['pass', 'pass'], 0],
  ['begins after the third recorded choice was right', 'replay', ['fail', 'fail', 'pass', 'pass', 'pass'], 1],
  ['does not begin where three were wrong', 'replay', ['fail', 'fail', 'fail', 'pass', 'pass', 'pass'], 0],
])('a pack %s', async (_, mode, ends, packs) => {
  expect(await countPacks(mode, ends)).toBe(packs);
});
