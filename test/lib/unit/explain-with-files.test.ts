/** The recordings of the third set once more, with the skills' files at hand as in a run: then the text decides what their lines alone leave open. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { AGENTS } from '../../../lib/agents/index.js';
import { SkillCaseSchema } from '../../../lib/case/schema.js';
import { createTextCollector } from '../../../lib/evidence/text-collector.js';
import { createLineSplitter } from '../../../lib/io/files/line-splitter.js';
import { explainRecording, RecordingMetaSchema } from '../../../lib/unit/explain.js';
import { listItems } from '../../../scripts/detectors/corpus.mjs';
import { createDetectors } from '../../../scripts/detectors/detect.mjs';
import { CORPUS } from '../../../scripts/detectors/recordings.mjs';
import { type Scored, score } from '../../../scripts/detectors/score.mjs';

const skills = join(import.meta.dirname, '../../fixtures/third-skills.json');
const texts: Record<string, string> = JSON.parse(readFileSync(skills, 'utf8'));
const readBody = (path: string) => texts[path.split('/').at(-2) ?? ''] ?? null;

const detectors = createDetectors({
  AGENTS,
  explainRecording: (...[agent, recording, skills, ports]: Parameters<typeof explainRecording>) =>
    explainRecording(agent, recording, skills, { ...ports, readBody }),
  RecordingMetaSchema,
  createTextCollector,
  SkillCaseSchema,
  createLineSplitter,
});

const items = listItems(CORPUS).filter(({ item }) => item.includes('/third-'));

describe('explain, with the files of the skills at hand,', () => {
  it('reports what the model received, also where the recording alone does not show it', async () => {
    const answers: Scored[] = [];
    for (const item of items) {
      const { 'events (ours)': rows = [] } = await detectors.answer(item, 'ours');
      item.rows.forEach((row, index) => {
        const label = row.files_decide ? { ...row, debatable: false } : row;
        const answer = rows[index] ?? { used: !label.used };
        answers.push({ item: item.item, agent: item.agent, row: index, label, answer });
      });
    }
    expect(answers.filter(({ label }) => label.files_decide).length).toBeGreaterThan(5);
    expect(score(answers).misses.filter((miss) => !miss.startsWith('debatable'))).toEqual([]);
  });
});
