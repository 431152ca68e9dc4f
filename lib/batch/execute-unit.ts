/** A unit of a batch → its record on disk; what has run so far decides whether a further one may start. */
import type { Case } from '../case/schema.js';
import type { PlannedUnit } from '../contract/plan.js';
import type { Result } from '../contract/result.js';
import { ConfigError } from '../input/config-error.js';
import { explainFullDisk } from '../input/full-disk.js';
import { nameCall } from '../text/name-call.js';
import { runUnit } from '../unit/index.js';
import { isRefusal } from '../unit/trial/aggregate.js';
import { blankResult, faultResult, type UnitContext } from '../unit/trial/context.js';
import type { BatchInput, BatchPorts } from './ports.js';

export interface ExecutorPorts {
  signal: AbortSignal;
  caseOf(unit: PlannedUnit): Case;
  /** Resolves when what the units showed so far is on disk. */
  settle(): Promise<void>;
  /** The bytes of a record that was written. */
  add(bytes: number): Promise<void>;
}

export interface Executor {
  /** Runs a unit and records it; null when it was not run. */
  execute(unit: PlannedUnit, context: UnitContext): Promise<Result | null>;
  record(unit: PlannedUnit, result: Result): Promise<void>;
  mayStart(): boolean;
}

export function createExecutor(
  { plan, fail_fast, max_tokens }: BatchInput,
  ports: BatchPorts,
  { signal, caseOf, settle, add }: ExecutorPorts,
): Executor {
  let failed = false;
  let tokens = 0;
  const refusals = countRefusals();
  const unread = new Map<string, Result>();

  /** In words, as a row of its own; null where nothing keeps it. */
  const explainStop = (unit: PlannedUnit): Result | null => {
    if (fail_fast && failed) return notStarted(unit, caseOf(unit));
    const refused = refusals.of(unit.agent);
    if (refused) return faultResult(unit, caseOf(unit), refused);
    const shown = unread.get(unreadKey(unit, caseOf(unit)));
    if (shown) return unreadAsIn(shown, unit, caseOf(unit));
    if (tokens < (max_tokens ?? Number.POSITIVE_INFINITY)) return null;
    const message = `not started: the batch has used ${tokens} tokens (--max-tokens)`;
    return faultResult(unit, caseOf(unit), { kind: 'quota', message });
  };

  const record: Executor['record'] = async (unit, judged) => {
    // A reader compares an outage with the vendor's status page.
    const result = judged.status === 'infra_error' ? { ...judged, failed_at_utc: ports.now().toISOString() } : judged;
    // The offers that a unit showed must be on disk before its record is, because a resumed batch does not run it again.
    await settle();
    const bytes = await ports.folder.writeResult(result);
    failed ||= result.status === 'fail';
    if (plan.mode === 'live') refusals.add(result);
    tokens += (result.usage.input_tokens ?? 0) + (result.usage.output_tokens ?? 0);
    if (result.tried_call?.failure === 'unread' && result.trials.ran > 0)
      unread.set(unreadKey(unit, caseOf(unit)), result);
    const done = result.status === 'pass' || result.status === 'skipped';
    ports.onState(unit, result.timed_out ? 'timeout' : done ? 'completed' : 'failed', result);
    await add(bytes);
  };

  return {
    record,
    mayStart: () => !signal.aborted && !(fail_fast && failed) && tokens < (max_tokens ?? Number.POSITIVE_INFINITY),
    async execute(unit, context) {
      if (signal.aborted) return null;
      const testCase = caseOf(unit);
      const stopped = explainStop(unit);
      if (stopped?.tried_call) await record(unit, stopped);
      else if (stopped) await add(await ports.folder.writeResult(stopped));
      if (stopped) return null;
      ports.onState(unit, 'running', null);
      await ports.folder.clearUnit(unit.unit_run_id);
      const result = await runUnit(unit, testCase, context).catch((error: unknown) => {
        const explained = explainFullDisk(error);
        if (explained instanceof ConfigError) throw explained;
        return faultResult(unit, testCase, {
          kind: 'runner',
          message: `the runner itself failed: ${(error as Error).message}`,
        });
      });
      if (signal.aborted) return null;
      await record(unit, result);
      return result;
    },
  };
}

/** So many units of an agent without an answer to any: one may be refused for what its prompt says. */
const REFUSED = 2;

/** A vendor that takes no credential, or whose quota is used up, gives every unit of that agent the same answer, and other agents have their own. */
function countRefusals() {
  const answered = new Set<string>();
  const faults = new Map<string, NonNullable<Result['fault']>[]>();
  return {
    /** Null where a further unit may be answered. */
    of: (agent: string): Result['fault'] => {
      const known = answered.has(agent) ? [] : (faults.get(agent) ?? []);
      return known.length < REFUSED ? null : (known[0] ?? null);
    },
    add({ agent, status, fault }: Result): void {
      if (status === 'pass' || status === 'fail') answered.add(agent);
      else if (fault && isRefusal(fault.kind)) faults.set(agent, [...(faults.get(agent) ?? []), fault]);
    },
  };
}

/** Equal for all cases of which one shows that the agent reads no hook of the source; a call that may run has to be made. */
const unreadKey = ({ agent, unit_run_id }: PlannedUnit, testCase: Case): string =>
  testCase.kind === 'tool_route' && testCase.expect !== 'allow' ? `${agent} ${testCase.event}` : unit_run_id;

/** The row of a unit that is not started, because another has shown all of it. */
function unreadAsIn({ case_id, tried_call, error, ...shown }: Result, unit: PlannedUnit, testCase: Case): Result {
  const call = tried_call?.call && testCase.kind === 'tool_route' ? nameCall(testCase.tool, testCase.input) : undefined;
  const { status, failure_kind, failure_category } = shown;
  return {
    ...blankResult(unit, testCase),
    ...{ status, failure_kind, failure_category, tried_call: tried_call && { ...tried_call, call } },
    error: `${error}; not started, because ${case_id} has shown this`,
  };
}

/** The row of a unit that --fail-fast did not start; a resumed batch runs it. */
function notStarted(unit: PlannedUnit, testCase: Case): Result {
  return {
    ...blankResult(unit, testCase),
    status: 'skipped',
    error: 'not started: another unit had failed (--fail-fast)',
  };
}
