/** `command: run`: the same batch as on the command line; then upload, compare, publish. A leg ends after the upload. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { defaultCacheRoot } from '../../lib/io/cache.js';
import { count } from '../../lib/report/words.js';
import { compareRun } from '../run/compare.js';
import { describePlan } from '../run/dry-run.js';
import { executeRun } from '../run/execute.js';
import { type PreparedRun, prepareRun } from '../run/prepare.js';
import { createEdges } from './edges.js';
import { type Job, runOptions } from './job.js';
import { keepBatch } from './keep.js';
import { groupHostile } from './log.js';
import type { Outcome } from './outcome.js';
import { writeOutputs } from './outputs.js';
import { countOutputs, publish } from './publish.js';
import { saveState } from './state.js';

export async function runBatchJob(job: Job): Promise<Outcome> {
  const { inputs, context } = job;
  const edges = createEdges(job, (artifact_dir) => {
    saveState('artifact_dir', artifact_dir);
    writeOutputs({ artifact_dir, results_path: join(artifact_dir, 'results.json') });
  });
  writeOutputs({ agents_cache_dir: defaultCacheRoot() });
  const prepared = await prepareRun(runOptions(job), edges, randomUUID);
  if (inputs.dry_run) {
    edges.shell.stdout(describePlan(prepared, inputs.json));
    return { code: 0, level: null, message: 'planned only' };
  }
  const executed = await groupHostile(`agent-routing ${count(prepared.plan.units.length, 'unit')}`, () =>
    executeRun(prepared, edges),
  );
  if (job.signal.aborted) {
    // Seconds are left: the post step uploads.
    return { code: 1, level: 'error', message: 'Cancelled. The finished units are uploaded by the post step.' };
  }
  const { results, artifact_dir } = executed;
  const { upload, missed } = await keepBatch(job, artifact_dir, Object.keys(prepared.plan.agents));
  writeOutputs({ ...countOutputs(results), artifact_id: upload?.id ?? null, artifact_url: upload?.url ?? null });
  if (inputs.leg) return missed ? failMissed() : { code: 0, level: null, message: 'leg done' };

  const { outcome, outputs } = await publish(job, {
    comparison: compareRun(prepared, results),
    plan: prepared.plan,
    results,
    notes: [],
    origins: originsOf(prepared),
    upload,
    issue: context.pull_request?.number ?? null,
    head_sha: context.pull_request?.head_sha ?? context.sha,
  });
  writeOutputs(outputs);
  return missed && outcome.code === 0 ? failMissed() : outcome;
}

export function originsOf({ corpus }: PreparedRun) {
  return new Map(corpus.cases.flatMap(({ case_id, origin }) => (origin ? [[case_id, origin] as const] : [])));
}

function failMissed(): Outcome {
  return { code: 1, level: 'error', message: 'The artifact is required and was not uploaded.' };
}
