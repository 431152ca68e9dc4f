/** A source → the custom agents, commands and MCP servers that its plugins and the project itself ship. */
import { posix } from 'node:path';
import { commandFolders, instructionFiles } from '../../agents/index.js';
import { isJson, type Json, string } from '../../input/json-value.js';
import { readTextIfAny } from '../../io/files/files.js';
import { exists, isFile, stateOfFile } from '../../io/files/presence.js';
import { listTree } from '../../io/files/walk-tree.js';
import { packageOf } from '../../skill/package/manifest.js';
import {
  BUILT,
  isRelative,
  type PluginPart,
  programOf,
  ROOTED,
  type ServerPart,
  scriptsIn,
} from '../../skill/plugin-part.js';
import type { PluginFolder, Source } from '../../skill/skill.js';
import { EXTENSION_FILES, installedPlugins, parseManifest, pathsOf, pluginName } from './manifest.js';
import { readSubagents } from './subagents.js';

const { join } = posix;

/** Without a project's own servers, and its commands where only a plugin is had: no way of installing one copies them. */
export async function readPluginParts(source: Source): Promise<PluginPart[]> {
  const plugins = installedPlugins(source);
  const subagents = (await readSubagents(source)).map(
    ({ name, plugin, path, file, text }): PluginPart => ({ kind: 'subagent', name, plugin, path, file, text }),
  );
  const commands = [...plugins, ...(source.as ? [null] : [])].flatMap((plugin) => commandsOf(source, plugin));
  const servers = await Promise.all(plugins.map((plugin) => serversOf(source, plugin)));
  const styles = await Promise.all(plugins.map((plugin) => stylesOf(source, plugin)));
  const instructions = (source.instructions ?? []).flatMap(({ path, text }): PluginPart[] =>
    instructionFiles().includes(path) ? [{ kind: 'instructions', name: path, plugin: null, path, text }] : [],
  );
  const parts = [...subagents, ...commands, ...servers.flat(), ...styles.flat(), ...instructions];
  // The root may stand in its own marketplace, and a file be named twice.
  return [...new Map(parts.map((part) => [`${part.kind} ${part.plugin} ${part.name} ${part.path}`, part])).values()];
}

/** plugin: null: the project's own. */
function commandsOf(source: Source, plugin: PluginFolder | null): PluginPart[] {
  const folders = plugin ? [join(plugin.folder, 'commands'), ...pathsOf(plugin, 'commands')] : commandFolders();
  return source.commands.flatMap(({ path, text }): PluginPart[] => {
    const folder = folders.find((one) => path.startsWith(`${one}/`) || path === one);
    if (folder === undefined) return [];
    const name = path === folder ? posix.basename(path) : path.slice(folder.length + 1);
    return [{ kind: 'command', name, plugin: plugin && pluginName(source, plugin), path, file: name, text }];
  });
}

async function stylesOf(source: Source, plugin: PluginFolder): Promise<PluginPart[]> {
  const { root } = source;
  const named = [join(plugin.folder, 'output-styles'), ...pathsOf(plugin, 'outputStyles')];
  const listed = await Promise.all(
    [...new Set(named)].map(async (path) =>
      path.endsWith('.md') ? [path] : (await listTree(root, path)).filter((file) => file.endsWith('.md')),
    ),
  );
  const found = await Promise.all(
    [...new Set(listed.flat())].map(async (path): Promise<PluginPart[]> => {
      const text = await readTextIfAny(join(root, path));
      const name = posix.basename(path, '.md');
      return text === null ? [] : [{ kind: 'output_style', name, plugin: pluginName(source, plugin), path, text }];
    }),
  );
  return found.flat();
}

