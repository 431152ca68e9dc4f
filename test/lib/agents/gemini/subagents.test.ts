import { expect, it } from '@jest/globals';
import { attribute } from '../../../../lib/agents/formats.js';
import { createParser } from '../../../../lib/agents/gemini/transcript.js';
import { exited } from '../../../helpers/events.js';

const STDOUT = [
  { type: 'init', timestamp: 't', session_id: 's', model: 'gemini-2.5-flash' },
  { type: 'message', timestamp: 't', role: 'user', content: 'Go.' },
  { type: 'tool_use', timestamp: 't', tool_name: 'invoke_agent', tool_id: 'c1', parameters: {} },
];
const file = (kind: string) => ({ sessionId: 'x', projectHash: 'h', startTime: 't', lastUpdated: 't', kind });
const asked = { id: 'u', timestamp: 't', type: 'user', content: [{ text: 'Find it.' }] };
const answered = (toolCalls?: object[]) => ({
  ...{ id: 'g', timestamp: 't', type: 'gemini', content: '', ...(toolCalls ? { toolCalls } : {}) },
});
const DONE = { id: 'c2', name: 'list_directory', args: {}, status: 'success', result: [] };

it.each([
  ['has asked', [asked], ['server_timeout']],
  ['has asked, and only touched its file since', [asked, { $set: { lastUpdated: 't' } }], ['server_timeout']],
  ['got an answer with a call that is under way', [asked, answered()], []],
  ['has finished the calls of the answer', [asked, answered(), answered([DONE])], ['server_timeout']],
])('a subagent of Gemini CLI that %s when the run is ended: whether it waits for its model', (_, lines, wanted) => {
  const faults: string[] = [];
  const parser = createParser(
    { installed_skills: null, body_of: null, cwd: null },
    (event) => {
      if (event.type === 'fault') faults.push(event.fault.kind);
    },
    attribute,
  );
  for (const record of STDOUT) parser.stdout(JSON.stringify(record));
  for (const record of [file('main'), asked, answered(), file('subagent'), ...lines])
    parser.sessionLog(JSON.stringify(record));
  parser.end(exited({ timed_out: true }));
  expect(faults).toEqual(wanted);
});
