/** The folders that `--with` names → the sources that are installed beside the one under test. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError } from '../../../lib/input/config-error.js';
import { readSource } from '../../../lib/setup/source/source.js';
import type { Source } from '../../../lib/skill/skill.js';

export async function readNeighbours(folders: readonly string[], source: Source, cwd: string): Promise<Source[]> {
  const fix =
    'name the folder of another plugin, or one with skills/<name>/SKILL.md, after --with (in a workflow, in `neighbours`).';
  for (const folder of folders)
    if (!existsSync(resolve(cwd, folder))) throw new ConfigError(`--with ${folder} does not exist.`, { fix });
  const found = await Promise.all(folders.map((folder) => readSource(resolve(cwd, folder), 'plugin')));
  for (const [at, one] of found.entries()) {
    if (one.root === source.root) throw new ConfigError(`--with ${folders[at]} is the source itself.`, { fix });
    if (one.skills.length === 0 && one.commands.length === 0)
      throw new ConfigError(`--with ${folders[at]} has no skills.`, { fix });
  }
  return found;
}
