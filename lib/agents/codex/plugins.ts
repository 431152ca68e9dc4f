/** A source's manifests → the plugins that `codex plugin add` would install from it, and where Codex looks for skills in them. */
import { posix } from 'node:path';
import { ConfigError } from '../../config-error.js';
import type { Json } from '../../json-value.js';
import type { PluginFolder, Source } from '../../skill/skill.js';
import type { Install } from '../agent.js';

const { join, normalize } = posix;

export interface InstalledPlugin {
  /** What stands before its skills' names. */
  name: string;
  /** Folders of its copy: marketplace, name there, version. `local` where nothing else is said. */
  cache: readonly [market: string, name: string, version: string];
  /** Its folder in the source, '' for the source's root. */
  folder: string;
  /** Folders in which skills are looked for, relative to the source's root. */
  skill_folders: string[];
  /** What stands in for a missing plugin.json: the marketplace's entry without its source. */
  fallback_manifest: Json | null;
  /** Commands of another agent's plugin become skills; a plugin made for Codex keeps its own. */
  migrates_commands: boolean;
  /** It is not loaded at all; null: it is. */
  fault: string | null;
}

/** 0.169.0 looks for these, in this order. */
const MANIFESTS = ['.codex-plugin/plugin.json', '.claude-plugin/plugin.json', '.cursor-plugin/plugin.json'];

const asText = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);

/** Throws ConfigError where the source has no marketplace that could be installed. */
export function installedPlugins(source: Source, install: Install): InstalledPlugin[] {
  if (install !== 'marketplace') return source.plugins.slice(0, 1).map((plugin) => readPlugin(plugin, 'local', source));
  const file = join(source.root, source.marketplace ?? '.agents/plugins/marketplace.json');
  if (source.marketplace === null)
    throw new ConfigError('the source has no marketplace.json, so it cannot be installed from one', {
      file,
      fix: 'add one, or write the agent as codex+skills or codex+plugin.',
    });
  const market = asText(source.marketplace_name);
  if (market === null) throw new ConfigError('a marketplace needs `name` and `plugins`', { file, fix: 'write both.' });
  // A path without ./ is none to Codex, whatever a pluginRoot says.
  const local = source.plugins.filter(({ entry }) => String(entry?.['source']).startsWith('./'));
  return local.map((plugin) => readPlugin(plugin, market, source));
}

/** The same, for who only asks for names and paths. */
export function knownPlugins(source: Source, install: Install): InstalledPlugin[] {
  try {
    return installedPlugins(source, install);
  } catch {
    return [];
  }
}

function readPlugin({ folder, manifests, entry }: PluginFolder, market: string, source: Source): InstalledPlugin {
  const path = MANIFESTS.find((each) => manifests[each]);
  const manifest = path === undefined ? null : (manifests[path] ?? null);
  const fallback = manifest ? null : readEntry(entry, source);
  const name = asText(manifest?.['name']) ?? asText(entry?.['name']) ?? source.name;
  const version = asText(manifest?.['version']) ?? asText(entry?.['version']) ?? 'local';
  const cache = [market, asText(entry?.['name']) ?? name, version] as const;
  checkFolders(cache, source);
  const named = readSkillPaths((manifest ?? fallback)?.['skills']);
  return {
    name,
    cache,
    folder,
    skill_folders: (named.length ? named : ['skills']).map((each) => join(folder, each)),
    fallback_manifest: fallback,
    migrates_commands: path !== MANIFESTS[0],
    fault: findFault(manifest, name),
  };
}

/** One word of the manifest that is not of the kind it should be, or a name that is none, and the plugin is not loaded. */
function findFault(manifest: Json | null, name: string): string | null {
  const wrong = ['name', 'version', 'description'].find((key) => typeof (manifest?.[key] ?? '') !== 'string');
  if (wrong) return `its ${wrong} must be text in quotes`;
  return /^[A-Za-z0-9._-]+$/.test(name) ? null : `'${name}' is no name of a plugin: letters, digits, dots and dashes`;
}

/** What an entry says of a plugin that has no manifest; nothing in it that starts a process. */
function readEntry(entry: Json | null, source: Source): Json {
  const { name = source.name, version, description, skills } = entry ?? {};
  return {
    name,
    ...(version ? { version } : {}),
    ...(description ? { description } : {}),
    ...(skills ? { skills } : {}),
  };
}

/** They replace the usual folder. Paths that do not begin with ./ are passed over, and so is the root. */
function readSkillPaths(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .filter((path): path is string => typeof path === 'string' && path.startsWith('./'))
    .map((path) => normalize(path).replace(/\/$/, '') || '.')
    .filter((path) => path !== '.' && !path.startsWith('..'));
}

/** Names become folders of the home. One with a slash would lead out of it, and Codex itself refuses it. */
function checkFolders(cache: InstalledPlugin['cache'], source: Source): void {
  const bad = cache.find((part) => /[/\\\0]/.test(part) || part === '.' || part === '..');
  if (bad !== undefined)
    throw new ConfigError(`'${bad}' is no name or version of a plugin`, {
      file: source.root,
      fix: 'write it with letters, digits, dots and dashes.',
    });
}

/** The plugins in whose skill folders that path lies. */
export function pluginsWith(plugins: readonly InstalledPlugin[], path: string): InstalledPlugin[] {
  return plugins.filter(({ skill_folders }) => skill_folders.some((folder) => path.startsWith(`${folder}/`)));
}
