/** The tool calls with which a model on Copilot CLI calls a skill or reads a file, or makes a call that a case describes with Claude's tool names. */

import type { Mode } from '../../contract/result.js';
import { type FindCalled, findNamed } from '../../model/match-choice.js';
import type { ModelRequest, OfferedSkill, ToolCall } from '../../model/wire.js';
import { quoteShell } from '../../text/quote-shell.js';
import { commandsIn } from '../calls/only-reads.js';
import { callerOf, hasTool, listedCall, type Translations } from '../calls/tool-calls.js';
import { explain } from './transcript/tool-events.js';

/** What it says of itself, and its own list (1.0.102). */
const NOTES = new Set(['report_intent', 'update_todo']);

export const commandsOf = (tool: string, input: unknown): string[] | null =>
  commandsIn(tool, explain(tool, input), NOTES);

export const callSkill = (request: ModelRequest, { id }: OfferedSkill): ToolCall | null =>
  listedCall(request, { name: 'skill', input: { skill: id } });

/** Ids are matched ignoring case; a `plugin:` prefix or a leading slash is refused (1.0.102). */
export const findCalled: FindCalled = (called, offered) => findNamed(called, offered, (id) => id.toLowerCase());

/** Prefers view: the shell must not access paths outside the workspace, but view may read the folder of a loaded skill. */
export function readFile(request: ModelRequest, path: string): ToolCall | null {
  if (hasTool(request, 'view')) return { name: 'view', input: { path } };
  if (!hasTool(request, 'bash')) return null;
  return { name: 'bash', input: { command: `cat -- ${quoteShell(path)}`, description: 'Read a file' } };
}

/** Claude's tool names, which cases use → the corresponding calls of Copilot. */
const TRANSLATIONS: Translations = {
  bash: (input) => ({ name: 'bash', input: { description: 'Run a command', ...input } }),
  read: ({ file_path, path, ...rest }) => ({ name: 'view', input: { path: file_path ?? path, ...rest } }),
  write: ({ file_path, content }) => ({ name: 'create', input: { path: file_path, file_text: content } }),
  edit: ({ file_path, old_string, new_string }) => ({
    name: 'edit',
    input: { path: file_path, old_str: old_string, new_str: new_string },
  }),
  grep: ({ path, ...rest }) => ({ name: 'grep', input: path === undefined ? rest : { ...rest, paths: path } }),
  glob: ({ path, ...rest }) => ({ name: 'glob', input: path === undefined ? rest : { ...rest, paths: path } }),
  webfetch: (input) => ({ name: 'web_fetch', input }),
  websearch: (input) => ({ name: 'web_search', input }),
  task: ({ subagent_type, ...rest }) => ({
    name: 'task',
    input: { agent_type: subagent_type, name: 'task', mode: 'sync', ...rest },
  }),
};

const callListed = callerOf(TRANSLATIONS, (server, tool) => `${server}-${tool}`);

/** A name of Copilot's own is used unchanged. Claude's `mcp__server__tool` is `server-tool` on Copilot. */
export function callTool(request: ModelRequest, tool: string, input: unknown): ToolCall | null {
  if (hasTool(request, tool) && tool !== 'bash') return { name: tool, input };
  return callListed(request, tool, input);
}

/** `general-purpose` has the tools of the main agent. */
export const callSubagent = (request: ModelRequest, task: string, name = 'general-purpose'): ToolCall | null =>
  listedCall(request, {
    name: 'task',
    input: { agent_type: name, name: 'try', description: 'Try a call', prompt: task, mode: 'sync' },
  });

const ONLINE = new Set(['webfetch', 'websearch', 'web_fetch', 'web_search']);

/** Embedded modes run offline, where 1.0.102 offers no web tools. */
export const lacksTool = (tool: string, mode: Mode): string | null =>
  mode !== 'live' && ONLINE.has(tool.toLowerCase())
    ? `unavailable: Copilot CLI offers no ${tool} in mode ${mode}, which is offline`
    : null;
