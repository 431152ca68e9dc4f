/** Options → the recorded answers that a batch judges, and a place for those that it records. */
import { resolve } from 'node:path';
import type { Case } from '../../lib/case/schema.js';
import type { AnswerRecord } from '../../lib/contract/answer.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { DEFAULT_ANSWERS, readAnswers, writeAnswers } from '../../lib/setup/answer-files.js';
import type { UnitContext } from '../../lib/unit/context.js';
import type { RunOptions } from '../options/run-options.js';

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
