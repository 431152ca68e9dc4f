/** How an agent reads a plugin's MCP servers: what it refuses of a file, where it looks for one and for the program, and the words that all follow. Measured on its pinned version. */
import { posix } from 'node:path';
import { isJson, type Json, list, string } from '../../input/json-value.js';
import { isRelative, programOf, ROOTED, type ServerPart } from '../../skill/plugin-part.js';

export interface ServerReader {
  /** mcpServers: what the file holds, with or without that key around it. lone: it keeps no other server from starting. */
  findFaults(servers: Json): { path: readonly PropertyKey[]; lone?: true }[];
  /** What one mistake keeps from starting. */
  costs: 'server' | 'file';
}

/** For agents that start a command without a shell. One with a blank in its folder may be there. */
export const findPhrases: ServerReader['findFaults'] = (servers) =>
  Object.entries(servers).flatMap(([name, server]) => {
    const isPhrase = isJson(server) && /^[\w.-]+\s+\S/.test(string(server['command']));
    return isPhrase ? [{ path: [name, 'command'], lone: true as const }] : [];
  });

export interface ServerPlaces {
  /** Manifests of a plugin in which it looks for servers: of those that are there, the first. */
  manifests: readonly string[];
  /** Where both declare servers, the one that it reads; absent: both. */
  reads_only?: 'manifest' | '.mcp.json';
  /** A variable that stays as it is written. */
  kept: RegExp;
  /** In which folder a server starts. */
  folderOf(cwd: string | null): 'plugin' | 'project';
}

type Declared = Pick<ServerPart, 'server' | 'program'>;

/** Each agent has a manifest of its own, and may be given servers of its own there. */
export function readsServer(
  { manifests, reads_only }: ServerPlaces,
  { path, folder, named_in, declaring }: Pick<ServerPart, 'path' | 'folder' | 'named_in' | 'declaring'>,
): boolean {
  const own = manifests.find((manifest) => manifest in declaring);
  const is_usual = named_in.length === 0 || path === posix.join(folder, FILE);
  if (is_usual && !(reads_only === 'manifest' && own !== undefined && declaring[own])) return true;
  return own !== undefined && named_in.includes(own) && !(reads_only === FILE && declaring[FILE]);
}

const FILE = '.mcp.json';

/** An extension and a package of the standard have ways of their own to name a path. */
const OTHER = /(?:^|\/)(?:\w+-extension|mcp)\.json$/;

/** Null where it finds it, or where that cannot be told without a start. */
export function explainUnfound({ kept, folderOf }: ServerPlaces, { server, program, path }: ServerPart): string | null {
  const word = programOf(server);
  if (word === null || program === null || OTHER.test(path)) return null;
  const cwd = isRelative(word) ? string(server['cwd']) : '';
  const open = kept.exec(word) ?? kept.exec(cwd);
  if (open) return `it puts nothing in the place of ${open[0]}`;
  return isRelative(word) && folderOf(cwd || null) === 'project'
    ? `it starts the server in its user's project, and ${program} is in the plugin`
    : null;
}

const ROOT = '$' + '{CLAUDE_PLUGIN_ROOT}';

/**
 * What to write so that the agents find it. Only a shell serves those that replace the variable and those that set none: measured on
 * Claude Code 2.1.330, Codex 0.169.0 and Copilot CLI 1.0.102. With braces, Claude Code would take it for a variable of its own.
 */
export function rewriteServer({ server, program }: Declared, agents: readonly ServerPlaces[]): string {
  const own = programOf(server);
  const path = posix.join(ROOT, program ?? '');
  if (server['cwd'] === undefined && !agents.some(({ kept }) => kept.test(ROOT))) return path;
  const words = [server['command'], ...list(server['args'])].map(string);
  const rooted = words.map((word) => (word === own ? path : word.replace(ROOTED, `${ROOT}/`)));
  const line = `[ "$CLAUDE_PLUGIN_ROOT" ] || CLAUDE_PLUGIN_ROOT=.; exec ${rooted.map(quote).join(' ')}`;
  return `"command": "sh", "args": ["-c", ${JSON.stringify(line)}], "cwd": "."`;
}

function quote(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  const parts = word.split(ROOT);
  if (parts.length === 1) return `'${word.replaceAll("'", "'\\''")}'`;
  return `"${parts.map((part) => part.replace(/["\\`$]/g, '\\$&')).join('$CLAUDE_PLUGIN_ROOT')}"`;
}
