/**
 * What the embedded model hears and says, free of any vendor's wire format. A codec turns a vendor's request into a
 * ModelRequest and a ModelTurn into a vendor's reply; a policy decides the turn; the agent's folder says what an offer
 * and a skill call look like.
 */

/** One text part that stands before the model, in the order of the request. */
export interface RequestText {
  role: 'system' | 'developer' | 'user' | 'assistant';
  text: string;
}

export interface ToolResult {
  call_id: string;
  text: string;
  is_error: boolean;
}

export interface ModelRequest {
  model: string;
  stream: boolean;
  /** Lower-cased header names. */
  headers: Record<string, string>;
  texts: RequestText[];
  /** freeform: a tool whose input is text, not JSON (Codex code mode, apply_patch). */
  tools: { name: string; description: string; freeform: boolean; input_schema: unknown }[];
  /** Calls that earlier turns made, and what came back. */
  calls: { call_id: string; name: string; input: unknown }[];
  results: ToolResult[];
  /** Number of assistant turns so far: the step of a script. Stateless, so that a retry gets the same answer. */
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
}

/** A reply on the wire: SSE when the request streams, else JSON. */
export interface WireReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** One vendor API as a pure pair. Small token counts are reported, since CLIs compute cost from them. */
export interface Codec {
  /** Does this codec speak for that method and path (below the unit's prefix, query cut off)? */
  matches(method: string, path: string): boolean;
  parseRequest(body: unknown, headers: Record<string, string>): ModelRequest;
  /** id: unique per request; call ids are derived from it. */
  renderReply(turn: ModelTurn, request: ModelRequest, id: string): WireReply;
  /** An error as this vendor words it. */
  renderError(status: number, kind: string, message: string): WireReply;
}

/** Who decides inside the embedded model: a pure function of the request, what it was offered, and the unit's wish. */
export type Policy = (request: ModelRequest, offered: OfferedSkill[]) => ModelTurn;

/** A skill as it stands in a request. */
export interface OfferedSkill {
  /** The name to call it by, as listed (`demo-plugin:alpha`). */
  id: string;
  /** Other names that the listing itself gives for it. */
  also: string[];
  /** The description as it stands there; null when only the name does. */
  description: string | null;
  /** Where the listing says its SKILL.md is; null when it does not say. */
  path: string | null;
}
