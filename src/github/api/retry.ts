/** A hook around every octokit request: decides whether a failed request is sent again, and after how long. */

export interface RetryPorts {
  sleep(ms: number): Promise<void>;
  now(): number;
  warn(message: string): void;
}

interface RequestOptions {
  method: string;
  url: string;
}

export interface Refusal {
  status?: number;
  message?: string;
  response?: { headers?: Record<string, string | number | undefined>; data?: unknown };
}

const BACKOFF_MS = [1000, 2000, 4000];
/** GitHub recommends this wait for a secondary rate limit without a retry-after header. */
const DEFAULT_WAIT_MS = 60_000;
/** For longer waits the request is given up: the baseline is then read by git, and the table is in the summary. */
const MAX_WAIT_MS = 120_000;

/**
 * plugin-retry is not used: it repeats a POST after a 502, which writes a second comment, and its count leaks from one
 * request to the next. Here a write that may have succeeded is never repeated; only a rate limit guarantees that it did not.
 */
export function createRetryHook(ports: RetryPorts) {
  // A server that was waited for to no purpose is asked once more by each later request, and no longer waited for.
  let is_silent = false;
  return async function retry<R, O extends RequestOptions>(
    request: (options: O) => R | Promise<R>,
    options: O,
  ): Promise<R> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await request(options);
      } catch (error) {
        const unanswered = (error as Refusal).response === undefined;
        const tries = unanswered && is_silent ? 0 : BACKOFF_MS.length;
        const wait = attempt < tries ? waitBeforeRetry(methodOf(options), error as Refusal, attempt, ports) : null;
        if (wait === null) {
          is_silent ||= unanswered && attempt === BACKOFF_MS.length;
          throw error;
        }
        const { status = 'no answer' } = error as Refusal;
        ports.warn(`GitHub answered ${status} to ${options.method} ${options.url}; trying again in ${wait / 1000} s`);
        await ports.sleep(wait);
      }
    }
  };
}

/** GraphQL uses POST, but this action only sends queries, so they may be repeated like a GET. */
function methodOf({ method, url }: RequestOptions): string {
  return url.endsWith('/graphql') ? 'GET' : method;
}

/** Milliseconds, or null when the refusal is final. */
export function waitBeforeRetry(
  method: string,
  refusal: Refusal,
  attempt: number,
  ports: Pick<RetryPorts, 'now'>,
): number | null {
  const status = refusal.status ?? 500;
  const backoff = BACKOFF_MS[attempt] ?? null;
  if (isRateLimit(refusal)) {
    const wait = retryDelay(refusal, ports) ?? backoff;
    return wait !== null && wait <= MAX_WAIT_MS ? wait : null;
  }
  // Octokit reports a dropped connection as status 500, whose message is the network's.
  const transient = status === 408 || status >= 500;
  return transient && ['GET', 'HEAD', 'PATCH', 'PUT', 'DELETE'].includes(method) ? backoff : null;
}

/** GitHub answers 403 both for a missing permission and for a rate limit. */
export function isRateLimit(refusal: Refusal): boolean {
  const headers = refusal.response?.headers ?? {};
  if (refusal.status !== 403) return refusal.status === 429;
  return (
    headers['retry-after'] !== undefined ||
    String(headers['x-ratelimit-remaining']) === '0' ||
    /secondary rate limit|abuse detection/i.test(refusal.message ?? '')
  );
}

function retryDelay(refusal: Refusal, ports: Pick<RetryPorts, 'now'>): number | null {
  const headers = refusal.response?.headers ?? {};
  const after = Number(headers['retry-after']);
  if (headers['retry-after'] !== undefined && Number.isFinite(after)) return Math.max(0, after * 1000);
  const reset = Number(headers['x-ratelimit-reset']);
  if (String(headers['x-ratelimit-remaining']) === '0' && Number.isFinite(reset)) {
    // The header is in whole seconds of GitHub's clock, so one second is added.
    return Math.max(0, reset * 1000 - ports.now()) + 1000;
  }
  return /secondary rate limit|abuse detection/i.test(refusal.message ?? '') ? DEFAULT_WAIT_MS : null;
}
