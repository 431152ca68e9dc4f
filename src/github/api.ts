/** One octokit per job, made when first needed, with the retry hook and a time limit on every request. */
import type { GitHub } from '@actions/github/lib/utils';
import type { GitHubContext } from './context.js';
import { createRetryHook, type RetryDoors } from './retry.js';

export type Api = InstanceType<typeof GitHub>;

const REQUEST_TIMEOUT_MS = 30_000;

/** Loaded here and not at the top: octokit costs 150 ms that a leg does not need to spend. */
export async function createApi(token: string, context: GitHubContext, doors: RetryDoors): Promise<Api> {
  const { getOctokit } = await import('@actions/github');
  const api = getOctokit(token, { baseUrl: context.api_url });
  const retry = createRetryHook(doors);
  api.hook.wrap('request', (request, options) =>
    retry(
      (again) => request({ ...again, request: { ...again.request, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) } }),
      options as typeof options & { method: string; url: string },
    ),
  );
  return api;
}

export function statusOf(error: unknown): number {
  const status = (error as { status?: unknown })?.status;
  return typeof status === 'number' ? status : 500;
}

/** Octokit hands text over as a string or, without a charset in the answer, as an ArrayBuffer. */
export function textOf(data: unknown): string {
  return data instanceof ArrayBuffer ? Buffer.from(data).toString('utf8') : String(data);
}
