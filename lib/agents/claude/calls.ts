/** How a model on Claude Code calls a skill, reads a file, runs a tool. */
import { isJson } from '../../json-value.js';
import type { ModelRequest, OfferedSkill, ToolCall } from '../../model/wire.js';

const has = (request: ModelRequest, tool: string) => request.tools.some(({ name }) => name === tool);

export const callSkill = (request: ModelRequest, skill: OfferedSkill): ToolCall | null =>
  has(request, 'Skill') ? { name: 'Skill', input: { skill: skill.id } } : null;

export const readFile = (request: ModelRequest, path: string): ToolCall | null =>
  has(request, 'Read') ? { name: 'Read', input: { file_path: path } } : null;

/** A deferred tool (WebFetch, WebSearch, mcp__*) is not among the request's tools, yet 2.1.330 runs a direct call with good input. */
export const callTool = (_request: ModelRequest, tool: string, input: unknown): ToolCall => ({
  name: tool,
  // Without its prompt, which seed 002's routes do not give, 2.1.330 refuses the call before any hook is asked.
  input: tool === 'WebFetch' && isJson(input) ? { prompt: 'What does the page say?', ...input } : input,
});
