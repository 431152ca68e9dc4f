/** The records of OpenCode's database → the same by conversation: a session with its subagents, from its first part to its last (1.18.33). */
import type { ConversationRecord, Database, SessionRecord } from '../../contract/ports/database.js';
import { string } from '../../input/json-value.js';

/** What comes before a conversation's first part is held until then; of parts, which are nearly all of a database, nothing. */
export function* listConversations(
  { rows }: Database,
  records: Iterable<SessionRecord>,
): Generator<ConversationRecord> {
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
