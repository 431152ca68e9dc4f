/** `command: comment`: writes, in a workflow_run job, the comment that the run of a fork's pull request may not write. Of that run's artifacts only results.json is used. */
import { relative, resolve } from 'node:path';
import { BASELINE_FILE, parseBaseline, parseRefBaseline } from '../../lib/baseline/index.js';
import type { RefTree } from '../../lib/contract/ref-tree.js';
import { compareBaselines } from '../../lib/delta/compare.js';
import type { Gate } from '../../lib/delta/gate.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { gateOptions } from '../run/compare.js';
import type { Api } from './api/api.js';
import { findRoot, type Job } from './api/job.js';
import { pageKey } from './api/package.js';
import { listPackages } from './api/packages.js';
import { findPullRequests, type Target, type WorkflowRun } from './api/pull-requests-of-run.js';
import { apiTree } from './api/ref-tree.js';
import { findJobs, isOf, noteOthers } from './artifacts/find-jobs.js';
import { groupJobs, type JobGroup } from './artifacts/group-jobs.js';
import { mergeNewest } from './artifacts/merge-jobs.js';
import type { Conclusion } from './comment/conclusion.js';
import type { Page } from './comment/render.js';
import { readBoth } from './corpora-of-pull-request.js';
import { writeOutputs } from './inputs/outputs.js';
import type { Outcome } from './outcome.js';
import { inFolder } from './ports.js';
import { type Published, publish, publishPage } from './publish.js';
import { changedCases } from './run.js';

export async function postComment(job: Job): Promise<Outcome> {
  const { inputs, context, log } = job;
  const run = context.workflow_run;
  if (!run) {
    throw new ConfigError(
      `\`command: comment\` must run in a workflow on \`workflow_run\`, not on \`${context.event}\`.`,
      {
        fix: 'copy the comment workflow of docs/workflows.md.',
      },
    );
  }
  const api = await job.api();
  if (!api) {
    throw new ConfigError('`command: comment` needs a github_token.', {
      fix: 'leave `github_token` out, and give the job `pull-requests: write` and `actions: read`.',
    });
  }
  const targets = await findPullRequests(api, job, run);
  if (targets.length === 0) {
    log.notice(
      `No open pull request has ${run.head_sha.slice(0, 7)} of ${run.head_repository ?? 'a deleted repository'} as its head; there is nothing to comment on.`,
    );
    return { code: 0, level: null, message: 'No comment: no open pull request.' };
  }
  const { jobs, problems } = await findJobs(job);
  if (jobs.length === 0) {
    log.notice(`Run ${run.id} left no results; there is nothing to comment on.`);
    return { code: 0, level: null, message: 'No comment: no results.' };
  }
  const groups = groupJobs(jobs, inputs.packages.length > 0 ? undefined : inputs.comment_key);
  const posts = targets.map((target) => ({ target, groups, problems }));
  const posted: Published[] = [];
  const errors: ConfigError[] = [];
  for (const post of posts) {
    const { done, failed } =
      inputs.packages.length > 0 ? await postPage(api, job, run, post) : await postEach(api, job, run, post);
    posted.push(...done);
    errors.push(...failed);
  }
  const worst = GATES.map((gate) => posted.find((one) => one.gate === gate)).find(Boolean);
  if (worst) writeOutputs(worst.outputs);
  if (errors[0]) throw errors[0];
  // The run of the pull request fails or passes; this one only reports.
  return { code: 0, level: null, message: `Gate of the pull request: ${worst?.gate}` };
}

/** Worst first. */
const GATES: readonly Gate[] = ['fail', 'inconclusive', 'pass'];

/** What was posted, and what of the run could not be. */
interface Posted {
  done: Published[];
  failed: ConfigError[];
}

interface Post {
  target: Target;
  groups: readonly JobGroup[];
  problems: readonly string[];
}

/** A run from a fork names its uses itself. */
const MAX_USES = 20;

/** A comment for each use of the action. What one of them left behind must not silence the others. */
async function postEach(api: Api, job: Job, run: WorkflowRun, { target, groups, problems }: Post): Promise<Posted> {
  const posted: Posted = { done: [], failed: [] };
  if (groups.length > MAX_USES)
    job.log.warn(
      `The run used the action in ${groups.length} folders; the first ${MAX_USES} get a comment. With \`packages\` one comment serves them all.`,
    );
  for (const group of groups.slice(0, MAX_USES)) {
    const own = jobOf(job, group);
    try {
      posted.done.push(await publish(own, await concludeGroup(api, own, run, { target, group, problems })));
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      posted.failed.push(error);
      if (groups.length > 1) job.log.error(error.message);
    }
  }
  return posted;
}

/** One comment for the packages that are asked for. */
async function postPage(api: Api, job: Job, run: WorkflowRun, { target, groups, problems }: Post): Promise<Posted> {
  const judged: Page['judged'][number][] = [];
  const unjudged: Page['unjudged'][number][] = [];
  const packages = await listPackages(job);
  for (const { name, job: asked } of packages) {
    const group = groups.find(({ use }) => use !== null && isOf(asked, use));
    if (!group) {
      unjudged.push({ name, problem: 'the run left no results of it.' });
      continue;
    }
    const own = jobOf(job, group);
    try {
      judged.push({ name, job: own, conclusion: await concludeGroup(api, own, run, { target, group, problems: [] }) });
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      unjudged.push({ name, problem: error.message });
    }
  }
  const page: Page = {
    ...{ judged, unjudged, key: pageKey(job), issue: target.number, head_sha: target.head_sha },
    ...{
      notes: [REPORTED, ...problems, ...noteOthers(groups, packages)],
      run: { id: run.id, attempt: run.attempt },
      run_url: runUrl(job, run),
    },
  };
  return { done: [await publishPage(job, page)], failed: [] };
}

/** The job as that use of the action had it: its folder, its source and its comment. */
function jobOf(job: Job, { use }: JobGroup): Job {
  if (use === null) return job;
  const root = findRoot(job);
  const cwd = resolve(root, use.package.folder);
  const source = relative(cwd, resolve(root, use.package.source)) || '.';
  return { ...job, cwd, inputs: { ...job.inputs, source, comment_key: use.comment_key } };
}

const REPORTED =
  'This comment shows the results that the run of this pull request reported; that run decides the gate.';
const runUrl = ({ context }: Job, run: WorkflowRun) =>
  `${context.server_url}/${context.owner}/${context.repo}/actions/runs/${run.id}`;

async function concludeGroup(
  api: Api,
  job: Job,
  run: WorkflowRun,
  { target, group, problems }: { target: Target; group: JobGroup; problems: readonly string[] },
): Promise<Conclusion> {
  const { inputs, context } = job;
  const results = mergeNewest(group.jobs);
  const file = inputs.baseline ?? BASELINE_FILE;
  // A fork's commits can be read through its base repository.
  const [head, base] = [target.head_sha, target.base_sha].map((sha) => inFolder(job, apiTree(api, context, sha))) as [
    RefTree,
    RefTree,
  ];
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
  return {
    comparison,
    results,
    plan: null,
    notes: [REPORTED, ...problems],
    origins: new Map(),
    changed_cases: changedCases(read.corpora),
    upload: null,
    issue: target.number,
    head_sha: target.head_sha,
    run: { id: run.id, attempt: run.attempt },
    run_url: runUrl(job, run),
    annotate: false,
  };
}
