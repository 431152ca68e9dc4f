/** A database → the records of an agent's sessions in it, one a line, whichever agent's it is. */
import type { Database, SessionTables } from '../contract/ports/database.js';
import { SESSION_TABLES as opencode } from './opencode/session-tables.js';

const AGENTS: Readonly<Record<string, SessionTables>> = { opencode };

/** Empty where it has other tables, because it does not belong to an agent. */
const ownersOf = ({ tables }: Database): [agent: string, SessionTables][] =>
  Object.entries(AGENTS).filter(([, own]) => own.tables.every((table) => tables.includes(table)));

export function* listSessionLines(database: Database): Generator<string> {
  for (const [, { listRecords }] of ownersOf(database))
    for (const record of listRecords(database)) yield JSON.stringify(record);
}

export interface ConversationLine {
  agent: string;
  /** Its id. */
  conversation: string;
  line: string;
  is_last: boolean;
}

export function* listConversationLines(database: Database): Generator<ConversationLine> {
  for (const [agent, { listConversations }] of ownersOf(database))
    for (const { record, ...of } of listConversations(database)) yield { agent, line: JSON.stringify(record), ...of };
}
