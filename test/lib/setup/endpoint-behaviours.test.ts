/** What an endpoint may answer, and what that ends as: the table of docs/modes.md, with the listing alone and with the whole request. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { createModelDecider } from '../../../lib/policy/model-decider.js';
import { openEndpoint } from '../../../lib/setup/model/endpoint.js';
import { type ChatEndpoint, type ChatReply, openChatEndpoint } from '../../helpers/chat-endpoint.js';
import { readDocsTable } from '../../helpers/docs-table.js';

const TOOL = { name: 'Skill', description: 'Loads a skill.', input_schema: { type: 'object', required: ['skill'] } };
const OFFERED = ['alpha', 'beta'].map((id) => ({ id, also: [], description: 'x', path: null }));
/** Long enough to be cut by a window. */
const LISTING = `- alpha: x\n- beta: x\n${'Some words of a listing. '.repeat(1_400)}`;

const opened: ChatEndpoint[] = [];
afterEach(() => Promise.all(opened.splice(0).map((chat) => chat.close())));

const message = (fields: object, finish_reason = 'stop', usage?: object): ChatReply => ({
  raw: JSON.stringify({ choices: [{ message: { role: 'assistant', ...fields }, finish_reason }], usage }),
});
const call = (args: unknown, name = 'Skill') => ({ type: 'function', function: { name, arguments: args } });
const A = '{"skill":"alpha"}';
const as = (text: string) => message({ content: text });
const error = (status: number, words = '', headers = {}): ChatReply => ({ status, message: words, headers });
const read = (prompt_tokens: number): ChatReply => message({ tool_calls: [call(A)] }, 'stop', { prompt_tokens });

/** By the words of the table. */
const BEHAVIOURS: Record<string, ChatReply[]> = {
  'a call of a listed skill': [message({ tool_calls: [call(A)] }), message({ tool_calls: [call({ skill: 'alpha' })] })],
  'the tool with a namespace (`functions.Skill`), or in another case': [
    message({ tool_calls: [call(A, 'functions.Skill')] }),
    message({ tool_calls: [call(A, 'skill')] }),
  ],
  'the older `function_call`': [message({ function_call: { name: 'Skill', arguments: A } })],
  'a call behind a thought': [message({ content: '<think>Alpha?</think>', tool_calls: [call(A)] })],
  'prose, also cut': [as('Four.'), message({ content: 'Well,' }, 'length'), as('Four. Skill({"skill":"alpha"})')],
  'prose behind a thought': [as('<think>Alpha?</think>Four.'), message({ content: 'Four.', reasoning_content: 'Hm.' })],
  'a call of a skill that is not listed': [message({ tool_calls: [call('{"skill":"ghost"}')] })],
  'a call of a tool that was not offered': [message({ tool_calls: [call('{}', 'ghost')] })],
  'no text and no call': [as(''), message({ content: null }), message({ content: ' ', tool_calls: [] })],
  'a thought and nothing after it': [as('<think>Alpha?</think>'), message({ content: '', reasoning: 'Alpha?' })],
  'a thought that is cut': [
    message({ content: '<think>I should' }, 'length'),
    message({ content: '', reasoning_content: 'I' }, 'length'),
  ],
  'nothing, cut': [message({ content: '' }, 'length')],
  '`refusal`': [message({ content: null, refusal: 'I cannot help with that.' })],
  'a content filter': [message({ content: null }, 'content_filter')],
  'a call as text: `<tool_call>`, `[TOOL_CALLS]`, `<function=`, a JSON block': [
    as('<tool_call>\n{"name": "Skill", "arguments": {"skill": "alpha"}}\n</tool_call>'),
    as('<tool_call>{"name": "Ski'),
    as('[TOOL_CALLS][{"name": "Skill", "arguments": {"skill": "alpha"}}]'),
    as('<function=Skill>{"skill": "alpha"}</function>'),
    as('<|python_tag|>{"name": "Skill", "parameters": {"skill": "alpha"}}'),
    as('I use it.\n```json\n{"name": "Skill", "arguments": {"skill": "alpha"}}\n```'),
    as('{"name": "Skill", "parameters": {"skill": "alpha"}}'),
  ],
  'fewer tokens read than about three quarters of what was sent': [read(4_000), read(1_300)],
  'exactly a window read (4096, 8192 …)': [read(8_192)],
  'an answer without `choices`': [{ raw: '{"error":{"message":"busy"}}' }, { raw: 'null' }],
  'a stream, though none was asked for': [{ raw: 'data: {"choices":[]}\n\n', type: 'text/event-stream' }],
  'JSON that breaks off, or a connection that does': [{ raw: '{"choices":[' }, { cut: true }],
  'more than 4 MB': [{ raw: `{"choices":[],"x":"${'x'.repeat(4_300_000)}"}` }],
  'a request that is longer than the model takes': [error(400, 'maximum context length is 4096 tokens'), error(413)],
  'a server error (500, 502, 503, 529), three times': [error(500), error(529, 'overloaded')],
  '429 for longer than five minutes': [error(429, 'daily limit', { 'retry-after': '86400' })],
  '401, 403': [error(401), error(403)],
  '402 (payment)': [error(402, 'Insufficient credits')],
  '404, 410': [error(404, 'model not found'), error(410)],
  'the model cannot call tools': [
    error(400, 'registry.ollama.ai/library/tiny does not support tools'),
    error(404, 'No endpoints found that support tool use'),
    error(400, '"auto" tool choice requires --enable-auto-tool-choice'),
    error(500, 'tools param requires --jinja flag'),
  ],
  'a redirect, or a web page': [
    error(302, '', { location: 'http://127.0.0.1:1/' }),
    { raw: '<!DOCTYPE html><title>Sign in</title>', type: 'text/html' },
  ],
};

async function end(reply: ChatReply): Promise<string> {
  const chat = await openChatEndpoint(() => reply);
  opened.push(chat);
  const decider = createModelDecider({
    model: 'tiny',
    ...openEndpoint(
      { url: chat.url, key: 'k', model: 'tiny' },
      { signal: new AbortController().signal, log: () => {}, wait: async () => {} },
    ),
    ...{ turns: null, max_requests: null, max_tokens: null, reuse: [], record: () => {}, now: () => new Date(0) },
  });
  const answer = await decider.decide({
    ...{ agent: 'claude', version: '1', install: 'plugin', vendor_model: null, case_id: 'a', trial: 1 },
    ...{ prompt: 'Hello', workspace: null, processes: null, offered: OFFERED },
    listing: { passages: [LISTING], tool: TOOL },
  });
  if (answer.decided) return answer.choice ?? (answer.unknown.length > 0 ? 'none, and the name is shown' : 'none');
  return `${answer.fatal ? 'ends the batch' : 'undecided'}: ${answer.reason}`;
}

describe('what an endpoint answers', () => {
  const table = readDocsTable('modes.md', 'endpoint-answers');

  it('is listed in the page, all of it', () => {
    expect(table.map((row) => row['the endpoint answers'])).toEqual(Object.keys(BEHAVIOURS));
  });

  it.each(
    table.map((row) => [row['the endpoint answers'] ?? '', row['that ends as'] ?? '', row['in words like'] ?? '']),
  )('%s: %s', async (behaviour, outcome, words) => {
    for (const reply of BEHAVIOURS[behaviour] ?? []) {
      const ended = await end(reply);
      expect(ended.split(': ')[0]).toBe(outcome.replace('the skill', 'alpha'));
      expect(ended).toContain(words.replaceAll('`', '').replace(/ ?…$/, ''));
    }
  });
});
