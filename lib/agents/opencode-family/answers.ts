/** The sessions and answers in the database of OpenCode or its fork, which may hold years of them → what belongs to this run, and whether it waits for a model (1.18.33). */
import type { Fault } from '../../contract/transcript/event.js';
import { asFields, isJson, type Json, number, string } from '../../input/json-value.js';
import { faultOfError } from './faults.js';

export type SessionTree = ReturnType<typeof createSessionTree>;

export function createSessionTree() {
  const parents = new Map<string, string>();
  let newest: { id: string; created: number } | null = null;
  let printed = '';
  /** The one that was printed, or else the newest. */
  const main = () => printed || newest?.id || null;
  return {
    /** parent: of a subagent's session. */
    add(id: string, parent: string | null, created: number): void {
      if (parent !== null) parents.set(id, parent);
      else if (newest === null || created >= newest.created) newest = { id, created };
    },
    /** Of the session that runs; the first counts. */
    print(id: string): void {
      printed ||= id;
    },
    main,
    /** Whether it is the main one or a subagent's below it. */
    holds(id: string): boolean {
      const wanted = main();
      const seen = new Set<string>();
      for (let at: string | undefined = id; at && !seen.has(at); at = parents.get(at)) {
        if (at === wanted) return true;
        seen.add(at);
      }
      return false;
    },
  };
}

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
