/** `command: comment`: writes, in a workflow_run job, the comment that the run of a fork's pull request may not write. Of that run's artifacts only results.json is used. */
import { BASELINE_FILE, parseBaseline, parseRefBaseline } from '../../lib/baseline/index.js';
import type { Case } from '../../lib/case/schema.js';
import type { RefTree } from '../../lib/contract/ref-tree.js';
import { compareBaselines } from '../../lib/delta/compare.js';
import type { RefBaseline } from '../../lib/delta/input.js';
import type { Corpora } from '../../lib/delta/weakened.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { readCorpusAtRef } from '../../lib/setup/corpus-at-ref.js';
import { gateOptions } from '../run/compare.js';
import { type ReadCorpora, readCorpora, unseen } from '../run/corpora.js';
import type { Api } from './api/api.js';
import type { Job } from './api/job.js';
import { apiTree } from './api/ref-tree.js';
import { findJobs } from './artifacts/find-jobs.js';
import { mergeNewest } from './artifacts/merge-jobs.js';
import { writeOutputs } from './inputs/outputs.js';
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
  const target = await findPullRequest(api, job, run);
  if (!target) {
    log.notice(
      `No open pull request has ${run.head_sha.slice(0, 7)} of ${run.head_repository ?? 'a deleted repository'} as its head; there is nothing to comment on.`,
    );
    return { code: 0, level: null, message: 'No comment: no open pull request.' };
  }
  const jobs = await findJobs(job);
  if (jobs.length === 0) {
    log.notice(`Run ${run.id} left no results; there is nothing to comment on.`);
    return { code: 0, level: null, message: 'No comment: no results.' };
  }
  const results = mergeNewest(jobs);
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
    notes: ['This comment shows the results that the run of this pull request reported; that run decides the gate.'],
    origins: new Map(),
    changed_cases: changedCases(read.corpora),
    upload: null,
    issue: target.number,
    head_sha: target.head_sha,
    run_url: `${context.server_url}/${context.owner}/${context.repo}/actions/runs/${run.id}`,
    annotate: false,
  });
  writeOutputs(outputs);
  // The run of the pull request fails or passes; this one only reports.
  return { code: 0, level: null, message: `Gate of the pull request: ${comparison.gate}` };
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

/** The payload of workflow_run has no pull request when the head is a fork, so it is looked up by GitHub's own data about the run. */
async function findPullRequest(
  api: Api,
  { context }: Job,
  run: NonNullable<Job['context']['workflow_run']>,
): Promise<Target | null> {
  if (run.head_repository === null) return null;
  const owner = run.head_repository.split('/')[0] ?? '';
  const { data } = await api.rest.pulls.list({
    owner: context.owner,
    repo: context.repo,
    state: 'open',
    head: `${owner}:${run.head_branch}`,
    per_page: 100,
  });
  // If the head has moved on, its own run writes the comment.
  const found = data.find(
    (pull) => pull.head.sha === run.head_sha && pull.head.repo?.full_name === run.head_repository,
  );
  if (!found) return null;
  return { number: found.number, head_sha: found.head.sha, base_sha: found.base.sha, base_ref: found.base.ref };
}
