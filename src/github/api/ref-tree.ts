/** The files of a ref: by the API, and by git where there is no token or no API that answers. */
import { z } from 'zod';
import type { RefTree } from '../../../lib/contract/ports/ref-tree.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { isOfClone } from '../../../lib/io/git-ref.js';
import type { GitHubContext } from '../inputs/context.js';
import { type Api, statusOf, textOf } from './api.js';
import { apiTree, repo } from './api-tree.js';
import { type Job, repositoryPath } from './job.js';

/** Paths are from the repository's root, with forward slashes. */
export interface RefFiles extends RefTree {
  ref: string;
  /** Who was asked last. */
  via: 'api' | 'git';
}

export interface RefRequest {
  api: Api | null;
  context: Pick<GitHubContext, 'owner' | 'repo'>;
  ref: string;
  /** The commit of now. */
  head: string | null;
  openByGit: (ref: string) => Promise<RefTree>;
  warn: (message: string) => void;
}

export async function openRef(request: RefRequest): Promise<RefFiles> {
  const { api, ref, context, warn } = request;
  const shown = isHash(ref) ? ref.slice(0, 7) : ref;
  const byGit = async () => ({ ...(await request.openByGit(ref)), ref, via: 'git' as const });
  if (!api) {
    warn(`No github_token; reading the baseline at ${shown} with git.`);
    return byGit();
  }
  // What a clone calls a commit and the API does not.
  if (isOfClone(ref)) return byGit();
  const silent = (error: unknown) => {
    if (error instanceof ConfigError) throw error;
    warn(`GitHub's API did not answer (${statusOf(error)}); reading the baseline at ${shown} with git.`);
    return null;
  };
  const sha = await resolveRef(api, request).catch((error: unknown) => silent(error) ?? undefined);
  if (sha === undefined) return byGit();
  if (sha === null) {
    warn(
      `The token may not read ${context.owner}/${context.repo}; reading the baseline at ${shown} with git. The permission is \`contents: read\`.`,
    );
    return byGit();
  }
  const byApi = apiTree({ api, context, sha, head: request.head });
  let git: Promise<RefTree> | null = null;
  /** Once the API is silent, git is asked for the rest. */
  const ask = async <T>(work: (tree: RefTree) => Promise<T>): Promise<T> => {
    try {
      if (git === null) return await work(byApi);
    } catch (error) {
      silent(error);
    }
    git ??= request.openByGit(ref);
    files.via = 'git';
    return work(await git);
  };
  const files: RefFiles = {
    ...byApi,
    ...{ ref, via: 'api' },
    read: (file) => ask((tree) => tree.read(file)),
    list: () => ask((tree) => tree.list()),
    entries: () => ask(async (tree) => (await tree.entries?.()) ?? []),
    readAll: (paths) => ask(async (tree) => (await tree.readAll?.(paths)) ?? new Map()),
  };
  return files;
}

const isHash = (ref: string) => /^[0-9a-f]{40,64}$/.test(ref);

/** The same by their paths from the job's folder, as its inputs name them. */
export function relativeToJob(job: Pick<Job, 'cwd' | 'context'>, tree: RefTree): RefTree {
  const folder = repositoryPath(job, '.') ?? '';
  // posix.relative is slow, and this is asked for each of a repository's files for each of its packages.
  const parts = folder === '' ? [] : folder.split('/');
  const above = parts.map((_, n) => [`${parts.slice(0, parts.length - n).join('/')}/`, '../'.repeat(n)] as const);
  const inside = (path: string) => {
    const [prefix, up] = above.find(([start]) => path.startsWith(start)) ?? ['', '../'.repeat(parts.length)];
    return `${up}${path.slice(prefix.length)}`;
  };
  return {
    sha: tree.sha,
    read(file) {
      const path = repositoryPath(job, file);
      if (path !== null) return tree.read(path);
      throw new ConfigError('This file is outside the repository, so it cannot be read at a ref.', {
        file,
        fix: 'use a file inside the repository.',
      });
    },
    async former(file) {
      const path = repositoryPath(job, file);
      const then = path === null ? null : await tree.former?.(path);
      return then ? inside(then) : null;
    },
    async readAll(paths) {
      const known = new Map(paths.map((path) => [repositoryPath(job, path) ?? '', path]));
      const texts = (await tree.readAll?.([...known.keys()])) ?? new Map<string, string>();
      return new Map([...texts].map(([path, text]) => [known.get(path) ?? '', text]));
    },
    list: async () => (await tree.list()).map(inside),
    entries: async () => ((await tree.entries?.()) ?? []).map((one) => ({ ...one, path: inside(one.path) })),
  };
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
    throw new ConfigError(`baseline_ref '${ref}' is not a branch, tag or commit of ${context.owner}/${context.repo}.`, {
      fix: 'name one that exists; an unknown ref is never taken for an empty baseline.',
    });
  }
}

/** A private repository and a missing commit both answer 404. */
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
