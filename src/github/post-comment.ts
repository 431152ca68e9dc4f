/** `command: comment`: writes, in a workflow_run job, the comment that the run of a fork's pull request may not write. Of that run's artifacts only results.json is used. */
import { pageAddress } from '../../lib/contract/schema-address.js';
import { WORST_FIRST } from '../../lib/delta/gate.js';
import { ConfigError } from '../../lib/input/config-error.js';
import type { Api } from './api/api.js';
import type { Job } from './api/job.js';
import { findJudged } from './api/judged-commits.js';
import { listPackages, type PackageJob } from './api/packages.js';
import { findPullRequests, type WorkflowRun } from './api/pull-requests-of-run.js';
import { findJobs, isOf, noteOthers } from './artifacts/find-jobs.js';
import { groupJobs, type JobGroup } from './artifacts/group-jobs.js';
import type { Conclusion } from './comment/conclusion.js';
import { pageOf, tableOf } from './comment/page.js';
import { concludeGroup, type GroupRequest, jobOf, REPORTED, runUrl } from './conclude-group.js';
import { writeOutputs } from './inputs/outputs.js';
import type { Outcome } from './outcome.js';
import { type Published, publish } from './publish.js';

export async function postComment(job: Job): Promise<Outcome> {
  const { inputs, context, log } = job;
  const run = context.workflow_run;
  if (!run) {
    throw new ConfigError(
      `\`command: comment\` must run in a workflow on \`workflow_run\`, not on \`${context.event}\`.`,
      {
        fix: `copy the comment workflow of ${pageAddress('workflows')}#for-pull-requests-from-forks.`,
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
  const said = jobs.flatMap(({ sha }) => sha ?? []);
  const posted: Published[] = [];
  const errors: ConfigError[] = [];
  for (const target of targets) {
    const post = { target, commits: await findJudged(api, job, target, said), groups, problems };
    const { done, failed } =
      inputs.packages.length > 0 ? await postPage(api, job, run, post) : await postEach(api, job, run, post);
    posted.push(...done);
    errors.push(...failed);
  }
  const worst = WORST_FIRST.map((gate) => posted.find((one) => one.gate === gate)).find(Boolean);
  if (worst) writeOutputs(worst.outputs);
  if (errors[0]) throw errors[0];
  // The run of the pull request fails or passes; this one only reports.
  return { code: 0, level: null, message: `Gate of the pull request: ${worst?.gate}` };
}

/** What was posted, and what of the run could not be. */
interface Posted {
  done: Published[];
  failed: ConfigError[];
}

interface Post extends Omit<GroupRequest, 'group'> {
  groups: readonly JobGroup[];
}

/** A run from a fork names its uses itself. */
const MAX_USES = 20;
const MAX_JUDGED = 200;

/** A comment for each use of the action, the worst first. What one of them left behind must not silence the others. */
async function postEach(api: Api, job: Job, run: WorkflowRun, { groups, ...request }: Post): Promise<Posted> {
  const posted: Posted = { done: [], failed: [] };
  const judged: { own: Job; conclusion: Conclusion }[] = [];
  for (const group of groups.slice(0, MAX_JUDGED)) {
    const own = jobOf(job, group);
    try {
      judged.push({ own, conclusion: await concludeGroup(api, own, run, { ...request, group }) });
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      posted.failed.push(error);
      if (groups.length > 1) job.log.error(error.message);
    }
  }
  const rank = ({ conclusion }: (typeof judged)[number]) => WORST_FIRST.indexOf(conclusion.comparison.gate);
  const worstFirst = judged.length > MAX_USES ? judged.toSorted((a, b) => rank(a) - rank(b)) : judged;
  if (groups.length > MAX_USES)
    job.log.warn(
      `The run used the action in ${groups.length} folders; the ${MAX_USES} that came out worst get a comment. With \`packages\` one comment serves them all.`,
    );
  for (const { own, conclusion } of worstFirst.slice(0, MAX_USES))
    posted.done.push(await publish(own, pageOf(own, conclusion, run)));
  return posted;
}

/** One comment for the packages that are asked for. */
async function postPage(api: Api, job: Job, run: WorkflowRun, { groups, ...request }: Post): Promise<Posted> {
  const { target, problems } = request;
  const packages = await listPackages(job);
  const conclude = async ({ job: asked }: PackageJob) => {
    const group = groups.find(({ use }) => use !== null && isOf(asked, use));
    if (!group) throw new ConfigError('the run left no results of it.');
    const own = jobOf(job, group);
    return { job: own, conclusion: await concludeGroup(api, own, run, { ...request, group, problems: [] }) };
  };
  const page = await tableOf(job, packages, conclude, {
    notes: [REPORTED, ...problems, ...noteOthers(groups, packages)],
    issue: target.number,
    run: { id: run.id, attempt: run.attempt, head_sha: target.head_sha },
    run_url: runUrl(job, run),
  });
  return { done: [await publish(job, page)], failed: [] };
}
