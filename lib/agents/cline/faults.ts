/** Cline's error event → the fault that it means (3.0.65). */
import type { Fault, FaultKind } from '../../contract/event.js';
import { asFields, type Json, string } from '../../input/json-value.js';
import { oneLine, statusFault } from '../status-fault.js';

/** Its own classes; `unknown` says nothing. */
const CLASSES: Record<string, FaultKind> = {
  auth: 'auth',
  rate_limit: 'rate_limit',
  ratelimit: 'rate_limit',
  quota: 'quota',
  balance: 'quota',
  network: 'unreachable',
  timeout: 'server_timeout',
  server: 'server',
  invalid_request: 'bad_config',
  context: 'bad_config',
};

/** An error of the server is asked about five times more, for a minute in all; with a short retry-after, for six seconds (3.0.65). */
const SHORTEST_RETRIES_MS = 5_000;

/** after_ms: since the request; null: not known. */
export function faultOfError(event: Json, after_ms: number | null): Fault {
  const error = asFields(event['error']);
  const words = string(error['message']) || string(event['message']) || string(event['text']);
  const by_class = CLASSES[string(event['errorClass'])];
  const by_words = statusFault(null, words);
  // A spent quota has the class of haste.
  const kind = by_words?.kind === 'quota' ? 'quota' : (by_class ?? by_words?.kind);
  if (kind) return { kind, message: oneLine(words) };
  // It says no status. What it did not try again was refused for what was asked.
  const refused = after_ms !== null && after_ms < SHORTEST_RETRIES_MS;
  return { kind: refused ? 'bad_config' : 'server', message: oneLine(words) };
}

/** What it prints where it cannot begin. */
const START: readonly [FaultKind, RegExp][] = [
  ['auth', /API key|not (?:signed|logged) in|cline auth|authenticat/i],
  ['cli_missing', /: (?:command not found|not found|No such file or directory|Permission denied|cannot execute)/],
  ['bad_config', /^error: (?:unknown option|option )|unknown provider|invalid (?:provider|model)/im],
];

export function faultOfStart(stderr: string): Fault | null {
  const kind = START.find(([, pattern]) => pattern.test(stderr))?.[0];
  return kind ? { kind, message: oneLine(stderr) } : null;
}
