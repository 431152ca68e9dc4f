/** The sessions and answers in OpenCode's database → which of them belong to this run, and whether it waits for a model (1.18.33). */
import type { Fault } from '../../contract/event.js';
import { asFields, isJson, type Json, number, string } from '../../input/json-value.js';
import { faultOfError } from './faults.js';

export interface Sessions {
  readSession(record: Json): void;
  readMessage(record: Json): void;
  /** The run that is judged: the one that was printed or else the newest; a database may hold years. */
  main(): string | null;
  /** Of a part, by its record; null: it belongs to another run. */
  placeOf(record: Json): { role: string; is_main: boolean } | null;
  /** A tool of that answer is running. */
  keepBusy(message_id: string): void;
  isWaiting(): boolean;
  error(): Fault | null;
}

export function createSessions(printed: () => string | null): Sessions {
  const parents = new Map<string, string>();
  const roles = new Map<string, string>();
  /** Answers that are not complete. */
  const open = new Set<string>();
  let newest: { id: string; created: number } | null = null;
  let error: Fault | null = null;

  const main = () => printed() ?? newest?.id ?? null;

  function isWanted(id: string): boolean {
    const wanted = main();
    const seen = new Set<string>();
    for (let at: string | undefined = id; at && !seen.has(at); at = parents.get(at)) {
      if (at === wanted) return true;
      seen.add(at);
    }
    return false;
  }

  return {
    main,
    readSession({ sessionID, info }) {
      const { parentID, created } = asFields(info);
      const id = string(sessionID);
      if (string(parentID)) parents.set(id, string(parentID));
      else if (newest === null || (number(created) ?? 0) >= newest.created)
        newest = { id, created: number(created) ?? 0 };
    },
    readMessage({ sessionID, info }) {
      const session = string(sessionID);
      if (!isWanted(session)) return;
      const { id, role, time, error: failed } = asFields(info);
      roles.set(string(id), string(role));
      if (role !== 'assistant') return;
      if (isJson(failed)) {
        // It is how the end of a run from outside is kept.
        if (session === main() && failed['name'] !== 'MessageAbortedError') error = faultOfError(failed);
      } else if (number(asFields(time)['completed']) === null) open.add(string(id));
      else if (session === main()) error = null;
    },
    placeOf({ sessionID, part }) {
      const role = roles.get(string(asFields(part)['messageID']));
      return role === undefined ? null : { role, is_main: sessionID === main() };
    },
    keepBusy: (message_id) => open.delete(message_id),
    isWaiting: () => open.size > 0,
    error: () => error,
  };
}
