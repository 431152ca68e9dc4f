/** Uploads a batch's folder, with the facts that `command: summarize` needs about the job. A failure is a warning unless the user requires the artifact. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endSentence } from '../../../lib/text/sentence.js';
import type { Job } from '../api/job.js';
import { commentKey, packageOf, packageSlug } from '../api/package.js';
import { saveState } from '../inputs/state.js';
import { JOB_FILE } from './read-job.js';
import { artifactName, type Upload, uploadArtifact } from './upload.js';

export interface Kept {
  upload: Upload | null;
  /** The user required the artifact, but it was not uploaded. */
  missed: boolean;
}

export async function uploadBatch(job: Job, folder: string, agents: readonly string[]): Promise<Kept> {
  const { inputs, context, log } = job;
  const own = packageOf(job);
  try {
    if (!context.artifact_service) {
      throw new Error(
        'this job has no artifact service (a GitHub Enterprise Server, or act without --artifact-server-path)',
      );
    }
    await writeFile(
      join(folder, JOB_FILE),
      JSON.stringify({
        run_id: context.run_id,
        attempt: context.attempt,
        sha: context.sha,
        os: context.os,
        package: own,
        comment_key: commentKey(job),
      }),
    );
    const upload = await uploadArtifact({
      folder,
      name: artifactName(
        { artifact_name: inputs.artifact_name, package: packageSlug(own), agents, shard: inputs.shard },
        context.attempt,
      ),
      retention_days: inputs.artifact_retention_days,
      context,
      warn: log.warn,
    });
    saveState('uploaded', 'true');
    return { upload, missed: false };
  } catch (error) {
    const message = `The artifact was not uploaded: ${endSentence((error as Error).message)} The results stay in ${folder} on this runner.`;
    if (inputs.require_artifact) log.error(message);
    else log.warn(message);
    return { upload: null, missed: inputs.require_artifact };
  }
}
