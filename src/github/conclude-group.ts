/** The jobs of one use of the action in a fork's run → what its comment says: judged anew, against the base of the pull request. */
import { relative, resolve } from 'node:path';
import { BASELINE_FILE, parseBaseline, parseRefBaseline } from '../../lib/baseline/index.js';
import type { RefTree } from '../../lib/contract/ports/ref-tree.js';
import { findChangedCases } from '../../lib/delta/changed-cases.js';
import { compareBaselines } from '../../lib/delta/compare.js';
import { readChanges } from '../run/conclude/changes.js';
import { gateOptions } from '../run/conclude/compare.js';
import type { Api } from './api/api.js';
import { findRoot, type Job } from './api/job.js';
import type { Target, WorkflowRun } from './api/pull-requests-of-run.js';
import { apiTree, relativeToJob } from './api/ref-tree.js';
import type { JobGroup } from './artifacts/group-jobs.js';
import { mergeNewest } from './artifacts/merge-jobs.js';
import type { Conclusion } from './comment/conclusion.js';
import { readBoth } from './corpora-of-pull-request.js';

/** The job as that use of the action had it: its folder, its source and its comment. */
export function jobOf(job: Job, { use }: JobGroup): Job {
  if (use === null) return job;
  const root = findRoot(job);
  const cwd = resolve(root, use.package.folder);
  const source = relative(cwd, resolve(root, use.package.source)) || '.';
  return { ...job, cwd, inputs: { ...job.inputs, source, comment_key: use.comment_key } };
}

export const REPORTED =
  'This comment shows the results that the run of this pull request reported; that run decides the gate.';
export const runUrl = ({ context }: Job, run: WorkflowRun) =>
  `${context.server_url}/${context.owner}/${context.repo}/actions/runs/${run.id}`;

export async function concludeGroup(
  api: Api,
  job: Job,
  run: WorkflowRun,
  { target, group, problems }: { target: Target; group: JobGroup; problems: readonly string[] },
): Promise<Conclusion> {
  const { inputs, context } = job;
  const results = mergeNewest(group.jobs);
  const file = inputs.baseline ?? BASELINE_FILE;
  // A fork's commits can be read through its base repository.
  const [head, base] = [target.head_sha, target.base_sha].map((sha) =>
    relativeToJob(job, apiTree(api, context, sha)),
  ) as [RefTree, RefTree];
  const [current, before] = await Promise.all([head.read(file), base.read(file)]);
  const ref = {
    name: target.base_ref,
    sha: target.base_sha,
    baseline: before === null ? null : parseRefBaseline(before, `${file} at ${target.base_ref}`),
  };
  const read = await readBoth(job, ref, { head, base });
  const comparison = compareBaselines({
    results,
    current: current === null ? null : parseBaseline(current, `${file} at ${target.head_sha.slice(0, 7)}`),
    ref,
    plan: null,
    ...read,
    options: {
      ...gateOptions(inputs),
      require_baseline: true,
      ...(inputs.agents ? { expected_agents: inputs.agents } : {}),
    },
  });
  const folder = relative(findRoot(job), job.cwd).replaceAll('\\', '/');
  return {
    comparison,
    changes: await readChanges({ results, comparison }, { ref, base, head, folder }),
    results,
    plan: null,
    notes: [REPORTED, ...problems],
    origins: new Map(),
    changed_cases: findChangedCases(read.corpora),
    upload: null,
    issue: target.number,
    head_sha: target.head_sha,
    run_url: runUrl(job, run),
    annotate: false,
  };
}
