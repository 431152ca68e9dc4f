/** Lays out a unit's home and workspace for Codex: config.toml and the source under test, as `codex plugin add` or a sync would. */
import { posix } from 'node:path';
import type { Files } from '../../io/files.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { Install, UnitPlace } from '../agent.js';
import { remember } from '../remember.js';
import { migrateCommands } from './commands.js';
import { codexHome, renderConfig, temporaryFolder } from './home.js';
import { installHooks } from './hooks.js';
import { type InstalledPlugin, installedPlugins, knownPlugins, pluginsWith } from './plugins.js';

const { dirname, join } = posix;

export const INSTALLS = ['skills', 'plugin', 'marketplace'] as const satisfies readonly Install[];

const byFolder = remember(({ skills }: Source) => new Map(skills.map((skill) => [dirname(skill.path), skill])));

/** The outermost skill whose folder holds this one: copying that copies both. */
function outermost(skill: Skill, source: Source): Skill {
  let outer = skill;
  for (let at = dirname(skill.path); ; at = dirname(at)) {
    outer = byFolder(source).get(at) ?? outer;
    if (at === '.') return outer;
  }
}

/** {folder's name: the first skill of it that is copied by itself} */
const firstByName = remember((source: Source) => {
  const copied = source.skills.filter((skill) => outermost(skill, source) === skill);
  return new Map(copied.toReversed().map((skill) => [skill.dir, skill]));
});

/** Folder below $CODEX_HOME/skills: the skill's own name; the whole path where two skills' folders are named alike. */
function syncedFolder(skill: Skill, source: Source): string {
  // A folder that begins with a dot would be passed over.
  return firstByName(source).get(skill.dir) === skill ? skill.dir : dirname(skill.path).replace(/(^|\/)\.+/g, '$1');
}

function pluginFolder(home: string, plugin: InstalledPlugin): string {
  return join(codexHome(home), 'plugins', 'cache', ...plugin.cache);
}

export function skillPath(place: UnitPlace, skill: Skill): string {
  if (place.install !== 'skills') {
    const [plugin] = pluginsWith(knownPlugins(place.source, place.install), skill.path);
    if (!plugin) return join(place.source_copy, skill.path);
    return join(pluginFolder(place.home, plugin), skill.path.slice(plugin.folder ? plugin.folder.length + 1 : 0));
  }
  const outer = outermost(skill, place.source);
  const below = dirname(outer.path) === '.' ? skill.path : skill.path.slice(dirname(outer.path).length + 1);
  return join(codexHome(place.home), 'skills', syncedFolder(outer, place.source), below);
}

/** Codex puts the plugin's name before the skill's; a synced skill has its bare name. */
export function listedAs(skill: Skill, place: { source: Source; install: Install }): string[] {
  if (place.install === 'skills') {
    // A manifest that comes along beside the skill's file makes a plugin of its folder.
    const [plugin] = dirname(skill.path) === '.' ? knownPlugins(place.source, 'plugin') : [];
    return [plugin?.fallback_manifest === null ? `${plugin.name}:${skill.id}` : skill.id];
  }
  const plugins = pluginsWith(knownPlugins(place.source, place.install), skill.path);
  return (plugins.length ? plugins.map(({ name }) => name) : [place.source.name]).map((name) => `${name}:${skill.id}`);
}

/**
 * What `codex plugin marketplace add` and `codex plugin add` leave behind (0.169.0): a copy below plugins/cache, a stand-in
 * manifest where there is none, and the plugin enabled in config.toml. The marketplace itself need not be known.
 */
async function installPlugin(place: UnitPlace, plugin: InstalledPlugin, files: Files): Promise<void> {
  const folder = pluginFolder(place.home, plugin);
  await files.copy(join(place.source_copy, plugin.folder), folder);
  if (plugin.fallback_manifest)
    await files.write(join(folder, '.codex-plugin', 'plugin.json'), JSON.stringify(plugin.fallback_manifest));
  if (plugin.migrates_commands) await migrateCommands(folder, files);
}

export async function setUp(place: UnitPlace, files: Files): Promise<void> {
  await files.makeFolder(codexHome(place.home));
  await files.makeFolder(temporaryFolder(place.home));
  await files.makeFolder(place.workspace);
  const keys: string[] = [];
  if (place.install === 'skills') {
    for (const skill of place.source.skills) {
      if (outermost(skill, place.source) !== skill) continue;
      await files.copy(
        join(place.source_copy, dirname(skill.path)),
        dirname(skillPath(place, skill)),
        place.source_copy,
      );
    }
    // A link to a file outside its folder has become that file, which Codex would list.
    for (const skill of place.source.skills) if (skill.linked) await files.remove(skillPath(place, skill));
  } else {
    for (const plugin of installedPlugins(place.source, place.install)) {
      await installPlugin(place, plugin, files);
      const [market, name] = plugin.cache;
      keys.push(`${name}@${market}`);
    }
  }
  if (place.allow_processes) await installHooks(place, files);
  await files.write(join(codexHome(place.home), 'config.toml'), renderConfig(place, keys));
}
