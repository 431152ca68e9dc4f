/** A skill as another tool's file names it → the skills of the source that it can mean. */
import { compilePattern } from '../pattern/compile-pattern.js';
import { TookTooLong } from '../pattern/memory.js';
import { findDistinctSkills, isSameSkill, listIds } from '../skill/find-skill.js';
import type { Skill, Source } from '../skill/skill.js';

/** An id, `plugin:id`, a path to its folder, or `/pattern/` over the input of the call that loads it. */
export function findNamed(name: string, source: Source): Skill[] {
  const pattern = /^\/(.*)\/$/s.exec(name)?.[1];
  if (pattern !== undefined) return findMatching(pattern, source);
  const folder = name.replace(/\/(?:SKILL\.md)?$/, '').replace(/^.*\//, '');
  // Another name of the plugin: the skill's own id still says which one is meant.
  const names = [name, folder, folder.slice(folder.lastIndexOf(':') + 1)];
  return names.map((one) => findDistinctSkills(source, one)).find((found) => found.length > 0) ?? [];
}

function findMatching(source_pattern: string, source: Source): Skill[] {
  const pattern = compilePattern(source_pattern);
  if ('problem' in pattern) return [];
  const calls = (skill: Skill) => listIds(skill, source).map((skill_id) => JSON.stringify({ skill: skill_id }));
  try {
    const found = source.skills.filter((skill) => calls(skill).some((call) => pattern.matches(call)));
    return found.filter((skill, index) => found.findIndex((other) => isSameSkill(skill, other)) === index);
  } catch (error) {
    if (!(error instanceof TookTooLong)) throw error;
    return [];
  }
}

/** The skills in the nearest folder above the file that has any; all of them for a file that lies elsewhere. */
export function listAround(path: string | null, source: Source): Skill[] {
  const folders = path === null ? [] : path.split('/').slice(0, -1);
  for (let depth = folders.length; depth > 0; depth--) {
    const prefix = `${folders.slice(0, depth).join('/')}/`;
    const inside = source.skills.filter((skill) => skill.path.startsWith(prefix));
    if (inside.length > 0) return inside;
  }
  return source.skills;
}

/** The one skill around the file: the only one there, or the one that its folder is named after; null: several. */
export function findAround(path: string | null, source: Source): Skill | null {
  const inside = listAround(path, source);
  const named = inside.filter((skill) => path?.split('/').includes(skill.dir));
  const [first, ...others] = named.length > 0 && named.length < inside.length ? named : inside;
  return first && others.every((other) => isSameSkill(first, other)) ? first : null;
}
