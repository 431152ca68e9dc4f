/** `command: summarize`: plans the whole batch again, merges the results of the matrix jobs, then publishes like `run`. */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { count } from '../../lib/text/count.js';
import { compareRun } from '../run/compare.js';
import { prepareRun } from '../run/prepare.js';
import { type Job, runOptions } from './api/job.js';
import { findJobs } from './artifacts/find-jobs.js';
import { mergeJobs } from './artifacts/merge-jobs.js';
import { writeOutputs } from './inputs/outputs.js';
import type { Outcome } from './outcome.js';
import { actionPorts } from './ports.js';
import { publish } from './publish.js';
import { changedCases, originsOf, writeFirstBaseline } from './run.js';

export async function summarizeJob(job: Job): Promise<Outcome> {
  const { inputs, context } = job;
  const ports = actionPorts(job, () => {});
  const prepared = await prepareRun({ ...runOptions(job), shard: undefined }, ports, randomUUID);
  const { jobs, problems } = await findJobs(job);
  for (const { name, attempt, results } of jobs)
    job.log.info(`${name}: attempt ${attempt}, ${results.summary.total} results`);
  const merged = mergeJobs(jobs, prepared.plan, { id: randomUUID(), now: new Date().toISOString() });

  const artifact_dir = resolve(job.cwd, inputs.artifacts_root, merged.results.batch_run_id);
  const results_path = join(artifact_dir, 'results.json');
  await mkdir(artifact_dir, { recursive: true });
  await writeFile(results_path, `${JSON.stringify(merged.results, null, 1)}\n`);
  await writeFile(join(artifact_dir, 'plan.json'), `${JSON.stringify(prepared.plan, null, 1)}\n`);
  await writeFirstBaseline(prepared, merged.results, artifact_dir);
  writeOutputs({ artifact_dir, results_path });

  const { outcome, outputs } = await publish(job, {
    comparison: compareRun(prepared, merged.results, { require_baseline: true }),
    plan: prepared.plan,
    results: merged.results,
    notes: [...problems, ...merged.notes],
    origins: originsOf(prepared),
    changed_cases: changedCases(prepared.compared.corpora),
    upload: null,
    issue: context.pull_request?.number ?? null,
    head_sha: context.pull_request?.head_sha ?? context.sha,
  });
  writeOutputs(outputs);
  // The table is there; what could not be read is still for somebody to fix.
  return problems.length > 0
    ? {
        code: 2,
        level: 'error',
        message: `${outcome.message}; ${count(problems.length, 'matrix job')} could not be read.`,
      }
    : outcome;
}
