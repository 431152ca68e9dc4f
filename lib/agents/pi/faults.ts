/** pi's error of an answer that failed → the fault that it means (0.87.1). */
import type { Fault } from '../../contract/transcript/event.js';
import { NOT_THERE, startFault } from '../faults/start-fault.js';
import { vendorFault } from '../faults/status-fault.js';

/** `401: {"message":…}`, `429 …`, `OpenAI API error (403): …`, or a client's words: `Connection error.`, `terminated`. */
export function faultOfAnswer(words: string): Fault {
  const status = /^(?:[\w -]{1,40} API error \()?(\d{3})\b/.exec(words)?.[1];
  return vendorFault(status === undefined ? null : Number(status), words);
}

const isSaying = (line: string): boolean => line.trim() !== '' && !line.startsWith('Warning: No project session');

/** What pi says on stderr before its first record. */
export const faultOfStart = startFault(
  [
    ['auth', /No API key (?:found|for)|Use \/login|not logged in|No models available/i],
    NOT_THERE,
    ['bad_config', /^Error: (?:Model|Unknown (?:option|provider)|No model|Failed to load extension|Invalid)/im],
  ],
  (stderr) => stderr.split('\n').find(isSaying) ?? stderr,
);
