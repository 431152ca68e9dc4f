/** What Copilot CLI 1.0.102 makes of a set of skills before any model is asked: vendor facts as data, and the listing they lead to. */
import type { Skill, Source } from '../../skill/skill.js';
import type { Install, OfferState } from '../agent.js';

export const LISTING_FACTS = {
  version: '1.0.102',
  /** Sum of the `<skill>` entries, in characters; SKILL_CHAR_BUDGET overrides it. It does not depend on the model. */
  budget_chars: 15_000,
  /** The line of bare names that follows. */
  names_line_chars: 5_000,
  /** A longer description rejects the skill. */
  max_description_chars: 1_024,
  /** Listed beside the source's own. */
  builtin_skills: ['customize-cloud-agent', 'github-pr-media'],
} as const;

export function explainOffer(
  skill: Skill,
  place: { source: Source; install: Install; vendor_model: string | null },
  offer: OfferState,
): string | null {
  const { description } = skill;
  if (offer === 'full') return null;
  if (offer === 'name_only')
    return `Copilot lists descriptions in alphabetical order up to ${LISTING_FACTS.budget_chars} characters in all; '${skill.id}' comes after that. Shorten descriptions or install fewer skills.`;
  if (description !== null && description.length > LISTING_FACTS.max_description_chars)
    return `Copilot rejects a description of more than ${LISTING_FACTS.max_description_chars} characters (this one has ${description.length}). Shorten it.`;
  return place.source.skills.length ? null : 'The source has no skills.';
}
