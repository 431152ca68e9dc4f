/** A database → the records of an agent's sessions in it, one a line, whichever agent's it is. */
import type { Database } from '../contract/database.js';
import type { Json } from '../input/json-value.js';
import { SESSION_TABLES as opencode } from './opencode/session-tables.js';

/** An agent's tables, in the order in which they are read → a row's record. */
export type SessionTables = Readonly<Record<string, (row: Json) => Json>>;

const AGENTS: readonly SessionTables[] = [opencode];

/** None where it is no agent's: it has other tables. */
export function* listSessionLines({ tables, rows }: Database): Generator<string> {
  for (const readers of AGENTS)
    if (Object.keys(readers).every((table) => tables.includes(table)))
      for (const [type, recordOf] of Object.entries(readers))
        for (const row of rows(type)) yield JSON.stringify({ type, ...recordOf(row) });
}
