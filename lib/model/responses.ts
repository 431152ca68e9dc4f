/** Codec of the OpenAI Responses API: a request body → a ModelRequest, a ModelTurn → an SSE stream or a JSON response. */
import { isJson, type Json, list, objects, string } from '../input/json-value.js';
import { jsonReply, namedEvents, parseArguments, roleOf, sortParts } from './reply.js';
import { listEvents, replyOf } from './responses-reply.js';
import type { Codec, ModelRequest, RequestPart, WireReply } from './wire.js';

/** Content is a string, or parts of input_text, output_text, refusal. */
function partsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return objects(content)
    .map((part) => string(part['text'] ?? part['refusal']))
    .filter((text) => text !== '');
}

/** The namespace whose tools are called by their bare name (Codex 0.169 code mode). */
const BARE_NAMESPACE = 'functions';

function toolsOf(value: unknown, namespace = ''): ModelRequest['tools'] {
  return objects(value).flatMap((tool): ModelRequest['tools'] => {
    const name = string(tool['name']) || string(tool['type']);
    if (tool['type'] === 'namespace') return toolsOf(tool['tools'], name === BARE_NAMESPACE ? '' : `${name}.`);
    return [
      {
        name: `${namespace}${name}`,
        description: string(tool['description']),
        freeform: tool['type'] === 'custom',
        input_schema: tool['parameters'] ?? tool['format'] ?? null,
      },
    ];
  });
}

function inputOf(item: Json): unknown {
  if (item['type'] !== 'function_call') return item['input'] ?? item['action'] ?? null;
  return parseArguments(string(item['arguments']) || '{}');
}

/** Items that a model produces; consecutive ones form one turn. */
const MODEL_ITEMS = new Set([
  'reasoning',
  'function_call',
  'custom_tool_call',
  'local_shell_call',
  'tool_search_call',
  'web_search_call',
]);

function parseRequest(body: unknown, headers: Record<string, string>): ModelRequest {
  const root = isJson(body) ? body : {};
  const parts = partsOf(root['instructions']).map((text): RequestPart => ({ type: 'text', role: 'system', text }));
  const tools = toolsOf(root['tools']);
  let step = 0;
  const input = typeof root['input'] === 'string' ? [{ role: 'user', content: root['input'] }] : list(root['input']);
  let modelSpoke = false;
  for (const item of input.filter(isJson)) {
    const type = string(item['type']) || 'message';
    const role = roleOf(item);
    const speaks = MODEL_ITEMS.has(type) || (type === 'message' && role === 'assistant');
    if (speaks && !modelSpoke) step += 1;
    modelSpoke = speaks;
    const call_id = string(item['call_id']) || string(item['id']);
    if (type === 'message') for (const text of partsOf(item['content'])) parts.push({ type: 'text', role, text });
    // Code-mode models of Codex get their tools as an input item instead of the `tools` field.
    else if (type === 'additional_tools') tools.push(...toolsOf(item['tools']));
    else if (type.endsWith('_call_output')) {
      const output = isJson(item['output']) ? item['output']['content'] : item['output'];
      const is_error = isJson(item['output']) && item['output']['success'] === false;
      parts.push({ type: 'result', call_id, text: partsOf(output).join('\n'), is_error });
    } else if (type.endsWith('_call')) {
      const name = `${item['namespace'] ? `${string(item['namespace'])}.` : ''}${string(item['name']) || type}`;
      parts.push({ type: 'call', call_id, name, input: inputOf(item) });
    }
  }
  return {
    model: string(root['model']),
    stream: root['stream'] === true,
    headers,
    ...sortParts(parts),
    tools,
    step,
  };
}

/** OpenAI's names for these errors; other kinds are sent unchanged. */
const ERROR_CODES: Record<string, { type: string; code: string }> = {
  auth: { type: 'invalid_request_error', code: 'invalid_api_key' },
  rate_limit: { type: 'requests', code: 'rate_limit_exceeded' },
  quota: { type: 'insufficient_quota', code: 'insufficient_quota' },
  server: { type: 'server_error', code: 'server_error' },
};

function renderError(status: number, kind: string, message: string): WireReply {
  const { type, code } = ERROR_CODES[kind] ?? { type: kind, code: kind };
  return jsonReply({ error: { message, type, param: null, code } }, status);
}

export const responses: Codec = {
  matches: (method, path) => method === 'POST' && /^(\/v1)?\/responses$/.test(path),
  parseRequest,
  renderReply: (turn, request, id) =>
    request.stream ? namedEvents(listEvents(turn, request, id)) : jsonReply(replyOf(turn, request, id)),
  renderError,
};
