/** A database that an agent wrote its sessions into, as its rows: read by lib/io/sqlite, understood by that agent's folder. */
export interface Database {
  tables: readonly string[];
  /** In the order in which they were inserted; empty where there is no such table. columns: the only ones that are wanted. */
  rows(table: string, columns?: readonly string[]): Iterable<Record<string, unknown>>;
}

export type SessionRecord = Readonly<Record<string, unknown>>;

/** A record of one of many conversations: of a session of the user, or of a subagent below it. */
export interface ConversationRecord {
  conversation: string;
  record: SessionRecord;
  /** No more of this conversation comes. */
  is_last: boolean;
}

/** How an agent's sessions lie in its database. */
export interface SessionTables {
  /** It is known by them. */
  tables: readonly string[];
  /** All of them, in the order in which they are understood. */
  listRecords(database: Database): Iterable<SessionRecord>;
  /** Those of each conversation can be read by themselves; conversations that went on at the same time take turns. */
  listConversations(database: Database): Iterable<ConversationRecord>;
}
