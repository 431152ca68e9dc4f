/** The text of a SKILL.md → what a skill says of itself: id, description and front matter. */
import { parseFrontMatter } from './front-matter.js';
import type { Skill } from './skill.js';

/** dir: the folder's name, which is the id where the front matter has no name. */
export function describeSkill(text: string, dir: string): Pick<Skill, 'id' | 'description' | 'front_matter' | 'text'> {
  const front_matter = parseFrontMatter(text);
  const { name, description } = front_matter.fields;
  return { id: asText(name) ?? dir, description: asText(description), front_matter, text };
}

/** `name: 123` is a name too. */
function asText(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null;
  return String(value).trim() || null;
}
