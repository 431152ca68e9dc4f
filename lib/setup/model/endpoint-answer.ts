/** What an endpoint answered, or that it broke off → its text, how long it asks to wait, which parameter it refuses, why it broke. */

/** No answer of one call is near it. */
export const MAX_ANSWER_BYTES = 4 * 2 ** 20;

/** `retry-after-ms`, or `retry-after` in seconds or as a date. */
export function delayOf(headers: Headers): number | null {
  const ms = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(ms) && ms >= 0) return ms;
  const value = headers.get('retry-after');
  if (value === null || value.trim() === '') return null;
  if (Number.isFinite(Number(value))) return Math.max(0, Number(value) * 1000);
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

export function describeDelay(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 120) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

/** Reasoning models take neither a temperature nor the older name of the limit. */
const OPTIONAL = ['temperature', 'seed', 'max_tokens', 'tool_choice'];

export function findRefused(message: string, dropped: ReadonlySet<string>): string | null {
  if (!/unsupported|not support|unrecognized|unknown|extra|does not take|not permitted/i.test(message)) return null;
  return OPTIONAL.find((name) => !dropped.has(name) && new RegExp(`\\b${name}\\b`).test(message)) ?? null;
}

/** Null where it is too long. Whatever is more is not read. */
export async function readText(response: Response): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > MAX_ANSWER_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

export function explainBreak(error: unknown, answer_ms: number): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return `no answer within ${answer_ms / 1000} s`;
  if (error instanceof SyntaxError) return 'its answer is cut short or no JSON';
  const code = (cause as NodeJS.ErrnoException | undefined)?.code;
  return code ? `${message} (${code})` : message;
}
