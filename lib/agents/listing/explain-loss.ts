/** A skill that an agent does not offer in full → why, with the fix: what is wrong with the file for every agent, before the agent's own rules. */
import { type Explanation, explain, type OfferState } from '../../contract/offer.js';
import { cureProblem } from '../../skill/front-matter-problem.js';
import type { Skill } from '../../skill/skill.js';
import type { Agent } from '../interface/agent.js';
import type { ListingContext } from '../interface/listing.js';

export function explainLoss(
  agent: Pick<Agent, 'explainOffer'>,
  skill: Skill,
  context: ListingContext,
  offer: OfferState,
): Explanation | null {
  const why = agent.explainOffer(skill, context, offer);
  const { present, problems } = skill.front_matter;
  const cause = present ? undefined : problems.at(-1);
  // Each agent has its own words for a block that it does not find; why there is none, the file shows.
  if (!why || !cause || !/front matter|without a description/.test(why.reason)) return why;
  return explain(`${cause.message} (${skill.real_path ?? skill.path}:${cause.line})`, cureProblem(cause.kind));
}

export const BLANK = explain(
  'its description is blank, so the name is all that a model reads',
  'write what the skill is for and when to use it, as one line of text',
);

/** There is such a line, but without a word: it may hold a comment only, because `#` begins one. */
export function isBlank({ front_matter: { fields }, description }: Skill): boolean {
  return description === null && 'description' in fields && typeof (fields['description'] ?? '') === 'string';
}
