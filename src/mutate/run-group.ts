/** A group of units and the edits that they share → their results: one more batch, on a changed copy of the source. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { hash } from '../../lib/batch/plan.js';
import { runBatch } from '../../lib/batch/run-batch.js';
import type { PlannedUnit } from '../../lib/contract/plan.js';
import type { Result, Results } from '../../lib/contract/result.js';
import { editRoutes } from '../../lib/mutate/edits.js';
import type { MutantGroup } from '../../lib/mutate/plan.js';
import { createBatchFolder } from '../../lib/setup/batch-folder.js';
import { shareMutant } from '../../lib/setup/stage/mutant.js';
import type { SharedSource } from '../../lib/transcript/ready.js';
import { groupSameCalls } from '../../lib/unit/pack/same-calls.js';
import type { BatchContext } from '../../lib/unit/trial/context.js';
import { batchInput, readResults } from '../run/execute/execute.js';
import { openRanking } from '../run/execute/ranking.js';
import type { Surroundings } from '../run/execute/surroundings.js';
import type { RunPorts } from '../run/ports.js';
import type { PreparedRun } from '../run/prepare/prepare.js';

export interface Bench {
  run: PreparedRun;
  around: Surroundings;
  shared: SharedSource;
  hooked: SharedSource | null;
  /** All groups together have as many units at once as `run` would. */
  limit: <T>(run: () => Promise<T>) => Promise<T>;
  /** The run's own folder. */
  folder: string;
  mutation_run_id: string;
  runPorts: RunPorts;
}

export async function runUnmutated(bench: Bench, units: readonly PlannedUnit[]): Promise<Results> {
  const plan = { ...bench.run.plan, units: [...units] };
  const context = await bench.around.contextFor(bench.shared, bench.hooked);
  const { runPorts, mutation_run_id } = bench;
  return runUnits(bench, plan, { root: bench.folder, name: 'unmutated' }, context, (unit, state, result) =>
    runPorts.onState(mutation_run_id, unit, state, result),
  );
}

export interface GroupOutcome {
  results: Results;
  /** The rows by keyOf. batch: relative to the run's folder. shared_with: the case whose process gave the result. */
  rows: Map<string, { batch: string; result: Result; shared_with?: string }>;
}

export async function runGroup(bench: Bench, group: MutantGroup): Promise<GroupOutcome> {
  const { run } = bench;
  // Two mutators may change the same thing: what they share is run once.
  const units = new Map(group.units.map(({ unit }) => [keyOf(unit), { ...unit, unit_run_id: randomUUID() }]));
  const cases = new Map(group.units.map(({ testCase }) => [testCase.case_id, testCase]));
  const shares = run.options.pack === 'on' && run.options.mode === 'oracle';
  const sharing = shares
    ? groupSameCalls([...units.values()], ({ case_id }) => cases.get(case_id))
    : new Map([...units.values()].map((unit) => [unit, []]));
  const name = `${group.units[0]?.mutant.name}-${group.key}`;
  const mutated = await openMutant(bench, group);
  try {
    const results = await runMutated(bench, group, sharing, name, mutated.context);
    const found = new Map(results.results.map((row) => [keyOf(row), row]));
    const rows: GroupOutcome['rows'] = new Map();
    const alone: PlannedUnit[] = [];
    for (const [unit, others] of sharing) {
      const result = found.get(keyOf(unit));
      if (!result) continue;
      const own = { batch: join('mutants', name), result };
      rows.set(keyOf(unit), own);
      if (isSound(result)) for (const other of others) rows.set(keyOf(other), { ...own, shared_with: unit.case_id });
      else alone.push(...others);
    }
    if (alone.length > 0) {
      const again = await runMutated(
        bench,
        group,
        new Map(alone.map((unit) => [unit, []])),
        `${name}-alone`,
        mutated.context,
      );
      for (const result of again.results) rows.set(keyOf(result), { batch: join('mutants', `${name}-alone`), result });
    }
    return { results, rows };
  } finally {
    await mutated.close();
  }
}

/** What befell one process says nothing about another's. */
const isSound = ({ status, timed_out, fault }: Result) =>
  (status === 'pass' || status === 'fail') && !timed_out && fault === null;

async function runMutated(
  bench: Bench,
  group: MutantGroup,
  sharing: ReadonlyMap<PlannedUnit, readonly PlannedUnit[]>,
  name: string,
  context: BatchContext,
): Promise<Results> {
  const { run, runPorts, mutation_run_id } = bench;
  const plan = { ...run.plan, hash: hash([run.plan.hash, group.key]), units: [...sharing.keys()], left_out: [] };
  const others = new Map([...sharing].map(([{ unit_run_id }, like]) => [unit_run_id, like]));
  return runUnits(bench, plan, { root: join(bench.folder, 'mutants'), name }, context, (unit, state, result) => {
    // A mutant that fails its case is caught, which is the success that is counted here.
    const shown =
      state === 'failed' && result?.status === 'fail' ? 'completed' : state === 'completed' ? 'failed' : state;
    const like = result === null || isSound(result) ? (others.get(unit.unit_run_id) ?? []) : [];
    for (const each of [unit, ...like])
      runPorts.onState(
        mutation_run_id,
        { ...each, case_id: `${each.case_id} (${group.units[0]?.mutant.name})` },
        shown,
        result,
      );
  });
}

export const keyOf = ({ case_id, agent }: Pick<Result, 'case_id' | 'agent'>): string =>
  JSON.stringify([case_id, agent]);

async function openMutant(
  { run, around, shared, hooked, mutation_run_id }: Bench,
  { edits, against, hooks, with_hooks }: MutantGroup,
): Promise<{ context: BatchContext; close: () => Promise<void> }> {
  const base = await around.contextFor(shared, hooked);
  const routes = editRoutes(run.corpus.routes, edits);
  if (edits.every((edit) => edit.do === 'route')) return { context: { ...base, routes }, close: async () => {} };
  const from = hooks ? (hooked ?? shared) : shared;
  const mutant = await shareMutant(from, edits, against, mutation_run_id, around.ports);
  const ranking = openRanking(mutant.shared.staged, around.ranking.embedder);
  const sources = hooks ? { hooked: mutant.shared } : { shared: mutant.shared };
  const beside = with_hooks ? { with_hooks: new Set<string>() } : {};
  const removed = new Set(edits.flatMap((edit) => (edit.do === 'remove' ? [edit.path] : [])));
  const subagents = (base.subagents ?? []).filter(({ path }) => !removed.has(path));
  return { context: { ...base, subagents, ...ranking, ...sources, ...beside }, close: mutant.close };
}

async function runUnits(
  bench: Bench,
  plan: PreparedRun['plan'],
  at: { root: string; name: string },
  context: BatchContext,
  onState: (unit: PlannedUnit, state: Parameters<RunPorts['onState']>[2], result: Result | null) => void,
): Promise<Results> {
  const folder = await createBatchFolder(at.root, plan, at.name);
  const input = { ...batchInput({ ...bench.run, plan }, at.name, bench.around), fail_fast: false };
  await runBatch(input, context, { folder, limit: bench.limit, now: bench.around.ports.now, onState });
  return readResults(folder.path);
}
