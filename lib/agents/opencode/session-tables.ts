/** OpenCode's database → the records of its sessions: what a run does not print, such as a subagent's calls, is there (1.18.33). */
import type { Database, SessionRecord, SessionTables } from '../../contract/ports/database.js';
import { asFields, type Json, number, parseObject, string } from '../../input/json-value.js';
import { listConversations } from './conversations.js';

const fieldsIn = (data: unknown): Json => asFields(parseObject(string(data)));

/** A fork copies messages and calls with the times that they had. */
function timeOf(milliseconds: unknown): { timestamp?: string } {
  const date = new Date(number(milliseconds) ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? {} : { timestamp: date.toISOString() };
}

/** Sessions come first, so that a part is known to be a subagent's, and a message before its parts. */
function* listRecords({ rows }: Database): Generator<SessionRecord> {
  const subagents = new Set<string>();
  for (const { id, parent_id, version, time_created } of rows('session')) {
    const parentID = string(parent_id) || null;
    if (parentID) subagents.add(string(id));
    const info = { parentID, version: string(version), created: number(time_created) ?? 0 };
    yield { type: 'session', sessionID: string(id), info, ...timeOf(time_created) };
  }
  /** When a user's was written; of an agent's nothing. */
  const written = new Map<string, unknown>();
  const messages = rows('message')[Symbol.iterator]();
  function* listMessages(until: string | null): Generator<SessionRecord> {
    while (until === null || !written.has(until)) {
      const { value: row, done } = messages.next();
      if (done) return;
      // A user's may also hold the whole of the files that were changed.
      const { role, time, error } = fieldsIn(row['data']);
      written.set(string(row['id']), role === 'user' ? (asFields(time)['created'] ?? '') : null);
      yield { type: 'message', sessionID: row['session_id'], info: { id: row['id'], role, time, error } };
    }
  }
  for (const { id, session_id, message_id, data } of rows('part')) {
    yield* listMessages(string(message_id));
    const part = { id, messageID: message_id, ...fieldsIn(data) };
    const asked = written.get(string(message_id)) ?? null;
    const { start } = asFields(asFields(asFields(part)['state'])['time']);
    // The user of a subagent's session is its caller.
    const typed = asked !== null && !subagents.has(string(session_id)) ? { role: 'user' } : {};
    yield { type: 'part', sessionID: session_id, ...typed, part, ...timeOf(start ?? asked) };
  }
  yield* listMessages(null);
}

const TABLES = ['session', 'message', 'part'];

export const SESSION_TABLES: SessionTables = {
  tables: TABLES,
  listRecords,
  listConversations: (database) => listConversations(database, listRecords(database)),
};
