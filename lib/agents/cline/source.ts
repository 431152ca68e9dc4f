/** Writes a unit's home for Cline: the source as the user's own skills. */
import { posix } from 'node:path';
import type { Install } from '../../contract/agent-key.js';
import type { Files } from '../../contract/ports/files.js';
import type { Skill } from '../../skill/skill.js';
import { asNeighbour, type UnitSetup } from '../interface/unit-setup.js';
import { copySkills, syncedPath } from '../launch/synced-skills.js';
import { temporaryFolder } from '../launch/unit-env.js';

const { join } = posix;

export const installs = ['skills', 'agent-plugin'] as const satisfies readonly Install[];

const skillsFolder = (home: string): string => join(home, '.cline', 'skills');

/** Where it looks for packages of Agent Plugins; no step of its own puts one there (3.0.65). */
const packageFolder = ({ home, source }: UnitSetup): string =>
  join(home, '.agents', 'plugins', /^\w[\w.-]*$/.test(source.name) ? source.name : 'package');

export const skillPath = (setup: UnitSetup, skill: Skill): string =>
  setup.install === 'agent-plugin'
    ? join(packageFolder(setup), skill.path)
    : join(skillsFolder(setup.home), syncedPath(skill, setup.source));

export async function setUp(setup: UnitSetup, files: Files): Promise<void> {
  const { home, workspace } = setup;
  for (const folder of [workspace, temporaryFolder(home), skillsFolder(home)]) await files.makeFolder(folder);
  for (const one of [setup, ...(setup.neighbours ?? []).map((each) => asNeighbour(setup, each))]) {
    if (one.install === 'agent-plugin') await files.copy(one.source_copy, packageFolder(one));
    else if (one !== setup || one.install !== 'project')
      await copySkills(one.source, one.source_copy, skillsFolder(home), files);
  }
}
