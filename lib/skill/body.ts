/** A skill → what its SKILL.md says below the front matter, and another skill that says the same. */
import type { Skill } from './skill.js';

export const bodyOf = ({ text, front_matter }: Pick<Skill, 'text' | 'front_matter'>): string =>
  text
    .split('\n')
    .slice(front_matter.body_line - 1)
    .join('\n');

/** Its id; null: none. */
export const findTwin = (skill: Skill, skills: readonly Skill[]): string | null =>
  skills.find(({ id, ...other }) => id !== skill.id && bodyOf(other).trim() === bodyOf(skill).trim())?.id ?? null;
