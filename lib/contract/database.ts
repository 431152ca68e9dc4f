/** A database that an agent wrote its sessions into, as its rows: read by lib/io/sqlite, understood by that agent's folder. */
export interface Database {
  tables: readonly string[];
  /** In the order in which they were inserted; none where there is no such table. */
  rows(table: string): Iterable<Record<string, unknown>>;
}

/** An agent's tables, in the order in which they are read → a row's record. */
export type SessionTables = Readonly<
  Record<string, (row: Record<string, unknown>) => Readonly<Record<string, unknown>>>
>;
