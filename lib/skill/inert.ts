/** A file that declares what an agent starts → the same bytes with something in the place of each thing that would be run. */
import { listJsonStrings } from '../input/json-strings.js';
import type { PlacedString } from '../input/placed-string.js';
import { listTomlStrings } from '../input/toml-strings.js';
import { listYamlStrings } from '../input/yaml-strings.js';

export interface Declaring {
  form: 'json' | 'toml' | 'front_matter';
  /** Keys under which something is declared; absent: the whole file. */
  under?: readonly string[] | undefined;
  /** Keys whose own value is run. */
  commands?: readonly string[] | undefined;
  /** What stands below such a key may be run. */
  keep?: string | undefined;
}

export interface Inert {
  text: string;
  /** Keys of what was replaced. */
  replaced: string[];
  /** What stands in the place of a declaration: files that hold it, as written. */
  named: string[];
}

/** Under these a declaration stands, or the name of a file with one. */
const NAMING = ['hooks', 'mcpServers', 'lspServers', 'monitors', 'modules', 'plugin', 'apps'];
/** In these each key is the name of a server. */
const NAMED = ['mcpServers', 'lspServers', 'mcp_servers', 'mcp-servers', 'mcp', 'lsp', 'formatter'];
// biome-ignore format: a table
const COMMANDS = [
  'command', 'bash', 'powershell', 'windows', 'linux', 'osx', 'script', 'exec', 'headersHelper',
  'commandWindows', 'command_windows', 'entry',
];
const ADDRESSES = ['url', 'httpUrl', 'serverUrl', 'endpoint', 'baseUrl', 'base_url', 'otlpEndpoint'];
/** Variables of what is started: `LD_PRELOAD` alone would start something of the source. */
const VARIABLES = ['env', 'environment', 'set'];

/** Shape, types, unknown keys and mistakes stay: what an agent refuses in its users' copy it has to refuse in this one. */
export function makeInert(text: string, declaring: Declaring): Inert {
  const { strings, offset } = listStrings(text, declaring.form);
  const named: string[] = [];
  const edits = new Map<number, { to: number; literal: string; key: string }>();
  for (const { path, from, to, value } of strings) {
    const change = decide(path, declaring);
    if (change === 'follow') named.push(value);
    const words = typeof change === 'function' ? change(value) : null;
    if (words === null || words === value) continue;
    const quote = text[offset + from] === "'" ? "'" : '"';
    edits.set(offset + from, {
      to: offset + to,
      literal: `${quote}${words}${quote}`,
      key: keysOf(path).keys.at(-1) ?? '',
    });
  }
  let inert = text;
  for (const [from, { to, literal }] of [...edits].sort(([a], [b]) => b - a))
    inert = inert.slice(0, from) + literal + inert.slice(to);
  return { text: inert, replaced: [...edits.values()].map(({ key }) => key), named };
}

function listStrings(text: string, form: Declaring['form']): { strings: Iterable<PlacedString>; offset: number } {
  switch (form) {
    case 'json':
      return { strings: listJsonStrings(text), offset: 0 };
    case 'toml':
      return { strings: listTomlStrings(text), offset: 0 };
    case 'front_matter': {
      const block = /^(?:\uFEFF|\u00EF\u00BB\u00BF)?---[^\n]*\n([\s\S]*?)(?:^---|$(?![\s\S]))/m.exec(text);
      if (block?.index !== 0 || block[1] === undefined) return { strings: [], offset: 0 };
      return { strings: listYamlStrings(block[1]), offset: text.indexOf('\n') + 1 };
    }
  }
}

type Change = 'follow' | ((value: string) => string | null) | null;

/** follow: the text names a file that declares. Null: nothing is started from there. */
function decide(path: readonly string[], { under, commands = [], keep }: Declaring): Change {
  const { keys, is_first } = keysOf(path);
  if (keep !== undefined && keys.includes(keep)) return null;
  const [holder = '', around = '', leaf = ''] = ['', '', '', ...keys].slice(-3);
  if (commands.includes(leaf)) return is_first ? replaceCommand : null;
  const declares = under === undefined || keys.some((key) => under.includes(key) || commands.includes(key));
  if (!declares) return null;
  if (NAMING.includes(leaf)) return 'follow';
  const is_server = NAMED.includes(holder) || (under === undefined && keys.length === 2);
  if (VARIABLES.includes(around) && !is_server) return (value) => replaceVariable(leaf, value);
  if (ADDRESSES.includes(leaf)) return replaceAddress;
  // Claude Code refuses an empty one of a language server.
  if (leaf === 'args') return (value) => (value === '' ? null : '-');
  return COMMANDS.includes(leaf) && is_first ? replaceCommand : null;
}

/** Without the index of a text in a list: of a list of words the first is the program. */
function keysOf(path: readonly string[]): { keys: readonly string[]; is_first: boolean } {
  const last = path.at(-1) ?? '';
  const keys = path.length > 1 && /^\d+$/.test(last) ? path.slice(0, -1) : path;
  return { keys, is_first: keys === path || last === '0' };
}

/** An agent may say that a program's name has no blanks. */
function replaceCommand(command: string): string | null {
  if (command.trim() === '') return null;
  return command.includes(' ') && !command.startsWith('/') ? 'true -' : 'true';
}

/** Nobody listens there. What is no address stays none. */
const replaceAddress = (url: string): string | null =>
  url.includes('://') ? `${/^[a-z][a-z\d+.-]*(?=:\/\/)/i.exec(url)?.[0] ?? 'http'}://127.0.0.1:9/` : null;

/** Numbers and switches say how an agent lists; anything else may name a program, a file or a function. */
function replaceVariable(name: string, value: string): string {
  if (/^path$/i.test(name)) return '/usr/bin:/bin';
  return /^(?:\d+|true|false)$/.test(value) && !/PATH|ENV|PRELOAD|SHELL|PREFIX|COMMAND/i.test(name) ? value : '';
}
