/** OpenCode's database → the records of its sessions, one a line: what a run does not print, such as a subagent's calls, is there (1.18.33). */
import type { Database } from '../../contract/database.js';
import { asFields, number, parseObject, string } from '../../input/json-value.js';

const TABLES = ['session', 'message', 'part'];

/** Null where the database is none of OpenCode's. Sessions come first, so that a part is known to be a subagent's. */
export function listSessionLines(database: Database): Iterable<string> | null {
  return TABLES.every((table) => database.tables.includes(table)) ? linesOf(database) : null;
}

function* linesOf({ rows }: Database): Generator<string> {
  for (const { id, parent_id, version, directory, time_created } of rows('session'))
    yield JSON.stringify({
      type: 'session',
      sessionID: string(id),
      info: {
        parentID: string(parent_id) || null,
        version: string(version),
        directory: string(directory),
        created: number(time_created) ?? 0,
      },
    });
  for (const { id, session_id, data } of rows('message'))
    yield JSON.stringify({
      type: 'message',
      sessionID: session_id,
      info: { id, ...asFields(parseObject(string(data))) },
    });
  for (const { id, session_id, message_id, data } of rows('part'))
    yield JSON.stringify({
      type: 'part',
      sessionID: session_id,
      part: { id, messageID: message_id, ...asFields(parseObject(string(data))) },
    });
}
