import { expect, it } from '@jest/globals';
import { findAgent } from '../../../../lib/agents/index.js';
import { detectAgent } from '../../../../lib/transcript/detect.js';
import { createSessionReader } from '../../../../lib/unit/usage.js';

const BODY = '---\nname: docx\ndescription: D.\n---\n\nOpen it with python-docx.\n';
const use = (id: string, name: string, input: object) => ({ type: 'tool_use', id, name, input });
const result = (tool_use_id: string, content: unknown, more: object = {}) => ({
  ...{ type: 'tool_result', tool_use_id, content },
  ...more,
});
const SESSION = {
  ...{
    version: 1,
    updated_at: '2026-11-23T03:06:37.718Z',
    sessionId: 's',
    origin: { source: 'cli', version: '3.0.65' },
  },
  messages: [
    { role: 'user', content: [{ type: 'text', text: '<user_input mode="act">Merge.</user_input>' }], ts: 1 },
    { role: 'assistant', content: [use('1', 'skills', { skill: 'pdf' }), use('2', 'skills', { skill: 'lost' })] },
    {
      role: 'user',
      content: [
        result('1', '<command-name>pdf</command-name>\n<command-instructions>\nRead.\n</command-instructions>'),
        result('2', 'Skill "lost" not found.'),
      ],
    },
    { role: 'assistant', content: [use('3', 'read_files', { files: ['/w/skills/docx/SKILL.md'] })] },
    { role: 'user', content: [result('3', JSON.stringify([{ query: 'x', result: BODY, success: true }]))] },
    { role: 'assistant', content: [use('5', 'skills', { skill: 'broken' })] },
    { role: 'user', content: [result('5', '<command-name>broken</command-name>\n', { is_error: true })] },
    { role: 'assistant', content: [use('4', 'skills', { skill: 'never-ended' })] },
  ],
};

it('of Cline is one indented record, with the day on which it was written', () => {
  const lines = JSON.stringify(SESSION, null, 2).split('\n');
  expect(detectAgent(lines).whose).toMatchObject({
    agent: 'cline',
    format: 'cline session file',
    cli_version: '3.0.65',
  });
  const agent = findAgent('cline');
  if (!agent) throw new Error('no agent');
  const reader = createSessionReader(agent, false, new Set(), null);
  lines.forEach(reader.read);
  const { usage, understood, from } = reader.end();
  expect([understood, from]).toEqual([1, '2026-11-23']);
  expect(
    [...usage.values()].map(({ skill, used, refused, read_by_hand, week }) => [
      skill,
      used,
      refused,
      read_by_hand,
      week,
    ]),
  ).toEqual([
    ['pdf', 1, 0, 0, '2026-W48'],
    ['lost', 0, 1, 0, '2026-W48'],
    ['broken', 0, 1, 0, '2026-W48'],
    ['never-ended', 0, 1, 0, '2026-W48'],
    ['docx', 0, 0, 1, '2026-W48'],
  ]);
});
