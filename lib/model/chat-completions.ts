/** Codec of the OpenAI chat completions API (`POST /v1/chat/completions`): a request body → a ModelRequest, a ModelTurn → SSE or JSON. */

import { omit } from '../input/get-own.js';
import { asFields, type Json, list, string } from '../input/json-value.js';
import { jsonReply, parseArguments, sortParts, streamReply } from './reply.js';
import {
  type Codec,
  type EarlierCall,
  type ModelRequest,
  type ModelTurn,
  type RequestPart,
  tokensRead,
  type WireReply,
} from './wire.js';

/** Content is a string or a list of parts; images and other parts carry no text. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return list(content)
    .map((part) => string(asFields(part)['text']))
    .join('');
}

function parseTool(tool: unknown): ModelRequest['tools'][number] {
  const { type, function: fn, custom } = asFields(tool);
  const spec = asFields(type === 'custom' ? custom : fn);
  return {
    name: string(spec['name']),
    description: string(spec['description']),
    freeform: type === 'custom',
    input_schema: spec['parameters'] ?? spec['format'] ?? null,
  };
}

function parseCall(call: unknown): EarlierCall {
  const { id, function: fn, custom } = asFields(call);
  if (custom) return { call_id: string(id), name: string(asFields(custom)['name']), input: asFields(custom)['input'] };
  const { name, arguments: text } = asFields(fn);
  return { call_id: string(id), name: string(name), input: parseArguments(string(text)) };
}

function parseRequest(body: unknown, headers: Record<string, string>): ModelRequest {
  const { model, stream, messages, tools } = asFields(body);
  const parts: RequestPart[] = [];
  let step = 0;
  for (const message of list(messages).map(asFields)) {
    const role = string(message['role']);
    const text = textOf(message['content']);
    if (role === 'tool') {
      // This API has no error flag: only the text shows whether a call failed.
      parts.push({ type: 'result', call_id: string(message['tool_call_id']), text, is_error: false });
      continue;
    }
    if (text && (role === 'system' || role === 'developer' || role === 'user' || role === 'assistant'))
      parts.push({ type: 'text', role, text });
    if (role !== 'assistant') continue;
    step += 1;
    for (const call of list(message['tool_calls'])) parts.push({ type: 'call', ...parseCall(call) });
  }
  return {
    model: string(model),
    stream: stream === true,
    headers,
    ...sortParts(parts),
    tools: list(tools).map(parseTool),
    step,
  };
}

const usageOf = (turn: ModelTurn) => ({
  prompt_tokens: tokensRead(turn, 100),
  completion_tokens: 10,
  total_tokens: tokensRead(turn, 100) + 10,
  prompt_tokens_details: { cached_tokens: 0 },
});

function renderCalls(turn: ModelTurn, request: ModelRequest, id: string): Json[] {
  return turn.calls.map((call, index) => {
    const freeform = typeof call.input === 'string' && request.tools.some((t) => t.name === call.name && t.freeform);
    const head = { index, id: `call_${id}_${index}` };
    if (freeform) return { ...head, type: 'custom', custom: { name: call.name, input: call.input } };
    const text = typeof call.input === 'string' ? call.input : JSON.stringify(call.input ?? {});
    return { ...head, type: 'function', function: { name: call.name, arguments: text } };
  });
}

function renderReply(turn: ModelTurn, request: ModelRequest, id: string): WireReply {
  const calls = renderCalls(turn, request, id);
  const finish = calls.length ? 'tool_calls' : 'stop';
  // created is fixed: a reply is a pure function of its arguments.
  const head = { id: `chatcmpl-${id}`, created: 0, model: request.model };
  if (!request.stream) {
    const tool_calls = calls.map((call) => omit(call, 'index'));
    const message = { role: 'assistant', content: turn.text || null, ...(calls.length ? { tool_calls } : {}) };
    const choices = [{ index: 0, message, logprobs: null, finish_reason: finish }];
    return jsonReply({ ...head, object: 'chat.completion', choices, usage: usageOf(turn) });
  }
  const chunk = (choices: unknown[], more: Json = {}) =>
    `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', choices, ...more })}\n\n`;
  const delta = (fields: Json, finish_reason: string | null = null) =>
    chunk([{ index: 0, delta: fields, logprobs: null, finish_reason }]);
  const body = [
    delta({ role: 'assistant', content: '' }),
    ...(turn.text ? [delta({ content: turn.text })] : []),
    ...calls.map((call) => delta({ tool_calls: [call] })),
    delta({}, finish),
    chunk([], { usage: usageOf(turn) }),
    'data: [DONE]\n\n',
  ].join('');
  return streamReply(body);
}

export const chatCompletions: Codec = {
  matches: (method, path) => method === 'POST' && path === '/v1/chat/completions',
  parseRequest,
  renderReply,
  renderError: (status, kind, message) =>
    jsonReply({ error: { message, type: kind, param: null, code: kind } }, status),
};
