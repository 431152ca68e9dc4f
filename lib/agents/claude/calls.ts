/** The tool calls with which a model on Claude Code calls a skill, reads a file or runs a tool. */
import { asFields, isJson } from '../../input/json-value.js';
import { type FindCalled, findNamed } from '../../model/match-choice.js';
import type { ModelRequest, OfferedSkill, ToolCall } from '../../model/wire.js';
import { commandsIn } from '../calls/only-reads.js';
import { hasTool } from '../calls/tool-calls.js';
import { explain } from './transcript/skill-files.js';

export const callSkill = (request: ModelRequest, skill: OfferedSkill): ToolCall | null =>
  hasTool(request, 'Skill') ? { name: 'Skill', input: { skill: skill.id } } : null;

/** Blanks and a slash are dropped; without its plugin's name a skill is found where no other has that name (2.1.330). */
export const findCalled: FindCalled = (called, offered) => {
  const name = called.trim().replace(/^\//, '');
  const bare = name.includes(':') ? [] : offered.filter(({ id }) => id.endsWith(`:${name}`));
  return findNamed(name, offered) ?? (bare.length === 1 ? bare[0] : undefined);
};

export const readFile = (request: ModelRequest, path: string): ToolCall | null =>
  hasTool(request, 'Read') ? { name: 'Read', input: { file_path: path } } : null;

/** Its own lists, and the search for a tool whose schema was not sent (2.1.330). */
const NOTES = new Set(['TodoWrite', 'TaskCreate', 'TaskGet', 'TaskList', 'TaskUpdate', 'ToolSearch']);

export const commandsOf = (tool: string, input: unknown): string[] | null =>
  commandsIn(tool, explain({ tool, input: asFields(input), output: '', disk: new Map() }), NOTES);

/** In 2.1.330 the tool is `Agent`, in 2.1.197 `Task`; unless the call asks to wait, the result is only that the subagent was started. */
export function callSubagent(request: ModelRequest, task: string, name = 'general-purpose'): ToolCall | null {
  const tool = ['Agent', 'Task'].find((each) => hasTool(request, each));
  const input = { description: 'Try a call', prompt: task, subagent_type: name, run_in_background: false };
  return tool === undefined ? null : { name: tool, input };
}

/** A deferred tool (WebFetch, WebSearch, mcp__*) is not among the request's tools, but 2.1.330 runs a direct call with valid input. */
export const callTool = (_request: ModelRequest, tool: string, input: unknown): ToolCall => ({
  name: tool,
  // Without a prompt, which the original tool-route tests omit, 2.1.330 rejects the call before any hook runs.
  input: tool === 'WebFetch' && isJson(input) ? { prompt: 'What does the page say?', ...input } : input,
});
