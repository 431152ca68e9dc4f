import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { AnswerRecord } from '../../../lib/contract/answer.js';
import { readAnswers, writeAnswers } from '../../../lib/setup/corpus/answer-files.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const fingerprint = { prompt: 'p', agent_file: 'a', step: 's', model: 'm', workspace: 'w' };
const record = (case_id: string, agent: string, trial: number, answer: string): AnswerRecord => ({
  ...{ schema: 'agent-routing.answer.v1', case_id, agent, trial, at: '2026-04-01T10:00:00.000Z', model: null },
  steps: [{ fingerprint, answer }],
});
const listed = (records: AnswerRecord[] | null) =>
  records?.map(({ case_id, agent, trial, steps }) => `${case_id} ${agent} ${trial} ${steps[0]?.answer}`);

describe('recorded answers on disk', () => {
  it.each(['answers', 'answers.jsonl'])(
    'replaces the trials of what ran again and keeps the others, in %s',
    async (name) => {
      const path = join(newFolder(), name);
      expect(await readAnswers(path)).toBeNull();
      await writeAnswers(path, []);
      expect(await readAnswers(path)).toBeNull();
      await writeAnswers(path, [
        record('a/1', 'codex', 2, 'x'),
        record('a/1', 'codex', 1, 'x'),
        record('b', 'codex', 1, 'x'),
      ]);
      await writeAnswers(path, [record('a/1', 'codex', 1, 'y'), record('a/1', 'claude@haiku', 1, 'z')]);
      expect(listed(await readAnswers(path))).toEqual(['a/1 claude@haiku 1 z', 'a/1 codex 1 y', 'b codex 1 x']);
    },
  );

  it('writes one file per case into a folder, under a name that every system has', async () => {
    const path = join(newFolder(), 'answers');
    await writeAnswers(path, [record('../a:1', 'codex', 1, 'x'), record('b', 'codex', 1, 'x')]);
    expect(readdirSync(path)).toEqual(['.._a_1.jsonl', 'b.jsonl']);
  });

  it.each([
    ['{"a"', /answers\.jsonl:2.*not a recorded answer/],
    ['{"schema":"agent-routing.answer.v1"}', /answers\.jsonl:2.*is missing/],
  ])('names the line that is none: %s', async (line, message) => {
    const path = join(newFolder(), 'answers.jsonl');
    await writeAnswers(path, [record('a', 'codex', 1, 'x')]);
    writeFileSync(path, `${readFileSync(path, 'utf8')}${line}\n`);
    await expect(readAnswers(path)).rejects.toThrow(message);
  });
});
