/** Executes a plan: units run in parallel, and each finished unit leaves a record, so a killed batch loses no finished unit. */
import pLimit from 'p-limit';
import type { Case } from '../case/schema.js';
import { UNDECIDED } from '../contract/decision.js';
import type { Offer } from '../contract/offer.js';
import type { PartRows } from '../contract/part.js';
import type { Plan, PlannedUnit } from '../contract/plan.js';
import type { Results } from '../contract/result.js';
import type { HookCall } from '../contract/transcript/hook-call.js';
import { ConfigError } from '../input/config-error.js';
import type { BatchContext, UnitContext } from '../unit/trial/context.js';
import { markRun } from '../unit/trial/mark-run.js';
import { createExecutor } from './execute-unit.js';
import type { BatchFolder } from './folder.js';
import { planPacks, runPacked } from './packs.js';
import type { BatchInput, BatchPorts } from './ports.js';
import { createResultsWriter } from './results-writer.js';

/** Runs every unit that has no result yet or ended with infra_error; resolves when all are done or the signal is aborted. */
export async function runBatch(
  input: BatchInput,
  context: BatchContext,
  ports: BatchPorts,
  presetOffers: Record<string, Record<string, Offer>> = {},
): Promise<void> {
  const { plan } = input;
  const cases = new Map(input.cases.map((testCase) => [testCase.case_id, testCase]));
  const offers: Results['offers'] = { ...input.offers_before, ...presetOffers };
  const parts: PartRows = { ...input.parts_before };
  const writer = createResultsWriter(input, { offers, parts }, ports);
  const stop = new AbortController();
  // A unit that fails with a ConfigError, such as a full disk, ends all of them.
  const signal = AbortSignal.any([context.signal, stop.signal]);
  let dirty = false;
  let written: Promise<void> = Promise.resolve();
  const unitContext: UnitContext = {
    ...context,
    signal,
    trialFolder: ports.folder.trialFolder,
    compared: new Map(),
    offersOf: (agent) => presetOffers[agent] ?? null,
    onOffers(agent, offered, listParts) {
      dirty ||= offers[agent] === undefined || parts[agent] === undefined;
      offers[agent] ??= offered;
      parts[agent] ??= listParts();
      ran(agent);
    },
    onSeen(agent, { model, home_length, hooks }) {
      if (hooks?.calls.length) calls.set(agent, [...(calls.get(agent) ?? []), ...hooks.calls]);
      ran(agent);
      const known = input.environment[agent];
      if (!known || (known.home_length && (known.vendor_model || !model))) return;
      dirty = true;
      Object.assign(known, { vendor_model: known.vendor_model ?? model, home_length });
    },
  };
  let fatal: unknown = null;
  // A hook may run before a request shows what else there is.
  const calls = new Map<string, HookCall[]>();
  const ran = (agent: string) => {
    const known = parts[agent];
    if (!known) return;
    const rows = markRun(known, calls.get(agent) ?? []);
    calls.delete(agent);
    dirty ||= rows.some(({ ran }, at) => ran && !known[at]?.ran);
    parts[agent] = rows;
  };
  const limit: NonNullable<BatchPorts['limit']> = ports.limit ?? pLimit(input.max_parallel);
  const caseOf = (unit: PlannedUnit): Case => {
    const testCase = cases.get(unit.case_id);
    if (testCase) return testCase;
    throw new ConfigError(`The plan names a case that is not in the corpus.`, {
      case_id: unit.case_id,
      fix: 'start a new batch.',
    });
  };
  const { execute, record, mayStart } = createExecutor(input, ports, {
    signal,
    caseOf,
    async settle() {
      if (dirty) {
        dirty = false;
        written = writer.write();
      }
      await written;
    },
    add: writer.add,
  });

  await writer.write();
  const waiting = await listWaiting(plan, ports.folder);
  for (const unit of waiting) ports.onState(unit, 'queued', null);
  const start = <T>(run: () => Promise<T>): Promise<T | null> =>
    limit(() =>
      run().catch((error: unknown) => {
        fatal ??= error;
        stop.abort();
        return null;
      }),
    );
  const { alone, packs } = input.pack ? planPacks(waiting, caseOf, unitContext) : { alone: waiting, packs: [] };
  await Promise.all([
    ...alone.map((unit) => start(() => execute(unit, unitContext))),
    ...packs.map((pack) =>
      runPacked(pack, {
        context: unitContext,
        start,
        execute: (unit, context = unitContext) => execute(unit, context),
        mayStart,
        onRunning: (unit) => ports.onState(unit, 'running', null),
        record,
        clear: ports.folder.clearUnit,
      }),
    ),
  ]);
  if (fatal) {
    await writer.write().catch(() => {});
    throw fatal;
  }
  await writer.write();
}

async function listWaiting(plan: Plan, folder: BatchFolder): Promise<PlannedUnit[]> {
  const waiting: PlannedUnit[] = [];
  for (const unit of plan.units) {
    const result = await folder.readResult(unit.unit_run_id);
    const neverRan =
      result?.status === 'skipped' && (result.trials.verdicts.length === 0 || result.fault?.kind === UNDECIDED);
    if (!result || result.status === 'infra_error' || neverRan) waiting.push(unit);
  }
  return waiting;
}
