/**
 * Requests and turns of the embedded model, independent of any vendor's wire format. A codec turns a vendor's request
 * into a ModelRequest and a ModelTurn into a vendor's reply; a policy decides the turn; the agent's folder knows what an
 * offer and a skill call look like.
 */

/** One text part of the request, in its order. */
export interface RequestText {
  role: 'system' | 'developer' | 'user' | 'assistant';
  text: string;
}

export interface ToolResult {
  call_id: string;
  text: string;
  is_error: boolean;
}

export interface EarlierCall {
  call_id: string;
  name: string;
  input: unknown;
}

/** What a conversation consists of so far. */
export type RequestPart =
  | ({ type: 'text' } & RequestText)
  | ({ type: 'call' } & EarlierCall)
  | ({ type: 'result' } & ToolResult);

export interface ModelRequest {
  model: string;
  stream: boolean;
  /** The answer has to be JSON, as side requests ask for it. */
  wants_json?: boolean;
  /** Lower-cased header names. */
  headers: Record<string, string>;
  texts: RequestText[];
  /** The same texts, with the calls and results between them, in the order of the request. */
  parts: RequestPart[];
  /** freeform: a tool whose input is text, not JSON (Codex code mode, apply_patch). */
  tools: { name: string; description: string; freeform: boolean; input_schema: unknown }[];
  /** Calls of earlier turns, with their results. */
  calls: EarlierCall[];
  results: ToolResult[];
  /** Number of assistant turns so far. Derived from the request, so that a retry gets the same answer. */
  step: number;
}

export interface ToolCall {
  name: string;
  /** An object for JSON tools, a string for freeform ones. */
  input: unknown;
  /** Responses API: the tool's namespace. */
  namespace?: string;
}

/** What the model answers: prose, tool calls, or both. */
export interface ModelTurn {
  text: string;
  calls: ToolCall[];
  /** The request is said to have filled the context window, upon which agents compact their conversation. */
  fills_window?: true;
}

/** Tokens of a request. Small, because CLIs compute costs and the use of their window from them; else nearly a million, the widest window. */
export const tokensRead = ({ fills_window }: ModelTurn, small: number): number => (fills_window ? 990_000 : small);

/** A reply on the wire: SSE when the request streams, else JSON. */
export interface WireReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** One vendor API as a pure pair. */
export interface Codec {
  /** Whether this codec serves the method and path (below the unit's prefix, without the query). */
  matches(method: string, path: string): boolean;
  /** path: as in `matches`, for a vendor that names the model there. */
  parseRequest(body: unknown, headers: Record<string, string>, path?: string): ModelRequest;
  /** id: unique per request; call ids are derived from it. */
  renderReply(turn: ModelTurn, request: ModelRequest, id: string): WireReply;
  /** An error in this vendor's format. */
  renderError(status: number, kind: string, message: string): WireReply;
}

/** Decides the turns of the embedded model: a pure function of the request, the offered skills and the unit's expected calls. */
export type Policy = (request: ModelRequest, offered: OfferedSkill[]) => ModelTurn;

/** The same where the decision takes a while. */
export type SlowPolicy = (request: ModelRequest, offered: OfferedSkill[]) => ModelTurn | Promise<ModelTurn>;

/** A skill as a request lists it. */
export interface OfferedSkill {
  /** The name to call it by, as listed (`demo-plugin:alpha`). */
  id: string;
  /** Other names that the listing itself gives for it. */
  also: string[];
  /** The description as listed; null when only the name is listed. */
  description: string | null;
  /** Where the listing says its SKILL.md is; null when it does not say. */
  path: string | null;
}
