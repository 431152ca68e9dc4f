import { expect, it } from '@jest/globals';
import { parserOf } from '../../../lib/agents/parser.js';
import type { AgentEvent } from '../../../lib/contract/event.js';
import { isJson } from '../../../lib/input/json-value.js';

/** An agent that prints its answer alone, and writes a log in words and a session of one indented record. */
const createParser = parserOf(
  'logging',
  {
    recognise: (record) => (isJson(record['session']) ? { format: 'session', cli_version: null } : null),
    isKnown: (record) => isJson(record['session']),
    skips: () => false,
    asksForJson: () => false,
  },
  (_, emit) => ({
    record: (_, location) => emit({ type: 'message', text: 'a session', ...location }),
    text: (text, location) => emit({ type: 'message', text, ...location }),
    logText: (text, location) => emit({ type: 'message', text, ...location }),
    stderr() {},
    isText: () => true,
    end() {},
  }),
);

it('an agent gets the words of its log, and a session of many lines as one record', () => {
  const events: AgentEvent[] = [];
  const parser = createParser({ installed_skills: null, body_of: null, cwd: null }, (event) => events.push(event));
  parser.stdout('The answer.');
  for (const line of [
    '10:00 [debug]: Retry attempt {"error":"slow down"}',
    '{',
    '  "session": {',
    '    "id": 1',
    '  }',
    '}',
  ])
    parser.sessionLog(line);
  parser.end({ exit_code: 0, signal: null, timed_out: false });
  expect(events.map(({ stream, line, ...event }) => [stream, line, 'text' in event && event.text])).toEqual([
    ['stdout', 1, 'The answer.'],
    ['session_log', 1, '10:00 [debug]: Retry attempt {"error":"slow down"}'],
    ['session_log', 2, 'a session'],
  ]);
});
