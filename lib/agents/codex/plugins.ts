/** A source's manifests → the plugins that `codex plugin add` would install from it. */
import { posix } from 'node:path';
import { ConfigError } from '../../config-error.js';
import type { Files } from '../../io/files.js';
import type { Source } from '../../skill/skill.js';
import type { Install } from '../agent.js';

const { join, normalize } = posix;

export interface InstalledPlugin {
  name: string;
  /** The marketplace's name; `local` when the plugin is installed by itself. */
  market: string;
  /** Folder of its copy; `local` when no manifest has a version. */
  version: string;
  /** Its folder in the source, '' for the source's root. */
  folder: string;
  /** What stands in for a missing plugin.json: the marketplace's entry without its source. */
  fallback_manifest: object | null;
  /** Commands of another agent's plugin become skills; a plugin made for Codex keeps its own. */
  migrates_commands: boolean;
}

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** 0.169.0 looks for these, in this order. */
const MANIFESTS = ['.codex-plugin/plugin.json', '.claude-plugin/plugin.json', '.cursor-plugin/plugin.json'];

async function readJson(files: Files, path: string): Promise<Json | null> {
  try {
    const value: unknown = JSON.parse(await files.read(path));
    return isJson(value) ? value : null;
  } catch {
    return null;
  }
}

async function readManifest(files: Files, folder: string): Promise<{ manifest: Json | null; own: boolean }> {
  for (const path of MANIFESTS) {
    const manifest = await readJson(files, join(folder, path));
    if (manifest) return { manifest, own: path === MANIFESTS[0] };
  }
  return { manifest: null, own: false };
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);

async function readMarketplace(source: Source, root: string, files: Files): Promise<InstalledPlugin[]> {
  const where = { file: join(source.root, source.marketplace ?? '.agents/plugins/marketplace.json') };
  if (source.marketplace === null)
    throw new ConfigError('the source has no marketplace.json, so it cannot be installed from one', {
      ...where,
      fix: 'add one, or write the agent as codex+skills or codex+plugin.',
    });
  const market = await readJson(files, join(root, source.marketplace));
  const name = text(market?.['name']);
  if (!market || !name || !Array.isArray(market['plugins']))
    throw new ConfigError('a marketplace needs `name` and `plugins`', { ...where, fix: 'write both.' });
  const plugins: InstalledPlugin[] = [];
  for (const entry of market['plugins'].filter(isJson)) {
    const { source: from, ...rest } = entry;
    const path = text(isJson(from) ? from['path'] : from);
    // A plugin that lives elsewhere (github, npm, git) is no part of the source under test.
    if (path === null || !path.startsWith('./') || (isJson(from) && text(from['url']))) continue;
    const folder = normalize(path).replace(/^\.\/?|\/$/g, '');
    if (folder.startsWith('..')) continue;
    const { manifest, own } = await readManifest(files, join(root, folder));
    plugins.push({
      name: text(entry['name']) ?? text(manifest?.['name']) ?? folder,
      market: name,
      version: text(manifest?.['version']) ?? text(entry['version']) ?? 'local',
      folder,
      fallback_manifest: manifest ? null : rest,
      migrates_commands: !own,
    });
  }
  return plugins;
}

/**
 * What a source installs as, learned once by setUp: the paths and names that are asked for afterwards without a disk.
 * Keyed by the source itself, which all units of a batch share.
 */
const learned = new WeakMap<Source, Map<Install, InstalledPlugin[]>>();

export async function learnPlugins(source: Source, install: Install, root: string, files: Files) {
  const known = learned.get(source)?.get(install);
  if (known) return known;
  const plugins =
    install === 'marketplace' ? await readMarketplace(source, root, files) : [await readPlugin(source, root, files)];
  for (const plugin of plugins) checkFolders(plugin, source);
  learned.set(source, new Map([...(learned.get(source) ?? []), [install, plugins]]));
  return plugins;
}

/** Names become folders of the home. One with a slash would lead out of it, and Codex itself refuses it. */
function checkFolders({ name, market, version }: InstalledPlugin, source: Source): void {
  const bad = [name, market, version].find((part) => /[/\\\0]/.test(part) || part === '.' || part === '..');
  if (bad !== undefined)
    throw new ConfigError(`'${bad}' is no name or version of a plugin`, {
      file: source.root,
      fix: 'write it with letters, digits, dots and dashes.',
    });
}

async function readPlugin(source: Source, root: string, files: Files): Promise<InstalledPlugin> {
  const { manifest, own } = await readManifest(files, root);
  return {
    name: text(manifest?.['name']) ?? source.name,
    market: 'local',
    version: text(manifest?.['version']) ?? 'local',
    folder: '',
    fallback_manifest: manifest ? null : { name: source.name },
    migrates_commands: !own,
  };
}

/** Before setUp has run, the plugin that the source's own name promises. */
export function knownPlugins(source: Source, install: Install): InstalledPlugin[] {
  const guess = {
    name: source.name,
    market: 'local',
    version: 'local',
    folder: '',
    fallback_manifest: null,
    migrates_commands: false,
  };
  return learned.get(source)?.get(install) ?? [guess];
}

/** The plugin whose folder holds a path of the source; the innermost when several do. */
export function pluginHolding(plugins: InstalledPlugin[], path: string): InstalledPlugin | null {
  const holding = plugins.filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`));
  return holding.sort((one, other) => other.folder.length - one.folder.length)[0] ?? null;
}
