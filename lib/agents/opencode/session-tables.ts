/** OpenCode's database → the records of its sessions: what a run does not print, such as a subagent's calls, is there (1.18.33). */
import type { SessionTables } from '../../contract/database.js';
import { asFields, type Json, number, parseObject, string } from '../../input/json-value.js';

const fieldsIn = (data: unknown): Json => asFields(parseObject(string(data)));

/** Sessions come first, so that a part is known to be a subagent's. */
export const SESSION_TABLES: SessionTables = {
  session: ({ id, parent_id, version, time_created }) => ({
    sessionID: string(id),
    info: { parentID: string(parent_id) || null, version: string(version), created: number(time_created) ?? 0 },
  }),
  message: ({ id, session_id, data }) => ({ sessionID: session_id, info: { id, ...fieldsIn(data) } }),
  part: ({ id, session_id, message_id, data }) => ({
    sessionID: session_id,
    part: { id, messageID: message_id, ...fieldsIn(data) },
  }),
};
