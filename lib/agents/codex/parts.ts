/** A request of Codex → the tools that it lists, those of MCP servers among them (0.169.0). */
import type { ModelRequest } from '../../model/wire.js';
import { isRelative } from '../../skill/plugin-part.js';
import { type ListedTool, listTools, type PartsReader } from '../interface/parts.js';
import { commandSkillName, convertCommand } from './commands.js';
import { keepsCommands, MANIFESTS, OWN_MANIFEST } from './plugins.js';
import { faultOfRole, listRoles } from './roles.js';

/** A message of its own names the namespaces whose tools a script may look up: `- mcp__github`; of servers that were slow, a later one. */
const NAMESPACES = /^<tools>\n(?:Added d|D)eferred tool namespaces:\n([\s\S]*?)\n<\/tools>/;

function tools(request: ModelRequest): ListedTool[] {
  const namespaces = request.texts.flatMap(({ role, text }) =>
    role === 'developer' ? (NAMESPACES.exec(text)?.[1]?.match(/(?<=^- )\S+$/gm) ?? []) : [],
  );
  // In code mode the tools are sections in the description of `exec`.
  const nested = request.tools.flatMap(({ description }) => [...description.matchAll(/^### `(mcp__[\w-]+)`$/gm)]);
  return [
    ...listTools(request),
    ...nested.map(([, name = '']) => ({ name, description: null, deferred: false })),
    ...namespaces.map((name) => ({ name, description: null, deferred: true })),
  ];
}

export const parts: PartsReader = {
  // Measured in a checkout that has them all, and with one alone.
  instructions: [['AGENTS.override.md', 'AGENTS.md']],
  instructions_limit: { bytes: 32_768, setting: 'project_doc_max_bytes' },
  subagents: listRoles,
  subagents_of: 'project',
  tools,
  // A namespace has no second pair of underscores, so that the prefix is all of its name.
  toolPrefix: (server) => `mcp__${server.replace(/[^a-zA-Z0-9_]/g, '_')}`,
  places: {
    manifests: MANIFESTS,
    // In a project that its user trusts (0.169.0: "Error parsing project config file"); another table is passed over without a word.
    project: {
      file: '.codex/config.toml',
      table: 'mcp_servers',
      costs: 'does not start in this project, once it is trusted',
    },
    reads_only: 'manifest',
    kept: /\$(?:\w+|\{[^}]*\})/,
    // A relative one leads into the plugin; it sets no variable with the plugin's folder.
    folderOf: (cwd) => (cwd !== null && isRelative(cwd) ? 'plugin' : 'project'),
  },
  commandName: ({ file }) => commandSkillName(file),
  keeps_one_name: true,
  faultOf({ kind, file, path = '', text }, source) {
    if (kind === 'subagent') return file.endsWith('.toml') ? faultOfRole(text) : null;
    if (source && keepsCommands(source, path))
      return {
        why: `\`codex plugin add\` makes no skills of the commands of a plugin that has ${OWN_MANIFEST}`,
        for_people: true,
      };
    const made = convertCommand(file, text);
    return typeof made === 'string'
      ? { why: `\`codex plugin add\` makes no skill of a command ${made}`, for_people: true }
      : null;
  },
};
