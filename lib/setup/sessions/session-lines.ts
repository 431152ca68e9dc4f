/** A file in which an agent keeps its sessions → its records, one a line: of text as they stand there, of a database its rows. */
import { type ConversationLine, listConversationLines, listSessionLines } from '../../agents/formats.js';
import type { Database } from '../../contract/ports/database.js';
import { readLines } from '../../io/files/lines.js';
import { openDatabase } from '../../io/sqlite/database.js';
import { isSqlite } from '../../io/sqlite/pages.js';

export async function readSessionLines(path: string, onLine: (line: string) => void): Promise<void> {
  if (!isDatabase(path)) return readLines(path, onLine);
  for (const line of linesOfDatabase(path)) onLine(line);
}

export function isDatabase(path: string): boolean {
  try {
    return isSqlite(path);
  } catch {
    // A file that is not there has no lines, and one that cannot be read is the reader's of lines to name.
    return false;
  }
}

/** The lines of a damaged one up to the damage. */
export function* linesOfDatabase(path: string): Generator<string> {
  try {
    yield* readDatabase(path, listSessionLines);
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
}

/** Fails where a damaged one ends. */
export function* conversationsIn(path: string): Generator<ConversationLine> {
  try {
    yield* readDatabase(path, listConversationLines);
  } catch (error) {
    throw isDamage(error) ? new Error(`it is damaged: ${(error as Error).message}`) : error;
  }
}

function* readDatabase<T>(path: string, list: (database: Database) => Iterable<T>): Generator<T> {
  const database = openDatabase(path);
  try {
    yield* list(database);
  } finally {
    database.close();
  }
}

const isDamage = (error: unknown): boolean => (error as Error).name === 'RangeError';
