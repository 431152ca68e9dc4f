import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { AGENTS } from '../../../lib/agents/index.js';
import { measureKept } from '../../../lib/delivery/measure.js';
import { predictDelivery } from '../../../lib/delivery/predict.js';
import { bodyOf, readWritten } from '../../../lib/delivery/written-text.js';

interface Measurement {
  agents: Record<string, { cells: Record<string, { loads: string; lines?: number }> }>;
}

const BODY =
  '# Sheets\n\nOpen the sheet, and look for a total.\n\n  Write the total below the last row.\nSay what changed.';
const kept = (body: string, block: string) => {
  const written = readWritten(body);
  return `${measureKept(written, block)}/${written.chars}`;
};
const full = `${BODY.length}/${BODY.length}`;

it('counts a part of a text of repeated words once', () => {
  expect(measureKept(readWritten('word '.repeat(400)), 'word '.repeat(200).trim())).toBeLessThan(1000);
});

describe('measureKept', () => {
  it.each([
    ['as it is', BODY],
    ['within the words of an agent', `Base directory for this skill: /x\n\n${BODY}\n\n<files>\n</files>`],
    [
      'with line numbers',
      BODY.split('\n')
        .map((line, at) => `${at + 1} | ${line}`)
        .join('\n'),
    ],
    ['with Windows line ends', BODY.replaceAll('\n', '\r\n')],
    ['indented', BODY.replaceAll('\n', '\n    ')],
  ])('%s, all of it is there', (_, block) => {
    expect(kept(BODY, block)).toBe(full);
  });

  it.each([
    ['nothing', '', 0],
    ['another text', 'Open the door, and look for a broom.', 0],
    [
      'the beginning',
      '# Sheets\n\nOpen the sheet, and look for a total.',
      '# Sheets\n\nOpen the sheet, and look for a total.\n\n'.length,
    ],
    [
      'a line that was cut',
      `# Sheets\n\nOpen the sheet, and look for a t…`,
      '# Sheets\n\nOpen the sheet, and look for a t'.length,
    ],
  ])('counts %s', (_, block, chars) => {
    expect(kept(BODY, block)).toBe(`${chars}/${BODY.length}`);
  });

  it('counts both ends of one long line that was cut in its middle', () => {
    const line = Array.from({ length: 500 }, (_, at) => `word${at}`).join(' ');
    const block = `${line.slice(0, 700)}\n...[truncated]...\n${line.slice(-300)}`;
    expect(kept(line, block)).toBe(`1000/${line.length}`);
  });

  it('counts a line once for each time it is there', () => {
    expect(kept('a\nfirst of all, open it\na', 'first of all, open it\na')).toBe('24/25');
  });

  it.each([
    [
      'words in the place of an argument',
      'Look at $ARGUMENTS now.\nThen close it.',
      'Look at the door now.\nThen close it.',
      true,
    ],
    [
      'a folder in the place of a variable',
      'Run ${CLAUDE_SKILL_DIR}/a.sh once.\nThen close it.',
      'Run /x/y/a.sh once.\nThen close it.',
      true,
    ],
    ['what a command printed', 'It is !`date` today.\nThen close it.', 'It is Monday today.\nThen close it.', true],
    ['nothing but arguments', '$ARGUMENTS', 'Base directory: /x\n\nthe door', true],
    ['the words around an argument alone', 'Use $1.\nThen close it and lock it.', 'Use no skill.', false],
  ])('a line that the agent fills in takes %s', (_, body, block, is_there) => {
    const written = readWritten(body);
    expect(measureKept(written, block)).toBe(is_there ? written.chars : 0);
  });
});

describe('bodyOf', () => {
  it.each([
    ['---\nname: a\n---\nBody.\n', 'Body.'],
    ['\uFEFF---\r\nname: a\r\n---\r\nBody.\r\n', 'Body.'],
    ['---\nname: a\n---\n', ''],
    ['---\nname: a\n---', ''],
    ['---\n---\n\n  \n', ''],
    ['---\nname: a\n---\n---\nname: a\n---\n', ''],
    ['No front matter.', 'No front matter.'],
    ['---\nname: a\n---\nOne.\n---\nTwo.', 'One.\n---\nTwo.'],
  ])('%j → %j', (text, body) => {
    expect(bodyOf(text)).toBe(body);
  });
});

describe('predictDelivery', () => {
  const lines = (kb: number) =>
    `${'a line of one hundred characters, which says that work is to be done in one way alone, and no other '.slice(0, 99)}\n`.repeat(
      kb * 10,
    );
  const skill = (body: string) => ({ name: 'guide', text: `---\nname: guide\ndescription: A guide.\n---\n\n${body}` });

  it('says of each agent how much of a long body its model gets, by what was measured', () => {
    const rows = Object.values(AGENTS).map((agent) => [
      agent.name,
      ...[5, 12, 30, 60].map((kb) => {
        const { state, kept_chars } = predictDelivery(agent, skill(lines(kb)));
        return state === 'full' ? 'full' : `${state} ${Math.round(kept_chars / 1000)}`;
      }),
    ]);
    expect(rows).toEqual([
      ['claude', 'full', 'full', 'full', 'full'],
      ['codex', 'full', 'full', 'full', 'cut 40'],
      ['copilot', 'full', 'full', 'full', 'full'],
      ['gemini', 'full', 'full', 'full', 'full'],
      ['opencode', 'full', 'full', 'full', 'cut 51'],
      ['pi', 'full', 'full', 'full', 'cut 51'],
      ['qwen', 'full', 'full', 'cut 2', 'cut 2'],
      ['cline', 'full', 'cut 8', 'cut 8', 'cut 8'],
      ['kilo', 'full', 'full', 'full', 'cut 51'],
    ]);
  });

  it('says that nothing comes of one line that is longer than the limit, where no line is shown in part', () => {
    const rows = Object.values(AGENTS).map(
      (agent) => `${agent.name} ${predictDelivery(agent, skill('word '.repeat(13_000))).state}`,
    );
    expect(rows).toEqual([
      'claude full',
      'codex cut',
      'copilot full',
      'gemini full',
      'opencode none',
      'pi none',
      'qwen none',
      'cline cut',
      'kilo none',
    ]);
  });

  it('agrees with what the agents themselves gave of bodies of 10 to 400 KB', () => {
    const page = join(import.meta.dirname, '../../../docs/skills-across-agents.json');
    const { agents } = JSON.parse(readFileSync(page, 'utf8')) as Measurement;
    for (const agent of Object.values(AGENTS)) {
      for (const kb of [10, 40, 100, 400]) {
        const { loads, lines: given = kb * 10 } = agents[agent.name]!.cells[`body-${kb}`]!;
        const { state, kept_chars } = predictDelivery(agent, skill(lines(kb)));
        // The page counts beginnings of lines of 100 characters, and its skills have other names.
        expect([agent.name, kb, Math.abs(kept_chars / 100 - given) <= 3]).toEqual([agent.name, kb, true]);
        if (loads === 'part') expect([agent.name, kb, state]).toEqual([agent.name, kb, 'cut']);
      }
    }
  });

  it('calls a file without text empty', () => {
    expect(predictDelivery(AGENTS.claude, skill('  \n')).state).toBe('empty');
  });
});
