/** A source's manifests → the plugins that Claude Code 2.1.330 loads, and the folders in which it looks for their skills. */
import { posix } from 'node:path';
import type { Install } from '../../contract/agent-key.js';
import type { PluginFolder, Skill, Source } from '../../skill/skill.js';
import type { ManifestFault } from '../interface/marketplace.js';
import { predictOnce } from '../listing/predict-once.js';
import { findFaults, MANIFEST } from './manifest.js';

const { dirname, join } = posix;

export interface ClaudePlugin {
  name: string;
  folder: string;
  /** Folders that contain skills, in reading order; each may itself be a skill. */
  skill_folders: string[];
  command_folders: string[];
  /** Folders of workflows, or their files. */
  workflow_paths: string[];
  /** The fault for which Claude Code drops the whole plugin; null where it loads. */
  fault: ManifestFault | null;
}

/** Claude Code ignores a plugin.json in any other folder. */
export const hasManifest = ({ plugins }: Source) => MANIFEST in (plugins[0]?.manifests ?? {});

/** Asked for each skill: reading every manifest anew took seconds for a marketplace of a hundred plugins. */
const readPlugins = predictOnce(({ source, install }) => findPlugins(source, install));
export const listPlugins = (source: Source, install: Install): readonly ClaudePlugin[] =>
  readPlugins({ source, install });

function findPlugins(source: Source, install: Install): ClaudePlugin[] {
  const folders = source.plugins.filter(({ entry }) => (install === 'marketplace') === (entry !== null));
  return folders.map((plugin) => {
    const manifest = plugin.manifests[MANIFEST] ?? null;
    const { entry, folder } = plugin;
    const named = [manifest, entry]
      .flatMap((fields) => readPaths(fields?.['skills']))
      .map((path) => join(folder, path));
    // A marketplace's entry replaces a missing manifest, and its `skills` the usual folder.
    const usual = manifest || named.length === 0 ? [join(folder, 'skills')] : [];
    return {
      name: asText(manifest?.['name']) ?? asText(entry?.['name']) ?? source.name,
      folder,
      skill_folders: [...new Set([...usual, ...named])],
      command_folders: partPaths('commands', plugin),
      workflow_paths: partPaths('workflows', plugin),
      fault: findFaults(plugin).find(({ costs }) => costs === 'plugin') ?? null,
    };
  });
}

export interface Holding {
  plugin: ClaudePlugin;
  /** Whether the manifest names the skill's own folder. */
  named: boolean;
}

/** A skill is found in a child of a skill folder, in a named folder itself, or in the plugin's root. */
export function pluginsWith(skill: Skill, source: Source, install: Install): Holding[] {
  const folder = dirname(skill.path);
  return listPlugins(source, install).flatMap((plugin): Holding[] => {
    const own = plugin.folder === '' ? '.' : plugin.folder;
    if (folder === own && !source.skills.some(({ path }) => path.startsWith(join(own, 'skills/'))))
      return [{ plugin, named: true }];
    if (plugin.skill_folders.includes(folder)) return [{ plugin, named: true }];
    return plugin.skill_folders.includes(dirname(folder)) ? [{ plugin, named: false }] : [];
  });
}

/** What the manifest or the entry names takes the place of the usual folder. */
function partPaths(part: 'commands' | 'workflows', { manifests, entry, folder }: PluginFolder): string[] {
  const declaring = [manifests[MANIFEST] ?? null, entry];
  if (!declaring.some((fields) => fields?.[part] !== undefined)) return [join(folder, part)];
  return declaring.flatMap((fields) => readPaths(fields?.[part])).map((path) => join(folder, path));
}

const asText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

function readPaths(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .filter((path): path is string => typeof path === 'string' && path.startsWith('./'))
    .map((path) => posix.normalize(path).replace(/\/$/, '') || '.');
}
