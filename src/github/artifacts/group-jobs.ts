/** Matrix jobs of one run → one group for each use of the action in it, which has a comment of its own. */
import { groupBy } from '../../../lib/input/group-by.js';
import type { JobUse, MatrixJob } from './read-job.js';

export interface JobGroup {
  /** Null where its jobs do not say; they belong to the package and the comment that the inputs name. */
  use: JobUse | null;
  jobs: MatrixJob[];
}

/** @param comment_key the only use that is asked for, if one is */
export function groupJobs(jobs: readonly MatrixJob[], comment_key: string | undefined): JobGroup[] {
  const named = comment_key === undefined ? [] : jobs.filter(({ use }) => use?.comment_key === comment_key);
  if (comment_key !== undefined) {
    const own = named.length ? named : jobs;
    return own.length ? [{ use: named[0]?.use ?? null, jobs: [...own] }] : [];
  }
  const groups = groupBy(jobs, ({ use }) => JSON.stringify(use ?? null));
  return [...groups.values()].map((own) => ({ use: own[0]?.use ?? null, jobs: own }));
}
