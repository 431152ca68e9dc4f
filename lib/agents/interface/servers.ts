/** How an agent reads a plugin's MCP servers: what it refuses of a file, where it looks for one and for the program, and the words that all follow. Measured on its pinned version. */
import { posix } from 'node:path';
import { isJson, type Json, list, string } from '../../input/json-value.js';
import { isRelative, programOf, ROOTED, rootedIn, type ServerPart } from '../../skill/plugin-part.js';

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
  /** How a line for a shell writes the plugin's folder, because it replaces that or sets the variable; absent: in no way. */
  in_shell?: RegExp;
  /** The file of a project in which it looks for servers, and the table in it that holds them; costs: where it cannot be read; absent: not known. */
  project?: { file: string; table: string; costs: string };
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
export function explainUnfound({ kept, in_shell, folderOf }: ServerPlaces, part: ServerPart): string | null {
  const { server, program, path } = part;
  if (OTHER.test(path)) return null;
  const [word, given] = [programOf(server), string(server['cwd'])];
  const explain = (open: string) => `it puts nothing in the place of ${open}`;
  const place = (cwd: string, to: string) =>
    folderOf(cwd || null) === 'project'
      ? `it starts the server in its user's project, and ${to} is in the plugin`
      : null;
  for (const { path: own, instead } of rootedIn(server).filter(({ path: own }) => !in_shell?.test(own))) {
    const why =
      instead === null
        ? explain(own.replace(/\/.*/, ''))
        : RELATIVE.test(instead) && place(given, own.replace(ROOTED, ''));
    if (why) return why;
  }
  if (word === null || program === null) return null;
  const cwd = isRelative(word) ? given : '';
  const open = kept.exec(word) ?? kept.exec(cwd);
  return open ? explain(open[0]) : isRelative(word) ? place(cwd, program) : null;
}

/** Whether it can be told without a start that it finds it. */
export const findsProgram = (places: ServerPlaces, part: ServerPart): boolean =>
  part.lost === undefined &&
  explainUnfound(places, part) === null &&
  ((part.program !== null && programOf(part.server) !== null) || rootedIn(part.server).length > 0);

/** A folder named from the one in which a server starts. */
const RELATIVE = /^\.{1,2}(?:\/|$)/;

const ROOT = '$' + '{CLAUDE_PLUGIN_ROOT}';

/**
 * What to write so that the agents find it. Only a shell serves those that replace the variable and those that set none: measured on
 * Claude Code 2.1.330, Codex 0.169.0 and Copilot CLI 1.0.102. With braces, Claude Code would take it for a variable of its own.
 */
export function rewriteServer({ server, program }: Declared, agents: readonly ServerPlaces[]): string {
  const fallback = '[ "$CLAUDE_PLUGIN_ROOT" ] || CLAUDE_PLUGIN_ROOT=.;';
  if (rootedIn(server).length > 0) {
    const asLine = (text: string) =>
      text.replace(`${fallback} `, '').replace(SINGLE, '"$1"').replace(IN_LINE, '$$CLAUDE_PLUGIN_ROOT');
    const args = list(server['args']).map(string);
    const written = args.map((one) => JSON.stringify(/\s/.test(one) ? `${fallback} ${asLine(one)}` : one)).join(', ');
    return `"command": ${JSON.stringify(server['command'])}, "args": [${written}], "cwd": "."`;
  }
  const own = programOf(server);
  const path = posix.join(ROOT, program ?? '');
  if (server['cwd'] === undefined && !agents.some(({ kept }) => kept.test(ROOT))) return path;
  const words = [server['command'], ...list(server['args'])].map(string);
  const rooted = words.map((word) => (word === own ? path : word.replace(ROOTED, `${ROOT}/`)));
  const line = `${fallback} exec ${rooted.map(quote).join(' ')}`;
  return `"command": "sh", "args": ["-c", ${JSON.stringify(line)}], "cwd": "."`;
}

/** In a line, with all that may stand in its braces. */
const IN_LINE =
  /\$(?:(?:(?:CLAUDE_|COPILOT_)?PLUGIN_ROOT|extensionPath)\b|\{(?:(?:CLAUDE_|COPILOT_)?PLUGIN_ROOT|extensionPath)(?::-[^}]*)?\})/g;
/** A shell replaces nothing in it. */
const SINGLE = /'(\$[^'"]*)'/g;

function quote(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  const parts = word.split(ROOT);
  if (parts.length === 1) return `'${word.replaceAll("'", "'\\''")}'`;
  return `"${parts.map((part) => part.replace(/["\\`$]/g, '\\$&')).join('$CLAUDE_PLUGIN_ROOT')}"`;
}
