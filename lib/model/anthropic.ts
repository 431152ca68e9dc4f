/** Codec of the Anthropic Messages API: a request body → a ModelRequest, a ModelTurn → an SSE stream or a JSON message. */
import { isJson, type Json, objects, string } from '../input/json-value.js';
import { jsonReply, namedEvents, roleOf, sortParts } from './reply.js';
import { type Codec, type ModelRequest, type ModelTurn, type RequestPart, tokensRead, type WireReply } from './wire.js';

/** A content field is a string or an array of blocks; both become blocks. */
function blocksOf(content: unknown): Json[] {
  return typeof content === 'string' ? [{ type: 'text', text: content }] : objects(content);
}

function textOf(content: unknown): string {
  return blocksOf(content)
    .map((block) => string(block['text']))
    .join('\n');
}

/** The API takes this block for a header, and no model sees it; it is another one for each prompt (2.1.330). */
const BILLING = /^x-anthropic-billing-header:/;

function parseRequest(body: unknown, headers: Record<string, string>): ModelRequest {
  const root = isJson(body) ? body : {};
  const parts = blocksOf(root['system']).flatMap((block): RequestPart[] => {
    const text = string(block['text']);
    return BILLING.test(text) ? [] : [{ type: 'text', role: 'system', text }];
  });
  let step = 0;
  for (const message of objects(root['messages'])) {
    const role = roleOf(message);
    if (role === 'assistant') step += 1;
    for (const block of blocksOf(message['content'])) {
      if (block['type'] === 'text') parts.push({ type: 'text', role, text: string(block['text']) });
      else if (block['type'] === 'tool_use')
        parts.push({
          type: 'call',
          call_id: string(block['id']),
          name: string(block['name']),
          input: block['input'],
        });
      else if (block['type'] === 'tool_result')
        parts.push({
          type: 'result',
          call_id: string(block['tool_use_id']),
          text: textOf(block['content']),
          is_error: block['is_error'] === true,
        });
    }
  }
  return {
    model: string(root['model']),
    stream: root['stream'] === true,
    headers,
    ...sortParts(parts),
    tools: objects(root['tools']).map((tool) => ({
      name: string(tool['name']),
      description: string(tool['description']),
      freeform: false,
      input_schema: tool['input_schema'] ?? null,
    })),
    step,
  };
}

const usageOf = (turn: ModelTurn) => ({ input_tokens: tokensRead(turn, 10), output_tokens: 5 });

function contentOf(turn: ModelTurn, id: string): Json[] {
  const text = turn.text === '' ? [] : [{ type: 'text', text: turn.text }];
  const calls = turn.calls.map((call, index) => ({
    type: 'tool_use',
    id: `toolu_${id}_${index}`,
    name: call.name,
    input: isJson(call.input) ? call.input : {},
  }));
  const content = [...text, ...calls];
  // A message without any content makes Claude Code 2.1.330 retry as if the stream had broken.
  return content.length ? content : [{ type: 'text', text: ' ' }];
}

function renderReply(turn: ModelTurn, request: ModelRequest, id: string): WireReply {
  const content = contentOf(turn, id);
  const usage = usageOf(turn);
  const stop_reason = turn.calls.length ? 'tool_use' : 'end_turn';
  const message = { id: `msg_${id}`, type: 'message', role: 'assistant', model: request.model, stop_sequence: null };
  if (!request.stream) return jsonReply({ ...message, content, stop_reason, usage });
  const events: Json[] = [
    {
      type: 'message_start',
      message: { ...message, content: [], stop_reason: null, usage: { ...usage, output_tokens: 1 } },
    },
  ];
  content.forEach((block, index) => {
    const [start, delta] =
      block['type'] === 'tool_use'
        ? [
            { ...block, input: {} },
            { type: 'input_json_delta', partial_json: JSON.stringify(block['input']) },
          ]
        : [
            { ...block, text: '' },
            { type: 'text_delta', text: block['text'] },
          ];
    events.push(
      { type: 'content_block_start', index, content_block: start },
      { type: 'content_block_delta', index, delta },
      { type: 'content_block_stop', index },
    );
  });
  events.push(
    {
      type: 'message_delta',
      delta: { stop_reason, stop_sequence: null },
      usage: { output_tokens: usage.output_tokens },
    },
    { type: 'message_stop' },
  );
  return namedEvents(events);
}

export const anthropic: Codec = {
  matches: (method, path) => method === 'POST' && /\/v1\/messages\/?$/.test(path),
  parseRequest,
  renderReply,
  renderError: (status, kind, message) => jsonReply({ type: 'error', error: { type: kind, message } }, status),
};
