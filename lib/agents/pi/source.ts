/** Writes a unit's home for pi: settings, and the source as personal skills or as a package. */
import { posix } from 'node:path';
import type { Install } from '../../contract/agent-key.js';
import type { Files } from '../../contract/ports/files.js';
import type { Skill, Source } from '../../skill/skill.js';
import { asNeighbour, type UnitSetup } from '../interface/unit-setup.js';
import { chooseFullInstall } from '../launch/full-install.js';
import { copySkills, syncedPath } from '../launch/synced-skills.js';
import { temporaryFolder } from '../launch/unit-env.js';
import { MODULE, MODULE_FILE } from './module.js';
import { isPackage, namesNoSkills } from './package.js';

const { join } = posix;

export const installs = ['skills', 'plugin'] as const satisfies readonly Install[];

export const piHome = (home: string): string => join(home, '.pi', 'agent');

/** A package of pi's own (`pi` in package.json) is installed as one; everything else as a user would sync its skills. */
export const defaultInstall = (source: Source): Install => (isPackage(source) ? 'plugin' : 'skills');

/** Only a package brings modules, which are pi's hooks. */
export const fullInstall = (source: Source, folders: readonly string[]): Install =>
  chooseFullInstall(source, folders, defaultInstall(source), false);

/** A package in a folder is read from where it stands (0.87.1). */
export const skillPath = (setup: UnitSetup, skill: Skill): string =>
  setup.install === 'skills'
    ? join(piHome(setup.home), 'skills', syncedPath(skill, setup.source))
    : join(setup.source_copy, skill.path);

/** What is left out of such an entry and of the package's manifest comes from the usual folder, as without one it would not (0.87.1). */
const withoutModules = (source: Source) => ({ extensions: [], ...(namesNoSkills(source) ? { skills: [] } : {}) });

/** What pi looks into without a manifest. A folder with none of them it takes for a module, and does not start (0.87.1). */
const PARTS = ['skills', 'extensions', 'prompts', 'themes'];

async function isInstallable({ source, source_copy }: UnitSetup, files: Files): Promise<boolean> {
  if (isPackage(source)) return true;
  const parts = await Promise.all(PARTS.map((part) => files.list(join(source_copy, part))));
  return parts.some((listed) => listed.length > 0);
}

export async function setUp(setup: UnitSetup, files: Files): Promise<void> {
  const { home, allow_processes } = setup;
  await files.makeFolder(setup.workspace);
  await files.makeFolder(temporaryFolder(home));
  await files.write(join(piHome(home), MODULE_FILE), MODULE);
  const packages: unknown[] = [];
  for (const one of [setup, ...(setup.neighbours ?? []).map((each) => asNeighbour(setup, each))]) {
    const { install, source, source_copy } = one;
    if (install === 'project') continue;
    if (install === 'skills') await copySkills(source, source_copy, join(piHome(home), 'skills'), files);
    // Modules of a package are code, which `-ne` would not stop.
    else if (await isInstallable(one, files))
      packages.push(
        allow_processes && one === setup ? source_copy : { ...withoutModules(source), source: source_copy },
      );
  }
  const settings = { enableInstallTelemetry: false, ...(packages.length > 0 ? { packages } : {}) };
  await files.write(join(piHome(home), 'settings.json'), `${JSON.stringify(settings, null, 2)}\n`);
}
