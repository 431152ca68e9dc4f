/** A finished run → the open pull requests whose head it judged. */
import type { Api } from './api.js';
import type { Job } from './job.js';

export interface Target {
  number: number;
  head_sha: string;
  base_sha: string;
  base_ref: string;
}

export type WorkflowRun = NonNullable<Job['context']['workflow_run']>;

/** The payload of workflow_run has no pull request when the head is a fork, so they are looked up by GitHub's own data about the run. */
export async function findPullRequests(api: Api, { context }: Job, run: WorkflowRun): Promise<Target[]> {
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
