/** A folder or a SKILL.md that a user names → the skills that the router ranks. */
import { readFile, realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import pLimit from 'p-limit';
import { parseSkillFile, type SkillEntry } from '../router/skill-entry.js';
import { findSourceSkills } from './source.js';

const OPEN_FILES = 16;

/**
 * Of a repository the skills that it ships: its fixtures and examples are nothing to route to. A folder that is no source
 * gives every SKILL.md below it.
 */
export async function readRouteFolder(folder: string, cwd: string): Promise<SkillEntry[]> {
  const { paths } = await findSourceSkills(await realpath(folder));
  const limit = pLimit(OPEN_FILES);
  return Promise.all(paths.map((path) => limit(() => readRouteSkill(join(folder, path), cwd))));
}

export async function readRouteSkill(file: string, cwd: string): Promise<SkillEntry> {
  return parseSkillFile(await readFile(file, 'utf8'), relative(cwd, file));
}
