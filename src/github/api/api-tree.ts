/** The files of a commit that GitHub's API is known to have. */
import { z } from 'zod';
import type { RefTree, TreeEntry } from '../../../lib/contract/ports/ref-tree.js';
import { memoize } from '../../../lib/input/memoize.js';
import type { GitHubContext } from '../inputs/context.js';
import { type Api, statusOf, textOf } from './api.js';

type Repository = Pick<GitHubContext, 'owner' | 'repo'>;

export interface Commit {
  api: Api;
  context: Repository;
  sha: string;
  /** The commit of now, whose files may have had other names. */
  head: string | null;
}

/** What a commit holds never changes, so each file and the list of all are asked for once, by however many packages. */
export const apiTree = memoize(
  (commit: Commit): RefTree => {
    const entries = asked(() => listEntries(commit));
    const texts = asked((path) => readFile(commit, path));
    return {
      sha: commit.sha,
      read: texts,
      // Neither links nor submodules: only a file's own text is read.
      list: async () => (await entries('')).flatMap(({ mode, path }) => (mode.startsWith('100') ? [path] : [])),
      entries: () => entries(''),
      former: async (file) => commit.head && findFormer(commit, commit.head, file),
    };
  },
  ({ api }) => api,
  ({ sha, head }) => `${sha} ${head}`,
);

/** One request for each path, unless it failed. */
function asked<T>(request: (path: string) => Promise<T>): (path: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (path) => {
    const answer = known.get(path) ?? request(path);
    known.set(path, answer);
    answer.catch(() => known.delete(path));
    return answer;
  };
}

/** GitHub lists the first 300 files that differ. */
async function findFormer({ api, context, sha }: Commit, head: string, file: string): Promise<string | null> {
  const asked = api.rest.repos.compareCommitsWithBasehead({ ...repo(context), basehead: `${sha}...${head}` });
  const files = await asked.then(
    ({ data }) => data.files ?? [],
    () => [],
  );
  return files.find(({ filename, status }) => filename === file && status === 'renamed')?.previous_filename ?? null;
}

const SeenFile = z.object({ type: z.literal('file'), encoding: z.literal('base64'), content: z.string() });

/** Raw, because the JSON form leaves the content of a file above 1 MiB empty. */
async function readFile({ api, context, sha }: Commit, path: string): Promise<string | null> {
  try {
    const { data } = await api.rest.repos.getContent({
      ...repo(context),
      path,
      ref: sha,
      mediaType: { format: 'raw' },
    });
    const file = SeenFile.safeParse(data);
    return file.success ? Buffer.from(file.data.content, 'base64').toString('utf8') : textOf(data);
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

async function listEntries({ api, context, sha }: Commit): Promise<TreeEntry[]> {
  const { data } = await api.rest.git.getTree({ ...repo(context), tree_sha: sha, recursive: 'true' });
  if (data.truncated) throw new Error('the list of files is too long for the API');
  return data.tree.flatMap(({ path, type, mode = '', sha: hash = '' }) =>
    type === 'blob' && path !== undefined ? [{ path, hash, mode }] : [],
  );
}

export const repo = ({ owner, repo }: Repository) => ({ owner, repo });
