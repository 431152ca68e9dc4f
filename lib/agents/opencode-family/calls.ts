/** The tool calls with which a model on OpenCode or its fork loads a skill, reads a file or runs a tool (1.18.33). */
import type { Mode } from '../../contract/result.js';
import type { ModelRequest, OfferedSkill, ToolCall } from '../../model/wire.js';
import { commandsIn } from '../calls/only-reads.js';
import { callerOf, listedCall, type Translations } from '../calls/tool-calls.js';
import { explain } from './tool-events.js';

export const callSkill = (request: ModelRequest, { id }: OfferedSkill): ToolCall | null =>
  listedCall(request, { name: 'skill', input: { name: id } });

export const readFile = (request: ModelRequest, path: string): ToolCall | null =>
  listedCall(request, { name: 'read', input: { filePath: path } });

/** Its own list (1.18.33). */
const NOTES = new Set(['todowrite', 'todoread']);

export const commandsOf = (tool: string, input: unknown): string[] | null =>
  commandsIn(tool, explain(tool, input, ''), NOTES);

/** Claude's tool names, which cases use → the corresponding calls. */
const TRANSLATIONS: Translations = {
  bash: (input) => ({ name: 'bash', input: { description: 'Run a command', ...input } }),
  read: ({ file_path, path, ...rest }) => ({ name: 'read', input: { filePath: file_path ?? path, ...rest } }),
  write: ({ file_path, path, content }) => ({ name: 'write', input: { filePath: file_path ?? path, content } }),
  edit: ({ file_path, path, old_string, new_string }) => ({
    name: 'edit',
    input: { filePath: file_path ?? path, oldString: old_string, newString: new_string },
  }),
  grep: ({ glob, ...rest }) => ({ name: 'grep', input: glob === undefined ? rest : { ...rest, include: glob } }),
  glob: (input) => ({ name: 'glob', input }),
  webfetch: ({ url }) => ({ name: 'webfetch', input: { url, format: 'markdown' } }),
  task: (input) => ({ name: 'task', input: { description: 'Run a task', ...input } }),
};

/** `general` has the tools of the main agent. */
export const callSubagent = (request: ModelRequest, task: string, name = 'general'): ToolCall | null =>
  listedCall(request, { name: 'task', input: { description: 'Try a call', prompt: task, subagent_type: name } });

/** Claude's `mcp__server__tool` is `server_tool` here. */
export const callTool = callerOf(TRANSLATIONS, (server, tool) => `${server}_${tool}`);

export const lackedBy =
  (title: string) =>
  (tool: string, _mode: Mode): string | null =>
    tool.toLowerCase() === 'websearch' ? `unavailable: ${title} has no tool that searches the web` : null;
