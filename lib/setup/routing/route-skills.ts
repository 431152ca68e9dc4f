/** A folder or a SKILL.md that a user names → the skills that the router ranks. */
import { readFile, realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import pLimit from 'p-limit';
import { parseSkillFile, type SkillEntry } from '../../router/read/skill-entry.js';
import { chooseWay } from '../../skill/had-as.js';
import { findSourceSkills } from '../source/source.js';

const OPEN_FILES = 16;

/**
 * Of a repository, reads only the skills that it ships, without fixtures and examples. Of any other folder, reads every
 * SKILL.md below it.
 */
export async function readRouteFolder(folder: string, cwd: string): Promise<SkillEntry[]> {
  const { files, is_installed } = await findSourceSkills(await realpath(folder));
  const paths = chooseWay(files, { is_installed }).kept.flatMap(([first]) => first?.path ?? []);
  const limit = pLimit(OPEN_FILES);
  return Promise.all(paths.map((path) => limit(() => readRouteSkill(join(folder, path), cwd))));
}

export async function readRouteSkill(file: string, cwd: string): Promise<SkillEntry> {
  return parseSkillFile(await readFile(file, 'utf8'), relative(cwd, file));
}
