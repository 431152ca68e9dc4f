/** Qwen Code's error messages and exit facts → the fault that they mean, or none. */
import type { ExitFacts, Fault, FaultKind } from '../../contract/event.js';

const QUOTA = /insufficient_quota|exceeded your current quota|quota exceeded|free allocated quota|billing|arrearage/i;

const WORDS: readonly [RegExp, FaultKind][] = [
  [QUOTA, 'quota'],
  [/Missing API key|OPENAI_API_KEY|invalid.{0,12}api.?key|unauthori[sz]ed|authentication|No auth type/i, 'auth'],
  [/rate.?limit|too many requests|throttl/i, 'rate_limit'],
  [/timed? ?out|timeout|ETIMEDOUT|deadline|stalled/i, 'server_timeout'],
  [
    /Connection error|fetch failed|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|socket hang up|terminated|premature close|other side closed/i,
    'unreachable',
  ],
  [
    /overloaded|internal (?:server )?error|bad gateway|unavailable|stream ended|without a finish reason|empty/i,
    'server',
  ],
  [/model.{0,40}not (?:found|exist|supported)|Unknown argument|Invalid value/i, 'bad_config'],
];

function kindOfStatus(status: number, words: string): FaultKind {
  if (status === 402 || (status < 500 && QUOTA.test(words))) return 'quota';
  if (status === 401 || status === 403) return 'auth';
  if (status === 429) return 'rate_limit';
  if (status === 408 || status === 504) return 'server_timeout';
  return status >= 500 ? 'server' : 'bad_config';
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 500);

/** `[API Error: 401 Incorrect API key]`, `[API Error: Connection error.]`. */
export function faultOfWords(words: string): Fault | null {
  const status = /API Error: (\d{3})\b/.exec(words)?.[1] ?? /\b(?:status|code)[": ]+([45]\d\d)\b/i.exec(words)?.[1];
  const kind = status ? kindOfStatus(Number(status), words) : WORDS.find(([pattern]) => pattern.test(words))?.[1];
  return kind === undefined ? null : { kind, message: oneLine(words) };
}

const NOT_STARTED =
  /not found|No such file or directory|Permission denied|cannot execute|Exec format error|Cannot find module/i;

/** What is known about a run without a closing line. */
export function faultOfRemains(exit: ExitFacts, seen: { streamed: boolean; words: string }): Fault | null {
  // Killed while it tried again: the last failure says why.
  const retried = /^Retrying in \d+s .*: (\[API Error: .*)$/m.exec(seen.words)?.[1];
  if (retried && (exit.timed_out || exit.signal !== null)) return faultOfWords(retried);
  if (exit.spawn_error) return { kind: 'cli_missing', message: oneLine(exit.spawn_error) };
  const code = exit.exit_code;
  if (!seen.streamed && (code === 127 || code === 126 || code === 1) && NOT_STARTED.test(seen.words))
    return { kind: 'cli_missing', message: oneLine(seen.words) };
  if (exit.timed_out) return null;
  if (exit.signal !== null) return { kind: 'crashed', message: `killed by ${exit.signal}` };
  if (code === 0 || code === null) return null;
  if (code === 52) return { kind: 'bad_config', message: oneLine(seen.words) || `exit code ${code}` };
  return (
    faultOfWords(seen.words) ?? {
      kind: 'crashed',
      message: oneLine(seen.words) || `exit code ${code} without a closing line`,
    }
  );
}
