/** The history file of earlier batches → its lines. */
import { resolve } from 'node:path';
import { ConfigError } from '../../lib/input/config-error.js';
import { readTextIfAny } from '../../lib/io/files/files.js';
import { type HistoryLine, HistoryLineSchema } from '../../lib/report/history.js';

export const DEFAULT_HISTORY = 'routing-history.jsonl';

/** null: there is no such file. */
export async function readHistory(file: string, cwd: string): Promise<HistoryLine[] | null> {
  const text = await readTextIfAny(resolve(cwd, file));
  return text === null ? null : parseHistory(text, file);
}

function parseHistory(text: string, file: string): HistoryLine[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const parsed = HistoryLineSchema.safeParse(parseJson(line));
    if (parsed.success) return [parsed.data];
    throw new ConfigError('This is not a line of a history.', {
      ...{ file, line: index + 1 },
      fix: 'remove the line, or name another file with --history.',
    });
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
