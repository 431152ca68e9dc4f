/** The commit that a job's checkout is compared with: the one it was merged with, or where its branch began; never a tip that moved meanwhile. */
import { ConfigError } from '../../../lib/input/config-error.js';
import { memoize } from '../../../lib/input/memoize.js';
import { findMergeBase } from '../../../lib/io/git.js';
import type { Api } from './api.js';
import { isMergeOf } from './checkout.js';
import { findRoot, type Job } from './job.js';

export interface Base {
  /** As people know it: `main`. */
  name: string;
  /** What to open: a commit, or what the user named. */
  ref: string;
}

/** Opens it. The commit before a forced push may be gone, and then it is where the branch began. */
export async function openBase<T>(job: Job, open: (base: Base) => Promise<T>): Promise<T> {
  const { context, head, inputs, log } = job;
  const { baseline_ref: named } = inputs;
  const { base_ref, before } = context;
  if (named !== undefined && namesOtherBase(job)) return open({ name: named, ref: named });
  if (base_ref !== null) return open({ name: base_ref, ref: await findBaseOfPull(job, base_ref) });
  const branch = context.default_branch ?? 'main';
  const began = async () => ({ name: branch, ref: await findWhereItBegan(job, branch) });
  if (before === null) return open(await began());
  try {
    return await open({ name: before.branch, ref: before.sha });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const base = await began();
    const own = base.ref === head?.sha ? 'nothing of before is left to compare with' : `compared with ${base.name}`;
    log.warn(`The commit before this push (${before.sha.slice(0, 7)}) is gone, as after a forced push: ${own}.`);
    return open(base);
  }
}

/** `baseline_ref` is another than the branch that a pull request is to be merged into. */
export const namesOtherBase = ({ inputs: { baseline_ref }, context }: Pick<Job, 'inputs' | 'context'>): boolean =>
  baseline_ref !== undefined && bare(baseline_ref) !== context.base_ref;

const bare = (ref: string) => ref.replace(/^(?:refs\/heads\/|refs\/remotes\/origin\/|origin\/)/, '');

async function findBaseOfPull(job: Job, branch: string): Promise<string> {
  const { context, head } = job;
  const [merged] = head?.parents ?? [];
  if (head && merged !== undefined && isMergeOf(context, head)) return merged;
  const began = await findWhereItBegan(job, branch).catch((error: unknown) => {
    // The base branch may have been deleted, or renamed.
    if (context.pull_request?.base_sha) return null;
    throw error;
  });
  const then = context.pull_request?.base_sha;
  // The branch has the head by now: it was merged since, so what it was at the time of the event counts.
  return (began === null || began === head?.sha) && then ? findWhereItBegan(job, then) : (began ?? branch);
}

/** Where the checkout left a branch. On the branch itself that is the checkout. */
async function findWhereItBegan(job: Job, branch: string): Promise<string> {
  const { context, head } = job;
  if (head === null) return branch;
  if (context.ref === `refs/heads/${branch}` && head.sha === context.sha) return head.sha;
  const api = await job.api();
  const asked = api && (await askForMergeBase(api, job, branch, head.sha));
  const found = asked ?? (await findMergeBase(findRoot(job), branch, 'branch'));
  if (found) return found;
  throw new ConfigError(`Where ${head.sha.slice(0, 7)} left ${branch} cannot be seen: this clone is shallow.`, {
    fix: 'set `fetch-depth: 0` for actions/checkout, or leave `github_token` as it is by default.',
  });
}

/** Null where the API cannot tell, or may not. Once, by however many packages. */
const askForMergeBase = memoize(
  async (api: Api, { context }: Job, branch: string, sha: string): Promise<string | null> => {
    const { owner, repo } = context;
    try {
      const { data } = await api.rest.repos.compareCommitsWithBasehead({
        ...{ owner, repo, per_page: 1 },
        basehead: `${branch}...${sha}`,
      });
      return data.merge_base_commit?.sha ?? null;
    } catch {
      return null;
    }
  },
  (api) => api,
  (_api, _job, branch, sha) => `${branch}...${sha}`,
);
