/** The tool calls with which a model on Qwen Code loads a skill, reads a file, or makes a call that a case describes with Claude's tool names. */
import type { Mode } from '../../contract/result.js';
import { asFields, type Json } from '../../input/json-value.js';
import type { ModelRequest, OfferedSkill, ToolCall } from '../../model/wire.js';
import { SKILL_TOOL } from './facts.js';

const has = (request: ModelRequest, name: string): boolean => request.tools.some((tool) => tool.name === name);

export const callSkill = (request: ModelRequest, skill: OfferedSkill): ToolCall | null =>
  has(request, SKILL_TOOL) ? { name: SKILL_TOOL, input: { skill: skill.id } } : null;

export const readFile = (request: ModelRequest, path: string): ToolCall | null =>
  has(request, 'read_file') ? { name: 'read_file', input: { file_path: path } } : null;

/** Claude's tool names, which cases use → the corresponding calls; most have the same arguments. */
const TRANSLATIONS: Record<string, (input: Json) => ToolCall> = {
  bash: ({ command, description, timeout }) => ({
    name: 'run_shell_command',
    input: {
      command,
      is_background: false,
      ...(description === undefined ? {} : { description }),
      ...(timeout === undefined ? {} : { timeout }),
    },
  }),
  read: ({ file_path, offset, limit }) => ({
    name: 'read_file',
    input: {
      file_path,
      ...(typeof offset === 'number' ? { offset: Math.max(0, offset - 1) } : {}),
      ...(typeof limit === 'number' ? { limit } : {}),
    },
  }),
  write: (input) => ({ name: 'write_file', input }),
  edit: (input) => ({ name: 'edit', input }),
  grep: ({ pattern, path, glob }) => ({
    name: 'grep_search',
    input: { pattern, ...(path === undefined ? {} : { path }), ...(glob === undefined ? {} : { glob }) },
  }),
  glob: (input) => ({ name: 'glob', input }),
  webfetch: (input) => ({ name: 'web_fetch', input: { prompt: 'What does the page say?', ...input } }),
  skill: (input) => ({ name: SKILL_TOOL, input }),
  task: (input) => ({ name: 'agent', input }),
  notebookedit: (input) => ({ name: 'notebook_edit', input }),
};

/** Deferred tools, such as web_fetch, are run by their names too, though the request does not list them (0.24.4). */
export function callTool(request: ModelRequest, tool: string, input: unknown): ToolCall | null {
  if (has(request, tool)) return { name: tool, input };
  return TRANSLATIONS[tool.toLowerCase()]?.(asFields(input)) ?? { name: tool, input };
}

const WITHOUT = new Set(['multiedit', 'websearch', 'ls']);

export const lacksTool = (tool: string, _mode: Mode): string | null =>
  WITHOUT.has(tool.toLowerCase()) ? `unavailable: Qwen Code has no equivalent of ${tool}` : null;
