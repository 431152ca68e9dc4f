/** What one summary and one comment show: the report of one package, or a table of several with theirs below it. */
import { ConfigError } from '../../../lib/input/config-error.js';
import type { Job } from '../api/job.js';
import { commentKey, packageName, pageKey } from '../api/package.js';
import type { PackageJob } from '../api/packages.js';
import type { CommentPlan } from './comment-on.js';
import type { Conclusion } from './conclusion.js';

/** The key is that of the comment. */
export interface Page extends Pick<CommentPlan, 'issue' | 'key' | 'run'> {
  /** A row for each package, and its name before what is said of it. Without one there is one package. */
  table: boolean;
  judged: readonly JudgedPackage[];
  /** Of those there are no results that could be compared. */
  unjudged: readonly Unjudged[];
  /** Concerns them all. */
  notes: readonly string[];
  run_url: string;
}

export interface Unjudged {
  name: string;
  problem: string;
  /** The branch deletes it: a person is to agree. */
  gone?: true;
}

export interface JudgedPackage {
  name: string;
  job: Job;
  conclusion: Conclusion;
}

/** run: the one that was judged. */
export function pageOf(job: Job, conclusion: Conclusion, run = ownRun(job)): Page {
  const { issue, head_sha, run_url = job.context.run_url } = conclusion;
  return {
    table: false,
    judged: [{ name: packageName(job), job, conclusion }],
    unjudged: [],
    notes: [],
    key: commentKey(job),
    issue,
    run: { id: run.id, attempt: run.attempt, head_sha },
    run_url,
  };
}

/** Of the packages that `packages` names. One that cannot be judged costs its row, not the table. */
export async function tableOf(
  job: Job,
  packages: readonly PackageJob[],
  conclude: (one: PackageJob) => Promise<Pick<JudgedPackage, 'job' | 'conclusion'>>,
  more: Pick<Page, 'notes' | 'issue' | 'run' | 'run_url'>,
  gone: readonly Unjudged[] = [],
): Promise<Page> {
  const judged: JudgedPackage[] = [];
  const unjudged: Unjudged[] = [...gone];
  for (const one of packages) {
    const { name } = one;
    try {
      judged.push({ name, ...(await conclude(one)) });
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      unjudged.push({ name, problem: error.message });
    }
  }
  return { table: true, judged, unjudged, key: pageKey(job), ...more };
}

export const ownRun = ({ context }: Job) => ({ id: context.run_id, attempt: context.attempt });
