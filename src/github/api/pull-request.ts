/** `pr_number` → the job as if the pull request's own event had started it. */
import { ConfigError } from '../../../lib/input/config-error.js';
import { statusOf } from './api.js';
import type { Job } from './job.js';

export async function withPullRequest(job: Job): Promise<Job> {
  const { pr_number: number } = job.inputs;
  if (number === undefined || job.context.pull_request?.number === number) return job;
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
  const from_fork = data.head.repo?.full_name !== `${owner}/${repo}`;
  const context = {
    ...job.context,
    base_ref: data.base.ref,
    pull_request: { number, head_sha: data.head.sha, base_sha: data.base.sha, from_fork },
  };
  return { ...job, context };
}
