/** What a plugin ships besides its skills, as plain data. */
import { posix } from 'node:path';
import { asFields, type Json, list, string } from '../input/json-value.js';

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
  /** That program from the source's root, where it is the command itself and lacks the executable bit. */
  sealed?: string;
  /** The script of the source, from its root, that it is started by and that is not there, nor to be built. */
  lost?: string;
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

/** A path that begins with a variable for the plugin's folder; its groups: the variable's name, and what stands for one that is not set. */
export const ROOTED = /^\$\{?((?:CLAUDE_|COPILOT_)?PLUGIN_ROOT|extensionPath)(?::-([^}]*))?\}?(?:\/|$)/;
/** Built where it is started, or brought by a package manager. */
export const BUILT = /(?:^|\/)(?:dist|build|out|target|node_modules|\.?venv)\//;
const SCRIPT = /^(?:\.\/)?[\w@-][\w@.-]*(?:\/[\w@.-]+)*\.(?:[cm]?[jt]s|py|rb|sh)$/;

/** The script that a server is, or that its program is given, or those that a line for a shell runs, from the source's root. in_folder: a path without a variable leads there. */
export function scriptsIn({ server, folder }: Pick<ServerPart, 'server' | 'folder'>, in_folder = true): string[] {
  const { words, is_line } = wordsOf(server);
  const scripts = words.flatMap((word, at) => {
    const path = pathIn(words, at);
    const is_script = SCRIPT.test(word.replace(ROOTED, './')) && SCRIPT.test(path.replace(ROOTED, './'));
    return is_script && (in_folder || ROOTED.test(path)) && (!is_line || isRun(words, at)) ? [path] : [];
  });
  return (is_line ? scripts : scripts.slice(0, 1)).map((path) => posix.join(folder, path.replace(ROOTED, './')));
}

/** The paths with a variable that a line for a shell runs. instead: what the line has where it is not set. */
export function rootedIn(server: Json): { path: string; instead: string | null }[] {
  const { words, is_line } = wordsOf(server);
  if (!is_line || !SHELL.test(string(server['command']))) return [];
  return words.flatMap((word, at) => {
    const path = pathIn(words, at);
    const is_path = isRun(words, at) && (ROOTED.test(word) || SCRIPT.test(word));
    const [, name, own] = (is_path && ROOTED.exec(path)) || [];
    const set = words.flatMap((word) => new RegExp(`\\b${name}:?[=-]([^}]*)`).exec(word)?.[1] ?? [])[0];
    return name === undefined ? [] : [{ path, instead: own ?? set ?? null }];
  });
}

/** A word of a line, in the folder to which the line changed before. */
function pathIn(words: readonly string[], at: number): string {
  const word = words[at] ?? '';
  const changed = words.findLastIndex((one, before) => before < at - 1 && INTO.test(one));
  return changed < 0 || ROOTED.test(word) ? word : posix.join(words[changed + 1] ?? '', word);
}

/** As they are declared, with what `env` sets; of a line for a shell, or a program in an option, the words in it and what separates them. */
function wordsOf({ command, args, env }: Json): { words: string[]; is_line: boolean } {
  const own = [command, ...list(args)].map((word) => setIn(string(word), env));
  const at = own.findIndex((word, index) => index > 0 && (INLINE.test(word) || /^\/c$/i.test(word)));
  if (at < 0) return { words: own, is_line: false };
  const is_windows = own[at]?.startsWith('/');
  const rest = own
    .slice(at + 1)
    .join(' ')
    .replaceAll('\n', ' ; ');
  const line = is_windows
    ? rest.replace(/%(\w+)%/g, '$$$1').replaceAll('\\', '/')
    : rest.replace(IN_STRING, '$$$1').replace(READ_OF, '"$$$1/$3"');
  const words = [...line.matchAll(WORD)].map(([word]) => word.replace(/\\(.)|["'`]/g, '$1'));
  return { words: [...own.slice(0, at), ...words], is_line: true };
}

const setIn = (word: string, env: unknown): string =>
  word.replace(/\$(?:(\w+)|\{(\w+)\})/g, (all, bare, braced) => string(asFields(env)[bare ?? braced]) || all);

const WORD = /(?:"(?:[^"\\]|\\.)*"|'[^']*'|`[^`]*`|\\.|[^\s"'`\\;&|()])+|[;&|()]+/g;
/** How a program reads a variable, and puts a path after it: `process.env.ROOT + '/x.js'`, `os.environ["ROOT"] + "/x.py"`. */
const IN_STRING = /\$\{process\.env\.(\w+)\}/g;
const READ_OF = /(?:process\.env|os\.environ)(?:\.|\[["'])(\w+)(?:["']\])?\s*[+,]\s*(["'`])\/?(.*?)\2/g;
/** What changes the folder in which a path is looked for. */
const INTO = /^(?:cd|--directory|--cwd)$/;
/** What may stand before a command in a line. */
const BEFORE = /^(?:[;&|({!]+|exec|then|else|do|env|run|\.|source|tsx|[A-Za-z_]\w*=.*)$/;

/** Not what a line only asks about, or gives to another program. */
function isRun(words: readonly string[], at: number): boolean {
  const before = words[words.findLastIndex((word, index) => index < at && !word.startsWith('-'))] ?? '';
  return BEFORE.test(before) || RUNNERS.test(posix.basename(before)) || INTO.test(words[at - 2] ?? '');
}

/** Programs that are given the file of another one, or the folder in which to look for it. */
const RUNNERS = /^(?:node|nodejs|bun|deno|tsx|ts-node|python[\d.]*|uv|ruby|php|perl|(?:ba|z)?sh)$/;
const SHELL = /(?:^|\/)(?:ba|da|z)?sh$/;
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
