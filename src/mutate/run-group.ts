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
import { shareMutant } from '../../lib/setup/stage-mutant.js';
import type { SharedSource } from '../../lib/transcript/ready.js';
import type { BatchContext } from '../../lib/unit/context.js';
import { batchInput, readResults } from '../run/execute.js';
import type { RunPorts } from '../run/ports.js';
import type { PreparedRun } from '../run/prepare.js';
import { openRanking } from '../run/ranking.js';
import type { Surroundings } from '../run/surroundings.js';

export interface Bench {
  run: PreparedRun;
  around: Surroundings;
  shared: SharedSource;
  hooked: SharedSource | null;
  /** Of all groups together: as many units at once as `run` would have. */
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
  /** Relative to the run's folder. */
  batch: string;
  results: Results;
}

export async function runGroup(bench: Bench, group: MutantGroup): Promise<GroupOutcome> {
  const { run, mutation_run_id, runPorts } = bench;
  // Two mutators may change the same thing: what they share is run once.
  const units = new Map(group.units.map(({ unit }) => [keyOf(unit), { ...unit, unit_run_id: randomUUID() }]));
  const plan = { ...run.plan, hash: hash([run.plan.hash, group.key]), units: [...units.values()], left_out: [] };
  const name = `${group.units[0]?.mutant.name}-${group.key}`;
  const mutated = await openMutant(bench, group);
  try {
    const results = await runUnits(
      bench,
      plan,
      { root: join(bench.folder, 'mutants'), name },
      mutated.context,
      (unit, state, result) =>
        // A mutant that dies is what is wanted.
        runPorts.onState(
          mutation_run_id,
          { ...unit, case_id: `${unit.case_id} (${group.units[0]?.mutant.name})` },
          state === 'failed' && result?.status === 'fail' ? 'completed' : state === 'completed' ? 'failed' : state,
          result,
        ),
    );
    return { batch: join('mutants', name), results };
  } finally {
    await mutated.close();
  }
}

export const keyOf = ({ case_id, agent }: Pick<Result, 'case_id' | 'agent'>): string =>
  JSON.stringify([case_id, agent]);

async function openMutant(
  { run, around, shared, hooked, mutation_run_id }: Bench,
  { edits, against, hooks }: MutantGroup,
): Promise<{ context: BatchContext; close: () => Promise<void> }> {
  const base = await around.contextFor(shared, hooked);
  const routes = editRoutes(run.corpus.routes, edits);
  if (edits.every((edit) => edit.do === 'route')) return { context: { ...base, routes }, close: async () => {} };
  const from = hooks ? (hooked ?? shared) : shared;
  const mutant = await shareMutant(from, edits, against, mutation_run_id, around.ports);
  const ranking = openRanking(mutant.shared.staged, around.ranking.embedder);
  const sources = hooks ? { hooked: mutant.shared } : { shared: mutant.shared };
  return { context: { ...base, ...ranking, ...sources }, close: mutant.close };
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
