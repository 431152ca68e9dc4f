/** A source's manifests → the plugins that `codex plugin add` would install, and the folders in which Codex looks for their skills. */
import { posix } from 'node:path';
import type { Install } from '../../contract/agent-key.js';
import { omit } from '../../input/get-own.js';
import { asFields, type Json } from '../../input/json-value.js';
import type { PluginFolder, Source } from '../../skill/skill.js';

const { join, normalize } = posix;

export interface InstalledPlugin {
  /** The prefix of its skills' names. */
  name: string;
  /** Path segments of its copy: marketplace, name there, version; `local` by default. */
  cache: readonly [market: string, name: string, version: string];
  /** Its folder in the source, '' for the source's root. */
  folder: string;
  /** Folders that are searched for skills, relative to the source's root. */
  skill_folders: string[];
  /** The replacement for a missing plugin.json: the marketplace's entry without its source. */
  fallback_manifest: Json | null;
  /** Whether its commands become skills, as those of other agents' plugins do; a plugin made for Codex keeps them as commands. */
  migrates_commands: boolean;
  /** Why the plugin is not loaded at all; null where it is loaded. */
  fault: string | null;
}

export const OWN_MANIFEST = '.codex-plugin/plugin.json';
/** 0.169.0 looks for these, in this order. */
export const MANIFESTS = [OWN_MANIFEST, '.claude-plugin/plugin.json', '.cursor-plugin/plugin.json'];

const asText = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);

/** None of a marketplace that is not there, or has no name: Codex adds no such one (0.169.0). */
export function installedPlugins(source: Source, install: Install): InstalledPlugin[] {
  if (install !== 'marketplace') return source.plugins.slice(0, 1).map((plugin) => readPlugin(plugin, 'local', source));
  const market = asText(source.marketplace_name);
  if (market === null) return [];
  // Codex ignores a path without ./, whatever pluginRoot is.
  const local = source.plugins.filter(({ entry }) => String(entry?.['source']).startsWith('./'));
  return local.map((plugin) => readPlugin(plugin, market, source));
}

function readPlugin({ folder, manifests, entry }: PluginFolder, market: string, source: Source): InstalledPlugin {
  const path = MANIFESTS.find((each) => manifests[each]);
  const manifest = path === undefined ? null : (manifests[path] ?? null);
  const fallback = manifest ? null : readEntry(entry, source);
  const name = asText(manifest?.['name']) ?? asText(entry?.['name']) ?? source.name;
  const version = asText(manifest?.['version']) ?? asText(entry?.['version']) ?? 'local';
  const there = asText(entry?.['name']) ?? name;
  const named = readSkillPaths((manifest ?? fallback)?.['skills']);
  return {
    name,
    cache: [asFolder(market), asFolder(there), asFolder(version)],
    folder,
    skill_folders: (named.length ? named : ['skills']).map((each) => join(folder, each)),
    fallback_manifest: fallback,
    migrates_commands: migratesCommands({ manifests }),
    // A marketplace's own name for it is what counts there.
    fault: findFault(manifest, there, version) ?? nameClash({ manifests, entry }),
  };
}

const migratesCommands = ({ manifests }: Pick<PluginFolder, 'manifests'>): boolean => !manifests[OWN_MANIFEST];

/** `codex plugin add` refuses it, whatever the marketplace calls it. */
export const NO_NAME = 'its name is empty';

/** None may lead out of the home; Codex rejects such a one. */
const asFolder = (name: string): string => name.replace(/[/\\\0]|^\.\.?$/g, '-');

/** One of these of the wrong type, or a name that cannot be a folder's, keeps the plugin from being loaded (0.169.0). */
function findFault(manifest: Json | null, name: string, version: string): string | null {
  const wrong = ['name', 'version', 'description'].find((key) => typeof (manifest?.[key] ?? '') !== 'string');
  if (wrong) return `its ${wrong} must be a string`;
  const { keywords = [] } = manifest ?? {};
  if (!Array.isArray(keywords) || keywords.some((word) => typeof word !== 'string'))
    return 'its keywords must be a list of strings';
  if (manifest?.['name'] === '') return NO_NAME;
  if (asFolder(version) !== version) return `'${version}' is not a valid version`;
  return /^[A-Za-z0-9._-]+$/.test(name)
    ? null
    : `'${name}' is not a valid plugin name (letters, digits, dots, dashes and underscores are allowed)`;
}

/** `codex plugin add` refuses a plugin that a marketplace calls by another name than its own (0.169.0). */
export function nameClash({ manifests, entry }: Pick<PluginFolder, 'manifests' | 'entry'>): string | null {
  const own = asText(MANIFESTS.map((each) => manifests[each]).find(Boolean)?.['name']);
  const listed = asText(entry?.['name']);
  return own === null || listed === null || own === listed
    ? null
    : `the marketplace calls it '${listed}', and its plugin.json '${own}'`;
}

/** What `codex plugin add` makes of the entry of a plugin without a manifest: all but its place, and a face of two of its fields (0.169.0). */
export function asManifest(given: Json): Json {
  const entry = omit(given, 'source');
  const face = { category: asText(entry['category']), developerName: asText(asFields(entry['author'])['name']) };
  const said = Object.entries(face).filter(([, text]) => text !== null);
  return said.length > 0
    ? { ...entry, interface: { ...asFields(entry['interface']), ...Object.fromEntries(said) } }
    : entry;
}

/** What of it decides about skills. */
function readEntry(entry: Json | null, source: Source): Json {
  const { name = source.name, version, description, skills } = entry ?? {};
  return {
    name,
    ...(version ? { version } : {}),
    ...(description ? { description } : {}),
    ...(skills ? { skills } : {}),
  };
}

/** They replace the usual folder. Paths that do not begin with ./ are ignored, and so is the root. */
function readSkillPaths(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .filter((path): path is string => typeof path === 'string' && path.startsWith('./'))
    .map((path) => normalize(path).replace(/\/$/, '') || '.')
    .filter((path) => path !== '.' && !path.startsWith('..'));
}

/** Whether the file is of a plugin that was made for Codex, whose commands stay commands. */
export function keepsCommands({ plugins }: Source, path: string): boolean {
  const around = plugins.filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`));
  const [own] = around.sort((one, other) => other.folder.length - one.folder.length);
  return own !== undefined && !migratesCommands(own);
}

/** The plugins whose skill folders contain the path. */
export function pluginsWith(plugins: readonly InstalledPlugin[], path: string): InstalledPlugin[] {
  return plugins.filter(({ skill_folders }) => skill_folders.some((folder) => path.startsWith(`${folder}/`)));
}
