/** Batches out of GitHub's artifact service: of this run by its own protocol, of another run by the REST API. */
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Api, statusOf } from './api.js';
import type { GitHubContext } from './context.js';
import { waitBeforeRetry } from './retry.js';

export interface Download {
  name: string;
  id: number;
  /** Path of the zip. */
  zip: string;
}

export interface DownloadRequest {
  context: GitHubContext;
  /** A run other than this one, with a token that has `actions: read`; null: this run. */
  other_run: { id: number; token: string; api: Api } | null;
  /** Each artifact gets its own folder below this one. */
  into: string;
  wanted: (name: string) => boolean;
  max_bytes: number;
  wait: (ms: number) => Promise<void>;
  warn: (message: string) => void;
}

interface Listed {
  id: number;
  name: string;
  size: number;
  expired: boolean;
}

/** Kept as zips: what is unpacked, and where, is decided here and not by the artifact. */
export async function downloadBatches(request: DownloadRequest): Promise<Download[]> {
  const { context, other_run } = request;
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  const listed: Listed[] = other_run
    ? await listOf(other_run, context)
    : (await client.listArtifacts()).artifacts.map((one) => ({ ...one, expired: false }));
  const findBy = other_run && {
    findBy: {
      token: other_run.token,
      workflowRunId: other_run.id,
      repositoryOwner: context.owner,
      repositoryName: context.repo,
    },
  };
  const downloads: Download[] = [];
  for (const { id, name, size, expired } of listed) {
    if (!request.wanted(name)) continue;
    if (expired) {
      request.warn(`artifact '${name}' has expired; its results are gone`);
      continue;
    }
    if (size > request.max_bytes) throw new Error(`artifact '${name}' is larger than ${request.max_bytes} bytes`);
    const folder = join(request.into, String(id));
    await mkdir(folder, { recursive: true });
    await tryAgain(() => client.downloadArtifact(id, { ...findBy, path: folder, skipDecompress: true }), request);
    const [file] = await readdir(folder);
    if (!file || !(await stat(join(folder, file))).isFile()) throw new Error(`artifact '${name}' came empty`);
    downloads.push({ name, id, zip: join(folder, file) });
  }
  return downloads;
}

/** Not the client's own list, which takes what has expired for good. */
async function listOf({ api, id }: { api: Api; id: number }, { owner, repo }: GitHubContext): Promise<Listed[]> {
  const rows = await api.paginate(api.rest.actions.listWorkflowRunArtifacts, {
    owner,
    repo,
    run_id: id,
    per_page: 100,
  });
  return rows.map(({ id, name, size_in_bytes, expired }) => ({ id, name, size: size_in_bytes, expired }));
}

/** The client asks once where the REST API refuses; where a blob breaks off it has tried five times, and its error has no status. */
async function tryAgain(work: () => Promise<unknown>, { wait, warn }: DownloadRequest): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await work();
      return;
    } catch (error) {
      const refused = typeof (error as { status?: unknown }).status === 'number';
      const ms = refused ? waitBeforeRetry('GET', error as object, attempt, { now: Date.now }) : null;
      if (ms === null) throw error;
      warn(`GitHub answered ${statusOf(error)} to an artifact's download; trying again in ${ms / 1000} s`);
      await wait(ms);
    }
  }
}
