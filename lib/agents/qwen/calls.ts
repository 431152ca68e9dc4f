/** The tool calls with which a model on Qwen Code loads a skill, reads a file, or makes a call that a case describes with Claude's tool names. */
import type { ModelRequest, ToolCall } from '../../model/wire.js';
import { commandsIn } from '../calls/only-reads.js';
import { hasTool, lacking, type Translations, translateCall } from '../calls/tool-calls.js';
import { given, SHARED_TRANSLATIONS, skillCaller } from '../gemini-family/calls.js';
import { explain } from '../gemini-family/tools.js';
import { AGENT_TOOL, NO_FILE, SKILL_TOOL } from './facts.js';

export const callSkill = skillCaller(SKILL_TOOL, 'skill');

/** Its own list, and the search for a tool whose schema was not sent (0.24.4). */
const NOTES = new Set(['todo_write', 'tool_search']);

export const commandsOf = (tool: string, input: unknown): string[] | null =>
  commandsIn(tool, explain({ tool, input }, NO_FILE), NOTES);

/** Claude's tool names, which cases use → the corresponding calls; most have the same arguments. */
const TRANSLATIONS: Translations = {
  ...SHARED_TRANSLATIONS,
  bash: ({ command, description, timeout }) => ({
    name: 'run_shell_command',
    input: given({ command, is_background: false, description, timeout }),
  }),
  read: ({ file_path, offset, limit }) => ({
    name: 'read_file',
    input: {
      file_path,
      ...(typeof offset === 'number' ? { offset: Math.max(0, offset - 1) } : {}),
      ...(typeof limit === 'number' ? { limit } : {}),
    },
  }),
  edit: (input) => ({ name: 'edit', input }),
  grep: ({ pattern, path, glob }) => ({ name: 'grep_search', input: given({ pattern, path, glob }) }),
  webfetch: (input) => ({ name: 'web_fetch', input: { prompt: 'What does the page say?', ...input } }),
  skill: (input) => ({ name: SKILL_TOOL, input }),
  task: (input) => ({ name: AGENT_TOOL, input }),
  notebookedit: (input) => ({ name: 'notebook_edit', input }),
};

/** Unless the call asks to wait, the result is only that the subagent was started. */
export const callSubagent = (_request: ModelRequest, task: string, name = 'general-purpose'): ToolCall => ({
  name: AGENT_TOOL,
  input: { description: 'Try a call', prompt: task, subagent_type: name, run_in_background: false },
});

/** Deferred tools, such as web_fetch, are run by their names too, though the request does not list them (0.24.4). */
export function callTool(request: ModelRequest, tool: string, input: unknown): ToolCall | null {
  if (hasTool(request, tool)) return { name: tool, input };
  return translateCall(TRANSLATIONS, tool, input);
}

export const lacksTool = lacking('Qwen Code', ['multiedit', 'websearch', 'ls']);
