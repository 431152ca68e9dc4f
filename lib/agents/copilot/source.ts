/** Writes a unit's home for Copilot CLI: settings, and the source as a plugin, through a marketplace, or as personal skills. */
import { posix } from 'node:path';
import type { Install } from '../../contract/agent-key.js';
import type { Files } from '../../contract/ports/files.js';
import { memoize } from '../../input/memoize.js';
import { shipsByMarketplace } from '../../skill/marketplace.js';
import type { Skill, Source } from '../../skill/skill.js';
import { asNeighbour, type UnitSetup } from '../interface/unit-setup.js';
import { chooseFullInstall } from '../launch/full-install.js';
import { copyProjectParts } from '../launch/synced-skills.js';
import { MANIFESTS, ownMarketplace, skillRoots } from './plugins.js';

const copilotHome = (setup: UnitSetup): string => posix.join(setup.home, '.copilot');

export function defaultInstall(source: Source): Install {
  // A manifest that Copilot does not read makes it no plugin of Copilot's.
  const isOwn = MANIFESTS.some((path) => source.plugins[0]?.manifests[path]);
  if (source.kind === 'plugin') return isOwn || !ownMarketplace(source) ? 'plugin' : 'marketplace';
  return shipsByMarketplace(source) && ownMarketplace(source) ? 'marketplace' : 'skills';
}

/** Personal skills come without the hooks and agents of a plugin. */
export const fullInstall = (source: Source, folders: readonly string[]): Install =>
  chooseFullInstall(source, folders, defaultInstall(source), ownMarketplace(source) !== null);

const layOutOnce = memoize(layOut);

/** Path of a skill's folder below `$COPILOT_HOME/skills`. */
export const personalFolder = (source: Source, skill: Skill): string => layOutOnce(source).get(skill) ?? skill.dir;

/** A skill's path below the source's outermost skill folder, or its whole path if another skill has the same one. */
function layOut(source: Source): Map<Skill, string> {
  const roots = skillRoots(source.skills);
  const taken = new Set<string>();
  return new Map(
    source.skills.map((skill) => {
      const folder = posix.dirname(skill.path);
      const root = roots.find((each) => each === '.' || folder.startsWith(`${each}/`)) ?? '.';
      const setup = folder === '.' ? skill.dir : posix.relative(root, folder);
      // Copilot would skip a folder that begins with a dot.
      const free = taken.has(setup) ? folder.replace(/(^|\/)\.+/g, '$1') : setup;
      taken.add(free);
      return [skill, free];
    }),
  );
}

/**
 * A marketplace is read directly from its folder. Only below installed-plugins, where Copilot keeps plugins of remote
 * marketplaces, may its tools (even `view`) read the plugin's files (1.0.102), so the copy goes there, as for a user.
 */
const marketplaceFolder = (setup: UnitSetup): string => {
  const at = (setup.neighbours ?? []).findIndex(({ source }) => source === setup.source);
  // A hook may look for the plugin by its name; else all paths are of one length.
  const name = setup.allow_processes ? plainName(setup.source.name) : 'source';
  return posix.join(copilotHome(setup), 'installed-plugins', at < 0 ? name : `neighbour-${at}`);
};

export function skillPath(setup: UnitSetup, skill: Skill): string {
  switch (setup.install) {
    case 'skills':
      return posix.join(copilotHome(setup), 'skills', personalFolder(setup.source, skill), 'SKILL.md');
    case 'project':
      return posix.join(setup.workspace, skill.path);
    case 'marketplace':
      return posix.join(marketplaceFolder(setup), skill.path);
    case 'plugin':
    case 'extension':
    case 'agent-plugin':
      return posix.join(setup.source_copy, skill.path);
  }
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const plainName = (name: string): string => name.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[-.]+/, '') || 'source';

/** Without a manifest `--plugin-dir` loads nothing and exits 0. */
async function ensureManifest(setup: UnitSetup, files: Files): Promise<void> {
  const { source, source_copy } = setup;
  if (MANIFESTS.some((path) => source.plugins[0]?.manifests[path])) return;
  const skills = skillRoots(source.skills).map((root) => (root === '.' ? './' : `./${root}/`));
  const manifest = { name: plainName(source.name), version: '0.0.0', description: 'Generated for this run', skills };
  await files.write(posix.join(source_copy, '.claude-plugin/plugin.json'), json(manifest));
}

/**
 * disableAllHooks stops hooks of the folder and of the user. It does not stop a plugin's hooks (measured on 1.0.102,
 * and no flag does): their commands are made inert in the copy (starts.ts). A plugin's MCP server that never answers
 * delays the first turn for 60 s; an inert one ends at once.
 */
async function writeSettings(setup: UnitSetup, files: Files): Promise<void> {
  const settings: Record<string, unknown> = setup.allow_processes ? {} : { disableAllHooks: true };
  const known: Record<string, unknown> = {};
  const enabled: Record<string, true> = {};
  for (const one of [setup, ...(setup.neighbours ?? []).map((each) => asNeighbour(setup, each))]) {
    const own = one.install === 'marketplace' ? ownMarketplace(one.source) : null;
    if (own === null) continue;
    const { name, plugins } = own;
    const path = marketplaceFolder(one);
    await files.copy(one.source_copy, path);
    known[name] = { source: { source: 'directory', path } };
    for (const plugin of plugins) enabled[`${plugin}@${name}`] = true;
  }
  if (Object.keys(known).length > 0)
    Object.assign(settings, { extraKnownMarketplaces: known, enabledPlugins: enabled });
  await files.write(posix.join(copilotHome(setup), 'settings.json'), json(settings));
}

/** What a trusted folder starts; Claude Code's settings are read too (1.0.102). */
const PROJECT_HOOKS = ['.github/hooks', '.github/copilot/settings.json', '.claude/settings.json', '.claude/hooks'];

/**
 * `skills` are installed in `$COPILOT_HOME/skills` and not in the workspace's `.github/skills`: the workspace belongs to the
 * case, and may contain project skills of its own, which take precedence over skills of the same name.
 */
export async function setUp(setup: UnitSetup, files: Files): Promise<void> {
  for (const folder of ['.copilot', '.cache', '.config', '.state', '.data', 'tmp'])
    await files.makeFolder(posix.join(setup.home, folder));
  await files.makeFolder(setup.workspace);
  await writeSettings(setup, files);
  // Hooks of the working directory run only if it is trusted. --trust-folder cannot be combined with --session-id (1.0.102).
  if (setup.allow_processes) {
    const trustedFolders = setup.withhold_trust ? [] : [setup.workspace];
    await files.write(posix.join(copilotHome(setup), 'config.json'), json({ trustedFolders }));
    await copyProjectParts(setup, PROJECT_HOOKS, files);
  }
  await install(setup, files, false);
  for (const one of setup.neighbours ?? []) await install(asNeighbour(setup, one), files, true);
}

/** later: of two folders of one name a user has the first. */
async function install(setup: UnitSetup, files: Files, later: boolean): Promise<void> {
  if (setup.install === 'plugin') await ensureManifest(setup, files);
  if (setup.install !== 'skills') return;
  for (const skill of setup.source.skills) {
    const to = posix.dirname(skillPath(setup, skill));
    if (later && (await files.list(to)).length > 0) continue;
    await files.copy(posix.join(setup.source_copy, posix.dirname(skill.path)), to, { within: setup.source_copy });
  }
}
