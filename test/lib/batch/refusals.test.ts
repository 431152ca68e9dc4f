/** A vendor that takes an agent's credential no longer, or an agent that reads no hook: what becomes of that agent's other units, and of the other agents'. */
import { describe, expect, it } from '@jest/globals';
import { createExecutor } from '../../../lib/batch/execute-unit.js';
import type { BatchInput, BatchPorts } from '../../../lib/batch/ports.js';
import { type Case, CaseSchema, SkillCaseSchema } from '../../../lib/case/schema.js';
import type { PlannedUnit } from '../../../lib/contract/plan.js';
import type { Mode, Result } from '../../../lib/contract/result.js';
import { runTrials, type TrialOutcome } from '../../../lib/unit/trial/aggregate.js';
import type { UnitContext } from '../../../lib/unit/trial/context.js';
import { makeResult, makeTrials } from '../../helpers/results.js';

const unitOf = (agent: string, at: number): PlannedUnit => ({
  ...{ unit_run_id: `${agent}-${at}`, case_id: `c${at}`, agent, kind: 'skill', trials: 5 },
});
const testCase = SkillCaseSchema.parse({ kind: 'skill', case_id: 'c', prompt: 'Help.', expected_skill: 'a' });
const REFUSED = { kind: 'auth' as const, message: '401 invalid key' };

/** before: how rows of the agent codex ended; then one more unit of it, and one of claude. */
async function endAfter(before: Partial<Result>[], mode: Mode = 'live', caseOf = (_: PlannedUnit): Case => testCase) {
  const written: Result[] = [];
  const started: string[] = [];
  const ports = {
    now: () => new Date(0),
    onState: () => {},
    folder: {
      writeResult: async (result: Result) => written.push(result),
      clearUnit: async (id: string) => void started.push(id),
    },
  } as unknown as BatchPorts;
  const { execute, record } = createExecutor({ plan: { mode }, fail_fast: false } as BatchInput, ports, {
    signal: new AbortController().signal,
    caseOf,
    settle: async () => {},
    add: async () => {},
  });
  for (const [at, row] of before.entries()) await record(unitOf('codex', at), makeResult({ agent: 'codex', ...row }));
  const context = { mode, ready: {}, unavailable: {} } as unknown as UnitContext;
  for (const agent of ['codex', 'claude']) await execute(unitOf(agent, 9), context);
  return { started, codex: written.find(({ unit_run_id }) => unit_run_id === 'codex-9') };
}

const refused = { status: 'infra_error' as const, fault: REFUSED };

it('starts no further unit of an agent that was refused twice, gives each that cause, and goes on with other agents', async () => {
  const { started, codex } = await endAfter([refused, refused]);
  expect(started).toEqual(['claude-9']);
  expect(codex).toMatchObject({ status: 'infra_error', fault: REFUSED, trials: { ran: 0 } });
});

it.each<[string, Partial<Result>[], Mode]>([
  ['was refused once', [refused], 'live'],
  ['has answered before', [{ status: 'fail' }, refused, refused], 'live'],
  [
    'met a server that was down',
    Array(3).fill({ status: 'infra_error', fault: { kind: 'server', message: '500' } }),
    'live',
  ],
  ['asked the embedded model', [refused, refused], 'oracle'],
])('goes on with an agent that %s', async (_, before, mode) => {
  expect((await endAfter(before, mode)).started).toEqual(['codex-9', 'claude-9']);
});

it('asks no trial more of a unit that was refused, and all where a server was down', async () => {
  const trialsWith = async (kind: 'auth' | 'server') => {
    const outcome = {
      verdict: { status: 'infra_error', error: kind, fault: { kind, message: kind } },
      transcript: { exit: { duration_ms: 1, timed_out: false } },
    } as unknown as TrialOutcome;
    const { signal } = new AbortController();
    return (await runTrials(unitOf('codex', 0), testCase, { signal }, async () => outcome)).verdicts.length;
  };
  expect([await trialsWith('auth'), await trialsWith('server')]).toEqual([1, 5]);
});

describe('an agent that reads no hook of the source', () => {
  const UNREAD = {
    call: 'Bash: c0',
    outcome: 'hook_not_loaded',
    route: null,
    hook: null,
    why: 'no event',
    failure: 'unread',
  } as const;
  const row = { status: 'fail', case_id: 'c0', error: 'hook_not_loaded: no event', tried_call: UNREAD } as const;
  const route = (case_id: string, expect: string, event?: string): Case =>
    CaseSchema.parse({
      ...{ kind: 'tool_route', case_id, expect, tool: 'Bash', input: { command: case_id } },
      ...(event ? { event } : {}),
    });
  const not_started = { ...row, case_id: 'c1', trials: makeTrials(0, 0) };
  const end = (last: Case) =>
    endAfter([row, not_started], 'oracle', ({ case_id }) => (case_id === 'c9' ? last : route('c0', 'block')));

  it('has that row without a start for each further call to block', async () => {
    const { started, codex } = await end(route('c9', 'block'));
    expect(started).toEqual(['claude-9']);
    expect(codex).toMatchObject({
      ...{ case_id: 'c9', status: 'fail', tried_call: { ...UNREAD, call: 'Bash: c9' } },
      error: 'hook_not_loaded: no event; not started, because c0 has shown this',
    });
  });

  it.each([
    ['a call that it should let through', route('c9', 'allow')],
    ['another event', route('c9', 'block', 'PermissionRequest')],
    ['a case of another kind', testCase],
  ])('is started for %s', async (_, last) => {
    expect((await end(last)).started).toEqual(['codex-9', 'claude-9']);
  });
});
