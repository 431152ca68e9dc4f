/** A skill that an agent does not offer in full → why, with the fix: what is wrong with the file for every agent, before the agent's own rules. */
import { type Explanation, explain, type OfferState } from '../../contract/offer.js';
import type { Skill } from '../../skill/skill.js';
import type { Agent } from '../interface/agent.js';
import type { ListingContext } from '../interface/listing.js';

export function explainLoss(
  agent: Pick<Agent, 'explainOffer'>,
  skill: Skill,
  context: ListingContext,
  offer: OfferState,
): Explanation | null {
  if (offer !== 'full' && skill.front_matter.problems.some(({ kind }) => kind === 'utf16'))
    return explain(`${skill.path} is saved as UTF-16, in which no agent finds front matter`, 'save it as UTF-8');
  return agent.explainOffer(skill, context, offer);
}

export const BLANK = explain(
  'its description is blank, so the name is all that a model reads',
  'write what the skill is for and when to use it, as one line of text',
);

/** There is such a line, but without a word: it may hold a comment only, because `#` begins one. */
export function isBlank({ front_matter: { fields }, description }: Skill): boolean {
  return description === null && 'description' in fields && typeof (fields['description'] ?? '') === 'string';
}
