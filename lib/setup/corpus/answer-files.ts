/** Recorded answers on disk: a .jsonl file, or a folder with one file per case. */

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { type AnswerRecord, AnswerRecordSchema } from '../../contract/answer.js';
import { groupBy } from '../../input/group-by.js';
import { parseRecordLines } from '../../input/record-lines.js';
import { files } from '../../io/files/files.js';

/** Where a batch looks when no one names a place. */
export const DEFAULT_ANSWERS = ['tests/answers', 'tests/answers.jsonl'];

/** Null when there is no such file or folder. */
export async function readAnswers(path: string): Promise<AnswerRecord[] | null> {
  const entry = await stat(path).catch(() => null);
  if (!entry) return null;
  const found = entry.isDirectory() ? (await glob('*.jsonl', { cwd: path, absolute: true })).sort() : [path];
  const records: AnswerRecord[] = [];
  for (const file of found) records.push(...parseAnswers(await files.read(file), file));
  return records;
}

function parseAnswers(text: string, file: string): AnswerRecord[] {
  return parseRecordLines(text, AnswerRecordSchema, {
    file,
    what: 'a recorded answer',
    fix: 'record it again with --mode live --record-answers, or remove the line.',
  });
}

/** The new records of a case and agent take the place of all its old ones; others stay. */
export async function writeAnswers(path: string, recorded: readonly AnswerRecord[]): Promise<void> {
  if (recorded.length === 0) return;
  const keyOf = ({ case_id, agent }: AnswerRecord) => JSON.stringify([case_id, agent]);
  const fresh = new Set(recorded.map(keyOf));
  const kept = ((await readAnswers(path)) ?? []).filter((record) => !fresh.has(keyOf(record)));
  const all = [...kept, ...recorded].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const isFile = path.endsWith('.jsonl');
  const byFile = groupBy(all, ({ case_id }) => (isFile ? path : join(path, fileOf(case_id))));
  for (const [file, records] of byFile)
    await files.write(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
}

const orderOf = ({ case_id, agent, trial }: AnswerRecord) => `${case_id}\n${agent}\n${String(trial).padStart(3, '0')}`;
/** Ids may hold characters that no file name has; two that end up alike share a file. */
const fileOf = (case_id: string) => `${case_id.replace(/[^\w.-]+/g, '_')}.jsonl`;
