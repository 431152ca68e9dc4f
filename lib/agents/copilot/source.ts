/** A unit's home filled for Copilot CLI: settings, and the source given as a plugin, through a marketplace, or as personal skills. */
import { posix } from 'node:path';
import type { Files } from '../../io/files.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { Install, UnitPlace } from '../agent.js';

/** Where Copilot 1.0.102 looks for a manifest, in this order; any other place (`.codex-plugin/`) counts as none. */
const MANIFESTS = ['plugin.json', '.plugin/plugin.json', '.github/plugin/plugin.json', '.claude-plugin/plugin.json'];
const MARKETPLACES = MANIFESTS.map((path) => path.replace('plugin.json', 'marketplace.json'));

export const copilotHome = (place: UnitPlace): string => posix.join(place.home, '.copilot');

export function defaultInstall(source: Source): Install {
  return source.kind === 'plugin' ? 'plugin' : 'skills';
}

/**
 * Folders that hold skills, outermost only: Copilot finds nested skills by itself, and a manifest that names both
 * `skills/` and `skills/group/` would list the inner ones twice.
 */
export function skillRoots(skills: readonly Skill[]): string[] {
  const roots = [...new Set(skills.map((skill) => posix.dirname(posix.dirname(skill.path))))].sort();
  return roots.filter(
    (root) => !roots.some((other) => other !== root && (other === '.' || root.startsWith(`${other}/`))),
  );
}

/** Path of a skill's folder below `$COPILOT_HOME/skills`: its place below the source's outermost skill folder. */
function personalFolder(source: Source, skill: Skill): string {
  const folder = posix.dirname(skill.path);
  if (folder === '.') return skill.dir;
  const root = skillRoots(source.skills).find((r) => r === '.' || folder.startsWith(`${r}/`));
  return root === undefined || root === '.' ? folder : posix.relative(root, folder);
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
  if (source.manifest !== null && MANIFESTS.includes(source.manifest)) return;
  const skills = skillRoots(source.skills).map((root) => (root === '.' ? './' : `./${root}/`));
  const manifest = { name: plainName(source.name), version: '0.0.0', description: 'Generated for this run', skills };
  await files.write(posix.join(source_copy, '.claude-plugin/plugin.json'), json(manifest));
}

interface Marketplace {
  name: string;
  plugins: string[];
}

async function ensureMarketplace(place: UnitPlace, files: Files): Promise<Marketplace> {
  const { source, source_copy } = place;
  if (source.marketplace !== null && MARKETPLACES.includes(source.marketplace)) {
    const found = parseMarketplace(await files.read(posix.join(source_copy, source.marketplace)));
    if (found) return found;
  }
  await ensureManifest(place, files);
  const plugin = plainName(source.name);
  const name = `${plugin}-marketplace`;
  const listing = { name, owner: { name: plugin }, plugins: [{ name: plugin, source: './' }] };
  await files.write(posix.join(source_copy, '.claude-plugin/marketplace.json'), json(listing));
  return { name, plugins: [plugin] };
}

/** null when it is not a marketplace: then one is generated, which is what the plugin's user would do by hand. */
export function parseMarketplace(text: string): Marketplace | null {
  try {
    const { name, plugins } = JSON.parse(text) as { name?: unknown; plugins?: unknown };
    if (typeof name !== 'string' || !Array.isArray(plugins)) return null;
    const names = plugins.map((p: { name?: unknown } | null) => p?.name).filter((n) => typeof n === 'string');
    return names.length ? { name, plugins: names } : null;
  } catch {
    return null;
  }
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
