/** When a refused request to GitHub is sent again, and how long is waited before: a hook around every octokit request. */

export interface RetryDoors {
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
/** What GitHub asks for when it names no time. */
const USUAL_WAIT_MS = 60_000;
/** Who must wait longer does without: the baseline comes by git, the table stands in the summary. */
const LONGEST_WAIT_MS = 120_000;

/**
 * plugin-retry is not used: it repeats a POST after a 502, which writes a second comment, and its count leaks from one
 * request to the next. Here a write that may have been done is never sent again; only a rate limit says that nothing was done.
 */
export function createRetryHook(doors: RetryDoors) {
  return async function retry<R, O extends RequestOptions>(
    request: (options: O) => R | Promise<R>,
    options: O,
  ): Promise<R> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await request(options);
      } catch (error) {
        const wait =
          attempt < BACKOFF_MS.length ? waitBeforeRetry(methodOf(options), error as Refusal, attempt, doors) : null;
        if (wait === null) throw error;
        const { status = 'no answer' } = error as Refusal;
        doors.warn(`GitHub answered ${status} to ${options.method} ${options.url}; trying again in ${wait / 1000} s`);
        await doors.sleep(wait);
      }
    }
  };
}

/** GraphQL is asked by POST; what this action asks of it is a question. */
function methodOf({ method, url }: RequestOptions): string {
  return url.endsWith('/graphql') ? 'GET' : method;
}

/** Milliseconds, or null when the refusal is final. */
export function waitBeforeRetry(
  method: string,
  refusal: Refusal,
  attempt: number,
  doors: Pick<RetryDoors, 'now'>,
): number | null {
  const status = refusal.status ?? 500;
  const backoff = BACKOFF_MS[attempt] ?? null;
  if (isRateLimit(refusal)) {
    const wait = waitAsTold(refusal, doors) ?? backoff;
    return wait !== null && wait <= LONGEST_WAIT_MS ? wait : null;
  }
  // Octokit reports a dropped connection as status 500, whose message is the network's.
  const transient = status === 408 || status >= 500;
  return transient && ['GET', 'HEAD', 'PATCH', 'PUT', 'DELETE'].includes(method) ? backoff : null;
}

/** GitHub says 403 for two things: no right, and not now. */
export function isRateLimit(refusal: Refusal): boolean {
  const headers = refusal.response?.headers ?? {};
  if (refusal.status !== 403) return refusal.status === 429;
  return (
    headers['retry-after'] !== undefined ||
    String(headers['x-ratelimit-remaining']) === '0' ||
    /secondary rate limit|abuse detection/i.test(refusal.message ?? '')
  );
}

function waitAsTold(refusal: Refusal, doors: Pick<RetryDoors, 'now'>): number | null {
  const headers = refusal.response?.headers ?? {};
  const after = Number(headers['retry-after']);
  if (headers['retry-after'] !== undefined && Number.isFinite(after)) return Math.max(0, after * 1000);
  const reset = Number(headers['x-ratelimit-reset']);
  if (String(headers['x-ratelimit-remaining']) === '0' && Number.isFinite(reset)) {
    // In whole seconds, by GitHub's clock.
    return Math.max(0, reset * 1000 - doors.now()) + 1000;
  }
  return /secondary rate limit|abuse detection/i.test(refusal.message ?? '') ? USUAL_WAIT_MS : null;
}
