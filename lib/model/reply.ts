/** What the codecs of several APIs have in common: the frame of a reply, the roles of texts, arguments as text. */
import { type Json, parseValue } from '../input/json-value.js';
import type { EarlierCall, ModelRequest, RequestPart, RequestText, ToolResult, WireReply } from './wire.js';

export const jsonReply = (value: unknown, status = 200): WireReply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

export const streamReply = (body: string): WireReply => ({
  status: 200,
  headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' },
  body,
});

/** As the APIs of Anthropic and of OpenAI's Responses have it: each event with its type before it. */
export const namedEvents = (events: readonly Json[]): WireReply =>
  streamReply(events.map((event) => `event: ${event['type']}\ndata: ${JSON.stringify(event)}\n\n`).join(''));

const ROLES: ReadonlySet<unknown> = new Set(['system', 'developer', 'user', 'assistant']);

/** Another role counts as the user's. */
export const roleOf = (message: Json): RequestText['role'] =>
  ROLES.has(message['role']) ? (message['role'] as RequestText['role']) : 'user';

/** A request's parts, and what of each kind is among them. */
export function sortParts(parts: RequestPart[]): Pick<ModelRequest, 'parts' | 'texts' | 'calls' | 'results'> {
  const texts: RequestText[] = [];
  const calls: EarlierCall[] = [];
  const results: ToolResult[] = [];
  for (const { type, ...part } of parts) {
    if (type === 'text') texts.push(part as RequestText);
    else if (type === 'call') calls.push(part as EarlierCall);
    else results.push(part as ToolResult);
  }
  return { parts, texts, calls, results };
}

/** Arguments are sent as JSON text. Text that is not JSON is kept unchanged: freeform tools send it, and so do broken models. */
export const parseArguments = (value: unknown): unknown =>
  typeof value === 'string' ? parseValue(value, value) : value;
