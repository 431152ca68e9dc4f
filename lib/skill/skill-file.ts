/** A file as a case names it → the file of the source that it means. */
import { findSkills } from './find-skill.js';
import type { Skill, Source } from './skill.js';

export interface SkillFile {
  skill: Skill;
  /** The path below the skill's folder. */
  name: string;
}

/**
 * `skills/alpha/notes.md`, `alpha/notes.md`, or a path inside the folder of the expected skill (any of its names); null: a
 * file outside the skills, such as one of the workspace.
 */
export function locateSkillFile(file: string, expected: readonly string[], source: Source): SkillFile | null {
  for (const skill of source.skills) {
    for (const prefix of [folderOf(skill), `${skill.id}/`, `${skill.dir}/`]) {
      if (prefix !== '' && file.startsWith(prefix)) return { skill, name: file.slice(prefix.length) };
    }
  }
  const [home] = expected.flatMap((id) => findSkills(source, id));
  return home && !file.startsWith('/') ? { skill: home, name: file } : null;
}

/** Its path from the source's root. */
export function pathOf({ skill, name }: SkillFile): string {
  return `${folderOf(skill)}${name}`;
}

const folderOf = (skill: Skill) => skill.path.replace(/SKILL\.md$/, '');
