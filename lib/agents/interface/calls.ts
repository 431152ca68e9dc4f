/** What a model answers so that an agent does something. */
import type { Mode } from '../../contract/result.js';
import type { FindCalled } from '../../model/match-choice.js';
import type { ModelRequest, OfferedSkill, ToolCall } from '../../model/wire.js';

export interface AgentCalls {
  /** The tool call with which a model calls a skill, reads a file or runs a tool; null when the request's tools do not allow it. */
  callSkill(request: ModelRequest, skill: OfferedSkill): ToolCall | null;
  /** Absent: a call has to write the listed name, or another that the listing gives, letter by letter. */
  findCalled?: FindCalled;
  readFile(request: ModelRequest, path: string): ToolCall | null;
  /**
   * The shell commands that do the same as a call of one of the agent's own tools; none for a tool that keeps a list of the agent's
   * or looks for tools; null for one that does anything else, or is not known.
   */
  commandsOf(tool: string, input: unknown): string[] | null;
  callTool(request: ModelRequest, tool: string, input: unknown): ToolCall | null;
  /** Its tools refuse a relative path before any hook is asked. */
  needs_full_paths?: boolean;
  /** Its tool for edits replaces whole lines. */
  edits_whole_lines?: boolean;
  /** The call with which a model starts a subagent on a task and waits for it; absent where that cannot be followed. name: a custom agent, as listed; default: a general one. */
  callSubagent?(request: ModelRequest, task: string, name?: string): ToolCall | null;
  /** Why this agent lacks the tool in that mode, in a sentence; null when it may have it. */
  lacksTool?(tool: string, mode: Mode): string | null;
}
