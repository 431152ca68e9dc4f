/** Options → the recorded answers that a batch judges, and a place for those that it records. */
import { posix, resolve } from 'node:path';
import type { Case } from '../../../lib/case/schema.js';
import type { AnswerRecord } from '../../../lib/contract/answer.js';
import type { RefTree } from '../../../lib/contract/ports/ref-tree.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { DEFAULT_ANSWERS, readAnswers, writeAnswers } from '../../../lib/setup/corpus/answer-files.js';
import type { UnitContext } from '../../../lib/unit/trial/context.js';
import type { RunOptions } from '../../options/run-options.js';

/** None in mode live, where the vendor's model is asked. */
export async function findAnswers(
  { answers, mode }: Pick<RunOptions, 'answers' | 'mode'>,
  selected: readonly Case[],
  cwd: string,
): Promise<AnswerRecord[]> {
  if (mode === 'live' || !selected.some(({ kind }) => kind === 'suite')) return [];
  for (const path of answers ? [answers] : DEFAULT_ANSWERS) {
    const found = await readAnswers(resolve(cwd, path));
    if (found) return found;
  }
  if (!answers) return [];
  throw new ConfigError('There are no recorded answers here.', {
    file: answers,
    fix: `record them: agent-routing run --mode live --record-answers ${answers}`,
  });
}

/** What had a recorded answer at the ref: a branch that removes one must not make its row disappear. */
export async function findAnswersAtRef(
  { answers, mode }: Pick<RunOptions, 'answers' | 'mode'>,
  selected: readonly Case[],
  tree: RefTree | null,
): Promise<Set<string>> {
  if (mode === 'live' || !tree || !selected.some(({ kind }) => kind === 'suite')) return new Set();
  const places = answers ? [answers.replace(/^\.\//, '').replace(/\/$/, '')] : DEFAULT_ANSWERS;
  const files = (await tree.list()).filter(
    (file) => file.endsWith('.jsonl') && places.some((place) => file === place || posix.dirname(file) === place),
  );
  const cells = new Set<string>();
  for (const file of files)
    for (const line of ((await tree.read(file)) ?? '').split('\n')) {
      const cell = cellOf(line);
      if (cell !== null) cells.add(cell);
    }
  return cells;
}

export const cellKey = (case_id: string, agent: string): string => JSON.stringify([case_id, agent]);

/** An older version may have written it another way: what cannot be read is not held against anyone. */
function cellOf(line: string): string | null {
  try {
    const { case_id, agent } = JSON.parse(line) as { case_id?: unknown; agent?: unknown };
    return typeof case_id === 'string' && typeof agent === 'string' ? cellKey(case_id, agent) : null;
  } catch {
    return null;
  }
}

export interface AnswerBook {
  context: NonNullable<UnitContext['answers']>;
  /** Call it when the batch has ended, however it did. */
  write(): Promise<void>;
}

export function openAnswers(
  recorded: readonly AnswerRecord[],
  { record_answers }: Pick<RunOptions, 'record_answers'>,
  cwd: string,
): AnswerBook {
  const fresh: AnswerRecord[] = [];
  return {
    context: { recorded, record: record_answers ? (answer) => void fresh.push(answer) : null },
    write: async () => {
      if (record_answers) await writeAnswers(resolve(cwd, record_answers), fresh);
    },
  };
}
