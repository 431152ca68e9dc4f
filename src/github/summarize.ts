/** `command: summarize`: plans the whole batch again, gathers what the legs left, folds it into one, then publishes like `run`. */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compareRun } from '../run/compare.js';
import { prepareRun } from '../run/prepare.js';
import { createEdges } from './edges.js';
import { foldLegs } from './fold-legs.js';
import { gatherLegs } from './gather.js';
import { type Job, runOptions } from './job.js';
import type { Outcome } from './outcome.js';
import { writeOutputs } from './outputs.js';
import { publish } from './publish.js';
import { originsOf } from './run.js';

export async function summarizeJob(job: Job): Promise<Outcome> {
  const { inputs, context } = job;
  const edges = createEdges(job, () => {});
  const prepared = await prepareRun({ ...runOptions(job), shard: undefined }, edges, randomUUID);
  const legs = await gatherLegs(job);
  for (const leg of legs) job.log.info(`leg ${leg.name}: attempt ${leg.attempt}, ${leg.results.summary.total} results`);
  const folded = foldLegs(legs, prepared.plan, { id: randomUUID(), now: new Date().toISOString() });

  const artifact_dir = resolve(job.cwd, inputs.artifacts_root, folded.results.batch_run_id);
  const results_path = join(artifact_dir, 'results.json');
  await mkdir(artifact_dir, { recursive: true });
  await writeFile(results_path, `${JSON.stringify(folded.results, null, 1)}\n`);
  await writeFile(join(artifact_dir, 'plan.json'), `${JSON.stringify(prepared.plan, null, 1)}\n`);
  writeOutputs({ artifact_dir, results_path });

  const { outcome, outputs } = await publish(job, {
    comparison: compareRun(prepared, folded.results),
    plan: prepared.plan,
    results: folded.results,
    notes: folded.notes,
    origins: originsOf(prepared),
    upload: null,
    issue: context.pull_request?.number ?? null,
    head_sha: context.pull_request?.head_sha ?? context.sha,
  });
  writeOutputs(outputs);
  return outcome;
}
