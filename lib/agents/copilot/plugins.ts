/** The source's manifests → the plugins that Copilot CLI 1.0.102 loads, and where it looks for skills in them. */
import { posix } from 'node:path';
import type { Json } from '../../json-value.js';
import type { PluginFolder, Skill, Source } from '../../skill/skill.js';
import type { Install } from '../agent.js';

const { dirname, join, normalize } = posix;

/** Where it looks for a manifest, in this order; any other place (`.codex-plugin/`) counts as none. */
export const MANIFESTS = [
  'plugin.json',
  '.plugin/plugin.json',
  '.github/plugin/plugin.json',
  '.claude-plugin/plugin.json',
];
const MARKETPLACES = MANIFESTS.map((path) => path.replace('plugin.json', 'marketplace.json'));

export interface CopilotPlugin {
  name: string;
  folder: string;
  /** Folders below which skills are found, however deep; each may be a skill itself. */
  skill_folders: string[];
}

/**
 * Folders that hold skills, outermost only: Copilot finds nested skills by itself, and a manifest that names both
 * `skills/` and `skills/group/` would list the inner ones twice.
 */
export function skillRoots(skills: readonly Skill[]): string[] {
  const roots = [...new Set(skills.map((skill) => dirname(dirname(skill.path))))].sort();
  return roots.filter(
    (root) => !roots.some((other) => other !== root && (other === '.' || root.startsWith(`${other}/`))),
  );
}

/** Null when a marketplace is generated, which is what the plugin's user would do by hand. */
export function ownMarketplace(source: Source): { name: string; plugins: string[] } | null {
  const { marketplace, marketplace_name: name } = source;
  if (marketplace === null || name === null || !MARKETPLACES.includes(marketplace)) return null;
  const plugins = source.plugins.map(({ entry }) => entry?.['name']).filter((each) => typeof each === 'string');
  return plugins.length ? { name, plugins } : null;
}

export function listPlugins(source: Source, install: Install): CopilotPlugin[] {
  const own = install === 'marketplace' && ownMarketplace(source) !== null;
  return source.plugins
    .filter(({ entry }) => own === (entry !== null))
    .map((plugin) => ({
      name: String(plugin.entry?.['name'] ?? source.name),
      folder: plugin.folder || '.',
      skill_folders: listFolders(plugin, source),
    }));
}

/** A manifest's `skills` replaces the usual folder; a marketplace's is not read. */
function listFolders({ folder, manifests, entry }: PluginFolder, source: Source): string[] {
  const manifest: Json | null = MANIFESTS.map((path) => manifests[path]).find(Boolean) ?? null;
  // The one that is generated where the source has none.
  if (!manifest && entry === null) return skillRoots(source.skills);
  const named = manifest?.['skills'] ?? 'skills';
  return (Array.isArray(named) ? named : [named])
    .filter((path) => typeof path === 'string' && !normalize(path).startsWith('..'))
    .map((path: string) => join(folder, path).replace(/\/$/, '') || '.');
}

const isBelow = (folder: string, path: string) => folder === '.' || path.startsWith(`${folder}/`);

/** The plugin that loads it, and the folder in which it is found. */
export function pluginWith(skill: Skill, source: Source, install: Install) {
  for (const plugin of listPlugins(source, install)) {
    // The plugin's root is a skill itself.
    if (dirname(skill.path) === plugin.folder) return { plugin, folder: plugin.folder };
    for (const folder of plugin.skill_folders) if (isBelow(folder, skill.path)) return { plugin, folder };
  }
  return null;
}
