/** A source with a marketplace → what `claude plugin marketplace add` and `claude plugin install` of each of its plugins leave in a home (2.1.330). */
import { posix } from 'node:path';
import { z } from 'zod';
import type { Files } from '../../contract/ports/files.js';
import { parseObject } from '../../input/json-value.js';
import type { Source } from '../../skill/skill.js';
import type { UnitSetup } from '../interface/unit-setup.js';
import { RESERVED_MARKETPLACES } from './facts.js';
import { MANIFEST } from './manifest.js';

const { join } = posix;

/** The only path at which Claude Code looks for one. */
export const MARKETPLACE = '.claude-plugin/marketplace.json';

/** {name of a marketplace: where it is, and what is installed from it} */
export type Marketplaces = Map<string, { path: string; plugins: Installed[] }>;

interface Installed {
  name: string;
  version: string;
  /** In the copy of the source. */
  folder: string;
  /** Whether hooks may look at it. */
  is_read: boolean;
}

/** A session reads a directory marketplace from its own folder; the copy in the cache is what `claude plugin list` names (2.1.330). */
export async function addMarketplace(setup: UnitSetup, markets: Marketplaces, files: Files): Promise<void> {
  const { source, source_copy, allow_processes } = setup;
  const file = join(source_copy, MARKETPLACE);
  const text = await files.read(file).catch(() => '');
  const market = parseMarketplace(text);
  // As a user has it: nothing is added.
  if (market === null) return;
  const isReserved = RESERVED_MARKETPLACES.includes(market.name.toLowerCase());
  const name = isReserved ? `local-${market.name}` : market.name;
  // Users have it from GitHub under the reserved name; nothing that the model sees contains it.
  if (isReserved) await files.write(file, JSON.stringify({ ...(JSON.parse(text) as object), name }));
  const plugins = market.plugins.map((plugin) => ({
    name: plugin,
    is_read: allow_processes,
    ...describePlugin(plugin, source, source_copy),
  }));
  markets.set(name, { path: source_copy, plugins });
}

function describePlugin(name: string, { plugins }: Source, source_copy: string): Pick<Installed, 'version' | 'folder'> {
  const found = plugins.find(({ entry }) => entry?.['name'] === name);
  const versions = [found?.manifests[MANIFEST], found?.entry].map((fields) => fields?.['version']);
  const version = versions.find((each): each is string => typeof each === 'string' && each !== '') ?? 'unknown';
  return { version, folder: join(source_copy, found?.folder ?? '') };
}

/** Nothing that a unit reads depends on the time. */
const AT = '2026-01-01T00:00:00.000Z';

export async function writeMarketplaces(markets: Marketplaces, config: string, files: Files): Promise<void> {
  const all = [...markets].map(([market, { path, plugins }]) => ({
    market,
    path,
    source: { source: 'directory', path },
    plugins: plugins.map(({ name, version, ...plugin }) => {
      const installPath = join(config, 'plugins/cache', ...[market, name, version].map(asFolder));
      const entry = { scope: 'user', installPath, version, installedAt: AT, lastUpdated: AT };
      return { ...plugin, key: `${name}@${market}`, entry };
    }),
  }));
  const installed = all.flatMap(({ plugins }) => plugins);
  for (const { is_read, folder, entry } of installed) if (is_read) await files.copy(folder, entry.installPath);
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

const asFolder = (name: string): string => name.replace(/[^A-Za-z0-9._-]/g, '-');

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
