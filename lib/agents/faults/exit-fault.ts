/** How a process ended, and its last words → the fault that this alone says. */
import type { ExitFacts, Fault } from '../../contract/transcript/event.js';
import { oneLine } from './status-fault.js';

export const NOT_STARTED = /not found|No such file or directory|Permission denied|cannot execute|Exec format error/i;

/** A script may end with 126 or 127 too: it takes a shell's words as well. */
export function exitFault(exit: ExitFacts, last_words: string): Fault | null {
  if (exit.spawn_error) return { kind: 'cli_missing', message: oneLine(exit.spawn_error) };
  if ((exit.exit_code === 127 || exit.exit_code === 126) && NOT_STARTED.test(last_words))
    return { kind: 'cli_missing', message: oneLine(last_words) };
  if (exit.timed_out) return null;
  if (exit.signal) return { kind: 'crashed', message: oneLine(`killed by ${exit.signal}. ${last_words}`) };
  if (exit.exit_code) return { kind: 'crashed', message: oneLine(`exit code ${exit.exit_code}. ${last_words}`) };
  return null;
}
