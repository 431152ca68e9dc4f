/** Creates the job's octokit, with the retry hook and a time limit for every complete response. */
import type { GitHub } from '@actions/github/lib/utils';
import type { GitHubContext } from '../inputs/context.js';
import { createRetryHook, isRateLimit, type Refusal, type RetryPorts } from './retry.js';

export type Api = InstanceType<typeof GitHub>;

const REQUEST_TIMEOUT_MS = 30_000;

/** Loads octokit only here: it takes 150 ms, and a job with `leg: true` does not need it. */
export async function createApi(
  token: string,
  context: Pick<GitHubContext, 'api_url'>,
  ports: RetryPorts,
  timeout_ms = REQUEST_TIMEOUT_MS,
): Promise<Api> {
  const { getOctokit } = await import('@actions/github');
  // Its own fetch knows the proxies of the environment, so it is kept: our `request` option replaces the whole default.
  const { defaults } = await import('@actions/github/lib/utils');
  const fetch = readWithin(defaults.request?.fetch ?? globalThis.fetch, timeout_ms);
  const api = getOctokit(token, { baseUrl: context.api_url, request: { ...defaults.request, fetch } });
  const retry = createRetryHook(ports);
  // The retry must pass on these same options: octokit's own hook was bound to them and ignores others.
  api.hook.wrap('request', (request, options) => retry(request, options as typeof options & { url: string }));
  return api;
}

/** Octokit treats a truncated response as an empty one; an empty list of comments would make us write a second comment. So the body is read in full here. */
function readWithin(fetch: typeof globalThis.fetch, timeout_ms: number): typeof globalThis.fetch {
  return async (url, init) => {
    const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout_ms) });
    const bytes = await reply.arrayBuffer();
    return Object.assign(reply, {
      arrayBuffer: async () => bytes,
      text: async () => new TextDecoder().decode(bytes),
    });
  };
}

/** The HTTP status: 429 for every rate limit, 500 where there was no response. */
export function statusOf(error: unknown): number {
  const refusal = error as Refusal;
  return isRateLimit(refusal) ? 429 : (refusal.status ?? 500);
}

/** Octokit returns text as a string, as an ArrayBuffer if the response has no charset, or parsed if its type is JSON. */
export function textOf(data: unknown): string {
  if (data instanceof ArrayBuffer) return Buffer.from(data).toString('utf8');
  return typeof data === 'string' ? data : JSON.stringify(data);
}
