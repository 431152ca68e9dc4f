/** The answers that OpenCode's database holds of this run → whose a part is, and whether the run waits for a model (1.18.33). */
import type { Fault } from '../../contract/transcript/event.js';
import { asFields, isJson, type Json, number, string } from '../../input/json-value.js';
import { faultOfError } from './faults.js';
import type { SessionTree } from './session-tree.js';

export function createAnswers(sessions: SessionTree) {
  const roles = new Map<string, string>();
  /** Answers that are not complete. */
  const open = new Set<string>();
  let error: Fault | null = null;

  return {
    readMessage({ sessionID, info }: Json): void {
      const session = string(sessionID);
      if (!sessions.holds(session)) return;
      const { id, role, time, error: failed } = asFields(info);
      const is_main = session === sessions.main();
      roles.set(string(id), string(role));
      if (role !== 'assistant') return;
      if (isJson(failed)) {
        // It is how the end of a run from outside is kept.
        if (is_main && failed['name'] !== 'MessageAbortedError') error = faultOfError(failed);
      } else if (number(asFields(time)['completed']) === null) open.add(string(id));
      else if (is_main) error = null;
    },
    /** The role of a part's message, by its record; null where it belongs to another run. */
    roleOf: ({ part }: Json) => roles.get(string(asFields(part)['messageID'])) ?? null,
    /** A tool of that answer is running. */
    keepBusy: (message_id: string) => open.delete(message_id),
    isWaiting: () => open.size > 0,
    error: () => error,
  };
}
