/** The marketplace of a source: what it says, and whether users have the skills through it. */
import { posix } from 'node:path';
import { asFields, isJson, type Json, objects, parseObject } from '../input/json-value.js';
import { bareId } from '../text/bare-id.js';
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

/** The plugin that has a skill of that name, and that nobody gets: what to say of it, and the entry that it needs. */
export function findInUnlisted({ market, marketplace }: Source, name: string): { why: string; fix: string } | null {
  const id = bareId(name);
  const found = market?.unlisted.find(({ skills }) => skills.includes(id));
  if (!found) return null;
  const why = `it is in ${found.folder}, which ${marketplace} does not name`;
  return { why, fix: `add ${entryOf(found.folder)} to \`plugins\` of ${marketplace}` };
}

/** The plugins that it names and that lie in other places: their names. */
export function namesElsewhere(source: Source): string[] {
  const { plugins } = asFields(marketplaceOf(source)?.fields);
  return objects(plugins).flatMap(({ name, source: place }) =>
    isJson(place) && typeof name === 'string' && !source.plugins.some(({ entry }) => entry?.['name'] === name)
      ? [name]
      : [],
  );
}

/** Of a plugin in that folder. */
export const entryOf = (folder: string): string =>
  JSON.stringify({ name: posix.basename(folder), source: `./${folder}` });

/** All skills are in plugins that it names: users install them through it, with hooks and agents. */
export function shipsByMarketplace({ kind, marketplace_name, plugins, skills }: Source): boolean {
  if (kind === 'plugin' || marketplace_name === null) return false;
  const folders = plugins.filter(({ entry, folder }) => entry !== null && folder !== '').map(({ folder }) => folder);
  return folders.length > 0 && skills.every(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)));
}
