/** Gemini CLI's error messages and exit facts → the fault that they mean, or none. */
import type { ExitFacts, Fault, FaultKind } from '../../contract/event.js';
import { asFields, number } from '../../input/json-value.js';

const WORDS: readonly [RegExp, FaultKind][] = [
  [
    /exceeded your current quota|quota (?:has been )?exceeded|exhausted your (?:daily|current)|billing|insufficient_quota/i,
    'quota',
  ],
  [
    /API key not valid|API_KEY_INVALID|Please set an Auth method|GEMINI_API_KEY|permission denied|unauthenticated|could not load the default credentials/i,
    'auth',
  ],
  [/To increase your limits, request a quota increase|rate.?limit|too many requests|RESOURCE_EXHAUSTED/i, 'rate_limit'],
  [/timed? ?out|ETIMEDOUT|deadline|HeadersTimeout|BodyTimeout/i, 'server_timeout'],
  [
    /fetch failed|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|socket hang up|network|other side closed|terminated|Incomplete JSON/i,
    'unreachable',
  ],
  [/overloaded|internal (?:server )?error|bad gateway|unavailable|Model stream ended/i, 'server'],
  [/model.*not found|unknown argument|Invalid (?:values|config)/i, 'bad_config'],
];

function kindOfStatus(status: number | null, words: string): FaultKind | null {
  if (status === null) return null;
  if (status === 402 || (status === 429 && WORDS[0]?.[0].test(words))) return 'quota';
  if (status === 401 || status === 403) return 'auth';
  if (status === 429) return 'rate_limit';
  if (status === 408 || status === 504) return 'server_timeout';
  if (status >= 500) return 'server';
  // The API answers an unknown key with a 400.
  return status >= 400 ? (/API key not valid|API_KEY_INVALID/.test(words) ? 'auth' : 'bad_config') : null;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 500);

/** The vendor's answer is in the message as JSON: `[API Error: {"error":{"code":401,…}}]`. */
function statusIn(words: string): number | null {
  const from = words.indexOf('{"error"');
  if (from >= 0)
    try {
      const { code } = asFields(asFields(JSON.parse(words.slice(from, words.lastIndexOf('}') + 1)))['error']);
      if (number(code) !== null) return number(code);
    } catch {
      // Cut, or followed by advice: its beginning is enough.
    }
  const found = /"code":\s*(\d{3})\b|\bstatus:? (\d{3})\b/.exec(words);
  return found ? Number(found[1] ?? found[2]) : null;
}

/** The process ends with the vendor's status, of which a byte is left: 401 becomes 145. */
export const statusOfExit = (code: number | null): number | null =>
  [400, 401, 403, 404, 429, 500, 502, 503, 504, 529].find((status) => status % 256 === code) ?? null;

export function faultOfWords(words: string): Fault | null {
  const kind = kindOfStatus(statusIn(words), words) ?? WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
  return kind === null ? null : { kind, message: oneLine(words) };
}

const NOT_STARTED =
  /not found|No such file or directory|Permission denied|cannot execute|Exec format error|Cannot find module/i;

/** Codes with which it refuses to start: input, sandbox, configuration (0.61.0); 41 is a missing credential. */
const REFUSALS: Readonly<Record<number, FaultKind>> = {
  41: 'auth',
  42: 'bad_config',
  44: 'bad_config',
  52: 'bad_config',
};

/** What is known about a run without a closing line. */
export function faultOfRemains(exit: ExitFacts, seen: { streamed: boolean; words: string }): Fault | null {
  if (exit.spawn_error) return { kind: 'cli_missing', message: oneLine(exit.spawn_error) };
  const code = exit.exit_code;
  if (
    !seen.streamed &&
    (code === 127 || code === 126 || code === 1) &&
    NOT_STARTED.test(seen.words) &&
    !/ApiError/.test(seen.words)
  )
    return { kind: 'cli_missing', message: oneLine(seen.words) };
  if (exit.timed_out) return null;
  if (exit.signal !== null) return { kind: 'crashed', message: `killed by ${exit.signal}` };
  if (code === 0 || code === null) return null;
  const refused = REFUSALS[code];
  if (refused) return { kind: refused, message: oneLine(seen.words) || `exit code ${code}` };
  const kind = kindOfStatus(statusOfExit(code), seen.words);
  if (kind) return { kind, message: oneLine(seen.words) || `exit code ${code}` };
  return (
    faultOfWords(seen.words) ?? {
      kind: 'crashed',
      message: oneLine(seen.words) || `exit code ${code} without a closing line`,
    }
  );
}
