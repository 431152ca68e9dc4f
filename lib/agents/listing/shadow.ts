/** A skill of the source → the agent's own skill of the same listed name, which a model meets first. */
import { explain } from '../../contract/offer.js';
import type { Skill } from '../../skill/skill.js';
import type { Agent } from '../interface/agent.js';
import type { ListingContext } from '../interface/listing.js';

type Naming = Pick<Agent, 'title' | 'bundled_skills' | 'listedAs'>;

export function findShadow(agent: Naming, skill: Skill, context: Pick<ListingContext, 'source' | 'install'>) {
  if (agent.bundled_skills.length === 0) return null;
  const name = agent.listedAs(skill, context).find((listed) => agent.bundled_skills.includes(listed));
  if (name === undefined) return null;
  const why = explain(
    `${agent.title} ships a skill '${name}' of its own and lists it first, so ${skill.path} is shadowed`,
    'rename it',
  );
  // The name that both have.
  return { name, why };
}
