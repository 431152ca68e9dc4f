import { describe, expect, it } from '@jest/globals';
import { findAgent } from '../../../lib/agents/index.js';

const TAGS =
  '<available_skills>\n<skill>\n<name>a&amp;b</name>\n<description>D</description>\n<location>/h/a/SKILL.md</location>\n</skill>\n</available_skills>';
const codex = (role: string, text: string) => ({
  ...{ timestamp: '2026-11-23T00:00:00.000Z', type: 'response_item' },
  payload: { type: 'message', role, content: [{ type: 'input_text', text }] },
});
const SECTION =
  '<skills_instructions>\n## Skills\n- `r0` = `/h/.agents/skills`\n- pdf: Work. (file: r0/pdf/SKILL.md)\n- kit:x: X. (file: /p/x/SKILL.md)\n</skills_instructions>';

describe("a session's own list of skills", () => {
  it.each<[string, object, unknown]>([
    [
      'codex',
      codex('developer', SECTION),
      [
        { id: 'pdf', path: '/h/.agents/skills/pdf/SKILL.md' },
        { id: 'kit:x', path: '/p/x/SKILL.md' },
      ],
    ],
    ['codex', codex('user', SECTION), null],
    ['codex', codex('developer', `Text. ${SECTION}`), null],
    [
      'claude',
      { type: 'attachment', attachment: { type: 'skill_listing', content: '- z: Z', names: ['kit:pdf', 'init'] } },
      [
        { id: 'kit:pdf', path: null },
        { id: 'init', path: null },
      ],
    ],
    [
      'claude',
      { type: 'attachment', attachment: { type: 'skill_listing', content: '- kit:pdf: Work: well\n  more\n- init' } },
      [
        { id: 'kit:pdf', path: null },
        { id: 'init', path: null },
      ],
    ],
    ['claude', { type: 'user', message: { role: 'user', content: 'says "skill_listing"' } }, null],
    [
      'copilot',
      { type: 'system.message', data: { role: 'system', content: `You are.\n${TAGS}\n` } },
      [{ id: 'a&b', path: null }],
    ],
    ['copilot', { type: 'user.message', data: { content: TAGS, about: 'system.message' } }, null],
    [
      'pi',
      {
        type: 'message',
        message: {
          role: 'system',
          content: '',
          sections: { skills: `<skills>\n${TAGS.replace(/^( *)</gm, '$1<')}\n</skills>` },
        },
      },
      [{ id: 'a&b', path: '/h/a/SKILL.md' }],
    ],
    ['pi', { type: 'message', message: { role: 'user', content: TAGS } }, null],
    ['claude', { type: 'user', attachment: { type: 'skill_listing', names: ['pdf'] } }, null],
    ['pi', { type: 'message', message: { role: 'user', content: TAGS, about: { role: 'system' } } }, null],
  ])('%s', (agent, record, expected) => {
    expect(findAgent(agent)?.listedIn?.(JSON.stringify(record))).toEqual(expected);
  });

  it('is looked for in no broken line', () => {
    for (const agent of ['codex', 'claude', 'copilot', 'pi'])
      expect(findAgent(agent)?.listedIn?.('"skill_listing" <skills_instructions> "role":"developer" {')).toBeNull();
  });
});

describe('what the user typed', () => {
  it.each<[string, object, string | null]>([
    ['pi', { type: 'message', message: { role: 'user', content: [{ type: 'text', text: 'Merge.' }] } }, 'Merge.'],
    ['pi', { type: 'custom', message: { role: 'user', content: 'no' } }, null],
    [
      'qwen',
      { type: 'user', provenance: 'real_user', message: { role: 'user', parts: [{ text: 'Merge.' }, { text: ' ' }] } },
      'Merge.',
    ],
    ['qwen', { type: 'user', provenance: 'system', message: { parts: [{ text: '"real_user"' }] } }, null],
    ['qwen', { provenance: 'system', message: { parts: [{ text: 'x' }], by: 'real_user' } }, null],
    ['gemini', { id: '1', type: 'user', content: [{ text: 'Merge.' }] }, 'Merge.'],
    ['gemini', { id: '1', type: 'user', content: 'Merge.' }, 'Merge.'],
    ['gemini', { id: '1', type: 'user', content: [{ text: '<session_context>\nx' }] }, null],
    ['gemini', { id: '1', type: 'user', content: [{ functionResponse: {} }] }, null],
    ['gemini', { $set: { messages: [{ type: 'user', content: 'Merge.' }] } }, null],
  ])('%s', (agent, record, expected) => {
    expect(findAgent(agent)?.promptOf?.(JSON.stringify(record))).toBe(expected);
  });
});
