/** A whole request of any wire format → the messages and tools of one chat completion, and a call of its answer → the agent's own call. */
import { asFields, string } from '../input/json-value.js';
import type { AnsweredCall } from './listing.js';
import type { EarlierCall, ModelRequest, RequestPart, ToolCall, ToolResult } from './wire.js';

export interface ChatCall {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
}

export type ChatMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; tool_calls?: ChatCall[] }
  | { role: 'tool'; tool_call_id: string; content: string };

export interface ChatTool {
  type: 'function';
  function: { name: string; description: string; parameters: unknown };
}

export interface WholeRequest {
  messages: ChatMessage[];
  tools: ChatTool[];
  /** {name in the chat: the agent's tool}. */
  named: ReadonlyMap<string, ModelRequest['tools'][number]>;
  /** Tools that take text instead of JSON, which a chat completion cannot say: a function with one text stands in. */
  stand_ins: string[];
}

export function translateRequest(request: ModelRequest): WholeRequest {
  const named = nameTools(request.tools);
  const nameOf = (name: string) => [...named].find(([, tool]) => tool.name === name)?.[0] ?? toName(name);
  const tools = [...named].map(([name, tool]) => describeTool(name, tool));
  return {
    messages: toMessages(request.parts, nameOf),
    tools,
    named,
    stand_ins: [...named].flatMap(([name, { freeform }]) => (freeform ? [name] : [])),
  };
}

const STAND_IN = { type: 'object', properties: { input: { type: 'string' } }, required: ['input'] };
const NO_ARGUMENTS = { type: 'object', properties: {} };

export const describeTool = (
  name: string,
  { description, freeform, input_schema }: Omit<ModelRequest['tools'][number], 'name'>,
): ChatTool => ({
  type: 'function',
  function: { name, description, parameters: freeform ? STAND_IN : (input_schema ?? NO_ARGUMENTS) },
});

/** Servers take no other characters in a name, and no longer one. */
const toName = (name: string) => name.replace(/[^\w-]/g, '_').slice(0, 64) || 'tool';

function nameTools(tools: ModelRequest['tools']): Map<string, ModelRequest['tools'][number]> {
  const named = new Map<string, ModelRequest['tools'][number]>();
  for (const tool of tools) {
    const name = toName(tool.name);
    // A tool that is declared twice is one tool.
    if (named.get(name)?.name !== tool.name) named.set(named.has(name) ? toName(`${named.size}_${name}`) : name, tool);
  }
  return named;
}

/**
 * Many servers take one system message, at the beginning, and no two messages of one role in a row. So all that the agent says as the
 * system is one message there, in its order, and texts of one role are joined.
 */
function toMessages(parts: readonly RequestPart[], nameOf: (name: string) => string): ChatMessage[] {
  const isSystem = (part: RequestPart) => part.type === 'text' && (part.role === 'system' || part.role === 'developer');
  const system = parts.flatMap((part) => (part.type === 'text' && isSystem(part) ? [part.text] : [])).join('\n\n');
  const messages: ChatMessage[] = system === '' ? [] : [{ role: 'system', content: system }];
  for (const part of parts) if (!isSystem(part)) addPart(messages, part, nameOf);
  return messages;
}

function addPart(messages: ChatMessage[], part: RequestPart, nameOf: (name: string) => string): void {
  const last = messages.at(-1);
  if (part.type === 'result') messages.push(toolMessage(part));
  else if (part.type === 'call') {
    const call = chatCall(part, nameOf(part.name));
    if (last?.role === 'assistant') last.tool_calls = [...(last.tool_calls ?? []), call];
    else messages.push({ role: 'assistant', content: '', tool_calls: [call] });
  } else {
    const role = part.role === 'assistant' ? 'assistant' : 'user';
    if (last?.role === role) last.content += `${last.content === '' ? '' : '\n\n'}${part.text}`;
    else messages.push({ role, content: part.text });
  }
}

export const toolMessage = ({ call_id, text }: Pick<ToolResult, 'call_id' | 'text'>): ChatMessage => ({
  role: 'tool',
  tool_call_id: call_id,
  content: text,
});

export const chatCall = ({ call_id, input }: Pick<EarlierCall, 'call_id' | 'input'>, name: string): ChatCall => ({
  id: call_id,
  type: 'function',
  // What broke off is no JSON, and a server would refuse the next request for it.
  function: { name, arguments: JSON.stringify(typeof input === 'string' ? { input } : (input ?? {})) },
});

/** Null where the agent did not offer such a tool. Some models put a namespace before a name (`functions.Read`), or change its case. */
export function toOwnCall({ name, input }: AnsweredCall, { named }: Pick<WholeRequest, 'named'>): ToolCall | null {
  const bare = toName(name.replace(/^functions\./, '')).toLowerCase();
  const tool = named.get(name) ?? [...named].find(([each]) => each.toLowerCase() === bare)?.[1];
  if (!tool) return null;
  const [own = '', namespace] = tool.name.split('.').reverse();
  if (tool.freeform)
    return { name: tool.name, input: typeof input === 'string' ? input : string(asFields(input)['input']) };
  return namespace === undefined ? { name: tool.name, input } : { name: own, input, namespace };
}

/** What came with a request after the last answer. */
export function listNew({ parts }: ModelRequest): { results: ToolResult[]; text: string } {
  const answered = parts.findLastIndex(
    ({ type, ...part }) => type === 'call' || (part as { role?: string }).role === 'assistant',
  );
  const after = parts.slice(answered + 1);
  return {
    results: after.flatMap((part) => (part.type === 'result' ? [part] : [])),
    text: after.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n'),
  };
}
