/** The baseline file as it stands at a ref: by the API, and by git where there is no token or no API that answers. */
import { z } from 'zod';
import { ConfigError } from '../../lib/config-error.js';
import { type Api, statusOf, textOf } from './api.js';
import type { GitHubContext } from './context.js';

export interface RefText {
  ref: string;
  sha: string;
  /** null: the ref is good and has no such file. */
  text: string | null;
  via: 'api' | 'git';
}

export interface RefRequest {
  api: Api | null;
  context: Pick<GitHubContext, 'owner' | 'repo'>;
  ref: string;
  /** From the repository's root, with forward slashes. */
  path: string;
  readByGit: (ref: string, path: string) => Promise<{ sha: string; text: string | null }>;
  warn: (message: string) => void;
}

/** `origin/main`, `HEAD~1`, `main@{1.day.ago}`: what a clone calls a commit and the API does not. */
const CLONE_ONLY = /^origin\/|^HEAD\b|[~^]|@\{/;

export async function readBaselineAtRef(request: RefRequest): Promise<RefText> {
  const { api, ref, path } = request;
  if (api && CLONE_ONLY.test(ref)) return { ref, ...(await request.readByGit(ref, path)), via: 'git' };
  if (api) {
    try {
      const sha = await resolveRef(api, request);
      if (sha !== null) return { ref, sha, text: await readFileAt(api, request.context, path, sha), via: 'api' };
      request.warn(
        `The token may not read ${request.context.owner}/${request.context.repo}; reading the baseline at ${ref} with git. The permission is \`contents: read\`.`,
      );
    } catch (error) {
      if (error instanceof ConfigError) throw error;
      request.warn(`GitHub's API did not answer (${statusOf(error)}); reading the baseline at ${ref} with git.`);
    }
  } else {
    request.warn(`No github_token; reading the baseline at ${ref} with git.`);
  }
  return { ref, ...(await request.readByGit(ref, path)), via: 'git' };
}

/** The ref is resolved first: only then does a 404 of the file mean that the file is absent. null: this token cannot see the repository. */
async function resolveRef(api: Api, { context, ref }: RefRequest): Promise<string | null> {
  try {
    // The API knows `heads/main` and `tags/v1`, and `refs/heads/main` by chance.
    const known = ref.replace(/^refs\/(?=(heads|tags)\/)/, '');
    const { data } = await api.rest.repos.getCommit({ ...repo(context), ref: known, mediaType: { format: 'sha' } });
    const sha = SeenCommit.safeParse(data);
    return sha.success ? sha.data.sha : textOf(data).trim();
  } catch (error) {
    const status = statusOf(error);
    if (status === 401 || status === 403) return null;
    if (status !== 404 && status !== 422) throw error;
    if (status === 404 && !(await mayRead(api, context))) return null;
    throw new ConfigError(`baseline_ref '${ref}' is no branch, tag or commit of ${context.owner}/${context.repo}.`, {
      fix: 'name one that exists; an unknown ref is never taken for an empty baseline.',
    });
  }
}

/** A private repository and a missing commit answer alike: 404. */
async function mayRead(api: Api, context: RefRequest['context']): Promise<boolean> {
  try {
    await api.rest.repos.get(repo(context));
    return true;
  } catch (error) {
    if ([401, 403, 404].includes(statusOf(error))) return false;
    throw error;
  }
}

/** What a forge answers that knows no media types of GitHub's: Forgejo and Gitea do. */
const SeenCommit = z.object({ sha: z.string() });
const SeenFile = z.object({ type: z.literal('file'), encoding: z.literal('base64'), content: z.string() });

/** Raw, because the JSON form leaves the content of a file above 1 MiB empty. */
export async function readFileAt(
  api: Api,
  context: RefRequest['context'],
  path: string,
  sha: string,
): Promise<string | null> {
  try {
    const { data } = await api.rest.repos.getContent({
      ...{ ...repo(context), path, ref: sha },
      mediaType: { format: 'raw' },
    });
    const file = SeenFile.safeParse(data);
    return file.success ? Buffer.from(file.data.content, 'base64').toString('utf8') : textOf(data);
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

function repo(context: RefRequest['context']): { owner: string; repo: string } {
  return { owner: context.owner, repo: context.repo };
}
