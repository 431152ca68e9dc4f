/** The tool calls with which a model on Cline loads a skill, reads a file or runs a tool (3.0.65). */
import { type FindCalled, findNamed } from '../../model/match-choice.js';
import type { ModelRequest, OfferedSkill, ToolCall } from '../../model/wire.js';
import { bareId } from '../../text/bare-id.js';
import { callerOf, lacking, listedCall, type Translations } from '../calls/tool-calls.js';

export const callSkill = (request: ModelRequest, { id }: OfferedSkill): ToolCall | null =>
  listedCall(request, { name: 'skills', input: { skill: id } });

/** Blanks, slashes and case make no difference; nor does a plugin's name, missing or another's, where one skill alone fits. */
export const findCalled: FindCalled = (called, offered) => {
  const normalise = (id: string) => id.trim().replace(/^\/+/, '').toLowerCase();
  const bare = offered.filter(({ id }) => bareId(normalise(id)) === bareId(normalise(called)));
  return findNamed(called, offered, normalise) ?? (bare.length === 1 ? bare[0] : undefined);
};

export const readFile = (request: ModelRequest, path: string): ToolCall | null =>
  listedCall(request, { name: 'read_files', input: { files: [{ path }] } });

/** Claude's tool names, which cases use → the corresponding calls of Cline. */
const TRANSLATIONS: Translations = {
  bash: ({ command }) => ({ name: 'run_commands', input: { commands: [command] } }),
  read: ({ file_path, path }) => ({ name: 'read_files', input: { files: [{ path: file_path ?? path }] } }),
  write: ({ file_path, path, content }) => ({ name: 'editor', input: { path: file_path ?? path, new_text: content } }),
  edit: ({ file_path, path, old_string, new_string }) => ({
    name: 'editor',
    input: { path: file_path ?? path, old_text: old_string, new_text: new_string },
  }),
  grep: ({ pattern }) => ({ name: 'search_codebase', input: { queries: [pattern] } }),
  webfetch: ({ url, prompt }) => ({
    name: 'fetch_web_content',
    input: { requests: [{ url, prompt: prompt ?? 'Read it.' }] },
  }),
};

export { commandsOf } from './tool-events.js';

export const callSubagent = (request: ModelRequest, task: string): ToolCall | null =>
  listedCall(request, { name: 'spawn_agent', input: { systemPrompt: 'You do as you are asked.', task } });

export const callTool = callerOf(TRANSLATIONS);

export const lacksTool = lacking('Cline', ['websearch', 'glob', 'ls', 'notebookedit']);
