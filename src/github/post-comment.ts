/** `command: comment`: writes, in a workflow_run job, the comment that the run of a fork's pull request may not write. Of that run's artifacts only results.json is used. */
import { relative, resolve } from 'node:path';
import { BASELINE_FILE, parseBaseline, parseRefBaseline } from '../../lib/baseline/index.js';
import type { Case } from '../../lib/case/schema.js';
import type { RefTree } from '../../lib/contract/ref-tree.js';
import { compareBaselines } from '../../lib/delta/compare.js';
import type { Gate } from '../../lib/delta/gate.js';
import type { RefBaseline } from '../../lib/delta/input.js';
import type { Corpora } from '../../lib/delta/weakened.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { readCorpusAtRef } from '../../lib/setup/corpus-at-ref.js';
import { gateOptions } from '../run/compare.js';
import { type ReadCorpora, readCorpora, unseen } from '../run/corpora.js';
import type { Api } from './api/api.js';
import { findRoot, type Job } from './api/job.js';
import { apiTree } from './api/ref-tree.js';
import { findJobs } from './artifacts/find-jobs.js';
import { groupJobs, type JobGroup } from './artifacts/group-jobs.js';
import { mergeNewest } from './artifacts/merge-jobs.js';
import { type Outputs, writeOutputs } from './inputs/outputs.js';
import { sanitizeLine } from './log/sanitize.js';
import type { Outcome } from './outcome.js';
import { inFolder } from './ports.js';
import { publish } from './publish.js';
import { changedCases } from './run.js';

interface Target {
  number: number;
  head_sha: string;
  base_sha: string;
  base_ref: string;
}

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
  const posts = targets.flatMap((target) =>
    groupJobs(jobs, inputs.comment_key).map((group) => ({ target, group, problems })),
  );
  const posted: { gate: Gate; outputs: Outputs }[] = [];
  const errors: ConfigError[] = [];
  for (const one of posts) {
    try {
      posted.push(await postOne(api, jobOf(job, one.group), run, one));
    } catch (error) {
      // What one use left behind must not silence the others.
      if (!(error instanceof ConfigError)) throw error;
      errors.push(error);
      if (posts.length > 1) log.error(error.message);
    }
  }
  const worst = posted.sort((x, y) => GATES.indexOf(x.gate) - GATES.indexOf(y.gate)).at(0);
  if (worst) writeOutputs(worst.outputs);
  if (errors[0]) throw errors[0];
  // The run of the pull request fails or passes; this one only reports.
  return { code: 0, level: null, message: `Gate of the pull request: ${worst?.gate}` };
}

/** Worst first. */
const GATES: readonly Gate[] = ['fail', 'inconclusive', 'pass'];

/** The job as that use of the action had it: its folder, its source and its comment. */
function jobOf(job: Job, { use }: JobGroup): Job {
  if (use === null) return job;
  const root = findRoot(job);
  const cwd = resolve(root, use.package.folder);
  const source = relative(cwd, resolve(root, use.package.source)) || '.';
  return { ...job, cwd, inputs: { ...job.inputs, source, comment_key: use.comment_key } };
}

interface Post {
  target: Target;
  group: JobGroup;
  problems: readonly string[];
}

async function postOne(
  api: Api,
  job: Job,
  run: NonNullable<Job['context']['workflow_run']>,
  { target, group, problems }: Post,
): Promise<{ gate: Gate; outputs: Outputs }> {
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
  const { outputs } = await publish(job, {
    comparison,
    results,
    plan: null,
    notes: [
      'This comment shows the results that the run of this pull request reported; that run decides the gate.',
      ...problems,
    ],
    origins: new Map(),
    changed_cases: changedCases(read.corpora),
    upload: null,
    issue: target.number,
    head_sha: target.head_sha,
    run: { id: run.id, attempt: run.attempt },
    run_url: `${context.server_url}/${context.owner}/${context.repo}/actions/runs/${run.id}`,
    annotate: false,
  });
  return { gate: comparison.gate, outputs };
}

/** The corpus of the pull request is read as that of a stranger: what of it cannot be read counts as not there. */
async function readBoth(
  { inputs, cwd }: Job,
  ref: RefBaseline,
  { head, base }: { head: RefTree; base: RefTree },
): Promise<ReadCorpora> {
  const options = { cwd, name: 'the head' };
  try {
    const { cases: now, problems } = await readCorpusAtRef(inputs.cases, head, options);
    const read = await readCorpora(
      { ref, tree: base },
      { patterns: inputs.cases, cwd, now, source: () => listSource(head, now) },
    );
    return { ...read, notes: [...read.notes, ...problems.map(unseen)] };
  } catch (error) {
    return {
      corpora: null,
      notes: [unseen(`the cases cannot be read (${sanitizeLine((error as Error).message, 200)})`)],
    };
  }
}

/** By the folders of the head commit alone: no file of a stranger is parsed for it. */
async function listSource(head: RefTree, now: readonly Case[]): Promise<Corpora['source']> {
  const skills = (await head.list()).flatMap((file) => /([^/]+)\/SKILL\.md$/i.exec(file)?.[1] ?? []);
  const routes = now.flatMap((one) => (one.kind === 'tool_route' && one.route ? [one.route] : []));
  return { skill: skills, subagent: null, route: routes };
}

/** The payload of workflow_run has no pull request when the head is a fork, so they are looked up by GitHub's own data about the run. */
async function findPullRequests(
  api: Api,
  { context }: Job,
  run: NonNullable<Job['context']['workflow_run']>,
): Promise<Target[]> {
  if (run.head_repository === null) return [];
  const owner = run.head_repository.split('/')[0] ?? '';
  const { data } = await api.rest.pulls.list({
    owner: context.owner,
    repo: context.repo,
    state: 'open',
    head: `${owner}:${run.head_branch}`,
    per_page: 100,
  });
  // If the head has moved on, its own run writes the comment. One head may be offered to several branches.
  return data
    .filter((pull) => pull.head.sha === run.head_sha && pull.head.repo?.full_name === run.head_repository)
    .map(({ number, head, base }) => ({ number, head_sha: head.sha, base_sha: base.sha, base_ref: base.ref }));
}
