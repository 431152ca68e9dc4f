/** The database of OpenCode or its fork → the records of its sessions: what a run does not print, such as a subagent's calls, is there (1.18.33). */
import type { ConversationRecord, Database, SessionRecord, SessionTables } from '../../contract/ports/database.js';
import { asFields, type Json, number, parseObject, string } from '../../input/json-value.js';

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

/** own: tables that only the fork has. */
export const sessionTables = (own: readonly string[] = []): SessionTables => ({
  tables: ['session', 'message', 'part', ...own],
  listRecords,
  listConversations: (database) => listConversations(database, listRecords(database)),
});

/** By conversation: a session with its subagents, from its first part to its last. What comes before a conversation's first part is held until then; of parts, which are nearly all of a database, nothing. */
function* listConversations({ rows }: Database, records: Iterable<SessionRecord>): Generator<ConversationRecord> {
  const rootOf = findRoots(rows('session', ['id', 'parent_id']));
  const left = countParts(rows('part', ['session_id']), rootOf);
  const held = new Map([...left.keys()].map((conversation): [string, SessionRecord[]] => [conversation, []]));
  for (const record of records) {
    const conversation = rootOf(string(record['sessionID']));
    const still = conversation === null ? 0 : (left.get(conversation) ?? 0);
    if (conversation === null || still === 0) continue;
    const before = held.get(conversation);
    if (record['type'] !== 'part') {
      if (before) before.push(record);
      else yield { conversation, record, is_last: false };
      continue;
    }
    held.delete(conversation);
    for (const each of before ?? []) yield { conversation, record: each, is_last: false };
    left.set(conversation, still - 1);
    yield { conversation, record, is_last: still === 1 };
  }
}

type Rows = ReturnType<Database['rows']>;

/** Maps a subagent's session to the session that the user began; null where the file does not hold that one. */
function findRoots(sessions: Rows): (id: string) => string | null {
  const parents = new Map<string, string>();
  for (const { id, parent_id } of sessions) parents.set(string(id), string(parent_id));
  return (id) => {
    const seen = new Set<string>();
    for (let at = id; !seen.has(at); ) {
      seen.add(at);
      const parent = parents.get(at);
      if (parent === undefined) return null;
      if (parent === '') return at;
      at = parent;
    }
    return null;
  };
}

function countParts(parts: Rows, rootOf: (id: string) => string | null): Map<string, number> {
  const counts = new Map<string, number>();
  try {
    for (const { session_id } of parts) {
      const root = rootOf(string(session_id));
      if (root !== null) counts.set(root, (counts.get(root) ?? 0) + 1);
    }
  } catch (error) {
    // The records before the damage can be read; reading them shows what is missing.
    if ((error as Error).name !== 'RangeError') throw error;
  }
  return counts;
}
