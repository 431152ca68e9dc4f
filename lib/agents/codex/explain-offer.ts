/** Why Codex does not offer a skill whole, and what to do about it. */
import type { Skill, Source } from '../../skill/skill.js';
import type { Install, OfferState } from '../agent.js';
import { LIMITS, LISTING_TOKENS } from './facts.js';

/** What Codex itself would say of the file; null when it takes it. */
export function findRejection(skill: Skill): string | null {
  if (!/(^|\/)SKILL\.md$/.test(skill.path)) return `Codex only finds a file named SKILL.md; rename ${skill.path}.`;
  if (!skill.front_matter.present)
    return 'Codex finds no front matter: `---` must stand alone on line 1 (no byte-order mark before it) and be closed by a second `---`.';
  if (skill.description === null || skill.description.trim() === '')
    return 'Codex rejects a skill without a description; add `description:` to its front matter.';
  if (skill.id.length > LIMITS.name_chars)
    return `Codex rejects a name over ${LIMITS.name_chars} characters; this one has ${skill.id.length}. Shorten \`name:\`.`;
  return null;
}

export function explainOffer(
  skill: Skill,
  place: { source: Source; install: Install; vendor_model: string | null },
  offer: OfferState,
): string | null {
  const rejection = findRejection(skill);
  const budget = `Codex gives all skill listings ${LISTING_TOKENS} tokens (2 % of the context window)`;
  if (offer === 'full') return null;
  if (offer === 'absent') {
    if (rejection) return rejection;
    const depth = skill.path.split('/').length - 2;
    if (place.install === 'skills' && depth > LIMITS.nesting)
      return `Codex looks at most ${LIMITS.nesting} folders below a skills root; move ${skill.path} up.`;
    if (place.source.skills.length > 60)
      return `${budget}; over it names are dropped too. Shorten descriptions, or ship fewer than these ${place.source.skills.length} skills.`;
    return `Codex does not list it: see whether agents/openai.yaml beside it sets allow_implicit_invocation: false, or SKILL.md is a symbolic link${place.install === 'skills' ? '' : ", or plugin.json's `skills` leaves its folder out"}.`;
  }
  const chars = skill.description?.length ?? 0;
  if (offer === 'cut' && chars > LIMITS.description_chars)
    return `Codex cuts a description over ${LIMITS.description_chars} characters; this one has ${chars}. Shorten it.`;
  const home =
    place.install === 'skills' ? '' : " A plugin's paths count too, so a long home directory makes it worse.";
  return `${budget}, and all of them together need more, so descriptions are ${offer === 'cut' ? 'cut evenly' : 'left out'}. Shorten descriptions or ship fewer skills.${home}`;
}
