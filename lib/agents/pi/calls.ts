/** The tool calls with which a model on pi reads a skill or a file or runs a tool: it has read, bash, edit and write (0.87.1). */
import type { ModelRequest, OfferedSkill, ToolCall } from '../../model/wire.js';
import { quoteShell } from '../../text/quote-shell.js';
import { commandsIn } from '../calls/only-reads.js';
import { callerOf, hasTool, type Translations } from '../calls/tool-calls.js';
import { explain } from './tool-events.js';

export function readFile(request: ModelRequest, path: string): ToolCall | null {
  if (hasTool(request, 'read')) return { name: 'read', input: { path } };
  return hasTool(request, 'bash') ? { name: 'bash', input: { command: `cat -- ${quoteShell(path)}` } } : null;
}

export const callSkill = (request: ModelRequest, { path }: OfferedSkill): ToolCall | null =>
  path === null ? null : readFile(request, path);

export const commandsOf = (tool: string, input: unknown): string[] | null =>
  commandsIn(tool, explain(tool, input), new Set());

/** Claude's tool names, which cases use → the corresponding calls of pi. */
const TRANSLATIONS: Translations = {
  bash: ({ command, timeout }) => ({ name: 'bash', input: { command, ...(timeout ? { timeout } : {}) } }),
  read: ({ file_path, path, ...rest }) => ({ name: 'read', input: { path: file_path ?? path, ...rest } }),
  write: ({ file_path, path, content }) => ({ name: 'write', input: { path: file_path ?? path, content } }),
  edit: ({ file_path, path, old_string, new_string }) => ({
    name: 'edit',
    input: { path: file_path ?? path, edits: [{ oldText: old_string, newText: new_string }] },
  }),
};

export const callTool = callerOf(TRANSLATIONS);

/** Tools of Claude for which pi has none. */
const WITHOUT = new Set(['webfetch', 'websearch', 'glob', 'grep', 'ls', 'multiedit', 'notebookedit', 'task', 'agent']);

export const lacksTool = (tool: string): string | null =>
  WITHOUT.has(tool.toLowerCase()) || tool.startsWith('mcp__')
    ? `unavailable: pi has no equivalent of ${tool}, only read, bash, edit and write`
    : null;
