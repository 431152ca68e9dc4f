/** Codec of the Gemini API (`models/<model>:streamGenerateContent` and its siblings): a request body → a ModelRequest, a ModelTurn → SSE or JSON. */
import { asFields, isJson, type Json, list, string } from '../input/json-value.js';
import { jsonReply, sortParts, streamReply } from './reply.js';
import {
  type Codec,
  type ModelRequest,
  type ModelTurn,
  type RequestPart,
  type ToolResult,
  tokensRead,
  type WireReply,
} from './wire.js';

/** The model and the method are in the path alone. */
const PATH = /\/(?:v1|v1beta|v1alpha)\/(?:.*\/)?models\/([^/:]+):(streamGenerateContent|generateContent|countTokens)$/;

/** A response holds `output` or `error`; other programs put any object there. */
function resultOf(response: unknown): Pick<ToolResult, 'text' | 'is_error'> {
  const { output, error } = asFields(response);
  const value = error ?? output ?? response;
  return { text: typeof value === 'string' ? value : JSON.stringify(value ?? ''), is_error: error !== undefined };
}

function parseRequest(body: unknown, headers: Record<string, string>, path = ''): ModelRequest {
  const { contents, systemInstruction, tools, generationConfig } = asFields(body);
  const [, model = '', method = ''] = PATH.exec(path) ?? [];
  const found: RequestPart[] = list(asFields(systemInstruction)['parts']).map((part) => ({
    type: 'text',
    role: 'system',
    text: string(asFields(part)['text']),
  }));
  let step = 0;
  for (const { role, parts } of list(contents).map(asFields)) {
    if (role === 'model') step += 1;
    for (const part of list(parts).map(asFields)) {
      const { functionCall, functionResponse, text } = part;
      const { id, name, args } = asFields(functionCall ?? functionResponse);
      // The API has no ids of its own: where none was sent, calls and results go by their names.
      const call_id = string(id) || string(name);
      if (functionCall) found.push({ type: 'call', call_id, name: string(name), input: args ?? {} });
      else if (functionResponse)
        found.push({ type: 'result', call_id, ...resultOf(asFields(functionResponse)['response']) });
      else if (typeof text === 'string' && part['thought'] !== true)
        found.push({ type: 'text', role: role === 'model' ? 'assistant' : 'user', text });
    }
  }
  return {
    model,
    stream: method === 'streamGenerateContent',
    ...(asFields(generationConfig)['responseMimeType'] === 'application/json' ? { wants_json: true } : {}),
    headers,
    ...sortParts(found),
    tools: list(tools).flatMap((tool) => list(asFields(tool)['functionDeclarations']).map(parseTool)),
    step,
  };
}

function parseTool(tool: unknown): ModelRequest['tools'][number] {
  const { name, description, parametersJsonSchema, parameters } = asFields(tool);
  return {
    name: string(name),
    description: string(description),
    freeform: false,
    input_schema: parametersJsonSchema ?? parameters ?? null,
  };
}

function renderReply(turn: ModelTurn, request: ModelRequest, id: string): WireReply {
  const calls = turn.calls.map((call, index) => ({
    functionCall: { id: `call_${id}_${index}`, name: call.name, args: isJson(call.input) ? call.input : {} },
  }));
  // A caller that wants JSON would fail on prose, and an empty object only lacks its fields.
  const text = request.wants_json ? '{}' : turn.text;
  const parts: Json[] = [...(text === '' && calls.length > 0 ? [] : [{ text: text || ' ' }]), ...calls];
  const promptTokenCount = tokensRead(turn, 100);
  const answer = {
    candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount, candidatesTokenCount: 10, totalTokenCount: promptTokenCount + 10 },
    modelVersion: request.model,
    responseId: id,
  };
  if (request.stream) return streamReply(`data: ${JSON.stringify(answer)}\n\n`);
  // countTokens reads only the last field, generateContent all others.
  return jsonReply({ ...answer, totalTokens: promptTokenCount });
}

const STATUS: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

export const gemini: Codec = {
  matches: (method, path) => method === 'POST' && PATH.test(path),
  parseRequest,
  renderReply,
  renderError: (status, kind, message) =>
    jsonReply({ error: { code: status, message, status: STATUS[status] ?? kind } }, status),
};
