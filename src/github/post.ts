/** The post step: uploads what a main step that was cancelled or killed could not. It runs whatever became of main, and never fails a job. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlanSchema } from '../../lib/plan.js';
import { ResultsSchema } from '../../lib/result.js';
import type { Job } from './job.js';
import { keepBatch } from './keep.js';
import type { State } from './state.js';
import { writeSummary } from './summary.js';

export async function finishCancelled(job: Job, state: State): Promise<void> {
  if (state.artifact_dir === '' || state.uploaded === 'true') return;
  const plan = PlanSchema.parse(JSON.parse(await readFile(join(state.artifact_dir, 'plan.json'), 'utf8')));
  const { upload } = await keepBatch(job, state.artifact_dir, Object.keys(plan.agents));
  const results = await readFile(join(state.artifact_dir, 'results.json'), 'utf8')
    .then((text) => ResultsSchema.parse(JSON.parse(text)))
    .catch(() => null);
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
