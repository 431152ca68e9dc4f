/** What a plugin ships besides its skills, as plain data. */
import { posix } from 'node:path';
import type { Json } from '../input/json-value.js';

interface PartOfPlugin {
  name: string;
  /** The plugin that ships it; null: the project itself. */
  plugin: string | null;
  /** The file that holds or declares it, relative to the source's root. */
  path: string;
}

/** file: below the folder of agents or commands; it is a command's name too. */
export type PluginPart =
  | (PartOfPlugin & { kind: 'subagent'; file: string; text: string })
  | (PartOfPlugin & { kind: 'command'; file: string; text: string })
  /** remote: at an address, not a process of the source. server: as it is declared. folder: of its plugin. */
  | (PartOfPlugin & { kind: 'mcp_server'; remote: boolean; server: Json; folder: string })
  /** text: all of the file, with the front matter of a style. */
  | (PartOfPlugin & { kind: 'output_style' | 'instructions'; text: string });

/** Fields of a manifest that name files or folders. */
export const PATH_FIELDS = [
  'skills',
  'agents',
  'commands',
  'hooks',
  'mcpServers',
  'lspServers',
  'outputStyles',
  'monitors',
];

export type CommandPart = Extract<PluginPart, { kind: 'command' }>;

export type ServerPart = Extract<PluginPart, { kind: 'mcp_server' }>;

export const serversIn = (parts: readonly PluginPart[]): ServerPart[] =>
  parts.filter((part) => part.kind === 'mcp_server');

const ROOTED = /^\$\{?(?:(?:CLAUDE_)?PLUGIN_ROOT|extensionPath)\}?\//;
const SCRIPT = /^(?:\.\/)?[\w@-][\w@.-]*(?:\/[\w@.-]+)*\.(?:[cm]?[jt]s|py|rb|sh)$/;

/** The script that a server is, or that its program is given, from the source's root. in_folder: a path without a variable leads there. */
export function scriptsIn({ server, folder }: Pick<ServerPart, 'server' | 'folder'>, in_folder = true): string[] {
  const words = [server['command'], server['args']].flat().filter((word) => typeof word === 'string');
  const script = words.find((word) => SCRIPT.test(word.replace(ROOTED, './')));
  const is_named = script !== undefined && (in_folder || ROOTED.test(script));
  return is_named ? [posix.join(folder, script.replace(ROOTED, './'))] : [];
}

/** The ids that a case may use for it: `fold`, `kit:fold`, and `kit:sub:press` for one in a folder. */
export function commandIds({ file, plugin }: CommandPart): string[] {
  const bare = file.replace(/\.md$/, '').replaceAll('/', ':');
  return plugin === null ? [bare] : [bare, `${plugin}:${bare}`];
}

export const commandsIn = (parts: readonly PluginPart[]): CommandPart[] =>
  parts.filter((part) => part.kind === 'command');

export const findCommand = (parts: readonly PluginPart[], names: readonly string[]): CommandPart | null =>
  commandsIn(parts).find((part) => commandIds(part).some((id) => names.includes(id))) ?? null;
