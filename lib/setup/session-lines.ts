/** A file in which an agent keeps its sessions → its records, one a line: of text as they stand there, of a database its rows. */
import { listSessionLines } from '../agents/databases.js';
import { readLines } from '../io/files/lines.js';
import { openDatabase } from '../io/sqlite/database.js';
import { isSqlite } from '../io/sqlite/pages.js';

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
  let database: ReturnType<typeof openDatabase> | null = null;
  try {
    database = openDatabase(path);
    yield* listSessionLines(database);
  } catch (error) {
    if ((error as Error).name !== 'RangeError') throw error;
  } finally {
    database?.close();
  }
}
