/** Cline's error event, with the status that its log has → the fault that it means (3.0.65). */
import type { Fault, FaultKind } from '../../contract/transcript/event.js';
import { asFields, type Json, number, string } from '../../input/json-value.js';
import { startFault } from '../faults/start-fault.js';
import { oneLine, statusFault } from '../faults/status-fault.js';

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

/** Its events say no status (3.0.65); null: not known. */
export function faultOfError(event: Json, status: number | null): Fault {
  const error = asFields(event['error']);
  const words = string(error['message']) || string(event['message']) || string(event['text']);
  const byStatus = statusFault(status, words);
  // A spent quota has the error class of too many requests.
  const kind = status !== null || byStatus?.kind === 'quota' ? byStatus?.kind : CLASSES[string(event['errorClass'])];
  return { kind: kind ?? byStatus?.kind ?? 'server', message: oneLine(words) };
}

/** A record of its log → the status with which the vendor refused; of several tries, the last one's. Null where it says none. */
export function statusOfLog({ err }: Json): number | null {
  const { statusCode, lastError } = asFields(err);
  return number(statusCode) ?? number(asFields(lastError)['statusCode']);
}

/** What it prints where it cannot begin. */
export const faultOfStart = startFault([
  ['auth', /API key|not (?:signed|logged) in|cline auth|authenticat/i],
  ['cli_missing', /: (?:command not found|not found|No such file or directory|Permission denied|cannot execute)/],
  ['bad_config', /^error: (?:unknown option|option )|unknown provider|invalid (?:provider|model)/im],
]);
