/** Copilot's errors (an error event, an error's message, a line of stderr) → the fault that they mean. */
import type { Fault, FaultKind } from '../../contract/transcript/event.js';
import { getOwn } from '../../input/get-own.js';
import { string } from '../../input/json-value.js';
import { kindOfStatus, oneLine } from '../faults/status-fault.js';

/** The first match decides; a status code takes precedence over the message. */
const WORDS: readonly [FaultKind, RegExp][] = [
  [
    'quota',
    /insufficient_quota|exceeded your (?:current|monthly) quota|quota (?:has been )?exceeded|out of (?:premium requests|AI credits)|payment required|billing/i,
  ],
  ['rate_limit', /rate.?limit|too many requests/i],
  [
    'auth',
    /No authentication information found|Classic Personal Access Tokens|Authentication (?:failed|token found)|unauthori[sz]ed|access denied by policy|not authorized|Bad credentials/i,
  ],
  ['server_timeout', /timed? ?out|ETIMEDOUT|deadline/i],
  [
    'unreachable',
    /Could not connect|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|connection (?:refused|reset)|dns error|error sending request|fetch failed|stream (?:ended|closed|error)|incomplete message|unexpected end|body error|error (?:decoding|reading a body)/i,
  ],
  ['server', /overloaded|internal server error|bad gateway|service unavailable/i],
];

/** Of 403, 1.0.102 prints a list of what may be the cause, and of a job's token nothing. */
const PERMISSION =
  "in a job, give it `permissions: copilot-requests: write` (a fork's pull request cannot have it: use mode replay) and let the organisation's policy allow Copilot CLI billed to it; elsewhere, give a token of somebody with a Copilot seat. A credit limit that is reached looks the same";

/** Lines on stderr that end a run before its first event (1.0.102). */
const START_UP: readonly [FaultKind, RegExp][] = [
  [
    'bad_config',
    /^(?:error: )?(?:Offline mode requires a local model provider|BYOK providers require an explicit model|No such agent:|(?:error: )?Invalid command format)/,
  ],
  ['bad_config', /^error: (?:unknown option|unexpected argument|invalid value|option )/i],
  ['bad_config', /^Error: Model ".*" (?:from|is not) /],
  [
    'auth',
    /^Error: (?:Access denied by policy settings|No authentication information found|Classic Personal Access Tokens|Authentication token found)/,
  ],
  ['cli_missing', /: (?:command not found|No such file or directory|Permission denied|cannot execute)/],
];

const TYPES: Record<string, FaultKind> = {
  authentication: 'auth',
  authorization: 'auth',
  quota: 'quota',
  rate_limit: 'rate_limit',
};

/** status and type as the event gives them; words: the message. */
export function faultOf(error: { status: unknown; type: unknown; words: string }): Fault {
  const { status, type, words } = error;
  const byStatus = typeof status === 'number' ? kindOfStatus(status, WORDS[0]![1].test(words)) : null;
  const byWords = WORDS.find(([, pattern]) => pattern.test(words))?.[0];
  return makeFault(byStatus ?? getOwn(TYPES, string(type)) ?? byWords ?? 'server', words);
}

/** In plain text the error is on stderr, with its status in the message: `(HTTP 401)`, `Last error: 429 …`, `400 …`. */
export function faultOfText(words: string): Fault | null {
  const status = /\(HTTP (\d{3})\)|Last error: (\d{3})\b|^(\d{3}) /.exec(words)?.slice(1).find(Boolean);
  const fault = faultOf({ status: status === undefined ? null : Number(status), type: null, words });
  return status !== undefined || WORDS.some(([, pattern]) => pattern.test(words)) ? fault : null;
}

export function startUpFault(line: string): Fault | null {
  const kind = START_UP.find(([, pattern]) => pattern.test(line.trim()))?.[0];
  return kind ? makeFault(kind, line) : null;
}

const makeFault = (kind: FaultKind, words: string): Fault => ({
  kind,
  message: oneLine(words),
  ...(kind === 'auth' ? { fix: PERMISSION } : {}),
});
