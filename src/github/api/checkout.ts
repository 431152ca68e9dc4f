/** The event of a job ⇄ the commit that is checked out: what is judged has to be what the event is about. */
import { ConfigError } from '../../../lib/input/config-error.js';
import { type HeadCommit, readHeadCommit } from '../../../lib/io/git.js';
import type { GitHubContext } from '../inputs/context.js';
import { statusOf } from './api.js';
import { findRoot, type Job } from './job.js';

type Event = Pick<GitHubContext, 'event' | 'sha' | 'ref' | 'pull_request' | 'workflow_run'>;

/** A merge that GitHub made of the pull request's head and its base branch. The head itself may be a merge too. */
export function isMergeOf({ sha, ref, pull_request }: Event, head: HeadCommit): boolean {
  if (head.parents.length !== 2 || head.sha === pull_request?.head_sha) return false;
  return head.parents[1] === pull_request?.head_sha || (head.sha === sha && /^refs\/pull\/\d+\/merge$/.test(ref));
}

/** Events whose own commit is the merge of the pull request. On pull_request_target it is the base's. */
const OWN_MERGE = ['pull_request', 'pull_request_review', 'pull_request_review_comment'];

function isOf(event: Event, head: HeadCommit): boolean {
  const { pull_request, sha, workflow_run } = event;
  if (pull_request)
    return (
      head.sha === pull_request.head_sha ||
      isMergeOf(event, head) ||
      (head.sha === sha && OWN_MERGE.includes(event.event))
    );
  return sha === '' || head.sha === sha || head.sha === workflow_run?.head_sha;
}

/** Called before anything is written: else comment, gate and links would be about a commit that was not looked at. `command: comment` judges no checkout. */
export async function withCheckout(job: Job): Promise<Job> {
  if (job.inputs.command === 'comment') return job;
  const head = await readHeadCommit(findRoot(job)).catch(() => null);
  const own = { ...(await withPullRequest(job)), head };
  checkCheckout(own);
  return own;
}

function checkCheckout({ context, head }: Pick<Job, 'context' | 'head'>): void {
  const { pull_request, event, sha } = context;
  if (head === null) {
    if (pull_request === null) return;
    throw new ConfigError(`There is no git checkout here, so nothing can be said of #${pull_request.number}.`, {
      fix: 'run actions/checkout before this step, on a runner with git.',
    });
  }
  if (isOf(context, head)) return;
  const here = `The checkout is ${head.sha.slice(0, 7)}`;
  if (pull_request === null)
    throw new ConfigError(`${here}, but the ${event} event is about ${sha.slice(0, 7)}.`, {
      fix: 'leave out `ref:` and `repository:` of actions/checkout. To judge a pull request, set `pr_number` and check out its head.',
    });
  const { number, head_sha } = pull_request;
  const target =
    event === 'pull_request_target'
      ? ', which gives the files of the pull request a token that may write: prefer `on: pull_request`'
      : '';
  throw new ConfigError(`${here}, but the head of #${number} is ${head_sha.slice(0, 7)}.`, {
    fix:
      event === 'pull_request'
        ? `leave out \`ref:\` of actions/checkout, or check out \`ref: refs/pull/${number}/head\`.`
        : `check it out: \`ref: refs/pull/${number}/head\` for actions/checkout${target}.`,
  });
}

async function withPullRequest(job: Job): Promise<Job> {
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
