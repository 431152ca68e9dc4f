/** One octokit per job, made when first needed, with the retry hook, and a time limit on every whole answer. */
import type { GitHub } from '@actions/github/lib/utils';
import type { GitHubContext } from './context.js';
import { createRetryHook, isRateLimit, type Refusal, type RetryDoors } from './retry.js';

export type Api = InstanceType<typeof GitHub>;

const REQUEST_TIMEOUT_MS = 30_000;

/** Loaded here and not at the top: octokit costs 150 ms that a leg does not need to spend. */
export async function createApi(
  token: string,
  context: Pick<GitHubContext, 'api_url'>,
  doors: RetryDoors,
  timeout_ms = REQUEST_TIMEOUT_MS,
): Promise<Api> {
  const { getOctokit } = await import('@actions/github');
  // Its own fetch knows the proxies of the environment; a `request` of ours takes the place of the whole.
  const { defaults } = await import('@actions/github/lib/utils');
  const fetch = takeWhole(defaults.request?.fetch ?? globalThis.fetch, timeout_ms);
  const api = getOctokit(token, { baseUrl: context.api_url, request: { ...defaults.request, fetch } });
  const retry = createRetryHook(doors);
  // Other options than these would not get past octokit's own hook, which was bound to them.
  api.hook.wrap('request', (request, options) => retry(request, options as typeof options & { url: string }));
  return api;
}

/** Octokit takes an answer that breaks off for an empty one; an empty list of comments would make us write a second one. */
function takeWhole(fetch: typeof globalThis.fetch, timeout_ms: number): typeof globalThis.fetch {
  return async (url, init) => {
    const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout_ms) });
    const bytes = await reply.arrayBuffer();
    return Object.assign(reply, {
      arrayBuffer: async () => bytes,
      text: async () => new TextDecoder().decode(bytes),
    });
  };
}

/** 429 for every rate limit; 500 where nothing was answered. */
export function statusOf(error: unknown): number {
  const refusal = error as Refusal;
  return isRateLimit(refusal) ? 429 : (refusal.status ?? 500);
}

/** Octokit hands text over as a string, as an ArrayBuffer without a charset in the answer, and parsed where it is called JSON. */
export function textOf(data: unknown): string {
  if (data instanceof ArrayBuffer) return Buffer.from(data).toString('utf8');
  return typeof data === 'string' ? data : JSON.stringify(data);
}
