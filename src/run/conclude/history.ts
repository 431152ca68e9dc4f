/** The history file of earlier batches → its lines. */
import { resolve } from 'node:path';
import { parseRecordLines } from '../../../lib/input/record-lines.js';
import { readTextIfAny } from '../../../lib/io/files/files.js';
import { type HistoryLine, HistoryLineSchema } from '../../../lib/report/choices/history.js';

export const DEFAULT_HISTORY = 'routing-history.jsonl';

/** Null where there is no such file. */
export async function readHistory(file: string, cwd: string): Promise<HistoryLine[] | null> {
  const text = await readTextIfAny(resolve(cwd, file));
  if (text === null) return null;
  return parseRecordLines(text, HistoryLineSchema, {
    file,
    what: 'a line of a history',
    fix: 'remove the line, or name another file with --history.',
  });
}
