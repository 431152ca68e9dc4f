/** A database → the records of an agent's sessions in it, one a line, whichever agent's it is. */
import type { Database, SessionTables } from '../contract/database.js';
import { SESSION_TABLES as opencode } from './opencode/session-tables.js';

const AGENTS: readonly SessionTables[] = [opencode];

/** None where it is no agent's: it has other tables. */
export function* listSessionLines({ tables, rows }: Database): Generator<string> {
  for (const readers of AGENTS)
    if (Object.keys(readers).every((table) => tables.includes(table)))
      for (const [type, recordOf] of Object.entries(readers))
        for (const row of rows(type)) yield JSON.stringify({ type, ...recordOf(row) });
}
