import { describe, expect, it } from '@jest/globals';
import { attribute } from '../../../../lib/agents/formats.js';
import { createParser } from '../../../../lib/agents/pi/transcript.js';
import type { AgentEvent, ExitFacts } from '../../../../lib/contract/transcript/event.js';

const DONE: ExitFacts = { exit_code: 0, signal: null, timed_out: false };
const line = (message: object, id: string) => JSON.stringify({ type: 'message', id, parentId: null, message });
const CALL = { type: 'toolCall', id: 'c1', name: 'read', arguments: { path: '/w/.agents/skills/alpha/SKILL.md' } };
const SESSION = [
  JSON.stringify({ type: 'session', version: 3, id: 's', timestamp: 't', cwd: '/w' }),
  line({ role: 'user', content: [{ type: 'text', text: 'Use alpha.' }] }, 'a'),
  line({ role: 'assistant', content: [CALL], model: 'm', stopReason: 'toolUse' }, 'b'),
  line(
    {
      ...{ role: 'toolResult', toolCallId: 'c1', toolName: 'read', isError: false },
      content: [{ type: 'text', text: '---\nname: alpha\ndescription: d\n---\n\n# Alpha\n\nDo it.\n' }],
    },
    'c',
  ),
];

function read(stdout: string[], session: string[], exit: Partial<ExitFacts> = {}): AgentEvent[] {
  const events: AgentEvent[] = [];
  const parser = createParser(
    { installed_skills: null, body_of: null, cwd: null },
    (event) => events.push(event),
    attribute,
  );
  for (const each of stdout) parser.stdout(each);
  for (const each of session) parser.sessionLog(each);
  parser.end({ ...DONE, ...exit });
  return events;
}

describe('a session file of pi', () => {
  it('shows by itself which skill was read', () => {
    expect(read([], SESSION)).toMatchObject([
      { type: 'tool_call', tool: 'read', outcome: 'ran' },
      { type: 'skill_read', skill: 'alpha', text: 'own' },
      { type: 'model', model: 'm' },
    ]);
  });

  it('adds nothing to the output of the same run', () => {
    const output = ['{"type":"agent_start"}', '{"type":"agent_settled"}'];
    expect(read(output, SESSION).map(({ type }) => type)).toEqual(['end']);
  });
});

describe('calls of pi', () => {
  const text = '---\nname: alpha\ndescription: d\n---\n\n# Alpha\n\nDo it.\n';
  const call = (toolCallId: string, args: object, said = text) => [
    JSON.stringify({ type: 'tool_execution_start', toolCallId, toolName: 'read', args }),
    JSON.stringify({
      ...{ type: 'tool_execution_end', toolCallId, toolName: 'read', isError: false },
      result: { content: [{ type: 'text', text: said }] },
    }),
  ];
  const skills = (events: AgentEvent[]) => events.flatMap((each) => (each.type === 'skill_read' ? [each.skill] : []));
  const path = '/w/.agents/skills/alpha/SKILL.md';

  // pi 0.87.1 reads from its first line where the offset is 0 or less.
  it.each([0, -3, 1])('that read from line %d read from the first', (offset) => {
    expect(skills(read(call('c1', { path, offset }), []))).toEqual(['alpha']);
    expect(skills(read(call('c1', { path, offset, limit: 8 }), []))).toEqual(['alpha']);
  });

  it('to which the vendor gave no id are each another', () => {
    const other = path.replaceAll('alpha', 'beta');
    const [begin = '', end = ''] = call('', { path });
    const [begin_other = '', end_other = ''] = call('', { path: other }, text.replace('alpha', 'beta'));
    const stdout = [begin, begin_other, end, end_other, begin, end, begin];
    const events = read(stdout, []);
    const called = events.flatMap((each) => (each.type === 'tool_call' ? [[each.input, each.outcome]] : []));
    expect(called).toEqual([
      [{ path }, 'ran'],
      [{ path: other }, 'ran'],
      [{ path }, 'ran'],
      [{ path }, 'unfinished'],
    ]);
  });
});

describe('a run of pi whose key was refused', () => {
  it.each([
    ['401: {"message":"bad key"}', 'auth'],
    ['OpenAI API error (403): {"message":"Not for this account","type":"permission_error"}', 'auth'],
    ['Mistral API error (429): {"message":"Busy"}', 'rate_limit'],
    ['OpenAI API error (404): {"message":"No such model"}', 'bad_config'],
  ])('is a fault, although its exit code is 0: %s', (errorMessage, kind) => {
    const answer = { role: 'assistant', content: [], stopReason: 'error', errorMessage };
    const stdout = [JSON.stringify({ type: 'message_end', message: answer }), '{"type":"agent_settled"}'];
    expect(read(stdout, []).filter(({ type }) => type === 'fault')).toMatchObject([{ fault: { kind } }]);
  });

  it('is none once a later answer came', () => {
    const failed = { role: 'assistant', content: [], stopReason: 'error', errorMessage: '500: boom' };
    const fine = { role: 'assistant', content: [{ type: 'text', text: 'Done.' }], stopReason: 'stop' };
    const stdout = [failed, fine].map((message) => JSON.stringify({ type: 'message_end', message }));
    expect(read([...stdout, '{"type":"agent_settled"}'], []).map(({ type }) => type)).not.toContain('fault');
  });
});

describe('a run of pi that was ended', () => {
  const event = (type: string, toolCallId: string, more: object = {}) =>
    JSON.stringify({ type, toolCallId, toolName: 'bash', args: {}, ...more });
  const result = { result: { content: [] }, isError: false };
  const two = [event('tool_execution_start', 'c1'), event('tool_execution_start', 'c2')];

  it('waited for its model once none of its calls was running', () => {
    const faults = (stdout: string[]) =>
      read(stdout, [], { timed_out: true }).flatMap((each) => (each.type === 'fault' ? [each.fault.kind] : []));
    const one = [...two, event('tool_execution_end', 'c1', result)];
    expect(faults(one)).toEqual([]);
    expect(faults([...one, event('tool_execution_end', 'c2', result)])).toEqual(['server_timeout']);
  });
});
