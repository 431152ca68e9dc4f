/** The tool calls with which a model on Gemini CLI loads a skill, reads a file, or makes a call that a case describes with Claude's tool names. */
import type { Json } from '../../input/json-value.js';
import type { ModelRequest, ToolCall } from '../../model/wire.js';
import { commandsIn } from '../calls/only-reads.js';
import { hasTool, lacking, type Translations, translateCall } from '../calls/tool-calls.js';
import { given, SHARED_TRANSLATIONS, skillCaller } from '../gemini-family/calls.js';
import { explain } from '../gemini-family/tools.js';
import { AGENT_TOOL, NO_FILE, SKILL_TOOL } from './facts.js';

/** The name has to be one of an enumeration, exactly as it is listed. */
export const callSkill = skillCaller(SKILL_TOOL, 'name');

/** Its own lists (0.61.0). */
const NOTES = new Set(['update_topic', 'write_todos']);

export const commandsOf = (tool: string, input: unknown): string[] | null =>
  commandsIn(tool, explain({ tool, input }, NO_FILE), NOTES);

const inFolder = ({ path, ...rest }: Json): Json => given({ ...rest, dir_path: path });

/** Claude's tool names, which cases use → the corresponding calls of Gemini CLI. */
const TRANSLATIONS: Translations = {
  ...SHARED_TRANSLATIONS,
  read: ({ file_path, offset, limit }) => ({
    name: 'read_file',
    input: {
      file_path,
      ...(typeof offset === 'number' ? { start_line: offset } : {}),
      ...(typeof limit === 'number' ? { end_line: (typeof offset === 'number' ? offset : 1) + limit - 1 } : {}),
    },
  }),
  edit: (input) => ({ name: 'replace', input: { instruction: 'Replace the text', ...input } }),
  grep: ({ pattern, path }) => ({ name: 'grep_search', input: inFolder({ pattern, path }) }),
  glob: ({ pattern, path }) => ({ name: 'glob', input: inFolder({ pattern, path }) }),
  ls: (input) => ({ name: 'list_directory', input: inFolder(input) }),
  webfetch: ({ url, prompt }) => ({
    name: 'web_fetch',
    input: { prompt: `${prompt ?? 'What does the page say?'} ${url ?? ''}`.trim() },
  }),
  websearch: ({ query }) => ({ name: 'google_web_search', input: { query } }),
  skill: ({ skill, name }) => ({ name: SKILL_TOOL, input: { name: name ?? skill } }),
  task: ({ subagent_type, prompt }) => ({
    name: AGENT_TOOL,
    input: { agent_name: subagent_type ?? 'generalist', prompt },
  }),
};

/** `generalist` has the tools of the main agent. */
export const callSubagent = (request: ModelRequest, task: string, name = 'generalist'): ToolCall | null =>
  hasTool(request, AGENT_TOOL) ? { name: AGENT_TOOL, input: { agent_name: name, prompt: task } } : null;

/** A name of Gemini's own is used unchanged. Claude's `mcp__server__tool` is `mcp_server_tool`. */
export function callTool(request: ModelRequest, tool: string, input: unknown): ToolCall | null {
  if (hasTool(request, tool)) return { name: tool, input };
  const mcp = /^mcp__(.+?)__(.+)$/.exec(tool);
  if (mcp) return { name: `mcp_${mcp[1]}_${mcp[2]}`, input };
  return translateCall(TRANSLATIONS, tool, input);
}

export const lacksTool = lacking('Gemini CLI', ['multiedit', 'notebookedit']);
