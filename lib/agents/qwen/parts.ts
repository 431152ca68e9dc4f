/** A request of Qwen Code → the custom agents and the tools that it lists (0.24.4). */
import type { ModelRequest } from '../../model/wire.js';
import { parseFrontMatter } from '../../skill/front-matter.js';
import { isNested, type PartFault, type PartFile } from '../interface/part-file.js';
import { type ListedTool, listTools, type PartsReader, subagentsIn } from '../interface/parts.js';

/** Descriptions may have blank lines. */
const SUBAGENTS =
  /^Available agent types and the tools they have access to:\n([\s\S]*?)(?:\n\nWhen using the Agent tool|$(?![\s\S]))/m;
const ENTRY = /^- \*\*(.+?)\*\*: (.*)$/;

/** Those of servers that came after the start have a section of their own, in the same message or another. */
const DEFERRED =
  /<system-reminder>\nThe following (?:MCP tools became available after startup and|tools) are reachable through `tool_search`[\s\S]*?<\/system-reminder>/g;

function tools(request: ModelRequest): ListedTool[] {
  const sections = request.texts.flatMap(({ role, text }) => (role === 'user' ? (text.match(DEFERRED) ?? []) : []));
  const deferred = sections.flatMap((text) => [...text.matchAll(/^- "([^"]+)"/gm)].map(([, name = '']) => name));
  return [...listTools(request), ...deferred.map((name) => ({ name, description: null, deferred: true }))];
}

const NAME = /^(?!-)[\p{L}\p{N}_-]{2,50}$/u;

/** Measured with 90 files (0.24.4): it mends broken YAML, and takes a value of any type for a description. */
function faultOf(part: PartFile): PartFault | null {
  if (isNested(part)) return { why: 'it lies in a folder below that of agents; move the file up' };
  const { present, fields, problems, body_line } = parseFrontMatter(part.text);
  if (!present || !/^\uFEFF?---\r?\n/.test(part.text))
    return { why: problems[0]?.message ?? 'its first line is not --- alone' };
  const { name, description } = fields;
  if (typeof name !== 'string' || !NAME.test(name))
    return { why: 'its `name` has to be 2 to 50 letters, digits, - and _' };
  if (!`${description ?? ''}`.trim()) return { why: 'it has no description; write one' };
  const body = part.text.split('\n').slice(body_line - 1);
  return body.join('').trim() === '' ? { why: 'it has no text below the front matter' } : null;
}

export const parts: PartsReader = {
  // Measured in a checkout that has them all, and with one alone.
  instructions: [['QWEN.md'], ['AGENTS.md']],
  imports: ['QWEN.md', 'AGENTS.md'],
  faultOf,
  subagents: subagentsIn('agent', SUBAGENTS, ENTRY),
  tools,
  toolPrefix: (server) => `mcp__${server.replace(/[^a-zA-Z0-9_.-]/g, '_')}__`,
  server_paths: `it starts in the working directory, so write its paths as \${extensionPath}/… in qwen-extension.json, gemini-extension.json or, where neither is there, .mcp.json: of several it reads the first`,
  extension_files: ['qwen-extension.json', 'gemini-extension.json'],
  commandName: null,
};
