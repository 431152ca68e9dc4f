/** What a plugin ships besides its skills, as plain data. */
import { posix } from 'node:path';
import { type Json, list, string } from '../input/json-value.js';

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
  | (PartOfPlugin & DeclaredServer & { kind: 'mcp_server' })
  /** text: all of the file, with the front matter of a style. */
  | (PartOfPlugin & { kind: 'output_style' | 'instructions'; text: string });

interface DeclaredServer {
  /** At an address, not a process of the source. */
  remote: boolean;
  /** As it is declared. */
  server: Json;
  /** Of its plugin. */
  folder: string;
  /** In it, the program's file, where it is there or a variable for that folder leads to it. */
  program: string | null;
  /** Manifests of the plugin that declare it or name its file. */
  named_in: readonly string[];
  /** {manifest of the plugin, or .mcp.json: whether it declares servers}; those that are there. */
  declaring: Readonly<Record<string, boolean>>;
}

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

export const ROOTED = /^\$\{?(?:(?:CLAUDE_|COPILOT_)?PLUGIN_ROOT|extensionPath)(?::-[^}]*)?\}?(?:\/|$)/;
const SCRIPT = /^(?:\.\/)?[\w@-][\w@.-]*(?:\/[\w@.-]+)*\.(?:[cm]?[jt]s|py|rb|sh)$/;

/** The script that a server is, or that its program is given, from the source's root. in_folder: a path without a variable leads there. */
export function scriptsIn({ server, folder }: Pick<ServerPart, 'server' | 'folder'>, in_folder = true): string[] {
  const words = [server['command'], server['args']].flat().filter((word) => typeof word === 'string');
  const script = words.find((word) => SCRIPT.test(word.replace(ROOTED, './')));
  const is_named = script !== undefined && (in_folder || ROOTED.test(script));
  return is_named ? [posix.join(folder, script.replace(ROOTED, './'))] : [];
}

/** Programs that are given the file of another one, or the folder in which to look for it. */
const RUNNERS = /^(?:node|nodejs|bun|deno|tsx|ts-node|python[\d.]*|uv|ruby|php|perl|(?:ba|z)?sh)$/;
const FOLDER = /^--(?:directory|project|cwd)$/;
const INLINE = /^-\w*[cemp]$|^--(?:eval|print)$/;
const FILE = /^(?!.*(?:\s|:\/\/)).*(?:[/$]|\.(?:[cm]?[jt]s|py|rb|sh|php|pl)$)/;

/** The word by which the server's program is found; null where that is on PATH, of a package or inline, or cannot be told. */
export function programOf({ command, args }: Json): string | null {
  if (typeof command !== 'string') return null;
  if (/[/$]/.test(command)) return command;
  const words = RUNNERS.test(command) ? list(args).map(string) : [];
  const at = words.findIndex((word) => FOLDER.test(word) || INLINE.test(word) || !/^-|^run$/.test(word));
  const word = (FOLDER.test(words[at] ?? '') ? words[at + 1] : words[at]) ?? '';
  return FILE.test(word) ? word : null;
}

export const isRelative = (word: string): boolean => !/^(?:[/~$]|[A-Za-z]:)/.test(word);

/** The ids that a case may use for it: `fold`, `kit:fold`, and `kit:sub:press` for one in a folder. */
export function commandIds({ file, plugin }: CommandPart): string[] {
  const bare = file.replace(/\.md$/, '').replaceAll('/', ':');
  return plugin === null ? [bare] : [bare, `${plugin}:${bare}`];
}

export const commandsIn = (parts: readonly PluginPart[]): CommandPart[] =>
  parts.filter((part) => part.kind === 'command');

export const findCommand = (parts: readonly PluginPart[], names: readonly string[]): CommandPart | null =>
  commandsIn(parts).find((part) => commandIds(part).some((id) => names.includes(id))) ?? null;
