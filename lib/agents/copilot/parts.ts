/** A request of Copilot → the custom agents and the tools that it lists (1.0.102). */
import { z } from 'zod';
import { parseFrontMatter } from '../../skill/front-matter.js';
import { isRelative } from '../../skill/plugin-part.js';
import type { Source } from '../../skill/skill.js';
import { findShapeFault, isNested, type PartFault, type PartFile } from '../interface/part-file.js';
import { listTools, type PartsReader, subagentsIn } from '../interface/parts.js';
import { MANIFESTS } from './plugins.js';

const SUBAGENTS = /^User-provided custom agents:\n([\s\S]*)/m;
const ENTRY = /^- \*\*(.+?)\*\*: (.*)$/;

const words = z.union([z.string(), z.array(z.string())]);
const AGENT = z.looseObject({
  name: z.string().optional(),
  description: z.string(),
  tools: words.optional(),
  model: words.optional(),
  skills: z.array(z.unknown()).optional(),
  hooks: z.record(z.string(), z.unknown()).optional(),
  infer: z.boolean().optional(),
  'mcp-servers': z.record(z.string(), z.unknown()).optional(),
});
const COMMAND = z.looseObject({
  name: z.string().optional(),
  description: z.string().optional(),
  'argument-hint': z.string().optional(),
  'allowed-tools': words.optional(),
  'disable-model-invocation': z.boolean().optional(),
});

/** Blanks do not separate the names, and a name that no tool has is left out (1.0.102). */
function findToolless(tools: unknown): PartFault | null {
  if (typeof tools !== 'string' || !/^[\w-]+(?:\s+[\w-]+)+$/.test(tools.trim())) return null;
  const why = '`tools` is one name to it, because no comma stands between the words';
  return { why: `${why}; write \`tools: ${tools.trim().split(/\s+/).join(', ')}\``, toolless: true };
}

function commandName({ file, text }: PartFile): string {
  const { name } = parseFrontMatter(text).fields;
  return (typeof name === 'string' ? name : file.replace(/\.md$/, '')).trim().replace(/\s+/g, '-');
}

/** Measured with 40 names (1.0.102). */
const COMMAND_NAME = /^[a-zA-Z0-9][\w.:-]*$/;

/** Measured with 90 files (1.0.102); its log has the reason for an agent, and none for a command. */
function faultOf(part: PartFile, source?: Source): PartFault | null {
  const { kind, text } = part;
  if (isNested(part))
    return {
      why: `it lies in a folder below that of ${kind === 'subagent' ? 'agents' : 'commands'}; move the file up`,
    };
  // A command needs no front matter.
  const is_bare = kind === 'command' && !/^\uFEFF?\s*---/.test(text);
  const fault = is_bare ? null : findShapeFault(text, kind === 'subagent' ? AGENT : COMMAND);
  if (fault) return fault;
  if (kind === 'subagent') return findToolless(parseFrontMatter(text).fields['tools']);
  if (!COMMAND_NAME.test(commandName(part)))
    return {
      why: `it takes no command named '${commandName(part)}'; write \`name\` with letters, digits, ., _, : and -, the first a letter or digit`,
    };
  if (source?.skills.some(({ id }) => id === commandName(part)))
    return { why: `a skill is called '${commandName(part)}', too, and goes before it; rename one of the two` };
  return /^disable-model-invocation:\s*true\s*$/m.test(text)
    ? { why: 'with disable-model-invocation it is for people', for_people: true }
    : null;
}

/** Measured (1.0.102): with a list of tools, and `skill` not in it, it is shown no listing; `Skill(name)` is no name to it. */
function lacksSkills({ text }: PartFile): boolean {
  const { tools, skills } = parseFrontMatter(text).fields;
  const names = Array.isArray(tools) ? tools.map(String) : typeof tools === 'string' ? tools.split(',') : ['*'];
  return !skills && !names.some((name) => /^\s*(?:\*|skill)\s*$/i.test(name));
}

export const parts: PartsReader = {
  // Measured in a checkout that has them all, and with one alone.
  instructions: [['CLAUDE.md'], ['AGENTS.md'], ['GEMINI.md'], ['.github/copilot-instructions.md']],
  // Not in GEMINI.md.
  imports: ['CLAUDE.md', 'AGENTS.md', '.github/copilot-instructions.md'],
  named_by_file: true,
  faultOf,
  lacksSkills,
  // Measured (1.0.102): `bash, read` gives both, `Bsah, Raed` none.
  drops_tools: 'loose',
  subagents: subagentsIn('task', SUBAGENTS, ENTRY),
  tools: listTools,
  toolPrefix: (server) => `${server.replace(/[^a-zA-Z0-9_-]/g, '-')}-`,
  // Measured (1.0.102): its first request waits as long.
  asks_first: { method: 'server/discover', seconds: 10 },
  places: {
    manifests: MANIFESTS,
    reads_only: '.mcp.json',
    // All that it sets, with and without braces.
    kept: /\$\{extensionPath\}/,
    in_shell: /^\$\{?(?:CLAUDE_|COPILOT_)?PLUGIN_ROOT\b/,
    folderOf: (cwd) => (cwd !== null && isRelative(cwd) ? 'project' : 'plugin'),
  },
  command_folders: ['.claude/commands'],
  // Listed as a skill, with or without a description.
  commandName,
};
