import { describe, expect, it } from '@jest/globals';
import { attribute } from '../../../../lib/agents/formats.js';
import { createParser } from '../../../../lib/agents/qwen/transcript.js';
import type { AgentEvent, ExitFacts } from '../../../../lib/contract/transcript/event.js';
import { exited } from '../../../helpers/events.js';

const session_id = 's';
const INIT = { type: 'system', subtype: 'init', session_id, qwen_code_version: '0.24.4' };
const message = (type: string, content: object, parent_tool_use_id: string | null = null) => ({
  ...{ type, session_id, parent_tool_use_id, message: { content: [content] } },
});
const use = (id: string, name: string, parent: string | null = null) =>
  message('assistant', { type: 'tool_use', id, name, input: { skill: 'alpha' } }, parent);
const result = (id: string, parent: string | null = null, is_error = false) =>
  message('user', { type: 'tool_result', tool_use_id: id, is_error, content: 'x' }, parent);
const logged = (type: string, part: object, more: object = {}) => ({
  ...{ type, sessionId: 's', isSidechain: true, agentName: 'general-purpose', message: { parts: [part] }, ...more },
});
const ABORTED = {
  ...{ type: 'result', subtype: 'error_during_execution', session_id, is_error: true },
  error: { message: 'This operation was aborted' },
};

function read(stdout: object[], session: object[] = [], exit: Partial<ExitFacts> = {}): string[] {
  const events: AgentEvent[] = [];
  const parser = createParser(
    { installed_skills: null, body_of: null, cwd: null },
    (event) => events.push(event),
    attribute,
  );
  for (const record of stdout) parser.stdout(JSON.stringify(record));
  for (const record of session) parser.sessionLog(JSON.stringify(record));
  parser.end(exited(exit));
  return events.flatMap((event) =>
    event.type === 'skill_call'
      ? [`${event.skill} ${event.outcome}`]
      : event.type === 'fault'
        ? [event.fault.kind]
        : [],
  );
}

describe('a subagent of Qwen Code', () => {
  it('whose load is on the stream and in its file loaded it once', () => {
    const stdout = [INIT, use('c1', 'agent'), use('c2', 'skill', 'c1'), result('c2', 'c1'), result('c1')];
    const session = [
      logged('assistant', { functionCall: { id: 'c2', name: 'skill', args: { skill: 'alpha' } } }),
      logged(
        'tool_result',
        { functionResponse: { id: 'c2', name: 'skill', response: { output: 'Do it.' } } },
        { toolCallResult: { callId: 'c2', status: 'success' } },
      ),
    ];
    expect(read(stdout, session)).toEqual(['alpha ran']);
  });

  it.each([
    ['waits for its model', [INIT, use('c1', 'agent')], ['server_timeout']],
    ['runs a command', [INIT, use('c1', 'agent'), use('c2', 'run_shell_command', 'c1')], []],
  ])('that %s when the run is ended is distinguished, whether or not the run says that it was', (_, stdout, wanted) => {
    const ended = { timed_out: true, exit_code: 130 };
    expect(read(stdout, [], ended)).toEqual(wanted);
    expect(read([...stdout, ABORTED, result('c2', 'c1', true), result('c1', null, true)], [], ended)).toEqual(wanted);
  });

  it('is not asked where the run ended by itself', () => {
    expect(read([INIT, ABORTED], [], { exit_code: 1 })).toEqual(['crashed']);
  });
});
