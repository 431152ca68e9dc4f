/** A prepared run → its cases tried on mutated copies of the source, and mutation.json. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { MutantRow, Mutation } from '../../lib/contract/mutation.js';
import { OFFLINE } from '../../lib/contract/plan.js';
import type { Results } from '../../lib/contract/result.js';
import { findDeliveryLoss } from '../../lib/delta/delivery-loss.js';
import { findOfferLosses } from '../../lib/delta/offers.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { explainRefusal } from '../../lib/io/files/refusal.js';
import { sweepTrialFolders } from '../../lib/io/files/throwaway.js';
import { isNoticedAsCommit } from '../../lib/mutate/as-commit.js';
import { equivalentRow, judgeMutant } from '../../lib/mutate/judge.js';
import type { MutantUnit } from '../../lib/mutate/plan.js';
import { scoreMutants } from '../../lib/mutate/score.js';
import { readBatches } from '../run/conclude/batches.js';
import { artifactsRoot } from '../run/execute/artifacts-root.js';
import { openRanking } from '../run/execute/ranking.js';
import { grantCredentials, hasHookedSkills, needsHooks, openSurroundings } from '../run/execute/surroundings.js';
import type { RunPorts } from '../run/ports.js';
import type { PreparedRun } from '../run/prepare/prepare.js';
import { toolVersion } from '../run/tool-version.js';
import { groupPlan, type MutantPlan, planMutation } from './plan.js';
import { type Bench, keyOf, runGroup, runUnmutated } from './run-group.js';

export interface MutationSettings {
  /** Batches whose passes need not be shown again. */
  results: readonly string[];
  max_units: number | null;
  /** Say what would be run, and run nothing. */
  dry_run: boolean;
}

export async function executeMutation(
  run: PreparedRun,
  settings: MutationSettings,
  runPorts: RunPorts,
): Promise<{ mutation: Mutation; plan: MutantPlan }> {
  const before = settings.results.length ? await readUnmutated(run, settings.results, runPorts) : null;
  const ranking = openRanking(run.source.root);
  const mutation_run_id = randomUUID();
  const folder = join(artifactsRoot(runPorts.cwd, run.options.artifacts_root), mutation_run_id);
  try {
    if (run.plan.units.some(({ kind }) => kind === 'route')) await ranking.router();
    await sweepTrialFolders();
    const around = await openSurroundings(
      settings.dry_run ? { ...run, plan: { ...run.plan, units: [] } } : run,
      grantCredentials(run, runPorts),
      ranking,
      mutation_run_id,
      runPorts,
    );
    try {
      const shared = await around.share(run.options.allow_source_processes);
      const held = hasHookedSkills(run) && around.ports.sandbox.kind !== 'none';
      const hooked = held || needsHooks(run) ? await around.share(true, !needsHooks(run)) : null;
      const plan = await planMutation(run, { shared, hooked }, settings.max_units);
      const blank = { run, plan, mutation_run_id, folder, results: [] as MutantRow[], complete: false };
      if (settings.dry_run) return { mutation: describe(blank), plan };
      runPorts.protocol(`ARTIFACT_DIR=${folder}`);
      const limit = pLimit(run.max_parallel);
      const bench: Bench = { run, around, shared, hooked, limit, folder, mutation_run_id, runPorts };
      const { rows, left_out } = await runMutants(bench, plan, before);
      const results = [...rows, ...plan.equivalent.map(equivalentRow)];
      const complete = !runPorts.signal.aborted;
      const mutation = describe({
        ...blank,
        plan: { ...plan, left_out: [...plan.left_out, ...left_out] },
        results,
        complete,
      });
      await around.ports.files.write(join(folder, 'mutation.json'), `${JSON.stringify(mutation, null, 1)}\n`);
      return { mutation, plan };
    } finally {
      await around.close();
    }
  } catch (error) {
    throw explainRefusal(error);
  }
}

/** A case that is red already notices nothing. */
async function runMutants(bench: Bench, { chosen }: MutantPlan, before: Results | null) {
  const { run, runPorts } = bench;
  const pairs = new Map(chosen.map(({ unit }) => [keyOf(unit), unit]));
  const unmutated = before ?? (await runUnmutated(bench, [...pairs.values()]));
  const results = new Map(unmutated.results.map((row) => [keyOf(row), row]));
  const green = chosen.filter(({ unit }) => results.get(keyOf(unit))?.status === 'pass');
  const left_out = [...pairs]
    .filter(([key]) => results.get(key)?.status !== 'pass')
    .map(([key, { case_id, agent }]) => {
      const row = results.get(key);
      const why = row ? `${row.status}${row.error ? `: ${row.error}` : ''}` : 'it has no result';
      return { case_id, agent, reason: `it does not pass unmutated: ${why}` };
    });
  const losses = (found: Results) => (run.baselines.current ? findOfferLosses(found, run.baselines.current) : []);
  const known = new Set(losses(unmutated).map(({ agent, skill }) => JSON.stringify([agent, skill])));
  const groups = pLimit(run.max_parallel);
  const rows = await Promise.all(
    groupPlan(green).map((group) =>
      groups(async () => {
        const ran = runPorts.signal.aborted ? null : await runGroup(bench, group);
        const lost = ran ? losses(ran.results) : [];
        return group.units.map((one: MutantUnit) =>
          judgeMutant(one, {
            ...(ran?.rows.get(keyOf(one.unit)) ?? { batch: '', result: null }),
            as_commit: one.mutant.against === 'original' ? isNoticedAsCommit(one.mutant, run.source) : null,
            delivery_loss:
              findDeliveryLoss(ran?.rows.get(keyOf(one.unit))?.result ?? null, run.baselines.current) !== null,
            offer_loss: lost.some(
              ({ agent, skill }) =>
                agent === one.unit.agent && skill === one.mutant.target && !known.has(JSON.stringify([agent, skill])),
            ),
          }),
        );
      }),
    ),
  );
  return { rows: rows.flat(), left_out };
}

async function readUnmutated(run: PreparedRun, names: readonly string[], runPorts: RunPorts): Promise<Results> {
  const { results } = await readBatches(names, { cwd: runPorts.cwd, stderr: runPorts.log });
  const file = names.join(', ');
  if (results.environment.skills_hash !== run.source.hash)
    throw new ConfigError('These results are of another state of the skills.', {
      file,
      fix: 'run the cases anew, or leave --results out.',
    });
  if (results.mode !== run.options.mode)
    throw new ConfigError(`These results are of mode ${results.mode}.`, {
      file,
      fix: `add --mode ${results.mode}, or leave --results out.`,
    });
  return results;
}

interface Described {
  run: PreparedRun;
  plan: MutantPlan;
  mutation_run_id: string;
  folder: string;
  results: MutantRow[];
  complete: boolean;
}

function describe({ run, plan, mutation_run_id, folder, results, complete }: Described): Mutation {
  const versions = { ...run.plan.agents, [OFFLINE]: toolVersion() };
  return {
    schema: 'agent-routing.mutation.v1',
    mutation_run_id,
    generated_at_utc: new Date().toISOString(),
    tool_version: toolVersion(),
    mode: run.options.mode,
    artifact_dir: folder,
    complete,
    skills_hash: run.source.hash,
    ...scoreMutants(results, versions),
    sample: plan.chosen.length < plan.all ? { units: plan.chosen.length, of: plan.all } : null,
    results,
    left_out: plan.left_out,
  };
}
