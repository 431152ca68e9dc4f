/** A vendor's error, by its HTTP status and its words → the fault that it means. */
import type { Fault, FaultKind } from '../../contract/transcript/event.js';

const QUOTA =
  /insufficient[_ ]quota|exceeded your (?:current|monthly) quota|quota (?:has been )?exceeded|payment required|credit balance|billing/i;

/** The first match decides. */
const WORDS: readonly [FaultKind, RegExp][] = [
  ['quota', QUOTA],
  ['rate_limit', /rate.?limit|too many requests|slow.?down/i],
  ['auth', /unauthori[sz]ed|invalid (?:x-)?api.?key|no api.?key|authentication|not authori[sz]ed|forbidden/i],
  ['server_timeout', /timed? ?out|ETIMEDOUT|deadline/i],
  [
    'unreachable',
    /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|connection (?:error|refused|reset|closed)|socket (?:connection was closed|hang up)|unable to connect|cannot connect|fetch failed|typo in the url|^terminated$|premature|unexpected end|other side closed/i,
  ],
  ['server', /overloaded|internal server error|bad gateway|service unavailable|server error/i],
];

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 500);

/** spent: the words say that a quota is used up. */
export function kindOfStatus(status: number, spent: boolean): FaultKind | null {
  if (status === 402) return 'quota';
  if (status === 401 || status === 403) return spent ? 'quota' : 'auth';
  if (status === 429) return spent ? 'quota' : 'rate_limit';
  if (status === 408 || status === 504) return 'server_timeout';
  if (status >= 500) return 'server';
  return status >= 400 ? 'bad_config' : null;
}

/** A server's where neither the status nor the words say what it was. */
export const vendorFault = (status: number | null, words: string): Fault =>
  statusFault(status, words) ?? { kind: 'server', message: oneLine(words) };

/** Null where neither the status nor the words say what it was. */
export function statusFault(status: number | null, words: string): Fault | null {
  const kind =
    (status === null ? null : kindOfStatus(status, QUOTA.test(words))) ??
    WORDS.find(([, pattern]) => pattern.test(words))?.[0];
  return kind ? { kind, message: oneLine(words) } : null;
}
