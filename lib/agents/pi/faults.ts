/** pi's error of an answer that failed → the fault that it means (0.87.1). */
import type { Fault } from '../../contract/event.js';
import { oneLine, statusFault } from '../status-fault.js';

/** `401: {"message":…}`, `429 …`, `OpenAI API error (403): …`, or a client's words: `Connection error.`, `terminated`. */
export function faultOfAnswer(words: string): Fault {
  const status = /^(?:[\w -]{1,40} API error \()?(\d{3})\b/.exec(words)?.[1];
  return (
    statusFault(status === undefined ? null : Number(status), words) ?? { kind: 'server', message: oneLine(words) }
  );
}

/** What pi says on stderr before its first record. */
const START: readonly [Fault['kind'], RegExp][] = [
  ['auth', /No API key (?:found|for)|Use \/login|not logged in|No models available/i],
  ['cli_missing', /: (?:command not found|No such file or directory|Permission denied|cannot execute)/],
  ['bad_config', /^Error: (?:Model|Unknown (?:option|provider)|No model|Failed to load extension|Invalid)/im],
];

export function faultOfStart(stderr: string): Fault | null {
  const kind = START.find(([, pattern]) => pattern.test(stderr))?.[0];
  const line = stderr.split('\n').find((each) => each.trim() !== '' && !each.startsWith('Warning: No project session'));
  return kind ? { kind, message: oneLine(line ?? stderr) } : null;
}
