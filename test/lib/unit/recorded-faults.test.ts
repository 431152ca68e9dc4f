/** What a vendor did while a default agent was recorded → the fault that is read of it; test/docs/faults.test.ts has the further agents. */
import { expect, it } from '@jest/globals';
import { AGENTS } from '../../../lib/agents/index.js';
import { createLineSplitter } from '../../../lib/io/files/line-splitter.js';
import { explainRecording, RecordingMetaSchema } from '../../../lib/unit/explain.js';
import { createLineReader, listItems } from '../../../scripts/detectors/corpus.mjs';
import { CORPUS } from '../../../scripts/detectors/recordings.mjs';

const recorded = new Map(listItems(CORPUS).map((item) => [item.item, item]));

it.each([
  ['claude', 'fault-401', 'auth'],
  ['claude', 'fault-403', 'auth'],
  ['claude', 'fault-429', 'rate_limit'],
  ['claude', 'fault-500', 'server'],
  ['claude', 'fault-529', 'server'],
  ['claude', 'fault-dropped', 'unreachable'],
  ['claude', 'fault-quota', 'quota'],
  ['claude', 'fault-refused', 'unreachable'],
  ['copilot', 'fault-401', 'auth'],
  ['copilot', 'fault-403', 'auth'],
  ['copilot', 'fault-429', 'rate_limit'],
  ['copilot', 'fault-500', 'server'],
  ['copilot', 'fault-529', 'server'],
  ['copilot', 'fault-dropped', 'unreachable'],
  ['copilot', 'fault-quota', 'quota'],
  ['copilot', 'fault-refused', 'unreachable'],
  ['copilot', 'fault-402', 'quota'],
  ['codex', 'fault-401', 'auth'],
  ['codex', 'fault-403', 'auth'],
  ['codex', 'fault-429', 'rate_limit'],
  ['codex', 'fault-500', 'server'],
  ['codex', 'fault-529', 'server'],
  ['codex', 'fault-cut', 'server'],
  ['codex', 'fault-drop', 'server'],
  ['codex', 'fault-quota', 'quota'],
  ['codex', 'fault-refused', 'unreachable'],
] as const)('of %s, %s, is %s', async (agent, name, kind) => {
  const item = recorded.get(`${agent}/${name}`);
  if (item === undefined) throw new Error('there is no such recording');
  const meta = RecordingMetaSchema.parse(item.meta);
  const readLines = createLineReader(item, createLineSplitter);
  const { fault } = await explainRecording(AGENTS[agent], { ...item, meta }, [], { readLines });
  expect(fault?.kind ?? 'none').toBe(kind);
});
