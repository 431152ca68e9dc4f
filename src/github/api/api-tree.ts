/** The files of a commit that GitHub's API is known to have. */
import { z } from 'zod';
import type { RefTree, TreeEntry } from '../../../lib/contract/ports/ref-tree.js';
import { memoize } from '../../../lib/input/memoize.js';
import { hashBlob } from '../../../lib/io/git-objects.js';
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
    const renamed = asked(() => listRenamed(commit));
    return {
      sha: commit.sha,
      read: texts,
      // Neither links nor submodules: only a file's own text is read.
      list: async () => (await entries('')).flatMap(({ mode, path }) => (mode.startsWith('100') ? [path] : [])),
      entries: () => entries(''),
      async readAll(paths) {
        const wanted = new Set(paths);
        const files = (await entries('')).filter(({ path, hash }) => wanted.has(path) && /^[0-9a-f]+$/.test(hash));
        return readMany(commit, files);
      },
      former: async (file) => (await renamed('')).get(file) ?? null,
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

/** {path of now: path at this commit}. GitHub lists the first 300 files that differ. */
async function listRenamed({ api, context, sha, head }: Commit): Promise<Map<string, string | undefined>> {
  if (!head) return new Map();
  const asked = api.rest.repos.compareCommitsWithBasehead({ ...repo(context), basehead: `${sha}...${head}` });
  const files = await asked.then(
    ({ data }) => data.files ?? [],
    () => [],
  );
  const moved = files.filter(({ status }) => status === 'renamed');
  return new Map(moved.map(({ filename, previous_filename }) => [filename, previous_filename]));
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

/** Files in one query. */
const AT_ONCE = 50;

/** Only what is surely whole; the rest, and all where a forge has no GraphQL, is asked for one by one. */
async function readMany({ api, context }: Commit, files: readonly TreeEntry[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const some = files.slice(at, at + AT_ONCE);
    const fields = some.map(({ hash }, n) => `f${n}: object(oid: "${hash}") { ... on Blob { text } }`).join(' ');
    const query = `query ($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${fields} } }`;
    const reply = await api.graphql(query, repo(context)).catch(() => null);
    const found = SeenTexts.safeParse(reply).data?.repository;
    if (!found) break;
    for (const [n, { path, hash }] of some.entries()) {
      const text = found[`f${n}`]?.text;
      if (typeof text === 'string' && hashBlob(Buffer.from(text), hash) === hash) texts.set(path, text);
    }
  }
  return texts;
}

const SeenTexts = z.object({
  repository: z.record(z.string(), z.object({ text: z.string().nullish() }).nullable()),
});

async function listEntries({ api, context, sha }: Commit): Promise<TreeEntry[]> {
  const { data } = await api.rest.git.getTree({ ...repo(context), tree_sha: sha, recursive: 'true' });
  if (data.truncated) throw new Error('the list of files is too long for the API');
  return data.tree.flatMap(({ path, type, mode = '', sha: hash = '' }) =>
    type === 'blob' && path !== undefined ? [{ path, hash, mode }] : [],
  );
}

export const repo = ({ owner, repo }: Repository) => ({ owner, repo });
