/** A skill and those beside it → whether it lies elsewhere than agents and tools that install skills surely look: directly in a folder of skills. */
import { posix } from 'node:path';
import type { Skill, Source } from './skill.js';

const { basename, dirname } = posix;

/** A skill in another skill's folder is copied with it and keeps its place. */
export function isOutsideSkillsFolder({ path }: Pick<Skill, 'path'>, { skills }: Pick<Source, 'skills'>): boolean {
  const folder = dirname(path);
  if (['skills', '.'].includes(basename(dirname(folder)))) return false;
  return !skills.some((other) => folder.startsWith(`${dirname(other.path)}/`));
}
