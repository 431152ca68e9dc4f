/** Writes the first baseline of a corpus beside its results, so that it can be downloaded and committed. */
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Results } from '../../lib/contract/result.js';
import { firstBaseline } from '../../lib/report/view/suggested-entries.js';
import type { PreparedRun } from '../run/prepare/prepare.js';
import type { Job } from './api/job.js';
import { packageOf, packageSlug } from './api/package.js';
import { type Upload, uploadArtifact } from './artifacts/upload.js';

/** False where there is a baseline already, or nothing that could be recorded. */
export async function writeFirstBaseline(
  { baselines }: Pick<PreparedRun, 'baselines'>,
  results: Results,
  folder: string,
): Promise<boolean> {
  if (baselines.current !== null || baselines.ref?.baseline) return false;
  const text = firstBaseline(results);
  if (text === null) return false;
  await writeFile(join(folder, basename(baselines.file)), text);
  return true;
}

/** The artifacts of the matrix jobs hold their own rows only; this one holds the merged batch, under a name that no summary takes for a batch. */
export async function uploadFirstBaseline(
  job: Job,
  prepared: Pick<PreparedRun, 'baselines'>,
  results: Results,
  folder: string,
): Promise<Upload | null> {
  if (!(await writeFirstBaseline(prepared, results, folder)) || !job.context.artifact_service) return null;
  const slug = packageSlug(packageOf(job));
  const name = ['first-baseline', slug, job.context.attempt].filter((part) => part !== null).join('-');
  const { artifact_retention_days: retention_days } = job.inputs;
  return uploadArtifact({ folder, name, retention_days, context: job.context, warn: job.log.warn }).catch(
    (error: Error) => {
      job.log.warn(`The first baseline was not uploaded: ${error.message}. It is in ${folder} on this runner.`);
      return null;
    },
  );
}
