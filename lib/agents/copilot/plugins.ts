/** A source's manifests → the plugins that Copilot CLI 1.0.102 loads, and the folders in which it looks for their skills. */
import { posix } from 'node:path';
import type { Install } from '../../contract/agent-key.js';
import type { Json } from '../../input/json-value.js';
import type { PluginFolder, Skill, Source } from '../../skill/skill.js';
import { predictOnce } from '../listing/predict-once.js';

const { dirname, join, normalize } = posix;

/** The paths of a manifest, in the order of the search; others (`.codex-plugin/`) are ignored. */
export const MANIFESTS = [
  'plugin.json',
  '.plugin/plugin.json',
  '.github/plugin/plugin.json',
  '.claude-plugin/plugin.json',
];
export const MARKETPLACES = MANIFESTS.map((path) => path.replace('plugin.json', 'marketplace.json'));

export interface CopilotPlugin {
  name: string;
  folder: string;
  /** Folders that are searched for skills at any depth; each may itself be a skill. */
  skill_folders: string[];
}

/**
 * The outermost folders that contain skills: Copilot finds nested skills by itself, and a manifest with both `skills/` and
 * `skills/group/` would list the inner ones twice.
 */
export function skillRoots(skills: readonly Skill[]): string[] {
  const roots = [...new Set(skills.map((skill) => dirname(dirname(skill.path))))].sort();
  return roots.filter(
    (root) => !roots.some((other) => other !== root && (other === '.' || root.startsWith(`${other}/`))),
  );
}

/** Null where Copilot finds none, or one without a name or plugins. */
export function ownMarketplace(source: Source): { name: string; plugins: string[] } | null {
  const { marketplace, marketplace_name: name } = source;
  if (marketplace === null || name === null || !MARKETPLACES.includes(marketplace)) return null;
  const plugins = source.plugins.map(({ entry }) => entry?.['name']).filter((each) => typeof each === 'string');
  return plugins.length ? { name, plugins } : null;
}

export const listPlugins = (source: Source, install: Install): CopilotPlugin[] => listOnce({ source, install });

/** Every skill of a source asks for this, so the result is kept. */
const listOnce = predictOnce(({ source, install }): CopilotPlugin[] => {
  const own = install === 'marketplace';
  return source.plugins
    .filter(({ entry }) => own === (entry !== null))
    .map((plugin) => ({
      name: String(plugin.entry?.['name'] ?? source.name),
      folder: plugin.folder || '.',
      skill_folders: listFolders(plugin, source),
    }));
});

/** A manifest's `skills` replaces the usual folder; that of a marketplace is ignored. */
function listFolders({ folder, manifests, entry }: PluginFolder, source: Source): string[] {
  const manifest: Json | null = MANIFESTS.map((path) => manifests[path]).find(Boolean) ?? null;
  // The manifest that is generated if the source has none.
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
    // The plugin's root is itself a skill.
    if (dirname(skill.path) === plugin.folder) return { plugin, folder: plugin.folder };
    for (const folder of plugin.skill_folders) if (isBelow(folder, skill.path)) return { plugin, folder };
  }
  return null;
}
