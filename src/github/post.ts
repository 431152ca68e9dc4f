/** The post step: if the main step was cancelled or killed, writes results.json once more and uploads the batch. It always runs, and never fails the job. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BatchFolder } from '../../lib/batch/folder.js';
import { type Results, ResultsSchema } from '../../lib/contract/result.js';
import { proofBlock, proofHeader } from '../../lib/report/formats/proof-log.js';
import { reopenBatchFolder } from '../../lib/setup/batch-folder.js';
import type { Job } from './api/job.js';
import { uploadBatch } from './artifacts/upload-batch.js';
import { writeSummary } from './comment/summary.js';
import type { State } from './inputs/state.js';

export async function finishCancelled(job: Job, state: State): Promise<void> {
  if (state.artifact_dir === '' || state.uploaded === 'true') return;
  const { plan, open } = await reopenBatchFolder(state.artifact_dir);
  await writeResultsAgain(open()).catch((error: Error) =>
    job.log.warn(`results.json may not contain the latest results: ${error.message}`),
  );
  const { upload } = await uploadBatch(job, state.artifact_dir, Object.keys(plan.agents));
  const results = await readResults(state.artifact_dir).catch(() => null);
  const done = `${results?.summary.total ?? 0} of ${plan.units.length} units`;
  const where = upload ? ` They are in [the artifact](${upload.url}).` : '';
  if (!job.inputs.leg) {
    await writeSummary(
      `**Gate: none** · this job was interrupted after ${done}, so nothing was compared.${where}\n`,
      job.log.info,
    );
  }
  job.log.notice(`This job was interrupted after ${done}.`);
}

/** results.json of a killed job may be seconds old; the record of each unit is up to date. */
async function writeResultsAgain(folder: BatchFolder): Promise<void> {
  const { results: _rows, summary: _summary, complete: _complete, ...envelope } = await readResults(folder.path);
  await folder.writeResults(envelope, {
    header: proofHeader(envelope.batch_run_id, new Date(envelope.generated_at_utc)),
    block: proofBlock,
  });
}

async function readResults(artifact_dir: string): Promise<Results> {
  return ResultsSchema.parse(JSON.parse(await readFile(join(artifact_dir, 'results.json'), 'utf8')));
}
