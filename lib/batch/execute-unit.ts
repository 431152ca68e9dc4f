/** A unit of a batch → its record on disk; what has run so far decides whether a further one may start. */
import type { Case } from '../case/schema.js';
import type { PlannedUnit } from '../contract/plan.js';
import type { Result } from '../contract/result.js';
import { ConfigError } from '../input/config-error.js';
import { explainFullDisk } from '../input/full-disk.js';
import { runUnit } from '../unit/index.js';
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
  { fail_fast, max_tokens }: BatchInput,
  ports: BatchPorts,
  { signal, caseOf, settle, add }: ExecutorPorts,
): Executor {
  let failed = false;
  let tokens = 0;

  /** In words, as a row of its own; null where nothing keeps it. */
  const explainStop = (unit: PlannedUnit): Result | null => {
    if (fail_fast && failed) return notStarted(unit, caseOf(unit));
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
    tokens += (result.usage.input_tokens ?? 0) + (result.usage.output_tokens ?? 0);
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
      if (stopped) {
        await add(await ports.folder.writeResult(stopped));
        return null;
      }
      ports.onState(unit, 'running', null);
      await ports.folder.clearUnit(unit.unit_run_id);
      const result = await runUnit(unit, testCase, context).catch((error: unknown) => {
        const explained = explainFullDisk(error);
        if (explained instanceof ConfigError) throw explained;
        return faultResult(unit, testCase, {
          kind: 'crashed',
          message: `the runner itself failed: ${(error as Error).message}`,
        });
      });
      if (signal.aborted) return null;
      await record(unit, result);
      return result;
    },
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
