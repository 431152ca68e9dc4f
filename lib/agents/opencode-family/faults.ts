/** An error record of OpenCode or its fork, or what its log says → the fault that it means (1.18.33; Kilo 7.7.9). */
import type { Fault } from '../../contract/transcript/event.js';
import { asFields, type Json, number, string } from '../../input/json-value.js';
import { NOT_THERE, startFault } from '../faults/start-fault.js';
import { oneLine, statusFault, vendorFault } from '../faults/status-fault.js';

/** `{name: 'APIError', data: {message, statusCode}}`; with `ProviderAuthError` there is no status. */
export function faultOfError(error: Json): Fault {
  const data = asFields(error['data']);
  const words = string(data['message']) || string(error['message']) || string(error['name']);
  // Only the vendor's own kind of error distinguishes a spent quota from too many requests.
  const quota = /"(insufficient_quota)"/.exec(string(data['responseBody']))?.[1] ?? '';
  const found = statusFault(number(data['statusCode']), `${words} ${quota}`.trim());
  if (found) return { kind: found.kind, message: oneLine(words) };
  const name = string(error['name']);
  if (name === 'ProviderAuthError') return { kind: 'auth', message: oneLine(words) };
  return { kind: /Model.*NotFound|Config|Agent/.test(name) ? 'bad_config' : 'server', message: oneLine(words) };
}

/** A line of its log while it tries again: it tries five times, which takes a minute. */
const STREAM = /level=ERROR .*message="stream error".* error\.error="((?:[^"\\]|\\.)*)"/;

export function faultOfLog(line: string): Fault | null {
  const words = STREAM.exec(line)?.[1]
    ?.replace(/\\"/g, '"')
    .replace(/^AI_\w+Error: /, '');
  return words === undefined ? null : vendorFault(null, words);
}

/** A line of its log → whether it waits for a model's answer from then on; null where it says nothing of that. */
export function isWaiting(line: string): boolean | null {
  if (/ message=stream providerID=/.test(line)) return true;
  return / message=(?:evaluated permission=|loop |"exiting loop")/.test(line) ? false : null;
}

/** Lines of its log are not errors of a run that did not start; the fork's own have another form. */
export const isLog = (line: string): boolean => /^(?:timestamp=\S+ level=|[A-Z]{4,5} +\d{4}-\d\d-\d\dT)/.test(line);

/** What it prints where it cannot begin. */
export const faultOfStart = startFault(
  [
    [
      'bad_config',
      /Configuration is invalid|ConfigInvalid|Model not found|ProviderModelNotFound|agent ".*" not found/i,
    ],
    ['auth', /ProviderAuthError|no providers? (?:available|configured)/i],
    NOT_THERE,
  ],
  (stderr) => stderr.replace(/\u001b\[[0-9;]*m/g, ''),
);
