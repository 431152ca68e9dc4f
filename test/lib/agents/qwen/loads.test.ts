import { describe, expect, it } from '@jest/globals';
import { attribute } from '../../../../lib/agents/formats.js';
import type { TranscriptFacts } from '../../../../lib/agents/interface/transcript-parser.js';
import { createParser } from '../../../../lib/agents/qwen/transcript.js';
import type { AgentEvent } from '../../../../lib/contract/transcript/event.js';
import { exited } from '../../../helpers/events.js';

const FOLDER = '/w/.agents/skills/alpha';
const BODY = '# Alpha\n\nCut above a bud.\nBurn what is ill.\n';
const facts: TranscriptFacts = {
  installed_skills: [{ id: 'alpha', path: `${FOLDER}/SKILL.md` }],
  body_of: () => `---\nname: alpha\ndescription: d\n---\n\n${BODY}`,
  cwd: '/w',
};
const loaded = (body = BODY) =>
  `Base directory for this skill: ${FOLDER}\nImportant: ALWAYS resolve absolute paths from this base directory when working with skills.\n\n${body}`;
const ALREADY = 'Skill "alpha" is already loaded in context.';

const record = (type: string, provenance: string, part: object, more: object = {}) =>
  JSON.stringify({ type, provenance, sessionId: 's', parentUuid: null, message: { parts: [part] }, ...more });
const typed = (text: string) => record('user', 'real_user', { text });
const call = (id: string) =>
  record('assistant', 'assistant_output', { functionCall: { id, name: 'skill', args: { skill: 'alpha' } } });
const result = (id: string, output: string) =>
  record(
    'tool_result',
    'tool_result',
    { functionResponse: { id, name: 'skill', response: { output } } },
    { toolCallResult: { callId: id, status: 'success', resultDisplay: 'd' } },
  );

function read(session: string[], known: TranscriptFacts = facts): string[] {
  const events: AgentEvent[] = [];
  const parser = createParser(known, (event) => events.push(event), attribute);
  for (const line of session) parser.sessionLog(line);
  parser.end(exited());
  return events.flatMap((event) =>
    event.type === 'skill_call'
      ? [`${event.how} ${event.skill} ${event.outcome}`]
      : event.type === 'foreign_text'
        ? [`another text of ${event.skill}`]
        : [],
  );
}

describe('a load on Qwen Code', () => {
  it('is none of another text where a second one says that the first is there', () => {
    const session = [call('1'), result('1', loaded()), call('2'), result('2', ALREADY)];
    expect(read(session)).toEqual(['invoked alpha ran', 'invoked alpha ran']);
  });

  it('that brought another text stays so, whatever a second one says', () => {
    const session = [call('1'), result('1', loaded('# Beta\n\nSow thin.\nWater.\n')), call('2'), result('2', ALREADY)];
    expect(read(session)).toContain('another text of alpha');
  });

  it.each([
    ['alone', loaded()],
    ['with words', `${loaded()}\n\n/alpha for Monday\n\n<skill-args>for Monday</skill-args>\n`],
  ])('is one too where the user typed it %s', (_, prompt) => {
    expect(read([typed(prompt)])).toEqual(['injected alpha ran']);
    expect(read([typed(prompt)], { installed_skills: null, body_of: null, cwd: null })).toEqual(['injected alpha ran']);
  });

  it('is none where a prompt quotes one, or imitates it', () => {
    expect(read([typed(`Look:\n${loaded()}`)])).toEqual([]);
    expect(read([typed(loaded().replace('/w/', '/elsewhere/'))])).toEqual([]);
    expect(read([typed(loaded('# Beta\n\nSow thin.\nWater.\n'))])).toContain('another text of alpha');
  });
});
