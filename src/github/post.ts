/** The post step: folds and uploads what a main step that was cancelled or killed could not. It runs whatever became of main, and never fails a job. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BatchFolder, reopenBatchFolder } from '../../lib/io/batch-folder.js';
import { proofBlock, proofHeader } from '../../lib/report/proof-log.js';
import { type Results, ResultsSchema } from '../../lib/result.js';
import type { Job } from './job.js';
import { keepBatch } from './keep.js';
import type { State } from './state.js';
import { writeSummary } from './summary.js';

export async function finishCancelled(job: Job, state: State): Promise<void> {
  if (state.artifact_dir === '' || state.uploaded === 'true') return;
  const { plan, open } = await reopenBatchFolder(state.artifact_dir);
  await foldAgain(open()).catch((error: Error) => job.log.warn(`results.json is not the latest: ${error.message}`));
  const { upload } = await keepBatch(job, state.artifact_dir, Object.keys(plan.agents));
  const results = await readResults(state.artifact_dir).catch(() => null);
  const done = `${results?.summary.total ?? 0} of ${plan.units.length} units`;
  const where = upload ? ` They are in [the artifact](${upload.url}).` : '';
  if (!job.inputs.leg) {
    await writeSummary(
      `**Gate: none** · this job was cut off after ${done}, so nothing was compared.${where}\n`,
      job.log.info,
    );
  }
  job.log.notice(`This job was cut off after ${done}.`);
}

/** A killed job's last fold is seconds old; each unit's own record is not. */
async function foldAgain(folder: BatchFolder): Promise<void> {
  const { results: _rows, summary: _summary, complete: _complete, ...envelope } = await readResults(folder.path);
  await folder.fold(envelope, {
    header: proofHeader(envelope.batch_run_id, new Date(envelope.generated_at_utc)),
    block: proofBlock,
  });
}

async function readResults(artifact_dir: string): Promise<Results> {
  return ResultsSchema.parse(JSON.parse(await readFile(join(artifact_dir, 'results.json'), 'utf8')));
}
