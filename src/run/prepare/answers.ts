/** Options → the recorded answers that a batch judges, and a place for those that it records. */
import { posix, resolve } from 'node:path';
import type { AnswerRecord } from '../../../lib/contract/answer.js';
import type { RefTree } from '../../../lib/contract/ports/ref-tree.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { parseObject } from '../../../lib/input/json-value.js';
import { DEFAULT_ANSWERS, readAnswers, writeAnswers } from '../../../lib/setup/corpus/answer-files.js';
import { answersOf } from '../../../lib/unit/suite/answers.js';
import type { UnitContext } from '../../../lib/unit/trial/context.js';
import type { RunOptions } from '../../options/run-options.js';

export interface RecordedAnswers {
  /** What suites answered before; empty in mode live, where the vendor's model is asked. */
  answers: AnswerRecord[];
  /** How many answers there are to judge. A branch that removes one of the ref's must not make its row disappear. */
  countAnswers(case_id: string, agent: string): number;
}

/** tree: the files of the ref. */
export async function findAnswers(
  { answers: named, mode }: Pick<RunOptions, 'answers' | 'mode'>,
  suites: boolean,
  cwd: string,
  tree: RefTree | null,
): Promise<RecordedAnswers> {
  if (mode === 'live' || !suites) return { answers: [], countAnswers: () => 0 };
  const answers = await readRecorded(named, cwd);
  const before = await listAnswered(named, tree);
  return {
    answers,
    countAnswers: (case_id, agent) =>
      answersOf(answers, { case_id, agent }).length || Number(before.has(cellKey(case_id, agent))),
  };
}

async function readRecorded(named: string | undefined, cwd: string): Promise<AnswerRecord[]> {
  for (const path of named ? [named] : DEFAULT_ANSWERS) {
    const found = await readAnswers(resolve(cwd, path));
    if (found) return found;
  }
  if (!named) return [];
  throw new ConfigError('There are no recorded answers here.', {
    file: named,
    fix: `record them: agent-routing run --mode live --record-answers ${named}`,
  });
}

/** The rows that have an answer at the ref. */
async function listAnswered(named: string | undefined, tree: RefTree | null): Promise<Set<string>> {
  const cells = new Set<string>();
  if (!tree) return cells;
  const places = named ? [named.replace(/^\.\//, '').replace(/\/$/, '')] : DEFAULT_ANSWERS;
  const files = (await tree.list()).filter(
    (file) => file.endsWith('.jsonl') && places.some((place) => file === place || posix.dirname(file) === place),
  );
  for (const file of files)
    for (const line of ((await tree.read(file)) ?? '').split('\n')) {
      const cell = cellOf(line);
      if (cell !== null) cells.add(cell);
    }
  return cells;
}

const cellKey = (case_id: string, agent: string): string => JSON.stringify([case_id, agent]);

/** An older version may have written it another way: what cannot be read is not held against anyone. */
function cellOf(line: string): string | null {
  const { case_id, agent }: { case_id?: unknown; agent?: unknown } = parseObject(line) ?? {};
  return typeof case_id === 'string' && typeof agent === 'string' ? cellKey(case_id, agent) : null;
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
