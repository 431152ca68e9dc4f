/** A batch that was planned in this job, and its results → what its publication needs. */
import { join, relative } from 'node:path';
import type { Results } from '../../lib/contract/result.js';
import { readBranch } from '../check/read-branch.js';
import { readChanges, readCheckout, refOf } from '../run/conclude/changes.js';
import { compareRun } from '../run/conclude/compare.js';
import type { PartLister } from '../run/execute/measure-offers.js';
import type { PreparedRun } from '../run/prepare/prepare.js';
import { namesOtherBase } from './api/base.js';
import { findRoot, type Job } from './api/job.js';
import type { Conclusion } from './comment/conclusion.js';
import { boundByWorkflow } from './not-run.js';

export async function concludeBatch(
  job: Job & { listOn?: PartLister | undefined },
  prepared: PreparedRun,
  results: Results,
  more: Pick<Conclusion, 'notes' | 'upload' | 'trials'>,
): Promise<Conclusion> {
  const { plan, corpus } = prepared;
  const whole = compareRun(prepared, results, await readBranch(prepared, results, job), { require_baseline: true });
  const checkout = readCheckout(job.cwd);
  const { workflow, pull_request } = job.context;
  const comparison = await boundByWorkflow(whole, {
    file: workflow && relative(job.cwd, join(findRoot(job), workflow)).replaceAll('\\', '/'),
    base: prepared.baselines.tree,
    head: checkout.head,
    baseline: job.inputs.baseline,
    options: { as: '', baseline: '', ...results.options, working_directory: job.inputs.working_directory },
    own_commits: pull_request && namesOtherBase(job) ? [pull_request.head_sha, job.head?.sha ?? ''] : [],
  });
  return {
    comparison,
    changes: await readChanges({ results, comparison }, { ...refOf(prepared), ...checkout }),
    plan,
    results,
    origins: new Map(corpus.cases.flatMap(({ case_id, origin }) => (origin ? [[case_id, origin] as const] : []))),
    ...pullRequestOf(job),
    ...more,
  };
}

export const pullRequestOf = ({ context }: Job) => ({
  issue: context.pull_request?.number ?? null,
  head_sha: context.pull_request?.head_sha ?? context.sha,
});
