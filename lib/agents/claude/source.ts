/** Lays out a unit's home and workspace for Claude Code: its configuration and the source under test. */
import { posix } from 'node:path';
import { ConfigError } from '../../config-error.js';
import type { Files } from '../../io/files.js';
import { shipsByMarketplace } from '../../skill/marketplace.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { Install, UnitPlace } from '../agent.js';
import { RESERVED_MARKETPLACES } from './facts.js';
import { hasManifest } from './plugins.js';

const { dirname, join } = posix;

/** The one place where it looks for one. */
const MARKETPLACE = '.claude-plugin/marketplace.json';

export const INSTALLS = ['plugin', 'marketplace', 'skills'] as const satisfies readonly Install[];

export function defaultInstall(source: Source): Install {
  if (source.kind === 'plugin') return 'plugin';
  const reserved = RESERVED_MARKETPLACES.includes((source.marketplace_name ?? '').toLowerCase());
  const found = source.marketplace === MARKETPLACE && !reserved;
  return found && shipsByMarketplace(source) ? 'marketplace' : 'skills';
}

export const configFolder = (home: string) => join(home, '.claude');
export const temporaryFolder = (home: string) => join(home, 'tmp');

/** A plugin without a manifest is named after its folder, so the folder that the CLI sees must bear the source's name. */
export function pluginFolder(place: UnitPlace): string {
  return hasManifest(place.source) ? place.source_copy : join(place.home, 'plugins', place.source.name);
}

export function skillPath(place: UnitPlace, skill: Skill): string {
  if (place.install === 'skills') return join(place.workspace, '.claude', 'skills', skill.dir, 'SKILL.md');
  return join(place.install === 'plugin' ? pluginFolder(place) : place.source_copy, skill.path);
}

function parseMarketplace(text: string): { name: string; plugins: string[] } | null {
  try {
    const { name, plugins } = JSON.parse(text) as { name?: unknown; plugins?: unknown };
    const names = Array.isArray(plugins)
      ? plugins.map((plugin) => (plugin as { name?: unknown } | null)?.name)
      : [null];
    if (typeof name !== 'string' || !names.every((plugin) => typeof plugin === 'string')) return null;
    return { name, plugins: names };
  } catch {
    return null;
  }
}

/**
 * A directory marketplace that settings name is read live from its folder, on the first run too (2.1.330, offline),
 * so no `claude plugin install` is run.
 */
async function marketplaceSettings(place: UnitPlace, files: Files): Promise<object> {
  const path = place.source.marketplace;
  if (path === null)
    throw new ConfigError('the source has no .claude-plugin/marketplace.json, so it cannot be installed from one', {
      file: place.source.root,
      fix: 'add a marketplace.json, or write the agent as claude+plugin or claude+skills.',
    });
  const market = parseMarketplace(await files.read(join(place.source_copy, path)));
  if (market === null)
    throw new ConfigError('a marketplace is a JSON object with a `name` and `plugins`, each of which has a `name`', {
      file: join(place.source.root, path),
      fix: 'run `claude plugin validate` on the source.',
    });
  const { name, plugins } = market;
  if (RESERVED_MARKETPLACES.includes(name.toLowerCase()))
    throw new ConfigError(
      `Claude Code keeps the marketplace name '${name}' for Anthropic's own repositories on GitHub`,
      {
        file: join(place.source.root, path),
        fix: 'write the agent as claude+plugin or claude+skills, or rename the marketplace.',
      },
    );
  return {
    extraKnownMarketplaces: { [name]: { source: { source: 'directory', path: place.source_copy } } },
    enabledPlugins: Object.fromEntries(plugins.map((plugin) => [`${plugin}@${name}`, true])),
  };
}

/** Parts of a project that a user of it would have too; hooks only where the unit may start processes. */
const PROJECT_PARTS = ['agents', 'commands'];
const PROCESS_PARTS = ['settings.json', 'hooks'];

/** A case's own workspace goes first: what it has already stays. */
async function copyProjectParts(place: UnitPlace, files: Files): Promise<void> {
  const parts = [...(place.install === 'skills' ? PROJECT_PARTS : []), ...(place.allow_processes ? PROCESS_PARTS : [])];
  for (const part of parts) {
    const to = join(place.workspace, '.claude', part);
    if (part.endsWith('.json') && (await files.read(to).catch(() => null)) !== null) continue;
    await files.copy(join(place.source_copy, '.claude', part), to).catch((error: { code?: unknown }) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

export async function setUp(place: UnitPlace, files: Files): Promise<void> {
  await files.makeFolder(configFolder(place.home));
  await files.makeFolder(temporaryFolder(place.home));
  await files.makeFolder(place.workspace);
  await copyProjectParts(place, files);
  switch (place.install) {
    case 'plugin':
      if (pluginFolder(place) !== place.source_copy) {
        await files.makeFolder(dirname(pluginFolder(place)));
        await files.link(place.source_copy, pluginFolder(place));
      }
      return;
    case 'marketplace': {
      const settings = await marketplaceSettings(place, files);
      await files.write(join(configFolder(place.home), 'settings.json'), JSON.stringify(settings));
      return;
    }
    case 'skills': {
      const folders = new Map(place.source.skills.toReversed().map((skill) => [skillPath(place, skill), skill]));
      for (const [path, skill] of folders)
        await files.copy(join(place.source_copy, dirname(skill.path)), dirname(path), place.source_copy);
    }
  }
}
