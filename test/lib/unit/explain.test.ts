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
import { IN_FULL } from '../../helpers/tested-agents.js';

const detectors = createDetectors({
  AGENTS,
  explainRecording,
  RecordingMetaSchema,
  createTextCollector,
  SkillCaseSchema,
  createLineSplitter,
});

/** By day one of four. */
const items = listItems(CORPUS).filter((_, at) => IN_FULL || at % 4 === 0);

describe('explain, on recorded transcripts,', () => {
  it('reports the use, its tier, the faults and the tool calls of the labels', async () => {
    const answers: Scored[] = [];
    for (const item of items) {
      const { 'events (ours)': rows = [] } = await detectors.answer(item, 'ours');
      item.rows.forEach((label, row) => {
        answers.push({ item: item.item, agent: item.agent, row, label, answer: rows[row] ?? { used: !label.used } });
      });
    }
    const { misses } = score(answers);
    expect(misses.filter((miss) => !miss.startsWith('debatable'))).toEqual([]);
  });
});
