/** Comments on the pull request of a job, if this run is the one to do so; logs why there is no comment. A failure here never changes how the job ends. */
import { pageAddress } from '../../../lib/contract/schema-address.js';
import { endSentence } from '../../../lib/text/sentence.js';
import type { Api } from '../api/api.js';
import type { Job } from '../api/job.js';
import { sanitizeLine } from '../log/sanitize.js';
import { writeComment } from './comment.js';
import type { JudgedRun } from './stamp.js';

export interface CommentPlan {
  /** The pull request; null where there is none. */
  issue: number | null;
  key: string;
  /** Create the comment if there is none yet. */
  create: boolean;
  /** What was judged, and by which run. */
  run: JudgedRun;
  render(): string;
}

/** The comment's URL; null where there is none. */
export async function commentOn(job: Job, { issue, key, create, run, render }: CommentPlan): Promise<string | null> {
  const { inputs, context, log } = job;
  if (inputs.comment === 'never') return null;
  if (issue === null) {
    if (inputs.comment === 'always') log.notice('No comment: this run belongs to no pull request.');
    return null;
  }
  const api = await job.api();
  if (!api) {
    log.notice('No comment: there is no github_token. The table is in the job summary.');
    return null;
  }
  const { owner, repo } = context;
  const body = render();
  const head = await readHead(api, job, issue);
  if (head !== null && run.head_sha && head !== run.head_sha) {
    log.notice(
      `No comment: #${issue} has a newer commit (${head.slice(0, 7)}) than the one judged here (${run.head_sha.slice(0, 7)}); the run of that commit writes it.`,
    );
    return null;
  }
  const request = { api, owner, repo, issue, key, body, create, run, head_unknown: head === null, sleep: job.wait };
  const written = await writeComment(request);
  switch (written.did) {
    case 'nothing':
      return null;
    case 'stale':
      log.notice(`No comment: a newer run has written ${written.url}.`);
      return written.url;
    case 'refused':
      logRefusal(job, written);
      return null;
    case 'created':
    case 'updated':
    case 'unchanged':
      log.info(`comment ${written.did}: ${written.url}`);
      return written.url;
  }
}

/** Null where it cannot be known. */
async function readHead(api: Api, { context }: Job, issue: number): Promise<string | null> {
  const { owner, repo } = context;
  try {
    const { data } = await api.rest.pulls.get({ owner, repo, pull_number: issue });
    return typeof data?.head?.sha === 'string' ? data.head.sha : null;
  } catch {
    return null;
  }
}

function logRefusal({ context, log }: Job, { status, message }: { status: number; message: string }): void {
  const answer = `${status}: ${sanitizeLine(message, 200)}`;
  // A locked conversation is refused with 403 too, and no permission changes that.
  if (status === 401) {
    log.warn(
      `No comment: GitHub does not know this token (${answer}). Correct or renew \`github_token\`; it may have expired.`,
    );
    return;
  }
  const rights = status === 404 || (status === 403 && !/\blocked\b/i.test(message));
  if (!rights) {
    log.warn(`No comment: GitHub answered ${endSentence(answer)} The table is in the job summary.`);
  } else if (context.pull_request?.from_fork) {
    log.notice(
      `No comment: the token of a pull request from a fork may not write one. A workflow with \`command: comment\` (${pageAddress('workflows')}) can write it.`,
    );
  } else {
    log.notice(
      `No comment: this token may not write one (${answer}). Give the job the permission \`pull-requests: write\`.`,
    );
  }
}
