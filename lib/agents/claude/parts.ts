/** A request of Claude Code → the custom agents and the tools that it lists (2.1.330). */
import type { ModelRequest } from '../../model/wire.js';
import { parseFrontMatter } from '../../skill/front-matter.js';
import type { PartFault, PartFile } from '../interface/part-file.js';
import { type ListedPart, type ListedTool, listTools, type PartsReader, readEntries } from '../interface/parts.js';
import { readFields } from './front-matter.js';
import { MANIFEST } from './manifest.js';

/** In a system message of its own, or (2.1.197) in the description of the tool that starts agents. */
const SUBAGENTS =
  /^Available agent types[^\n]*:\n([\s\S]*?)(?=(?<=\)|^)\n\n(?:When|The following) |\n<\/system-reminder>|$(?![\s\S]))/m;
const ENTRY = /^- ([^:\s](?:[^:]|:(?! ))*): (.*)$/;
const TOOLS_OF_AGENT = / \(Tools: [^()]*\)$/;
/** What it writes of a plugin's agent without a description (2.1.330). */
const NO_DESCRIPTION = /^Agent from \S+ plugin$/;

/** Tools of MCP servers are named and loaded later; 2.1.197 listed them with the others. */
const DEFERRED =
  /^The following deferred tools are now available[^\n]*\n([\s\S]*?)(?:\n\n|\n<\/system-reminder>|$(?![\s\S]))/m;

/** It adds that ToolSearch waits for them; with a later request it lists their tools (2.1.330). */
const CONNECTING = /^The following MCP servers are still connecting[^\n]*\n([\s\S]*?)(?:\n\n|$(?![\s\S]))/m;

function subagents(request: ModelRequest): ListedPart[] {
  const starts = request.tools.filter(({ name }) => name === 'Agent' || name === 'Task');
  const section = [...ownTexts(request), ...starts.map(({ description }) => description)]
    .map((text) => SUBAGENTS.exec(text)?.[1])
    .find((found) => found !== undefined);
  return readEntries(section ?? '', ENTRY).map(({ name, description }) => ({
    name,
    description: description?.replace(TOOLS_OF_AGENT, '').replace(NO_DESCRIPTION, '') || null,
  }));
}

function tools(request: ModelRequest): ListedTool[] {
  const names = ownTexts(request).flatMap((text) => DEFERRED.exec(text)?.[1]?.split('\n') ?? []);
  const listed = listTools(request);
  const known = new Set(listed.map(({ name }) => name));
  const deferred = names.filter((name) => !known.has(name));
  return [...listed, ...deferred.map((name) => ({ name, description: null, deferred: true }))];
}

const startsLate = (request: ModelRequest): string[] =>
  ownTexts(request).flatMap((text) =>
    (CONNECTING.exec(text)?.[1] ?? '').split('\n').map((name) => `mcp__${plain(name)}__`),
  );

/** Not what a user wrote, who may quote such a list. */
const ownTexts = ({ texts }: ModelRequest): string[] =>
  texts
    .filter(({ role, text }) => role === 'system' || (role === 'user' && text.startsWith('<system-reminder>')))
    .map(({ text }) => text);

const plain = (name: string) => name.replace(/[^a-zA-Z0-9_-]/g, '_');

/** Measured with 90 files (2.1.330): it lists a plugin's agent without front matter, or with broken YAML, by its file's name, and none of a project without a name. */
function faultOf({ kind, text, plugin }: PartFile): PartFault | null {
  const { fields, problems } = parseFrontMatter(text);
  const { name, description, 'disable-model-invocation': for_people } = fields;
  if (kind === 'subagent') {
    if (name !== undefined && name !== null && typeof name !== 'string')
      return { why: 'its `name` is no text; put quotes around it' };
    const { fields: own, missing } = readFields({ text });
    const why = problems[0]?.message ?? 'it has no description; write one';
    if (plugin === null && !(own['name'] ?? name))
      return { why: 'it has no `name`, which it needs in a project; write one' };
    // 2.1.330 leaves out a project's agent without a description, and lists a plugin's.
    if (plugin === null) return missing || typeof own['description'] === 'string' ? null : { why };
    return missing || isText(own['description']) || isText(own['when_to_use']) ? null : { why, listed: true };
  }
  if (`${for_people}` === 'true') return { why: 'with disable-model-invocation it is for people', for_people: true };
  return isText(description) ? null : { why: 'it has no description; write one', for_people: true };
}

/** Measured (2.1.330): with a list of tools, and `Skill` not in it, it is shown no listing. `skills` gives it texts from the start. */
function lacksSkills({ text }: PartFile): boolean {
  const { tools, skills } = parseFrontMatter(text).fields;
  const names = Array.isArray(tools) ? tools.map(String) : typeof tools === 'string' ? tools.split(',') : ['*'];
  return !skills && !names.some((name) => /^\s*(?:\*|Skill\b)/.test(name));
}

/** A number or a truth value is turned into text. */
const isText = (value: unknown): boolean =>
  value !== undefined && value !== null && typeof value !== 'object' && `${value}`.trim() !== '';

export const parts: PartsReader = {
  keeps_one_name: true,
  // Measured in a checkout that has them all, and with one alone.
  instructions: [
    ['.claude/CLAUDE.md'],
    ['CLAUDE.local.md'],
    // The last one only where none of its own is.
    ['CLAUDE.md', '.claude/CLAUDE.md', 'CLAUDE.local.md', 'AGENTS.md'],
  ],
  imports: ['CLAUDE.md', 'AGENTS.md', 'CLAUDE.local.md', '.claude/CLAUDE.md'],
  output_styles: true,
  subagents,
  tools,
  toolPrefix: (server, plugin) => `mcp__${plugin === null ? '' : `plugin_${plain(plugin)}_`}${plain(server)}__`,
  startsLate,
  // Measured (2.1.330), which does not wait with its first request for servers that are slow.
  asks_first: { method: 'server/discover', seconds: 3, again: true },
  places: {
    manifests: [MANIFEST],
    // `claude mcp list` calls another shape an error (2.1.330); of a plugin it takes that, too.
    project: { file: '.mcp.json', table: 'mcpServers', costs: 'starts no server from it' },
    kept: /\$\{(?:PLUGIN_ROOT|COPILOT_PLUGIN_ROOT|extensionPath)\}|\$CLAUDE_PLUGIN_ROOT|\$\{CLAUDE_PLUGIN_ROOT:-/,
    // With a default in the braces, it takes that: it looks for the variable among its own.
    in_shell: /^\$(?:CLAUDE_PLUGIN_ROOT\b|\{CLAUDE_PLUGIN_ROOT\})/,
    // It reads no cwd.
    folderOf: () => 'project',
  },
  commandName: ({ file }) => file.replace(/\.md$/, '').replaceAll('/', ':'),
  command_folders: ['.claude/commands'],
  faultOf,
  lacksSkills,
  // Measured (2.1.330) with `tools: Read, Grep, Glob`, which gives all three, and with Bash added, which takes the two away.
  stands_for: { Bash: ['Grep', 'Glob'] },
  // Measured (2.1.330): `bash, read` and `Bsah, Raed` give none, `Bsah, Read` gives Read.
  drops_tools: 'exact',
  // 2.1.330, which asks for `sonet` as it is.
  model_aliases: ['sonnet', 'opus', 'haiku', 'fable', 'mythos', 'best', 'opusplan', 'inherit'],
};
