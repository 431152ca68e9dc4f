/** The marketplace of a source: what it says, and whether users have the skills through it. */
import { type Json, parseObject } from '../input/json-value.js';
import type { PluginFolder, Source } from './skill.js';

export interface Marketplace {
  /** Null where it is no JSON object. */
  fields: Json | null;
  /** The text begins with a byte order mark. */
  marked: boolean;
  /** The plugin that an entry names, where that lies in the source; null where its folder is not there. */
  findPlugin(entry: Json): PluginFolder | null;
}

export function marketplaceOf({ market, plugins }: Source): Marketplace | null {
  if (!market) return null;
  const there = plugins.filter(({ entry, folder }) => entry !== null && !market.missing.includes(folder));
  const named = new Map(there.map((plugin) => [JSON.stringify(plugin.entry), plugin]));
  return {
    fields: parseObject(market.text.replace(/^\uFEFF/, '')),
    marked: market.text.startsWith('\uFEFF'),
    findPlugin: (entry) => named.get(JSON.stringify(entry)) ?? null,
  };
}

/** All skills are in plugins that it names: users install them through it, with hooks and agents. */

export function shipsByMarketplace({ kind, marketplace_name, plugins, skills }: Source): boolean {
  if (kind === 'plugin' || marketplace_name === null) return false;
  const folders = plugins.filter(({ entry, folder }) => entry !== null && folder !== '').map(({ folder }) => folder);
  return folders.length > 0 && skills.every(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)));
}
