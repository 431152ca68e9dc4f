/** Downloads batches from GitHub's artifact service: those of this run by its own protocol, those of another run by the REST API. */
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Api, statusOf } from '../api/api.js';
import { waitBeforeRetry } from '../api/retry.js';
import type { GitHubContext } from '../inputs/context.js';

export interface Download {
  name: string;
  id: number;
  /** Path of the zip; '' if there is a problem. */
  zip: string;
  /** Why this one could not be downloaded. */
  problem: string | null;
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

/** Artifacts stay zipped, so that this code decides what is unpacked, and not the artifact. */
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
  const downloadOne = async ({ id, name, size }: Omit<Listed, 'expired'>): Promise<string> => {
    if (size > request.max_bytes) throw new Error(`artifact '${name}' is larger than ${request.max_bytes} bytes`);
    const folder = join(request.into, String(id));
    await mkdir(folder, { recursive: true });
    await tryAgain(() => client.downloadArtifact(id, { ...findBy, path: folder, skipDecompress: true }), request);
    const [file] = await readdir(folder);
    if (!file || !(await stat(join(folder, file))).isFile()) throw new Error(`artifact '${name}' was downloaded empty`);
    return join(folder, file);
  };
  const downloads: Download[] = [];
  for (const { id, name, size, expired } of listed) {
    if (!request.wanted(name)) continue;
    if (expired) {
      request.warn(`artifact '${name}' has expired, so its results are no longer available`);
      continue;
    }
    const zip = await downloadOne({ id, name, size }).catch((error: Error) => ({ problem: error.message }));
    downloads.push(
      typeof zip === 'string' ? { name, id, zip, problem: null } : { name, id, zip: '', problem: zip.problem },
    );
  }
  return downloads;
}

/** The client's own list does not mark expired artifacts, so the REST API is used. */
async function listOf({ api, id }: { api: Api; id: number }, { owner, repo }: GitHubContext): Promise<Listed[]> {
  const rows = await api.paginate(api.rest.actions.listWorkflowRunArtifacts, {
    owner,
    repo,
    run_id: id,
    per_page: 100,
  });
  return rows.map(({ id, name, size_in_bytes, expired }) => ({ id, name, size: size_in_bytes, expired }));
}

/** The client does not retry a refused REST request, so this does. A broken blob download it retries five times; that error has no status and is final. */
async function tryAgain(work: () => Promise<unknown>, { wait, warn }: DownloadRequest): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await work();
      return;
    } catch (error) {
      const refused = typeof (error as { status?: unknown }).status === 'number';
      const ms = refused ? waitBeforeRetry('GET', error as object, attempt, { now: Date.now }) : null;
      if (ms === null) throw error;
      warn(`GitHub answered ${statusOf(error)} to the download of an artifact; trying again in ${ms / 1000} s`);
      await wait(ms);
    }
  }
}
