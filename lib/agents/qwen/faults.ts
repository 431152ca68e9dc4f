/** Qwen Code's error messages and exit facts → the fault that they mean, or none (0.24.4). */
import type { ExitFacts, Fault } from '../../contract/transcript/event.js';
import { createFaults } from '../gemini-family/faults.js';

const faults = createFaults({
  quota: /insufficient_quota|exceeded your current quota|quota exceeded|free allocated quota|billing|arrearage/i,
  words: [
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
  ],
  /** `[API Error: 401 Incorrect API key]`, `[API Error: Connection error.]`. */
  statusIn(words) {
    const status = /API Error: (\d{3})\b/.exec(words)?.[1] ?? /\b(?:status|code)[": ]+([45]\d\d)\b/i.exec(words)?.[1];
    return status === undefined ? null : Number(status);
  },
  refusals: { 52: 'bad_config' },
});

export const faultOfMessage = faults.ofMessage;

export function faultOfRemains(exit: ExitFacts, seen: { streamed: boolean; words: string }): Fault | null {
  // Killed while it tried again: the last failure says why.
  const retried = /^Retrying in \d+s .*: (\[API Error: .*)$/m.exec(seen.words)?.[1];
  return retried && (exit.timed_out || exit.signal !== null) ? faultOfMessage(retried) : faults.ofRemains(exit, seen);
}
