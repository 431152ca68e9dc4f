/** The calls that Gemini CLI and its fork Qwen Code both take: the name of each tool's argument and Claude's names for the tools. */
import type { Json } from '../../input/json-value.js';
import type { ModelRequest, OfferedSkill, ToolCall } from '../../model/wire.js';
import { hasTool, type Translations } from '../calls/tool-calls.js';

export const skillCaller =
  (tool: string, argument: string) =>
  (request: ModelRequest, { id }: OfferedSkill): ToolCall | null =>
    hasTool(request, tool) ? { name: tool, input: { [argument]: id } } : null;

export const readFile = (request: ModelRequest, path: string): ToolCall | null =>
  hasTool(request, 'read_file') ? { name: 'read_file', input: { file_path: path } } : null;

/** The arguments that were given. */
export const given = (input: Json): Json =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

/** What differs in an agent stands over these. */
export const SHARED_TRANSLATIONS: Translations = {
  bash: ({ command, description }) => ({ name: 'run_shell_command', input: given({ command, description }) }),
  write: (input) => ({ name: 'write_file', input }),
  glob: (input) => ({ name: 'glob', input }),
};
