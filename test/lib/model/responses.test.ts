import { describe, expect, it } from '@jest/globals';
import { responses } from '../../../lib/model/responses.js';
import type { ModelRequest } from '../../../lib/model/wire.js';

const message = (role: string, text: string) => ({ type: 'message', role, content: [{ type: 'input_text', text }] });
const ask = (input: unknown, more: object = {}) =>
  responses.parseRequest({ model: 'gpt-5.5', stream: true, input, ...more }, {});

/** The data of each event, in order. */
const eventsOf = (body: string) =>
  body
    .trim()
    .split('\n\n')
    .map((block) => {
      const [event = '', data = ''] = block.split('\n');
      const parsed = JSON.parse(data.slice('data: '.length)) as Record<string, unknown>;
      expect(event).toBe(`event: ${String(parsed['type'])}`);
      return parsed;
    });

describe('the Responses codec, on a request,', () => {
  it('reads texts from instructions, string content and parts, in order', () => {
    const request = ask([message('developer', 'rules'), { role: 'user', content: 'hi' }], { instructions: 'be kind' });
    expect(request.texts).toEqual([
      { role: 'system', text: 'be kind' },
      { role: 'developer', text: 'rules' },
      { role: 'user', text: 'hi' },
    ]);
    expect(ask('just words').texts).toEqual([{ role: 'user', text: 'just words' }]);
  });

  it('finds tools in the field, in namespaces and in the input of code-mode models', () => {
    const named = (tools: unknown, more: object = {}) =>
      ask([], { tools, ...more }).tools.map(({ name, freeform }) => [name, freeform]);
    expect(
      named([
        { type: 'function', name: 'exec_command', parameters: {} },
        { type: 'custom', name: 'apply_patch' },
        { type: 'web_search' },
      ]),
    ).toEqual([
      ['exec_command', false],
      ['apply_patch', true],
      ['web_search', false],
    ]);
    const additional = {
      type: 'additional_tools',
      tools: [
        { type: 'namespace', name: 'functions', tools: [{ type: 'custom', name: 'exec' }] },
        { type: 'namespace', name: 'collaboration', tools: [{ type: 'function', name: 'spawn_agent' }] },
      ],
    };
    expect(ask([additional]).tools.map(({ name, freeform }) => [name, freeform])).toEqual([
      ['exec', true],
      ['collaboration.spawn_agent', false],
    ]);
  });

  it('counts consecutive items of the model as one step', () => {
    const call = (id: string) => ({
      type: 'function_call',
      call_id: id,
      name: 'exec_command',
      arguments: '{"cmd":"ls"}',
    });
    const output = (id: string, text: unknown) => ({ type: 'function_call_output', call_id: id, output: text });
    const request = ask([
      message('user', 'go'),
      { type: 'reasoning', summary: [] },
      message('assistant', 'I look.'),
      call('a'),
      call('b'),
      output('a', 'one'),
      output('b', [{ type: 'input_text', text: 'two' }]),
      { type: 'custom_tool_call', call_id: 'c', name: 'exec', input: 'text(1)' },
      { type: 'custom_tool_call_output', call_id: 'c', output: { content: 'three', success: false } },
    ]);
    expect(request.step).toBe(2);
    expect(request.calls.map(({ call_id, name, input }) => [call_id, name, input])).toEqual([
      ['a', 'exec_command', { cmd: 'ls' }],
      ['b', 'exec_command', { cmd: 'ls' }],
      ['c', 'exec', 'text(1)'],
    ]);
    expect(request.results).toEqual([
      { call_id: 'a', text: 'one', is_error: false },
      { call_id: 'b', text: 'two', is_error: false },
      { call_id: 'c', text: 'three', is_error: true },
    ]);
  });

  it.each([null, 3, 'x', [], { input: [null, 3, { type: 'function_call', arguments: '{' }] }])(
    'reads the broken body %j without throwing',
    (body) => {
      expect(responses.parseRequest(body, {}).model).toBe('');
    },
  );

  it('matches POST, with or without the version', () => {
    const paths = ['/v1/responses', '/responses', '/v1/models', '/v1/responses/x'];
    expect(paths.map((path) => responses.matches('POST', path))).toEqual([true, true, false, false]);
    expect(responses.matches('GET', '/v1/responses')).toBe(false);
  });
});

describe('the Responses codec, on a reply,', () => {
  const tools = [{ name: 'exec', description: '', freeform: true, input_schema: null }];
  const request: ModelRequest = { ...ask([]), tools };
  const turn = {
    text: 'I call.',
    calls: [
      { name: 'exec_command', input: { cmd: 'ls' } },
      { name: 'exec', input: 'text(1)' },
      { name: 'spawn_agent', namespace: 'collaboration', input: {} },
    ],
  };
  const items = [
    expect.objectContaining({ type: 'message', content: [expect.objectContaining({ text: 'I call.' })] }),
    expect.objectContaining({ type: 'function_call', call_id: 'call_7_0', arguments: '{"cmd":"ls"}' }),
    expect.objectContaining({ type: 'custom_tool_call', call_id: 'call_7_1', input: 'text(1)' }),
    expect.objectContaining({ type: 'function_call', namespace: 'collaboration', name: 'spawn_agent' }),
  ];

  it('streams each item from its beginning to its end, and the whole response last', () => {
    const events = eventsOf(responses.renderReply(turn, request, '7').body);
    const types = events.map(({ type }) => String(type));
    expect([types[0], types.at(-1)]).toEqual(['response.created', 'response.completed']);
    expect(types.filter((type) => type === 'response.output_item.added')).toHaveLength(4);
    expect(events.filter(({ type }) => type === 'response.output_item.done').map(({ item }) => item)).toEqual(items);
    expect(events.at(-1)?.['response']).toMatchObject({
      status: 'completed',
      output: items,
      usage: { total_tokens: 15 },
    });
    expect(events.map(({ sequence_number }) => sequence_number)).toEqual(events.map((_, index) => index));
  });

  it('sends one object when the request does not stream', () => {
    const reply = responses.renderReply(turn, { ...request, stream: false }, '7');
    expect(reply.headers['content-type']).toBe('application/json');
    expect(JSON.parse(reply.body)).toMatchObject({ object: 'response', status: 'completed', output: items });
  });

  it('never sends an empty answer', () => {
    const events = eventsOf(responses.renderReply({ text: '', calls: [] }, request, '1').body);
    expect(events.some(({ type }) => type === 'response.output_item.done')).toBe(true);
  });

  it('formats errors as OpenAI does', () => {
    const codeOf = (kind: string) => JSON.parse(responses.renderError(429, kind, 'no').body).error.code;
    expect(['quota', 'rate_limit', 'auth', 'server', 'server_is_overloaded'].map(codeOf)).toEqual([
      'insufficient_quota',
      'rate_limit_exceeded',
      'invalid_api_key',
      'server_error',
      'server_is_overloaded',
    ]);
  });
});
