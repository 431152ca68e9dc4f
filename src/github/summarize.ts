/** `command: summarize`: plans the whole batch again, merges the results of the matrix jobs, then publishes like `run`; with `packages`, the batches of several packages on one page. */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ConfigError } from '../../lib/input/config-error.js';
import { explainRefusal } from '../../lib/io/files/refusal.js';
import { count } from '../../lib/text/count.js';
import { nameLintErrors } from '../check/name-lint-errors.js';
import { readChanges, readCheckout, refOf } from '../run/conclude/changes.js';
import { compareRun } from '../run/conclude/compare.js';
import { prepareRun } from '../run/prepare/prepare.js';
import { type Job, runOptions } from './api/job.js';
import { pageKey } from './api/package.js';
import { listPackages } from './api/packages.js';
import { findJobs, isOf, noteOthers } from './artifacts/find-jobs.js';
import { mergeJobs } from './artifacts/merge-jobs.js';
import type { MatrixJob } from './artifacts/read-job.js';
import type { Conclusion } from './comment/conclusion.js';
import type { Page } from './comment/render.js';
import { uploadFirstBaseline } from './first-baseline.js';
import { writeOutputs } from './inputs/outputs.js';
import type { Outcome } from './outcome.js';
import { actionPorts } from './ports.js';
import { publish, publishPage } from './publish.js';
import { changedCases, originsOf } from './run.js';

export async function summarizeJob(job: Job): Promise<Outcome> {
  if (job.inputs.packages.length > 0) return summarizePackages(job);
  const { jobs, problems } = await findJobs(job);
  const { conclusion, artifact_dir } = await concludeJobs(job, jobs, problems);
  writeOutputs({ artifact_dir, results_path: join(artifact_dir, 'results.json') });
  const { outcome, outputs } = await publish(job, conclusion);
  writeOutputs(outputs);
  return withProblems(outcome, problems);
}

/** A package that cannot be judged costs its row, not the table. */
async function summarizePackages(job: Job): Promise<Outcome> {
  const { context } = job;
  const packages = await listPackages(job);
  const { jobs, problems } = await findJobs(job);
  const judged: Page['judged'][number][] = [];
  const unjudged: Page['unjudged'][number][] = [];
  for (const { name, job: own } of packages) {
    try {
      const left = jobs.filter(({ use }) => use && isOf(own, use));
      const { conclusion } = await concludeJobs(own, left, []);
      judged.push({ name, job: own, conclusion });
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      unjudged.push({ name, problem: error.message });
    }
  }
  const { outcome, outputs } = await publishPage(job, {
    ...{ judged, unjudged, key: pageKey(job), run_url: context.run_url },
    notes: [...problems, ...noteOthers(jobs, packages)],
    ...pullRequestOf(job),
  });
  writeOutputs(outputs);
  return withProblems(outcome, problems);
}

async function concludeJobs(
  job: Job,
  jobs: readonly MatrixJob[],
  problems: readonly string[],
): Promise<{ conclusion: Conclusion; artifact_dir: string }> {
  const ports = actionPorts(job, () => {});
  const prepared = await prepareRun({ ...runOptions(job), shard: undefined }, ports, randomUUID);
  await nameLintErrors(prepared, ports);
  for (const { name, attempt, results } of jobs)
    job.log.info(`${name}: attempt ${attempt}, ${results.summary.total} results`);
  const {
    results,
    notes,
    jobs: merged,
  } = mergeJobs(jobs, prepared.plan, { id: randomUUID(), now: new Date().toISOString() });
  const artifact_dir = resolve(job.cwd, job.inputs.artifacts_root, results.batch_run_id);
  const kept = await keepMerged(artifact_dir, { 'results.json': results, 'plan.json': prepared.plan });
  const upload = kept === null ? await uploadFirstBaseline(job, prepared, results, artifact_dir) : null;
  const comparison = compareRun(prepared, results, { require_baseline: true });
  const conclusion: Conclusion = {
    comparison,
    changes: await readChanges({ results, comparison }, { ...refOf(prepared), ...readCheckout(job.cwd) }),
    plan: prepared.plan,
    results,
    notes: [...problems, ...(kept === null ? [] : [kept]), ...notes],
    origins: originsOf(prepared),
    changed_cases: changedCases(prepared.compared.corpora),
    trials: merged.flatMap(({ trials }) => trials ?? []),
    upload,
    ...pullRequestOf(job),
  };
  return { conclusion, artifact_dir };
}

/** The table matters more than the copy: why the files are not there; null: they are. */
async function keepMerged(folder: string, contents: Record<string, unknown>): Promise<string | null> {
  try {
    await mkdir(folder, { recursive: true });
    for (const [name, value] of Object.entries(contents))
      await writeFile(join(folder, name), `${JSON.stringify(value, null, 1)}\n`);
    return null;
  } catch (error) {
    return `The merged results.json was not written: ${(explainRefusal(error, folder) as Error).message}`;
  }
}

const pullRequestOf = ({ context }: Job) => ({
  issue: context.pull_request?.number ?? null,
  head_sha: context.pull_request?.head_sha ?? context.sha,
});

/** The table is there; what could not be read is still for somebody to fix. */
function withProblems(outcome: Outcome, problems: readonly string[]): Outcome {
  if (problems.length === 0) return outcome;
  const unread = `${count(problems.length, 'matrix job')} could not be read`;
  return { code: 2, level: 'error', message: `${outcome.message}; ${unread}.` };
}