async function serversOf(source: Source, plugin: PluginFolder): Promise<PluginPart[]> {
  const { root } = source;
  const { folder, manifests, entry } = plugin;
  const name = pluginName(source, plugin);
  const extensions =
    folder === '' ? EXTENSION_FILES.map((file) => [file, source.extensions?.[file] ?? null] as const) : [];
  const named = [...Object.entries(manifests), ...extensions].flatMap(([path, fields]) =>
    declared(fields, join(folder, path)),
  );
  const ofEntry = source.marketplace ? declared(entry, source.marketplace) : [];
  // Without the dot only in a package of the standard Agent Plugins.
  const standard = packageOf(plugin) ? [join(folder, 'mcp.json')] : [];
  const paths = [...new Set([...standard, join(folder, '.mcp.json'), ...pathsOf(plugin, 'mcpServers')])];
  const files = await Promise.all(
    paths.map(async (path) => {
      const fields = parseManifest((await readTextIfAny(join(root, path)).catch(() => null)) ?? '');
      // A file may hold the servers themselves, without the field around them.
      return declared(isDeclaring(fields) ? fields : { mcpServers: fields }, path);
    }),
  );
  const own = join(folder, '.mcp.json');
  const declaring = Object.fromEntries(Object.entries(manifests).map(([path, fields]) => [path, isDeclaring(fields)]));
  if (await exists(join(root, own))) declaring['.mcp.json'] = true;
  const namesFile = (manifest: string, path: string) =>
    path === join(folder, manifest) ||
    pathsOf({ folder, manifests: { [manifest]: manifests[manifest] ?? null }, entry: null }, 'mcpServers').includes(
      path,
    );
  return Promise.all(
    [...named, ...ofEntry, ...files.flat()].map(async (one) => {
      const program = await findProgram(join(root, folder), one.server);
      const own = join(folder, program ?? '');
      const lost = await findLost(source, { ...one, folder });
      const is_command = program !== null && programOf(one.server) === one.server['command'];
      return {
        ...{ kind: 'mcp_server' as const, plugin: name, folder, declaring, ...one, program },
        named_in: Object.keys(manifests).filter((manifest) => namesFile(manifest, one.path)),
        ...(is_command && stateOfFile(join(root, own)) === 'there' ? { sealed: own } : {}),
        ...(lost === undefined ? {} : { lost }),
      };
    }),
  );
}

const isDeclaring = (fields: Json | null): boolean => fields !== null && 'mcpServers' in fields;

async function findProgram(plugin: string, server: Json): Promise<string | null> {
  const word = programOf(server) ?? '';
  if (ROOTED.test(word)) return posix.normalize(word.replace(ROOTED, './'));
  const cwd = string(server['cwd']).replace(ROOTED, './');
  const own = join(isRelative(cwd) ? cwd : '', word);
  const is_there = word !== '' && isRelative(word) && !own.startsWith('..') && (await isFile(join(plugin, own)));
  return is_there ? own : null;
}

/** Of scripts alone: another program may be built. Without a variable, and of a plugin, it would be in its user's project. */
async function findLost(source: Source, { server, folder }: Pick<ServerPart, 'server' | 'folder'>) {
  const is_shipped = installedPlugins(source).some((one) => one.folder === folder);
  const in_folder = server['cwd'] === undefined ? !is_shipped : server['cwd'] === '.';
  const named = scriptsIn({ server, folder }, in_folder);
  const there = await Promise.all(named.map((path) => exists(join(source.root, path))));
  return named.find((path, at) => !there[at] && !BUILT.test(path));
}

function declared(fields: Json | null, path: string): Pick<ServerPart, 'name' | 'path' | 'remote' | 'server'>[] {
  const servers = fields?.['mcpServers'];
  return isJson(servers)
    ? Object.entries(servers).flatMap(([name, server]) =>
        isJson(server) ? [{ name, path, remote: isRemote(server), server }] : [],
      )
    : [];
}

/** Gemini CLI writes `httpUrl` too. */
const isRemote = (server: Json): boolean =>
  ['url', 'httpUrl', 'serverUrl'].some((field) => typeof server[field] === 'string');
