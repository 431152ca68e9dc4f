/** Reads plugin and marketplace manifests of a source, tolerantly: what agents make of a broken one is theirs to say. */
import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';

const { join, normalize } = posix;

/** In the order of the agents: Claude Code's place first, then those that only Copilot 1.0.102 and Codex 0.169 know. */
export const MANIFEST_HOMES = ['.claude-plugin', '', '.github/plugin', '.plugin', '.codex-plugin'];
export const MARKETPLACES = [
  ...MANIFEST_HOMES.map((home) => join(home, 'marketplace.json')),
  '.agents/plugins/marketplace.json',
];

export interface MarketplacePlugin {
  /** The plugin's folder, relative to the root. */
  home: string;
  /** What its entry says of skills. */
  skills: string[];
}

/** The plugins that stand in the source itself; what a marketplace fetches from elsewhere is not under test. */
export async function readMarketplace(root: string, path: string): Promise<MarketplacePlugin[]> {
  const listing = parseObject(await readFile(join(root, path), 'utf8').catch(() => ''));
  const plugins: unknown[] = Array.isArray(listing?.['plugins']) ? listing['plugins'] : [];
  return plugins.flatMap((plugin) => {
    const { source, skills } = (plugin ?? {}) as { source?: unknown; skills?: unknown };
    const [home] = typeof source === 'string' ? listPaths(source) : [];
    return home === undefined ? [] : [{ home, skills: listPaths(skills) }];
  });
}

/** The first manifest of a plugin's folder, with its place relative to that folder. */
export async function readManifest(
  folder: string,
): Promise<{ path: string; fields: Record<string, unknown> | null } | null> {
  for (const home of MANIFEST_HOMES) {
    const path = join(home, 'plugin.json');
    const text = await readFile(join(folder, path), 'utf8').catch(() => null);
    if (text === null) continue;
    const fields = parseObject(text);
    // A plugin.json at the root may belong to anything; a plugin's names itself.
    if (home === '' && typeof fields?.['name'] !== 'string') continue;
    return { path, fields };
  }
  return null;
}

/** One path or several; those that leave the root are not the source's. */
export function listPaths(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .filter((path): path is string => typeof path === 'string' && path !== '' && !path.startsWith('/'))
    .map((path) => normalize(path).replace(/\/$/, '') || '.')
    .filter((path) => path !== '..' && !path.startsWith('../'));
}

export function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
