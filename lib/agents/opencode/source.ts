/** Writes a unit's home for OpenCode: the source as personal skills and, where its processes may start, its modules and agents. */
import { posix } from 'node:path';
import type { Install } from '../../contract/agent-key.js';
import type { Files } from '../../contract/ports/files.js';
import type { Skill } from '../../skill/skill.js';
import type { UnitSetup } from '../interface/unit-setup.js';
import { copyWithNeighbours, syncedPath } from '../launch/synced-skills.js';
import { temporaryFolder } from '../launch/unit-env.js';

const { join } = posix;

/** A plugin of OpenCode is a module and brings no skills. */
export const installs = ['skills'] as const satisfies readonly Install[];

const configHome = (home: string): string => join(home, '.config', 'opencode');

export const skillPath = (setup: UnitSetup, skill: Skill): string =>
  join(configHome(setup.home), 'skills', syncedPath(skill, setup.source));

/** Where a project has its modules and custom agents (1.18.33). */
const MODULES = ['.opencode/plugin', '.opencode/plugins'];
const AGENTS = ['.opencode/agent', '.opencode/agents'];

export async function setUp(setup: UnitSetup, files: Files): Promise<void> {
  const { home, source_copy, allow_processes } = setup;
  // A project's own are found where it lies.
  const is_away = setup.install !== 'project' && !setup.beside_project;
  for (const folder of [setup.workspace, temporaryFolder(home), configHome(home)]) await files.makeFolder(folder);
  await copyWithNeighbours(setup, join(configHome(home), 'skills'), files);
  for (const folder of is_away ? AGENTS : [])
    if ((await files.list(join(source_copy, folder))).length > 0)
      await files.copy(join(source_copy, folder), join(configHome(home), posix.basename(folder)));
  const plugin = allow_processes && is_away ? await listModules(source_copy, files) : [];
  await files.write(join(configHome(home), 'opencode.json'), `${JSON.stringify({ plugin }, null, 2)}\n`);
}

/** As addresses, so that a module finds what stands around it in the source. */
async function listModules(source_copy: string, files: Files): Promise<string[]> {
  const found: string[] = [];
  for (const folder of MODULES)
    for (const path of await files.list(join(source_copy, folder)))
      if (/^[^/]+\.[cm]?[jt]s$/.test(path)) found.push(`file://${join(source_copy, folder, path)}`);
  return found;
}
