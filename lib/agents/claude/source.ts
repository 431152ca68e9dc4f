/** Writes a unit's home and workspace for Claude Code: its configuration and the source under test. */
import { posix } from 'node:path';
import type { Install } from '../../contract/agent-key.js';
import type { Files } from '../../contract/ports/files.js';
import { shipsByMarketplace } from '../../skill/marketplace.js';
import type { Skill, Source } from '../../skill/skill.js';
import { asNeighbour, type UnitSetup } from '../interface/unit-setup.js';
import { chooseFullInstall } from '../launch/full-install.js';
import { copyFolders, copyProjectParts, outermostBelowRoot } from '../launch/synced-skills.js';
import { temporaryFolder } from '../launch/unit-env.js';
import { addMarketplace, MARKETPLACE, type Marketplaces, marketPath, writeMarketplaces } from './marketplace.js';
import { hasManifest } from './plugins.js';

const { dirname, join, relative } = posix;

export const installs = ['plugin', 'marketplace', 'skills'] as const satisfies readonly Install[];

export function defaultInstall(source: Source): Install {
  // A manifest of another agent alone makes it no plugin of Claude Code's.
  if (source.kind === 'plugin') return hasManifest(source) || !hasMarketplace(source) ? 'plugin' : 'marketplace';
  return hasMarketplace(source) && shipsByMarketplace(source) ? 'marketplace' : 'skills';
}

const hasMarketplace = ({ marketplace }: Source): boolean => marketplace === MARKETPLACE;

/** Skills in .claude/skills come without the hooks and agents of a plugin (2.1.330). */
export const fullInstall = (source: Source, folders: readonly string[]): Install =>
  chooseFullInstall(source, folders, defaultInstall(source), hasMarketplace(source));

export const configFolder = (home: string) => join(home, '.claude');

/** A plugin without a manifest is named after its folder, so the folder that the CLI sees must have the source's name. */
export function pluginFolder(setup: UnitSetup): string {
  return hasManifest(setup.source) ? setup.source_copy : join(setup.home, 'plugins', setup.source.name);
}

/** A skill in another skill's folder is copied with it, and stays where it is. */
function plainPath(claude: string, skill: Skill, source: Source): string {
  const outer = outermostBelowRoot(skill, source);
  return join(claude, 'skills', outer.dir, relative(dirname(outer.path), skill.path));
}

export function skillPath(setup: UnitSetup, skill: Skill): string {
  if (setup.install === 'skills') {
    // Beside a project, whose folder is its own, they are the user's.
    const claude = setup.beside_project ? configFolder(setup.home) : join(setup.workspace, '.claude');
    return plainPath(claude, skill, setup.source);
  }
  return setup.install === 'plugin'
    ? join(pluginFolder(setup), skill.path)
    : marketPath(setup, configFolder(setup.home), skill.path);
}

const PROJECT_PARTS = ['.claude/agents', '.claude/commands'];
/** Only if the unit may start processes. */
const PROCESS_PARTS = ['.claude/settings.json', '.claude/hooks'];

export async function setUp(setup: UnitSetup, files: Files): Promise<void> {
  await files.makeFolder(configFolder(setup.home));
  await files.makeFolder(temporaryFolder(setup.home));
  await files.makeFolder(setup.workspace);
  const parts = [...(setup.install === 'skills' ? PROJECT_PARTS : []), ...(setup.allow_processes ? PROCESS_PARTS : [])];
  await copyProjectParts(setup, parts, files);
  const markets: Marketplaces = new Map();
  // Before the source, as on a machine that had them already: descriptions fall in listing order.
  for (const one of setup.neighbours ?? []) {
    const personal = (skill: Skill) => plainPath(configFolder(setup.home), skill, one.source);
    await install(asNeighbour(setup, one), markets, personal, files);
  }
  await install(setup, markets, (skill) => skillPath(setup, skill), files);
  if (markets.size > 0) await writeMarketplaces(markets, configFolder(setup.home), files);
}

async function install(
  setup: UnitSetup,
  markets: Marketplaces,
  pathOf: (skill: Skill) => string,
  files: Files,
): Promise<void> {
  switch (setup.install) {
    case 'project':
      return;
    case 'plugin':
      if (pluginFolder(setup) !== setup.source_copy) {
        await files.makeFolder(dirname(pluginFolder(setup)));
        await files.link(setup.source_copy, pluginFolder(setup));
      }
      return;
    case 'marketplace':
      return addMarketplace(setup, markets, files);
    case 'skills': {
      const copied = setup.source.skills.filter((skill) => outermostBelowRoot(skill, setup.source) === skill);
      await copyFolders(copied, setup.source_copy, pathOf, files);
    }
  }
}
