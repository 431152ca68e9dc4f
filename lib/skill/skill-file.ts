/** A file as a case names it → the file of the source that it means. */
import { findSkills } from './find-skill.js';
import { isYaml } from './front-matter/problem.js';
import type { Skill, Source } from './skill.js';

export interface SkillFile {
  skill: Skill;
  /** The path below the skill's folder. */
  name: string;
}

/**
 * `skills/alpha/notes.md`, `alpha/notes.md`, or a path inside the folder of the expected skill (any of its names); null: a
 * file outside the skills, such as one of the workspace. Of those (`scripts/x.sh`, where a skill is called scripts) it is the
 * one that is there.
 */
export function locateSkillFile(file: string, expected: readonly string[], source: Source): SkillFile | null {
  const found = source.skills.flatMap((skill) =>
    [folderOf(skill), `${skill.id}/`, `${skill.dir}/`].flatMap((prefix) =>
      prefix !== '' && file.startsWith(prefix) ? [{ skill, name: file.slice(prefix.length) }] : [],
    ),
  );
  const [home] = expected.flatMap((id) => findSkills(source, id));
  if (home && !file.startsWith('/')) found.push({ skill: home, name: file });
  return found.find(({ skill, name }) => skill.files?.includes(name)) ?? found[0] ?? null;
}

/** Its path from the source's root. */
export function pathOf({ skill, name }: SkillFile): string {
  return `${folderOf(skill)}${name}`;
}

const folderOf = (skill: Skill) => skill.path.replace(/SKILL\.md$/, '');

/** The folder into which `npx skills add` 1.7.4 installs a skill, whatever its folder in the source. */
export const folderByNpx = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z\d._]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '') || 'unnamed-skill';

/** So many folders below `skills` it looks for one (1.7.4). */
export const DEEPEST_FOR_NPX = 3;

/** The field for which it leaves a skill out, for every agent; `---`: the whole front matter, since that is no YAML; null: it takes it. */
export function leftOutByNpx({ front_matter: { present, fields, problems } }: Skill): string | null {
  if (!present || !problems.every(isYaml)) return '---';
  return ['name', 'description'].find((field) => typeof fields[field] !== 'string' || fields[field] === '') ?? null;
}

/** Whatever its letter case. */
export const isInLetters = (name: string): boolean => /^skill\.md$/i.test(name);

/** `SKILL`, `SKILL.md.txt`, `Skills.md`: what an editor or a hasty hand makes of the name, and not beside that. */
export const isOdd = (name: string, beside: readonly string[] = []): boolean =>
  /^skills?(?:\.(?:mdx?|markdown|txt))*$/i.test(name) && !beside.some(isInLetters);
