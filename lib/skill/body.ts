/** A skill, or another text with front matter → what it says below that. */
import { parseFrontMatter } from './front-matter.js';
import type { Skill } from './skill.js';

export const bodyOf = ({ text, front_matter }: Pick<Skill, 'text' | 'front_matter'>): string =>
  text
    .split('\n')
    .slice(front_matter.body_line - 1)
    .join('\n');

export const belowFrontMatter = (text: string): string => bodyOf({ text, front_matter: parseFrontMatter(text) });
