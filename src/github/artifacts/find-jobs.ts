/** Finds the results of a batch's matrix jobs: in the artifacts of this run or another one, or in folders that the user names. */
import { mkdtemp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ConfigError } from '../../../lib/input/config-error.js';
import { count } from '../../../lib/text/count.js';
import type { Job } from '../api/job.js';
import { describePackage, packageOf, packageSlug } from '../api/package.js';
import type { PackageJob } from '../api/packages.js';
import { sanitizeLine } from '../log/sanitize.js';
import { downloadBatches } from './download.js';
import { readFolders } from './folder-jobs.js';
import type { JobUse, MatrixJob, ReadJob } from './read-job.js';
import { readDownload } from './zipped-jobs.js';

/** Of an artifact, which holds every transcript too. */
const MAX_ARTIFACT_BYTES = 4 * 1024 * 1024 * 1024;
const PREFIX = 'agent-routing-';

export interface FoundJobs {
  jobs: MatrixJob[];
  /** What could not be read, in sentences: those rows are missing, and the table says why. */
  problems: string[];
}

export async function findJobs(job: Job): Promise<FoundJobs> {
  const { inputs } = job;
  const read: ReadJob[] = inputs.results_path
    ? await readFolders(resolve(job.cwd, inputs.results_path))
    : await downloadJobs(job);
  const jobs = read.flatMap((one) => ('problem' in one ? [] : [one]));
  const broken = read.flatMap((one) => ('problem' in one ? [one.problem] : []));
  // `summarize` plans the batch itself, so its table shows what is missing; without a plan there is none.
  if (broken[0] && jobs.length === 0 && inputs.command !== 'summarize') throw broken[0];
  const problems = broken.map(({ message }) => `Not read, so its rows are missing: ${sanitizeLine(message, 400)}`);
  for (const problem of problems) job.log[inputs.command === 'summarize' ? 'error' : 'warn'](problem);
  // A user who names the artifacts has selected them already.
  if (inputs.command !== 'summarize' || inputs.packages.length > 0 || inputs.artifact_name) return { jobs, problems };
  return { jobs: jobs.filter(({ use }) => !use || isOf(job, use)), problems };
}

/** Whether a matrix job tested what this job names. */
export const isOf = (job: Job, { package: tested }: JobUse): boolean =>
  describePackage(tested) === describePackage(packageOf(job));

/** A package that `packages` does not name, such as one that only the pull request has. */
export function noteOthers(groups: readonly { use?: JobUse | null }[], packages: readonly PackageJob[]): string[] {
  const others = groups.filter(({ use }) => !use || !packages.some(({ job }) => isOf(job, use)));
  return others.length > 0 ? [`${count(others.length, 'batch', 'batches')} of other packages left out.`] : [];
}

async function downloadJobs(job: Job): Promise<ReadJob[]> {
  const { inputs, context } = job;
  const run_id = inputs.run_id ?? context.workflow_run?.id ?? context.run_id;
  const elsewhere = run_id !== context.run_id;
  const api = elsewhere ? await job.api() : null;
  if (elsewhere && !api) {
    throw new ConfigError(`Reading the artifacts of run ${run_id} needs a token.`, {
      fix: 'set `github_token` to a token with the permission `actions: read`.',
    });
  }
  if (!elsewhere && !context.artifact_service) {
    throw new ConfigError('There is no artifact service here, so the results of the matrix jobs cannot be found.', {
      fix: 'download their folders in an earlier step and name them with `results_path`.',
    });
  }
  // The poster serves all packages; the job at the root cannot distinguish its artifacts from theirs by name.
  const one = inputs.command === 'summarize' && inputs.packages.length === 0;
  const slug = one ? packageSlug(packageOf(job)) : null;
  const name = inputs.artifact_name ?? (slug === null ? PREFIX : `${PREFIX}${slug.slice(0, 100)}-`);
  const downloads = await downloadBatches({
    context,
    other_run: api && { id: run_id, token: inputs.github_token ?? '', api },
    into: await mkdtemp(join(context.temp, 'agent-routing-legs-')),
    wanted: (artifact) => artifact.startsWith(name),
    max_bytes: MAX_ARTIFACT_BYTES,
    wait: job.wait,
    warn: job.log.warn,
  }).catch((error: Error) => {
    throw new ConfigError(`The artifacts of run ${run_id} cannot be read: ${error.message}.`, {
      fix: 'run the jobs that uploaded them again; check that this job has the permission `actions: read`, or name folders with `results_path`.',
    });
  });
  const found: ReadJob[] = [];
  for (const download of downloads) {
    const read = await readDownload(download);
    if (read.length === 0) job.log.info(`artifact ${download.name} does not contain a batch; skipped`);
    found.push(...read);
  }
  return found;
}
