import { describe, expect, it } from '@jest/globals';
import { omit } from '../../../lib/input/get-own.js';
import { anthropic } from '../../../lib/model/anthropic.js';
import { chatCompletions } from '../../../lib/model/chat-completions.js';
import { gemini } from '../../../lib/model/gemini.js';
import { responses } from '../../../lib/model/responses.js';

const BODY = {
  model: 'embedded',
  stream: true,
  messages: [
    { role: 'system', content: 'Be brief.' },
    {
      role: 'user',
      content: [
        { type: 'text', text: 'Hel' },
        { type: 'image_url', image_url: {} },
        { type: 'text', text: 'lo' },
      ],
    },
    {
      role: 'assistant',
      content: null,
      tool_calls: [
        { id: 'c1', type: 'function', function: { name: 'view', arguments: '{"path":"/a"}' } },
        { id: 'c2', type: 'custom', custom: { name: 'apply_patch', input: '*** Begin' } },
      ],
    },
    { role: 'tool', tool_call_id: 'c1', content: 'text of a' },
  ],
  tools: [
    { type: 'function', function: { name: 'view', description: 'Views', parameters: { type: 'object' } } },
    { type: 'custom', custom: { name: 'apply_patch', description: 'Patches' } },
  ],
};
const parse = (more = {}) => chatCompletions.parseRequest({ ...BODY, ...more }, { 'x-initiator': 'agent' });
const events = (body: string) =>
  body
    .split('\n\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)));

describe('the chat completions codec, on a request,', () => {
  it('reads texts, calls, results, tools and the number of turns so far', () => {
    expect(omit(parse(), 'parts')).toEqual({
      model: 'embedded',
      stream: true,
      headers: { 'x-initiator': 'agent' },
      texts: [
        { role: 'system', text: 'Be brief.' },
        { role: 'user', text: 'Hello' },
      ],
      tools: [
        { name: 'view', description: 'Views', freeform: false, input_schema: { type: 'object' } },
        { name: 'apply_patch', description: 'Patches', freeform: true, input_schema: null },
      ],
      calls: [
        { call_id: 'c1', name: 'view', input: { path: '/a' } },
        { call_id: 'c2', name: 'apply_patch', input: '*** Begin' },
      ],
      results: [{ call_id: 'c1', text: 'text of a', is_error: false }],
      step: 1,
    });
  });

  it.each([
    null,
    'text',
    [],
    {},
    { messages: [null, 3, { role: 'tool' }, { role: 'assistant', tool_calls: [null] }], tools: [7] },
  ])('reads the broken body %j without throwing', (body) => {
    expect(chatCompletions.parseRequest(body, {}).model).toBe('');
  });

  it('matches by method and path', () => {
    expect(chatCompletions.matches('POST', '/v1/chat/completions')).toBe(true);
    expect(chatCompletions.matches('GET', '/v1/chat/completions')).toBe(false);
    expect(chatCompletions.matches('POST', '/v1/messages')).toBe(false);
  });
});

describe('the chat completions codec, on a reply,', () => {
  const turn = {
    text: 'I look.',
    calls: [
      { name: 'view', input: { path: '/b' } },
      { name: 'apply_patch', input: '*** End' },
    ],
  };

  it('streams text, calls, the reason it ends and the tokens', () => {
    const reply = chatCompletions.renderReply(turn, parse(), '7');
    expect(reply.headers['content-type']).toBe('text/event-stream');
    expect(reply.body.endsWith('data: [DONE]\n\n')).toBe(true);
    const chunks = events(reply.body);
    expect(chunks[1].choices[0].delta).toEqual({ content: 'I look.' });
    expect(chunks[2].choices[0].delta.tool_calls).toEqual([
      { index: 0, id: 'call_7_0', type: 'function', function: { name: 'view', arguments: '{"path":"/b"}' } },
    ]);
    expect(chunks[3].choices[0].delta.tool_calls).toEqual([
      { index: 1, id: 'call_7_1', type: 'custom', custom: { name: 'apply_patch', input: '*** End' } },
    ]);
    expect(chunks[4].choices[0].finish_reason).toBe('tool_calls');
    expect(chunks[5].usage.total_tokens).toBe(110);
  });

  it.each(Object.entries({ anthropic, chatCompletions, gemini, responses }))(
    'says that a window is full: %s',
    (_, codec) => {
      for (const stream of [true, false]) {
        const tokensIn = (more: object) =>
          codec
            .renderReply({ ...turn, ...more }, { ...parse(), stream }, '7')
            .body.match(/"(?:input_tokens|prompt_tokens|promptTokenCount)":\d+/g)
            ?.map((field) => Number(field.split(':')[1]));
        expect(Math.max(...(tokensIn({ fills_window: true }) ?? []))).toBe(990_000);
        expect(Math.max(...(tokensIn({}) ?? []))).toBeLessThanOrEqual(100);
      }
    },
  );

  it('sends one JSON object when the request does not stream', () => {
    const reply = chatCompletions.renderReply(turn, parse({ stream: false }), '7');
    const { choices } = JSON.parse(reply.body);
    expect(choices[0].finish_reason).toBe('tool_calls');
    expect(choices[0].message.tool_calls[0]).toEqual({
      id: 'call_7_0',
      type: 'function',
      function: { name: 'view', arguments: '{"path":"/b"}' },
    });
  });

  it('gives `stop` as the reason after prose', () => {
    const chunks = events(chatCompletions.renderReply({ text: 'Done.', calls: [] }, parse(), '1').body);
    expect(chunks.map((chunk) => chunk.choices[0]?.finish_reason ?? null)).toContain('stop');
  });

  it('formats an error as the API does', () => {
    const reply = chatCompletions.renderError(429, 'insufficient_quota', 'Pay first');
    expect(reply.status).toBe(429);
    expect(JSON.parse(reply.body).error).toMatchObject({ message: 'Pay first', type: 'insufficient_quota' });
  });
});
