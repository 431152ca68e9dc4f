/** A fork's pull request and what its run says that it ran on → the commits to read: GitHub's merge of the head, and what it was merged with. */
import type { Api } from './api.js';
import type { Job } from './job.js';
import type { Target } from './pull-requests-of-run.js';

export interface JudgedCommits {
  head: string;
  base: string;
}

/** said: by the run itself, so it is believed only of a merge of this head with a commit that the base branch has. Else the head, and where it left the branch. */
export async function findJudged(api: Api, job: Job, target: Target, said: readonly string[]): Promise<JudgedCommits> {
  const [sha] = new Set(said);
  const merge = sha === undefined ? null : await readMerge(api, job, target, sha);
  if (merge !== null && sha !== undefined) return { head: sha, base: merge };
  const { head_sha, base_sha, base_ref } = target;
  const began = (await compare(api, job, base_ref, head_sha))?.merge_base_commit.sha ?? base_sha;
  // The branch has the head by now, so what it was before counts.
  return { head: head_sha, base: began === head_sha ? base_sha : began };
}

/** The first parent of GitHub's merge; null: it is none. */
async function readMerge(api: Api, job: Job, target: Target, sha: string): Promise<string | null> {
  if (sha === target.head_sha || !/^[0-9a-f]{40,64}$/.test(sha)) return null;
  const { owner, repo } = job.context;
  const commit = await api.rest.repos.getCommit({ owner, repo, ref: sha, per_page: 1 }).catch(() => null);
  const [base, head, ...more] = commit?.data.parents?.map((parent) => parent.sha) ?? [];
  if (base === undefined || head !== target.head_sha || more.length > 0) return null;
  const status = (await compare(api, job, base, target.base_ref))?.status;
  return status === 'ahead' || status === 'identical' ? base : null;
}

async function compare(api: Api, { context }: Job, base: string, head: string) {
  const { owner, repo } = context;
  const asked = api.rest.repos.compareCommitsWithBasehead({ owner, repo, per_page: 1, basehead: `${base}...${head}` });
  const found = await asked.catch(() => null);
  return found?.data ?? null;
}
