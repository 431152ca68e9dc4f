/** A ModelTurn → the body of a Responses API reply, as one JSON object or as its event stream. */
import type { Json } from '../input/json-value.js';
import { type ModelRequest, type ModelTurn, type ToolCall, tokensRead } from './wire.js';

const usageOf = (turn: ModelTurn) => ({
  input_tokens: tokensRead(turn, 10),
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: 5,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: tokensRead(turn, 10) + 5,
});

function callItem(call: ToolCall, request: ModelRequest, id: string, index: number): Json {
  const call_id = `call_${id}_${index}`;
  const namespace = call.namespace ? { namespace: call.namespace } : {};
  const freeform =
    typeof call.input === 'string' || request.tools.some((tool) => tool.freeform && tool.name === call.name);
  if (freeform) {
    const input = typeof call.input === 'string' ? call.input : JSON.stringify(call.input);
    return { id: `ctc_${id}_${index}`, type: 'custom_tool_call', status: 'completed', call_id, name: call.name, input };
  }
  return {
    id: `fc_${id}_${index}`,
    type: 'function_call',
    status: 'completed',
    call_id,
    ...namespace,
    name: call.name,
    arguments: JSON.stringify(call.input ?? {}),
  };
}

function itemsOf(turn: ModelTurn, request: ModelRequest, id: string): Json[] {
  const calls = turn.calls.map((call, index) => callItem(call, request, id, index));
  // A reply without any item leaves Codex 0.169 without a final message, so send at least a space.
  const text = turn.text || (calls.length ? '' : ' ');
  const content = [{ type: 'output_text', text, annotations: [] }];
  const message = { id: `msg_${id}`, type: 'message', status: 'completed', role: 'assistant', content };
  return text ? [message, ...calls] : calls;
}

/** turn: null while it is under way. */
function responseOf(request: ModelRequest, id: string, turn: ModelTurn | null, output: Json[]): Json {
  const status = turn === null ? 'in_progress' : 'completed';
  const usage = turn && usageOf(turn);
  return { id: `resp_${id}`, object: 'response', created_at: 0, status, model: request.model, output, usage };
}

export const replyOf = (turn: ModelTurn, request: ModelRequest, id: string): Json =>
  responseOf(request, id, turn, itemsOf(turn, request, id));

/** The events between the start of an item and its end: text and arguments arrive as one delta. */
function deltasOf(item: Json, output_index: number): Json[] {
  const location = { item_id: item['id'], output_index };
  if (item['type'] === 'message') {
    const [part] = item['content'] as Json[];
    const at = { ...location, content_index: 0 };
    return [
      { type: 'response.content_part.added', ...at, part: { ...part, text: '' } },
      { type: 'response.output_text.delta', ...at, delta: part?.['text'] },
      { type: 'response.output_text.done', ...at, text: part?.['text'] },
      { type: 'response.content_part.done', ...at, part },
    ];
  }
  if (item['type'] === 'custom_tool_call')
    return [
      { type: 'response.custom_tool_call_input.delta', ...location, delta: item['input'] },
      { type: 'response.custom_tool_call_input.done', ...location, input: item['input'] },
    ];
  return [
    { type: 'response.function_call_arguments.delta', ...location, delta: item['arguments'] },
    { type: 'response.function_call_arguments.done', ...location, arguments: item['arguments'] },
  ];
}

function begun(item: Json): Json {
  if (item['type'] === 'message') return { ...item, status: 'in_progress', content: [] };
  return {
    ...item,
    status: 'in_progress',
    ...(item['type'] === 'custom_tool_call' ? { input: '' } : { arguments: '' }),
  };
}

export function listEvents(turn: ModelTurn, request: ModelRequest, id: string): Json[] {
  const items = itemsOf(turn, request, id);
  const events: Json[] = [
    { type: 'response.created', response: responseOf(request, id, null, []) },
    ...items.flatMap((item, output_index) => [
      { type: 'response.output_item.added', output_index, item: begun(item) },
      ...deltasOf(item, output_index),
      { type: 'response.output_item.done', output_index, item },
    ]),
    { type: 'response.completed', response: responseOf(request, id, turn, items) },
  ];
  return events.map((event, sequence_number) => ({ ...event, sequence_number }));
}
