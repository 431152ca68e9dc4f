import { expect, it } from '@jest/globals';
import { findAgent } from '../../../lib/agents/index.js';
import { createSessionReader } from '../../../lib/unit/usage.js';

const BODY = '---\nname: pdf\ndescription: D.\n---\n\nRead the file with pypdf first.\n';
const said = (text: string, timestamp = '2026-11-16T10:00:00.000Z') => ({
  ...{ type: 'message', id: text, parentId: 'p', timestamp },
  message: { role: 'user', content: [{ type: 'text', text }], timestamp: 1795403411533 },
});
const entry = (id: string, message: object, timestamp: string) => ({
  type: 'message',
  id,
  parentId: 'p',
  timestamp,
  message,
});
const read = (id: string, day: string) => [
  entry(
    `a${id}`,
    { role: 'assistant', content: [{ type: 'toolCall', id, name: 'read', arguments: { path: '/h/pdf/SKILL.md' } }] },
    `${day}T11:00:00.000Z`,
  ),
  entry(
    `b${id}`,
    {
      ...{ role: 'toolResult', toolCallId: id, toolName: 'read', isError: false },
      content: [{ type: 'text', text: BODY }],
      timestamp: 1795403411975,
    },
    `${day}T11:00:01.000Z`,
  ),
];

function sessionOf(records: object[], with_prompts: boolean) {
  const agent = findAgent('pi');
  if (!agent) throw new Error('no agent');
  const reader = createSessionReader(agent, with_prompts, new Set(), null);
  for (const record of records) reader.read(JSON.stringify(record));
  return reader.end();
}

it("has its days from the records' own times, and the prompt before a skill's first use", () => {
  const records = [
    said('Merge.'),
    ...read('1', '2026-11-17'),
    said('Again.', '2026-11-24T10:00:00.000Z'),
    ...read('2', '2026-11-24'),
  ];
  const { usage, prompts, from, to } = sessionOf([...records, { type: 'label', id: 'x', parentId: 'p' }], true);
  expect([...usage.values()].map(({ used, week, first_used }) => [used, week, first_used])).toEqual([
    [1, '2026-W47', '2026-11-17'],
    [1, '2026-W48', '2026-11-24'],
  ]);
  expect([from, to]).toEqual(['2026-11-16', '2026-11-24']);
  expect(prompts).toEqual([{ skill: 'pdf', prompt: 'Merge.' }]);
  expect(sessionOf(records, false).prompts).toEqual([]);
});
