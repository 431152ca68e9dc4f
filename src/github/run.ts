/** `command: run`: runs the same batch as the command line, then uploads, compares and publishes it. With `leg: true` it ends after the upload. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { defaultCacheRoot } from '../../lib/io/files/cache.js';
import { count } from '../../lib/text/count.js';
import { nameLintErrors } from '../check/describe-error.js';
import { trialsIn } from '../run/conclude/trial-source.js';
import { executeRun } from '../run/execute/execute.js';
import { createPartLister } from '../run/execute/measure-offers.js';
import { describePlan } from '../run/prepare/dry-run.js';
import { prepareRun } from '../run/prepare/prepare.js';
import { type Job, runOptions } from './api/job.js';
import { writePage } from './artifact-page.js';
import { uploadBatch } from './artifacts/upload-batch.js';
import { pageOf } from './comment/page.js';
import { concludeBatch } from './conclude-batch.js';
import { writeOutputs } from './inputs/outputs.js';
import { saveState } from './inputs/state.js';
import { groupHostile } from './log/log.js';
import { writeFirstBaseline } from './merged-artifact.js';
import type { Outcome } from './outcome.js';
import { actionPorts } from './ports.js';
import { countResults, publish } from './publish.js';

export async function runBatchJob(job: Job): Promise<Outcome> {
  const { inputs } = job;
  const ports = actionPorts(job, (artifact_dir) => {
    saveState('artifact_dir', artifact_dir);
    writeOutputs({ artifact_dir, results_path: join(artifact_dir, 'results.json') });
  });
  writeOutputs({ agents_cache_dir: defaultCacheRoot() });
  const prepared = await prepareRun(runOptions(job), ports, randomUUID);
  await nameLintErrors(prepared, ports);
  if (inputs.dry_run) {
    ports.shell.stdout(describePlan(prepared, inputs.json));
    return { code: 0, level: null, message: 'Dry run: nothing was executed.' };
  }
  const executed = await groupHostile(`agent-routing ${count(prepared.plan.units.length, 'unit')}`, () =>
    executeRun(prepared, ports),
  );
  if (job.signal.aborted) {
    // The runner leaves only seconds now, so the upload is left to the post step.
    return { code: 1, level: 'error', message: 'Cancelled. The post step uploads the finished units.' };
  }
  const { results, artifact_dir } = executed;
  const conclusion = inputs.leg
    ? null
    : await concludeBatch(
        { ...job, listOn: createPartLister(prepared.options, ports) },
        ...([prepared, results] as const),
        { notes: [], upload: null, trials: [trialsIn(artifact_dir)] },
      );
  if (conclusion) await writeFirstBaseline(prepared, results, artifact_dir);
  const page = conclusion !== null && (await writePage(job, conclusion, artifact_dir));
  const { upload, missed } = await uploadBatch(job, artifact_dir, Object.keys(prepared.plan.agents));
  writeOutputs({
    batch_run_id: results.batch_run_id,
    ...countResults([results]),
    artifact_id: upload?.id ?? null,
    artifact_url: upload?.url ?? null,
  });
  if (conclusion === null)
    return missed
      ? failMissed()
      : { code: 0, level: null, message: 'The results are uploaded; the job with `command: summarize` compares them.' };

  const { outcome, outputs } = await publish(job, pageOf(job, { ...conclusion, base: conclusion, upload, page }));
  writeOutputs(outputs);
  return missed && outcome.code === 0 ? failMissed() : outcome;
}

function failMissed(): Outcome {
  return { code: 1, level: 'error', message: 'The artifact was not uploaded, but `require_artifact` is set.' };
}
