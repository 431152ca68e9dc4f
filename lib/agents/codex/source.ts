/** Writes a unit's home and workspace for Codex: config.toml and the source under test, as `codex plugin add` or a sync would. */
import { posix } from 'node:path';
import type { Install } from '../../contract/agent-key.js';
import type { Files } from '../../contract/ports/files.js';
import { type Json, objects, parseObject } from '../../input/json-value.js';
import { hooksInToml } from '../../skill/declaration/hook-toml.js';
import type { Skill, Source } from '../../skill/skill.js';
import { asNeighbour, type UnitSetup } from '../interface/unit-setup.js';
import { chooseFullInstall } from '../launch/full-install.js';
import { copySkills, syncedPath } from '../launch/synced-skills.js';
import { temporaryFolder } from '../launch/unit-env.js';
import { migrateCommands } from './commands.js';
import { readFields } from './front-matter.js';
import { codexHome, type EnabledPlugin, renderConfig } from './home.js';
import { asManifest, type InstalledPlugin, installedPlugins, NO_NAME, pluginsWith } from './plugins.js';
import { installRoles } from './roles.js';

const { dirname, join } = posix;

export const installs = ['skills', 'plugin', 'marketplace'] as const satisfies readonly Install[];

/** Skills are synced without the hooks of the plugin that they come from. */
export const fullInstall = (source: Source, folders: readonly string[]): Install =>
  chooseFullInstall(source, folders, 'skills', source.marketplace !== null && source.marketplace_name !== null);

function pluginFolder(home: string, plugin: InstalledPlugin): string {
  return join(codexHome(home), 'plugins', 'cache', ...plugin.cache);
}

export function skillPath(setup: UnitSetup, skill: Skill): string {
  if (setup.install === 'project') return join(setup.workspace, skill.path);
  if (setup.install !== 'skills') {
    const [plugin] = pluginsWith(installedPlugins(setup.source, setup.install), skill.path);
    if (!plugin) return join(setup.source_copy, skill.path);
    return join(pluginFolder(setup.home, plugin), skill.path.slice(plugin.folder ? plugin.folder.length + 1 : 0));
  }
  return join(codexHome(setup.home), 'skills', syncedPath(skill, setup.source));
}

/** Codex puts the plugin's name before the skill's; a synced skill has its bare name. */
export function listedAs(skill: Skill, setup: { source: Source; install: Install }): string[] {
  if (setup.install === 'project') return [skill.id];
  if (setup.install === 'skills') {
    // A manifest next to the skill's file turns its folder into a plugin.
    const [plugin] = dirname(skill.path) === '.' ? installedPlugins(setup.source, 'plugin') : [];
    return [plugin?.fallback_manifest === null ? `${plugin.name}:${nameOf(skill)}` : nameOf(skill)];
  }
  const plugins = pluginsWith(installedPlugins(setup.source, setup.install), skill.path);
  return (plugins.length ? plugins.map(({ name }) => name) : [setup.source.name]).map(
    (name) => `${name}:${nameOf(skill)}`,
  );
}

const nameOf = (skill: Skill): string => readFields(skill).name ?? skill.id;

/**
 * The result of `codex plugin marketplace add` and `codex plugin add` (0.169.0): a copy below plugins/cache, a generated
 * manifest if there is none, the plugin enabled and its marketplace named in config.toml. A test compares the two.
 */
async function installPlugin(setup: UnitSetup, plugin: InstalledPlugin, files: Files): Promise<void> {
  if (plugin.fault === NO_NAME) return;
  const folder = pluginFolder(setup.home, plugin);
  await files.copy(join(setup.source_copy, plugin.folder), folder);
  if (plugin.fallback_manifest) {
    const listed = await readListed(setup, plugin, files);
    const manifest = listed ? asManifest(listed) : plugin.fallback_manifest;
    await files.write(join(folder, '.codex-plugin', 'plugin.json'), JSON.stringify(manifest));
  }
  if (plugin.migrates_commands) await migrateCommands(folder, files);
}

/** Its entry in the unit's own copy, in which nothing is left that may not start. */
async function readListed(
  { source, source_copy }: UnitSetup,
  { cache }: InstalledPlugin,
  files: Files,
): Promise<Json | null> {
  const text = await files.read(join(source_copy, source.marketplace ?? '')).catch(() => '');
  return objects(parseObject(text)?.['plugins']).find(({ name }) => name === cache[1]) ?? null;
}

export async function setUp(setup: UnitSetup, files: Files): Promise<void> {
  await files.makeFolder(codexHome(setup.home));
  await files.makeFolder(temporaryFolder(setup.home));
  await files.makeFolder(setup.workspace);
  const installed = await install(setup, files);
  for (const one of setup.neighbours ?? []) installed.push(...(await install(asNeighbour(setup, one), files)));
  if (setup.install === 'project') await installRoles(setup, files);
  if (setup.allow_processes) await installHooks(setup, files);
  await files.write(join(codexHome(setup.home), 'config.toml'), renderConfig(setup, installed));
}

async function install(setup: UnitSetup, files: Files): Promise<EnabledPlugin[]> {
  if (setup.install === 'skills') {
    await copySkills(setup.source, setup.source_copy, join(codexHome(setup.home), 'skills'), files);
    // Copying replaced a link to a file outside its folder by that file, which Codex would list.
    for (const skill of setup.source.skills) if (skill.linked) await files.remove(skillPath(setup, skill));
    return [];
  }
  const plugins = installedPlugins(setup.source, setup.install);
  for (const plugin of plugins) await installPlugin(setup, plugin, files);
  // A plugin that no marketplace lists was never in one.
  const folder = setup.install === 'marketplace' ? setup.source_copy : null;
  return plugins.map(({ cache: [market, name] }) => ({ key: `${name}@${market}`, market, folder }));
}

type Groups = Record<string, unknown[]>;

async function readHooks(path: string, files: Files): Promise<Groups> {
  try {
    const text = await files.read(path);
    const hooks = path.endsWith('.toml') ? hooksInToml(text) : (JSON.parse(text) as { hooks?: unknown }).hooks;
    if (typeof hooks !== 'object' || hooks === null) return {};
    return Object.fromEntries(
      Object.entries(hooks).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1])),
    );
  } catch {
    // The file is absent or broken. A broken one is kept, so that a case shows that the agent skips it.
    return {};
  }
}

/** Word for word: Codex sets no variable for them that says where the project is (0.169.0). */
async function installHooks({ source_copy, home }: UnitSetup, files: Files): Promise<void> {
  const all: Groups = {};
  for (const path of ['.codex/hooks.json', '.codex/config.toml'])
    for (const [event, groups] of Object.entries(await readHooks(join(source_copy, path), files)))
      all[event] = [...(all[event] ?? []), ...groups];
  if (Object.keys(all).length > 0)
    await files.write(join(codexHome(home), 'hooks.json'), JSON.stringify({ hooks: all }));
  for (const path of await files.list(join(source_copy, '.codex', 'rules')))
    if (path.endsWith('.rules'))
      await files.copy(join(source_copy, '.codex', 'rules', path), join(codexHome(home), 'rules', path));
}
