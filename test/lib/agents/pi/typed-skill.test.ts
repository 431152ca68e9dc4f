import { describe, expect, it } from '@jest/globals';
import { listTypedEvents } from '../../../../lib/agents/calls/loaded-skill.js';
import type { TranscriptFacts } from '../../../../lib/agents/interface/transcript-parser.js';
import { readTyped } from '../../../../lib/agents/pi/format.js';

const PATH = '/w/.agents/skills/alpha/SKILL.md';
const BODY = '# Alpha\n\nCut above a bud.\nBurn what is ill.';
const message = (body = BODY, path = PATH) =>
  `<skill name="alpha" location="${path}">\nReferences are relative to ${path.replace('/SKILL.md', '')}.\n\n${body}\n</skill>`;
const facts = (text: string | null = BODY): TranscriptFacts => ({
  installed_skills: [{ id: 'alpha', path: PATH, dir: 'first', also: ['kit:alpha'] }],
  body_of: () => text && `---\nname: alpha\n---\n${text}\n`,
  cwd: null,
});
const place = { stream: 'stdout' as const, line: 3, proof: 'x' };

describe('a skill that the user of pi typed', () => {
  it.each([
    ['with words after it', `${message()}\n\nfor Monday`],
    ['alone', message()],
  ])('%s is used, under all its names', (_, text) => {
    expect(listTypedEvents(readTyped(text), facts(), place)).toMatchObject([
      { type: 'skill_call', skill: 'alpha', also: ['first', 'kit:alpha'], how: 'injected', outcome: 'ran', line: 3 },
    ]);
  });

  it('is used where the installed skills are not known', () => {
    const unknown = { installed_skills: null, body_of: null, cwd: null };
    expect(listTypedEvents(readTyped(message()), unknown, place)).toMatchObject([{ skill: 'alpha', also: [] }]);
  });

  it.each([
    ['in the middle of a prompt', `Look: ${message()}`],
    ['of another place', message(BODY, '/elsewhere/alpha/SKILL.md')],
    ['with another text', message('# Beta\n\nSow thin.\nWater at noon.')],
    ['by its command alone', 'please /skill:alpha'],
  ])('%s is not', (_, text) => {
    expect(listTypedEvents(readTyped(text), facts(), place)).toEqual([]);
  });
});
