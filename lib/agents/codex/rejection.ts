/** A skill's file → why Codex does not take it at all, with the fix. */
import type { Skill } from '../../skill/skill.js';
import type { Install } from '../agent.js';
import { LIMITS } from './facts.js';

/** Null when it takes it. Wording of the limits as the CLI reports them on stderr (0.169.0). */
export function findRejection(skill: Skill, install: Install): string | null {
  if (!/(^|\/)SKILL\.md$/.test(skill.path))
    return `Codex only finds a file that is named exactly SKILL.md; rename ${skill.path}.`;
  if (!skill.front_matter.present)
    return 'Codex finds no front matter: `---` must stand alone on line 1 (with no byte-order mark before it) and a second `---` must close it.';
  if (skill.description === null || skill.description.trim() === '')
    return 'Codex rejects a skill without a description; add `description:` to its front matter.';
  if ([...skill.id].length > LIMITS.name_chars)
    return `Codex rejects a name of more than ${LIMITS.name_chars} characters, and this one has ${[...skill.id].length}; shorten \`name:\`.`;
  const depth = skill.path.split('/').length - 2;
  if (install !== 'skills' && depth > LIMITS.nesting + 1)
    return `Codex looks at most ${LIMITS.nesting} folders below a skills root; move ${skill.path} up.`;
  return null;
}
