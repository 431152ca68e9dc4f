/** Finds the results of a batch's matrix jobs: in the artifacts of this run or another one, or in folders that the user names. */
import { lstat, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { ConfigError } from '../../../lib/input/config-error.js';
import { count } from '../../../lib/text/count.js';
import type { Job } from '../api/job.js';
import { describePackage, packageOf, packageSlug } from '../api/package.js';
import type { PackageJob } from '../api/packages.js';
import { sanitizeLine } from '../log/sanitize.js';
import { type Download, downloadBatches } from './download.js';
import { BATCH_FILES, type JobUse, type MatrixJob, parseJob } from './read-job.js';
import { readZip } from './zip.js';

/** Of one file of a batch. */
const MAX_BYTES = 128 * 1024 * 1024;
/** Of an artifact, which holds every transcript too. */
const MAX_ARTIFACT_BYTES = 4 * 1024 * 1024 * 1024;
const PREFIX = 'agent-routing-';
/** Of folders below `results_path`. */
const MAX_DEPTH = 6;

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
  // Without any results there is no table that could show what is missing.
  if (broken[0] && jobs.length === 0) throw broken[0];
  const problems = broken.map(({ message }) => `Not read, so its rows are missing: ${sanitizeLine(message, 400)}`);
  for (const problem of problems) job.log[inputs.command === 'summarize' ? 'error' : 'warn'](problem);
  // Whoever names the artifacts has told them apart already.
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

type ReadJob = MatrixJob | { problem: ConfigError };

/** One broken leg costs its rows, not the table. */
async function tryRead(read: () => Promise<MatrixJob | null>): Promise<ReadJob[]> {
  try {
    const one = await read();
    return one ? [one] : [];
  } catch (error) {
    if (error instanceof ConfigError) return [{ problem: error }];
    throw error;
  }
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
  // The poster serves all packages; the job at the root cannot tell its artifacts from theirs by the name.
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
  for (const download of downloads) found.push(...(await tryRead(() => readDownload(download, job))));
  return found;
}

async function readDownload(download: Download, { log }: Job): Promise<MatrixJob | null> {
  if (download.problem !== null)
    throw new ConfigError(
      `The artifact ${sanitizeLine(download.name, 200)} cannot be downloaded (${download.problem}).`,
      {
        fix: 'run the job that uploaded it again.',
      },
    );
  const files = await unpack(download);
  if (files.has('plan.json') || files.has('results.json'))
    return parseJob(download.name, (file) => files.get(file)?.toString('utf8') ?? null);
  log.info(`artifact ${download.name} does not contain a batch; skipped`);
  return null;
}

async function unpack({ name, zip }: Download): Promise<Map<string, Buffer>> {
  try {
    return await readZip(zip, BATCH_FILES, { max_bytes: MAX_BYTES });
  } catch (error) {
    throw new ConfigError(`The artifact ${sanitizeLine(name, 200)} cannot be unpacked (${(error as Error).message}).`, {
      fix: 'check the run that uploaded it; remove the artifact if it is not a batch.',
    });
  }
}

/** A results.json, a folder that holds one, or a folder with such folders at any depth (what actions/download-artifact and artifacts_root leave). */
async function readFolders(path: string): Promise<ReadJob[]> {
  const facts = await lstat(path).catch(() => null);
  if (facts?.isFile()) return [await readFolder(dirname(path))];
  if (!facts?.isDirectory()) {
    throw new ConfigError('There is no such file or folder.', {
      file: path,
      fix: 'set `results_path` to a results.json, or to the folder that the artifacts were downloaded into.',
    });
  }
  const found: ReadJob[] = [];
  for (const folder of await findBatches(path, MAX_DEPTH)) found.push(...(await tryRead(() => readFolder(folder))));
  return found;
}

/** Not below a batch, which has folders of its own, and not through links. */
async function findBatches(folder: string, depth: number): Promise<string[]> {
  for (const file of ['plan.json', 'results.json']) if (await isFile(join(folder, file))) return [folder];
  if (depth === 0) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const found: string[] = [];
  for (const name of names.sort()) found.push(...(await findBatches(join(folder, name), depth - 1)));
  return found;
}

async function readFolder(folder: string): Promise<MatrixJob> {
  const texts = new Map<string, string>();
  for (const file of BATCH_FILES) {
    const path = join(folder, file);
    if (await isFile(path)) texts.set(file, await readFile(path, 'utf8'));
  }
  return parseJob(basename(folder), (file) => texts.get(file) ?? null);
}

/** Links are not followed: a matrix job may have run untrusted code. */
async function isFile(path: string): Promise<boolean> {
  const facts = await lstat(path).catch(() => null);
  return facts?.isFile() === true && facts.size <= MAX_BYTES;
}
