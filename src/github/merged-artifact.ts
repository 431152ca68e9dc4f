/** The artifact of a merged batch: its HTML report, and the first baseline of a corpus, to be downloaded and committed. */

import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Results } from '../../lib/contract/result.js';
import { firstBaseline } from '../../lib/report/view/suggested-entries.js';
import { endSentence } from '../../lib/text/sentence.js';
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
export async function uploadMerged(job: Job, first: boolean, folder: string): Promise<Upload | null> {
  // Of many packages each would cost an upload.
  if (!job.context.artifact_service || (!first && job.inputs.packages.length > 0)) return null;
  const slug = packageSlug(packageOf(job));
  const name = [first ? 'first-baseline' : 'routing-report', slug, job.context.attempt]
    .filter((part) => part !== null)
    .join('-');
  const { artifact_retention_days: retention_days } = job.inputs;
  return uploadArtifact({ folder, name, retention_days, context: job.context, warn: job.log.warn }).catch(
    (error: Error) => {
      job.log.warn(
        `The merged batch was not uploaded: ${endSentence(error.message)} It is in ${folder} on this runner.`,
      );
      return null;
    },
  );
}
