/** A unit's home filled for Copilot CLI: settings, and the source given as a plugin, through a marketplace, or as personal skills. */
import { posix } from 'node:path';
import type { Files } from '../../io/files.js';
import { shipsByMarketplace } from '../../skill/marketplace.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { Install, UnitPlace } from '../agent.js';
import { remember } from '../remember.js';
import { MANIFESTS, ownMarketplace, skillRoots } from './plugins.js';

const copilotHome = (place: UnitPlace): string => posix.join(place.home, '.copilot');

export function defaultInstall(source: Source): Install {
  if (source.kind === 'plugin') return 'plugin';
  return shipsByMarketplace(source) && ownMarketplace(source) ? 'marketplace' : 'skills';
}

const layOutOnce = remember(layOut);

/** Path of a skill's folder below `$COPILOT_HOME/skills`. */
export const personalFolder = (source: Source, skill: Skill): string => layOutOnce(source).get(skill) ?? skill.dir;

/** A skill's place below the source's outermost skill folder; the whole path where another has that place. */
function layOut(source: Source): Map<Skill, string> {
  const roots = skillRoots(source.skills);
  const taken = new Set<string>();
  return new Map(
    source.skills.map((skill) => {
      const folder = posix.dirname(skill.path);
      const root = roots.find((each) => each === '.' || folder.startsWith(`${each}/`)) ?? '.';
      const place = folder === '.' ? skill.dir : posix.relative(root, folder);
      // A folder that begins with a dot would be passed over.
      const free = taken.has(place) ? folder.replace(/(^|\/)\.+/g, '$1') : place;
      taken.add(free);
      return [skill, free];
    }),
  );
}

/**
 * A marketplace is read live from its folder. Below installed-plugins, where Copilot keeps plugins of remote marketplaces, its
 * tools may read the plugin's files; anywhere else even `view` is denied them (1.0.102), which no user of a published plugin meets.
 */
const marketplaceFolder = (place: UnitPlace): string => posix.join(copilotHome(place), 'installed-plugins', 'source');

export function skillPath(place: UnitPlace, skill: Skill): string {
  switch (place.install) {
    case 'skills':
      return posix.join(copilotHome(place), 'skills', personalFolder(place.source, skill), 'SKILL.md');
    case 'marketplace':
      return posix.join(marketplaceFolder(place), skill.path);
    case 'plugin':
      return posix.join(place.source_copy, skill.path);
  }
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const plainName = (name: string): string => name.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[-.]+/, '') || 'source';

/** Without a manifest `--plugin-dir` loads nothing and exits 0, and a marketplace entry's own `skills` list is ignored. */
async function ensureManifest(place: UnitPlace, files: Files): Promise<void> {
  const { source, source_copy } = place;
  if (MANIFESTS.some((path) => source.plugins[0]?.manifests[path])) return;
  const skills = skillRoots(source.skills).map((root) => (root === '.' ? './' : `./${root}/`));
  const manifest = { name: plainName(source.name), version: '0.0.0', description: 'Generated for this run', skills };
  await files.write(posix.join(source_copy, '.claude-plugin/plugin.json'), json(manifest));
}

async function ensureMarketplace(place: UnitPlace, files: Files): Promise<{ name: string; plugins: string[] }> {
  const { source, source_copy } = place;
  const own = ownMarketplace(source);
  if (own) return own;
  await ensureManifest(place, files);
  const plugin = plainName(source.name);
  const name = `${plugin}-marketplace`;
  const listing = { name, owner: { name: plugin }, plugins: [{ name: plugin, source: './' }] };
  await files.write(posix.join(source_copy, '.claude-plugin/marketplace.json'), json(listing));
  return { name, plugins: [plugin] };
}

/**
 * disableAllHooks stops hooks of the folder and of the user. It does not stop a plugin's hooks (measured on 1.0.102,
 * neither does any flag): those are absent because the runner strips them from the copy. A plugin's MCP server that never
 * answers holds the first turn for 60 s, so the copy is stripped of these too.
 */
async function writeSettings(place: UnitPlace, files: Files): Promise<void> {
  const settings: Record<string, unknown> = place.allow_processes ? {} : { disableAllHooks: true };
  if (place.install === 'marketplace') {
    const { name, plugins } = await ensureMarketplace(place, files);
    const path = marketplaceFolder(place);
    await files.copy(place.source_copy, path);
    settings['extraKnownMarketplaces'] = { [name]: { source: { source: 'directory', path } } };
    settings['enabledPlugins'] = Object.fromEntries(plugins.map((plugin) => [`${plugin}@${name}`, true]));
  }
  await files.write(posix.join(copilotHome(place), 'settings.json'), json(settings));
}

/**
 * `skills` goes to `$COPILOT_HOME/skills` and not to the workspace's `.github/skills`: the workspace belongs to the case,
 * and may bring project skills of its own, which would win over ours by name.
 */
export async function setUp(place: UnitPlace, files: Files): Promise<void> {
  for (const folder of ['.copilot', '.cache', '.config', '.state', '.data', 'tmp'])
    await files.makeFolder(posix.join(place.home, folder));
  await files.makeFolder(place.workspace);
  await writeSettings(place, files);
  // Hooks of the working directory only run in a trusted one. --trust-folder is refused beside --session-id (1.0.102).
  if (place.allow_processes)
    await files.write(posix.join(copilotHome(place), 'config.json'), json({ trustedFolders: [place.workspace] }));
  if (place.install === 'plugin') await ensureManifest(place, files);
  if (place.install === 'skills')
    for (const skill of place.source.skills)
      await files.copy(
        posix.join(place.source_copy, posix.dirname(skill.path)),
        posix.dirname(skillPath(place, skill)),
        place.source_copy,
      );
}
