import { describe, expect, it } from '@jest/globals';
import { anthropic } from '../../../lib/model/anthropic.js';

const BODY = {
  model: 'claude-x',
  stream: true,
  system: [{ type: 'text', text: 'You help.' }],
  tools: [{ name: 'Skill', description: 'Invoke', input_schema: { type: 'object' } }],
  messages: [
    { role: 'user', content: 'hello' },
    { role: 'system', content: [{ type: 'text', text: '# Environment' }] },
    {
      role: 'assistant',
      content: [
        { type: 'thinking', thinking: 'hm' },
        { type: 'tool_use', id: 't1', name: 'Skill', input: { skill: 'a' } },
      ],
    },
    {
      role: 'user',
      content: [
        { type: 'tool_result', tool_use_id: 't1', content: [{ type: 'text', text: 'no' }], is_error: true },
        { type: 'text', text: 'go on' },
      ],
    },
  ],
};

describe('the Anthropic Messages codec', () => {
  const request = anthropic.parseRequest(BODY, { 'x-api-key': 'k' });

  it('reads texts of every role in their order, and no tool results among them', () => {
    expect(request.texts).toEqual([
      { role: 'system', text: 'You help.' },
      { role: 'user', text: 'hello' },
      { role: 'system', text: '# Environment' },
      { role: 'user', text: 'go on' },
    ]);
  });

  it('joins calls and results by id and counts assistant turns as steps', () => {
    expect(request.calls).toEqual([{ call_id: 't1', name: 'Skill', input: { skill: 'a' } }]);
    expect(request.results).toEqual([{ call_id: 't1', text: 'no', is_error: true }]);
    expect(request.step).toBe(1);
    expect(request.tools.map(({ name }) => name)).toEqual(['Skill']);
  });

  it('reads any body without throwing', () => {
    for (const body of [null, 7, [], { messages: [null, 'x', { role: 'user', content: [null, 3] }], tools: [null] }])
      expect(anthropic.parseRequest(body, {}).step).toBe(0);
  });

  it('streams a call as events that say when it starts, its input and why the turn ends', () => {
    const reply = anthropic.renderReply(
      { text: 'On it.', calls: [{ name: 'Skill', input: { skill: 'ä"b' } }] },
      request,
      '7',
    );
    const events = reply.body
      .trim()
      .split('\n\n')
      .map((part) => JSON.parse(part.slice(part.indexOf('data: ') + 6)));
    expect(events.map(({ type }) => type)).toEqual([
      'message_start',
      ...['content_block_start', 'content_block_delta', 'content_block_stop'],
      ...['content_block_start', 'content_block_delta', 'content_block_stop'],
      'message_delta',
      'message_stop',
    ]);
    expect(events[4].content_block).toEqual({ type: 'tool_use', id: 'toolu_7_0', name: 'Skill', input: {} });
    expect(JSON.parse(events[5].delta.partial_json)).toEqual({ skill: 'ä"b' });
    expect(events[7].delta.stop_reason).toBe('tool_use');
  });

  it('answers in JSON when the request does not stream', () => {
    const reply = anthropic.renderReply({ text: 'Hi', calls: [] }, { ...request, stream: false }, '1');
    const message = JSON.parse(reply.body);
    expect(message).toMatchObject({
      role: 'assistant',
      stop_reason: 'end_turn',
      content: [{ type: 'text', text: 'Hi' }],
    });
  });

  it('never answers with an empty content', () => {
    const reply = anthropic.renderReply({ text: '', calls: [] }, { ...request, stream: false }, '1');
    expect(JSON.parse(reply.body).content).toHaveLength(1);
  });

  it('formats an error as the API does', () => {
    const reply = anthropic.renderError(529, 'overloaded_error', 'Overloaded');
    expect(reply.status).toBe(529);
    expect(JSON.parse(reply.body)).toEqual({
      type: 'error',
      error: { type: 'overloaded_error', message: 'Overloaded' },
    });
  });

  it('matches posted messages below any prefix, and nothing else', () => {
    expect(anthropic.matches('POST', '/u/1/v1/messages')).toBe(true);
    expect(anthropic.matches('POST', '/v1/messages/count_tokens')).toBe(false);
    expect(anthropic.matches('HEAD', '/v1/messages')).toBe(false);
  });
});
