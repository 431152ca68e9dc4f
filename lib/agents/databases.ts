/** A database → the records of an agent's sessions in it, one a line, whichever agent's it is. */
import type { Database } from '../contract/database.js';
import { listSessionLines as opencode } from './opencode/session-rows.js';

const READERS: readonly ((database: Database) => Iterable<string> | null)[] = [opencode];

/** None where it is no agent's. */
export function* listSessionLines(database: Database): Generator<string> {
  for (const read of READERS) {
    const lines = read(database);
    if (lines !== null) yield* lines;
  }
}
