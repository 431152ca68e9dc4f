/** A request of Gemini CLI → the custom agents and the tools that it lists (0.61.0). */
import { z } from 'zod';
import type { ModelRequest } from '../../model/wire.js';
import { findShapeFault, isNested, type PartFault, type PartFile } from '../interface/part-file.js';
import { type ListedPart, listTools, type PartsReader, readEntries } from '../interface/parts.js';
import { MANIFEST } from './facts.js';

/** With its models of the third generation (the one it takes by itself), and with older ones. */
const ELEMENTS = /^<available_subagents>\n([\s\S]*?)^<\/available_subagents>$/m;
const ELEMENT =
  /^ {2}<subagent>\n {4}<name>(.*)<\/name>\n {4}<description>([\s\S]*?)<\/description>\n {2}<\/subagent>$/gm;
const LINES = /^The following sub-agents are available:\n\n([\s\S]*?)\n\nRemember that/m;
const ENTRY = /^- (\S+) -> (.*)$/;

function subagents({ texts }: ModelRequest): ListedPart[] {
  const text = texts.flatMap(({ role, text }) => (role === 'system' ? [text] : [])).join('\n');
  const elements = ELEMENTS.exec(text)?.[1] ?? '';
  return [
    ...[...elements.matchAll(ELEMENT)].map(([, name = '', description = '']) => ({ name, description })),
    ...readEntries(LINES.exec(text)?.[1] ?? '', ENTRY),
  ];
}

/** Its own names and a pattern for those of servers, as its source has them (0.61.0). */
const TOOLS = new Set([
  ...['glob', 'grep_search', 'search_file_content', 'list_directory', 'read_file', 'read_many_files', 'write_file'],
  ...['replace', 'run_shell_command', 'google_web_search', 'web_fetch', 'write_todos', 'activate_skill', 'ask_user'],
  ...['get_internal_docs', 'enter_plan_mode', 'exit_plan_mode', 'update_topic', 'complete_task', 'invoke_agent'],
  ...['read_mcp_resource', 'list_mcp_resources', 'tracker_create_task', 'tracker_update_task', 'tracker_get_task'],
  ...['tracker_list_tasks', 'tracker_add_dependency', 'tracker_visualize', '*'],
]);
const isTool = (name: string) => TOOLS.has(name) || /^(?:mcp_[a-z0-9]|discovered_tool_)/i.test(name);

const positive = z.number().int().positive();
const AGENT = z.strictObject({
  kind: z.literal('local').optional(),
  name: z.string().regex(/^[a-z0-9-_]+$/, 'lower-case letters, digits, - and _ alone are allowed'),
  description: z.string().min(1, 'it is empty'),
  display_name: z.string().optional(),
  tools: z.array(z.string().refine(isTool, { error: ({ input }) => `${input} is the name of no tool` })).optional(),
  mcp_servers: z.record(z.string(), z.unknown()).optional(),
  model: z.string().optional(),
  temperature: z.number().optional(),
  max_turns: positive.optional(),
  timeout_mins: positive.optional(),
});

/** Measured with 90 files (0.61.0): a field that it does not know keeps it from the whole file. */
function faultOf(part: PartFile): PartFault | null {
  if (isNested(part)) return { why: 'it lies in a folder below that of agents; move the file up' };
  if (!/^---\r?\n/.test(part.text)) return { why: 'its first line is not --- alone' };
  return findShapeFault(part.text, AGENT);
}

export const parts: PartsReader = {
  // Measured in a checkout that has them all, and with one alone.
  instructions: [['GEMINI.md']],
  imports: ['GEMINI.md'],
  faultOf,
  subagents,
  tools: listTools,
  toolPrefix: (server) => `mcp_${server.replace(/[^a-zA-Z0-9_.-]/g, '_')}_`,
  server_paths: `it starts in the working directory, so write its paths as \${extensionPath}/… in ${MANIFEST}`,
  extension_files: [MANIFEST],
  // Its commands are TOML files, which only people start.
  commandName: null,
};
