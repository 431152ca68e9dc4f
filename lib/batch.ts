/** Executes a plan: units side by side, a record per finished unit, a fold now and then, so that a killed batch loses nothing. */
import pLimit from 'p-limit';
import { createFolding } from './batch-fold.js';
import type { Case } from './case/schema.js';
import { ConfigError } from './config-error.js';
import type { BatchFolder } from './io/batch-folder.js';
import { explainFullDisk } from './io/full-disk.js';
import type { Plan, PlannedUnit } from './plan.js';
import type { AgentEnvironment, Offer, Result, Results } from './result.js';
import { type BatchContext, blankResult, faultResult, type UnitContext } from './unit/context.js';
import { runUnit } from './unit/index.js';

export type UnitState = 'queued' | 'running' | 'completed' | 'failed' | 'timeout';

export interface BatchInput {
  plan: Plan;
  cases: readonly Case[];
  batch_run_id: string;
  tool_version: string;
  options: Record<string, unknown>;
  environment: Record<string, AgentEnvironment>;
  max_parallel: number;
  fail_fast: boolean;
  /** What the batch knew before it was cut off. */
  offers_before?: Results['offers'];
}

export interface BatchDoors {
  folder: BatchFolder;
  now(): Date;
  onState(unit: PlannedUnit, state: UnitState, result: Result | null): void;
}

/** Runs what has no result yet (infra_error again) and resolves when all is done or the signal is aborted. */
export async function runBatch(
  input: BatchInput,
  context: BatchContext,
  doors: BatchDoors,
  taken: Record<string, Record<string, Offer>> = {},
): Promise<void> {
  const { plan } = input;
  const cases = new Map(input.cases.map((testCase) => [testCase.case_id, testCase]));
  const offers: Results['offers'] = { ...input.offers_before, ...taken };
  const folding = createFolding(input, offers, doors);
  const stop = new AbortController();
  // One unit that cannot go on, for a full disk, ends them all.
  const signal = AbortSignal.any([context.signal, stop.signal]);
  let news = false;
  let told: Promise<void> = Promise.resolve();
  const whole: UnitContext = {
    ...context,
    signal,
    trialFolder: doors.folder.trialFolder,
    compared: new Map(),
    offersOf: (agent) => taken[agent] ?? null,
    onOffers(agent, seen) {
      news ||= offers[agent] === undefined;
      offers[agent] ??= seen;
    },
    onSeen(agent, { model, home_length }) {
      const known = input.environment[agent];
      if (!known || (known.home_length && (known.vendor_model || !model))) return;
      news = true;
      Object.assign(known, { vendor_model: known.vendor_model ?? model, home_length });
    },
  };
  let failed = false;
  let fatal: unknown = null;
  const limit = pLimit(input.max_parallel);
  const execute = async (unit: PlannedUnit) => {
    if (signal.aborted) return;
    const testCase = cases.get(unit.case_id);
    if (!testCase)
      throw new ConfigError(`The plan names a case that the corpus does not have.`, {
        case_id: unit.case_id,
        fix: 'start a new batch.',
      });
    if (input.fail_fast && failed) {
      await folding.add(await doors.folder.writeResult(notStarted(unit, testCase)));
      return;
    }
    doors.onState(unit, 'running', null);
    await doors.folder.clearUnit(unit.unit_run_id);
    const result = await runUnit(unit, testCase, whole).catch((error: unknown) => {
      const explained = explainFullDisk(error);
      if (explained instanceof ConfigError) throw explained;
      return faultResult(unit, testCase, {
        kind: 'crashed',
        message: `the runner itself failed: ${(error as Error).message}`,
      });
    });
    if (signal.aborted) return;
    // What a unit showed of the offers must be on disk before its record is: a resumed batch does not run it again.
    if (news) {
      news = false;
      told = folding.fold();
    }
    await told;
    const bytes = await doors.folder.writeResult(result);
    failed ||= result.status === 'fail';
    doors.onState(
      unit,
      result.timed_out ? 'timeout' : result.status === 'pass' || result.status === 'skipped' ? 'completed' : 'failed',
      result,
    );
    await folding.add(bytes);
  };

  await folding.fold();
  const waiting = await listWaiting(plan, doors.folder);
  for (const unit of waiting) doors.onState(unit, 'queued', null);
  await Promise.all(
    waiting.map((unit) =>
      limit(() =>
        execute(unit).catch((error: unknown) => {
          fatal ??= error;
          stop.abort();
        }),
      ),
    ),
  );
  if (fatal) {
    await folding.fold().catch(() => {});
    throw fatal;
  }
  await folding.fold();
}

/** A row for what --fail-fast left, so that its absence is explained; a resumed batch runs it. */
function notStarted(unit: PlannedUnit, testCase: Case): Result {
  return {
    ...blankResult(unit, testCase),
    status: 'skipped',
    error: 'not started: another unit had failed (--fail-fast)',
  };
}

async function listWaiting(plan: Plan, folder: BatchFolder): Promise<PlannedUnit[]> {
  const waiting: PlannedUnit[] = [];
  for (const unit of plan.units) {
    const result = await folder.readResult(unit.unit_run_id);
    const never_ran = result?.status === 'skipped' && result.trials.verdicts.length === 0;
    if (!result || result.status === 'infra_error' || never_ran) waiting.push(unit);
  }
  return waiting;
}
