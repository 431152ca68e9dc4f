/** `pr_number` → the job as if the pull request's own event had started it; its checkout must be that pull request's. */
import { ConfigError } from '../../../lib/input/config-error.js';
import { readHeadCommit } from '../../../lib/io/git.js';
import { statusOf } from './api.js';
import { findRoot, type Job } from './job.js';

export async function withPullRequest(job: Job): Promise<Job> {
  const { pr_number: number, command } = job.inputs;
  if (number === undefined || job.context.pull_request?.number === number || command === 'comment') return job;
  const { owner, repo } = job.context;
  const api = await job.api();
  if (!api) {
    throw new ConfigError('`pr_number` needs a github_token.', {
      fix: 'leave `github_token` out, and give the job `pull-requests: write`.',
    });
  }
  const { data } = await api.rest.pulls.get({ owner, repo, pull_number: number }).catch((error: unknown) => {
    throw new ConfigError(`Pull request #${number} of ${owner}/${repo} cannot be read (${statusOf(error)}).`, {
      fix: 'check `pr_number`, and give the job the permission `pull-requests: write`.',
    });
  });
  const here = await readHeadCommit(findRoot(job));
  // Otherwise the comment would show what other code did.
  if (here === null || ![data.head.sha, data.merge_commit_sha].includes(here)) {
    throw new ConfigError(
      `The checkout is ${here?.slice(0, 7) ?? 'no commit'}, but the head of #${number} is ${data.head.sha.slice(0, 7)}.`,
      { fix: `check it out: \`ref: refs/pull/${number}/head\` for actions/checkout.` },
    );
  }
  const from_fork = data.head.repo?.full_name !== `${owner}/${repo}`;
  const context = {
    ...job.context,
    base_ref: data.base.ref,
    pull_request: { number, head_sha: data.head.sha, from_fork },
  };
  return { ...job, context };
}
