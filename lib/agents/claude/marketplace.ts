/** A source with a marketplace → what `claude plugin marketplace add` and `claude plugin install` of each of its plugins leave in a home (2.1.330). */
import { posix } from 'node:path';
import { z } from 'zod';
import type { Files } from '../../contract/ports/files.js';
import { parseObject } from '../../input/json-value.js';
import type { PluginFolder } from '../../skill/skill.js';
import type { UnitSetup } from '../interface/unit-setup.js';
import { RESERVED_MARKETPLACES } from './facts.js';
import { MANIFEST } from './manifest.js';

const { join, relative } = posix;

/** The only path at which Claude Code looks for one. */
export const MARKETPLACE = '.claude-plugin/marketplace.json';

/** {name of a marketplace: where it is, whether its plugins are read from the cache, and what is installed from it} */
export type Marketplaces = Map<string, { path: string; is_cached: boolean; plugins: Installed[] }>;

interface Installed {
  name: string;
  version: string;
  /** In the copy of the source. */
  folder: string;
}

/**
 * Where hooks may start it is one that was added from GitHub, as users have it: a session then reads each plugin from its copy in the
 * cache, a folder named after the version. One that was added as a folder is read where it is, which is cheaper (2.1.330).
 */
export async function addMarketplace(setup: UnitSetup, markets: Marketplaces, files: Files): Promise<void> {
  const { source, source_copy, allow_processes } = setup;
  const file = join(source_copy, MARKETPLACE);
  const text = await files.read(file).catch(() => '');
  const market = parseMarketplace(text);
  // As a user has it: nothing is added.
  if (market === null) return;
  const name = nameMarket(market.name);
  if (name !== market.name) await files.write(file, JSON.stringify({ ...(JSON.parse(text) as object), name }));
  const plugins = market.plugins.map((plugin) => {
    const found = source.plugins.find(({ entry }) => entry?.['name'] === plugin);
    return { name: plugin, version: versionOf(found), folder: join(source_copy, found?.folder ?? '') };
  });
  markets.set(name, { path: source_copy, is_cached: allow_processes, plugins });
}

/** Without one it is the commit's, which a session does not find here. */
function versionOf(plugin: PluginFolder | undefined): string {
  const versions = [plugin?.manifests[MANIFEST], plugin?.entry].map((fields) => fields?.['version']);
  return versions.find((each): each is string => typeof each === 'string' && each !== '') ?? 'unknown';
}

export const cacheOf = (config: string, ...names: readonly string[]): string =>
  join(config, 'plugins/cache', ...names.map((name) => name.replace(/[^A-Za-z0-9._-]/g, '-')));

/** Where a session finds a file of the source. */
export function marketPath({ source, source_copy, allow_processes }: UnitSetup, config: string, path: string): string {
  const [plugin] = source.plugins
    .filter(({ entry, folder }) => allow_processes && entry !== null && `${path}/`.startsWith(folder && `${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length);
  if (plugin === undefined) return join(source_copy, path);
  const names = [nameMarket(source.marketplace_name ?? ''), String(plugin.entry?.['name']), versionOf(plugin)];
  return join(cacheOf(config, ...names), relative(plugin.folder, path));
}

/** Users have it from GitHub under the reserved name; nothing that the model sees contains it. */
const nameMarket = (name: string): string =>
  RESERVED_MARKETPLACES.includes(name.toLowerCase()) ? `local-${name}` : name;

/** Nothing that a unit reads depends on the time. */
const AT = '2026-01-01T00:00:00.000Z';

export async function writeMarketplaces(markets: Marketplaces, config: string, files: Files): Promise<void> {
  const all = [...markets].map(([market, { path, is_cached, plugins }]) => ({
    market,
    path,
    source: is_cached ? { source: 'github', repo: `source/${market}` } : { source: 'directory', path },
    plugins: plugins.map(({ name, version, folder }) => {
      const installPath = cacheOf(config, market, name, version);
      const entry = { scope: 'user', installPath, version, installedAt: AT, lastUpdated: AT };
      return { folder, is_cached, key: `${name}@${market}`, entry };
    }),
  }));
  const installed = all.flatMap(({ plugins }) => plugins);
  for (const { is_cached, folder, entry } of installed) if (is_cached) await files.copy(folder, entry.installPath);
  const write = (path: string, value: unknown) => files.write(join(config, path), JSON.stringify(value, null, 2));
  await write('settings.json', {
    extraKnownMarketplaces: Object.fromEntries(all.map(({ market, source }) => [market, { source }])),
    enabledPlugins: Object.fromEntries(installed.map(({ key }) => [key, true])),
  });
  const place = ({ path, source }: (typeof all)[number]) => ({ source, installLocation: path, lastUpdated: AT });
  const known = Object.fromEntries(all.map((one) => [one.market, place(one)]));
  await write('plugins/known_marketplaces.json', known);
  const plugins = Object.fromEntries(installed.map(({ key, entry }) => [key, [entry]]));
  await write('plugins/installed_plugins.json', { version: 2, plugins });
}

/** plugins: what lies in the folder itself; the others would be fetched from where they are, which is no part of the source. */
function parseMarketplace(text: string): { name: string; plugins: string[] } | null {
  const read = MarketplaceSchema.safeParse(parseObject(text)).data;
  if (!read) return null;
  return { name: read.name, plugins: read.plugins.filter(({ source }) => !isRemote(source)).map(({ name }) => name) };
}

const MarketplaceSchema = z.looseObject({
  name: z.string(),
  plugins: z.array(z.looseObject({ name: z.string(), source: z.unknown().optional() })),
});

const isRemote = (source: unknown): boolean => typeof source === 'object' && source !== null;
