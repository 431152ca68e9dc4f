/** `command: summarize`: plans the whole batch again, merges the results of the matrix jobs, then publishes like `run`; with `packages`, the batches of several packages on one page. */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plan } from '../../lib/contract/plan.js';
import type { Results } from '../../lib/contract/result.js';
import { explainRefusal } from '../../lib/io/files/refusal.js';
import { count } from '../../lib/text/count.js';
import { prepareRun } from '../run/prepare/prepare.js';
import { type Job, runOptions } from './api/job.js';
import { listGone, listPackages, type PackageJob } from './api/packages.js';
import { writePage } from './artifact-page.js';
import { type FoundJobs, findJobs, isOf, noteOthers } from './artifacts/find-jobs.js';
import { mergeJobs } from './artifacts/merge-jobs.js';
import type { MatrixJob } from './artifacts/read-job.js';
import type { Conclusion } from './comment/conclusion.js';
import { ownRun, type Page, pageOf, tableOf, type Unjudged } from './comment/page.js';
import { concludeBatch, pullRequestOf } from './conclude-batch.js';
import { writeOutputs } from './inputs/outputs.js';
import { uploadMerged, writeFirstBaseline } from './merged-artifact.js';
import type { Outcome } from './outcome.js';
import { actionPorts } from './ports.js';
import { publish } from './publish.js';

export async function summarizeJob(job: Job): Promise<Outcome> {
  const packages = job.inputs.packages.length > 0 ? await listPackages(job) : null;
  const found = await findJobs(job);
  const page = packages ? await judgePackages(job, packages, found) : await judgeAlone(job, found);
  const { outcome, outputs } = await publish(job, page);
  writeOutputs(outputs);
  return withProblems(outcome, found.problems);
}

async function judgeAlone(job: Job, { jobs, problems }: FoundJobs): Promise<Page> {
  const { conclusion, artifact_dir } = await concludeJobs(job, jobs, problems);
  writeOutputs({ artifact_dir, results_path: join(artifact_dir, 'results.json') });
  return pageOf(job, conclusion);
}

async function judgePackages(job: Job, packages: readonly PackageJob[], { jobs, problems }: FoundJobs): Promise<Page> {
  const { issue, head_sha } = pullRequestOf(job);
  const conclude = async ({ job: own }: PackageJob) => {
    const left = jobs.filter(({ use }) => use && isOf(own, use));
    return { job: own, conclusion: (await concludeJobs(own, left, [])).conclusion };
  };
  const more = {
    notes: [...problems, ...noteOthers(jobs, packages)],
    ...{ issue, run: { ...ownRun(job), head_sha }, run_url: job.context.run_url },
  };
  return tableOf(job, packages, conclude, more, await findGone(job, packages));
}

/** Where the ref cannot be opened, each package says so. */
async function findGone(job: Job, packages: readonly PackageJob[]): Promise<Unjudged[]> {
  const { baseline_ref: name = '' } = runOptions(job);
  const ref = await actionPorts(job, () => {})
    .openRef(name)
    .catch(() => null);
  if (ref === null) return [];
  const problem = `${ref.name ?? name} has its cases, and this branch does not: what its skills and hooks lost is not known`;
  return (await listGone(job, packages, ref)).map((one) => ({ name: one, problem, gone: true }));
}

async function concludeJobs(
  job: Job,
  jobs: readonly MatrixJob[],
  problems: readonly string[],
): Promise<{ conclusion: Conclusion; artifact_dir: string }> {
  const ports = actionPorts(job, () => {});
  const prepared = await prepareRun({ ...runOptions(job), shard: undefined }, ports, randomUUID);
  for (const { name, attempt, results } of jobs)
    job.log.info(`${name}: attempt ${attempt}, ${results.summary.total} results`);
  const {
    results,
    notes,
    jobs: merged,
  } = mergeJobs(jobs, prepared.plan, { id: randomUUID(), now: new Date().toISOString(), unread: problems.length > 0 });
  const artifact_dir = resolve(job.cwd, job.inputs.artifacts_root, results.batch_run_id);
  const kept = await keepMerged(artifact_dir, results, prepared.plan);
  const conclusion = await concludeBatch(job, prepared, results, {
    notes: [...problems, ...(kept === null ? [] : [kept]), ...notes],
    trials: merged.flatMap(({ trials }) => trials ?? []),
    upload: null,
  });
  if (kept !== null) return { conclusion, artifact_dir };
  const first = await writeFirstBaseline(prepared, results, artifact_dir);
  const page = job.inputs.packages.length === 0 && (await writePage(job, conclusion, artifact_dir));
  const upload = await uploadMerged(job, first, artifact_dir);
  return { conclusion: { ...conclusion, base: conclusion, upload, page }, artifact_dir };
}

/** The table matters more than the copy: why the files are not there; null where they are. */
async function keepMerged(folder: string, results: Results, plan: Plan): Promise<string | null> {
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'plan.json'), `${JSON.stringify(plan, null, 1)}\n`);
    await writeFile(join(folder, 'results.json'), cutUp(results));
    return null;
  } catch (error) {
    return `The merged results.json was not written: ${(explainRefusal(error, folder) as Error).message}`;
  }
}

const PIECE = 200;

/** A row a line, in pieces: as one text, a large batch is slow to encode, and indented it is a fifth longer. */
function* cutUp({ results, ...rest }: Results): Generator<string> {
  yield `${JSON.stringify(rest, null, 1).slice(0, -2)},\n "results": [`;
  for (let at = 0; at < results.length; at += PIECE) {
    const rows = results.slice(at, at + PIECE).map((row) => JSON.stringify(row));
    yield `${at > 0 ? ',' : ''}\n${rows.join(',\n')}`;
  }
  yield '\n ]\n}\n';
}

/** The table is there; what could not be read is still for somebody to fix. */
function withProblems(outcome: Outcome, problems: readonly string[]): Outcome {
  if (problems.length === 0) return outcome;
  const unread = `${count(problems.length, 'matrix job')} could not be read`;
  return { code: 2, level: 'error', message: `${outcome.message}; ${unread}.` };
}
