/** `command: comment`: in a workflow_run job, writes the comment that the run of a fork's pull request may not write. Of that run's artifacts only results.json is believed. */
import { BASELINE_FILE, parseBaseline, parseRefBaseline } from '../../lib/baseline.js';
import { ConfigError } from '../../lib/config-error.js';
import { compareBaselines } from '../../lib/delta.js';
import { gateOptions } from '../run/compare.js';
import type { Api } from './api.js';
import { mergeLegs } from './fold-legs.js';
import { gatherLegs } from './gather.js';
import { type Job, repositoryPath } from './job.js';
import type { Outcome } from './outcome.js';
import { writeOutputs } from './outputs.js';
import { publish } from './publish.js';
import { readFileAt } from './ref-baseline.js';

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
      `\`command: comment\` belongs into a workflow on \`workflow_run\`, not on \`${context.event}\`.`,
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
      `No open pull request has ${run.head_sha.slice(0, 7)} of ${run.head_repository ?? 'a deleted repository'} as its head; nothing to comment on.`,
    );
    return { code: 0, level: null, message: 'no pull request' };
  }
  const legs = await gatherLegs(job);
  if (legs.length === 0) {
    log.notice(`Run ${run.id} left no results; nothing to comment.`);
    return { code: 0, level: null, message: 'no results' };
  }
  const results = mergeLegs(legs);
  const file = inputs.baseline ?? BASELINE_FILE;
  const path = repositoryPath(job, file) ?? file;
  // A fork's commits can be read through its base repository.
  const [current, ref] = await Promise.all([
    readFileAt(api, context, path, target.head_sha),
    readFileAt(api, context, path, target.base_sha),
  ]);
  const comparison = compareBaselines({
    results,
    current: current === null ? null : parseBaseline(current, `${file} at ${target.head_sha.slice(0, 7)}`),
    ref: {
      name: target.base_ref,
      sha: target.base_sha,
      baseline: ref === null ? null : parseRefBaseline(ref, `${file} at ${target.base_ref}`),
    },
    plan: null,
    options: { ...gateOptions(inputs), ...(inputs.agents ? { expected_agents: inputs.agents } : {}) },
  });
  const { outputs } = await publish(job, {
    comparison,
    results,
    plan: null,
    notes: ['Rendered from the results that the run of this pull request reported; that run holds the gate.'],
    origins: new Map(),
    upload: null,
    issue: target.number,
    head_sha: target.head_sha,
    run_url: `${context.server_url}/${context.owner}/${context.repo}/actions/runs/${run.id}`,
    annotate: false,
  });
  writeOutputs(outputs);
  // The run of the pull request is red or green; this one only tells.
  return { code: 0, level: null, message: `Gate of the pull request: ${comparison.gate}` };
}

/** The payload of workflow_run names no pull request when the head is a fork, so it is found by what GitHub itself says of the run. */
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
  // A head that has moved on gets the comment of its own run.
  const found = data.find(
    (pull) => pull.head.sha === run.head_sha && pull.head.repo?.full_name === run.head_repository,
  );
  if (!found) return null;
  return { number: found.number, head_sha: found.head.sha, base_sha: found.base.sha, base_ref: found.base.ref };
}
