/** A source → the paths that make up its plugin, so that little of a whole repository needs to be copied. */

import { posix } from 'node:path';
import { projectHomes, subagentFolders } from '../../agents/index.js';
import { placesOf } from '../../skill/places.js';
import { PATH_FIELDS } from '../../skill/plugin-part.js';
import type { Source } from '../../skill/skill.js';
import { EXTENSION_FILES, MANIFEST_HOMES, PACKAGE_FILE, pathsOf } from '../source/manifest.js';

const { dirname } = posix;

/** Folders and files of a plugin, and others that its skills and commands commonly read. */
// biome-ignore format: a table
const PLUGIN_PARTS = [
  ...MANIFEST_HOMES.filter((home) => home !== ''),
  '.agents/plugins',
  'plugin.json',
  ...EXTENSION_FILES,
  PACKAGE_FILE,
  'marketplace.json',
  'skills',
  'agents',
  'commands',
  'hooks',
  'hooks.json',
  '.mcp.json', 'mcp.json', '.lsp.json', 'lsp.json', '.app.json', '.github/mcp.json', '.github/lsp.json',
  'settings.json',
  'monitors',
  'output-styles',
  'themes', 'workflows', 'policies',
  'scripts',
  'references',
  'assets',
  'templates',
];
const PROJECT_PARTS = ['.claude', '.github', '.agents'].flatMap((home) =>
  ['skills', 'agents', 'commands'].map((part) => `${home}/${part}`),
);
/**
 * Paths relative to the source's root; some may not exist. A plugin whose processes may start is copied whole, because what a hook
 * loads while it runs cannot be known from its command.
 */
export function findParts(source: Source, allow_processes: boolean): string[] {
  // The root is itself a skill or a folder of skills, so all of it is copied.
  const folders = source.skills.flatMap(placesOf).map(({ path }) => dirname(path));
  if (folders.includes('.')) return ['.'];
  if (allow_processes && isPlugin(source)) return ['.'];
  const parts = [
    ...PLUGIN_PARTS,
    ...PROJECT_PARTS,
    ...subagentFolders(),
    ...folders,
    ...(source.as ? (source.instructions ?? []).map(({ path }) => path) : []),
  ];
  for (const plugin of source.plugins) {
    if (plugin.folder !== '') parts.push(plugin.folder);
    else for (const field of PATH_FIELDS) parts.push(...pathsOf(plugin, field));
  }
  // Settings and rules of a project start processes. Of .github most is not Copilot's.
  if (allow_processes)
    parts.push('.github/hooks', '.github/copilot', ...projectHomes().filter((home) => home !== '.github'));
  return parts.includes('.') ? ['.'] : parts;
}

/** The root can be installed as a plugin: by a manifest, a marketplace's entry, or the hooks that it has. */
const isPlugin = ({ manifest, plugins, hook_folders }: Source): boolean =>
  manifest !== null ||
  hook_folders?.includes('') === true ||
  plugins.some(({ folder, entry }) => folder === '' && entry !== null);
