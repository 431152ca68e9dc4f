/** A skill of a source → whether an agent would list it in full if there were room for all: what is lost then has a cause of its own. */

import type { Agent } from '../../agents/interface/agent.js';
import type { ListingContext, PredictedOffer } from '../../agents/interface/listing.js';
import { memoize } from '../../input/memoize.js';
import type { Skill, Source } from '../../skill/skill.js';

/** The source reduced to this skill and those that compete for its name or path, so that lack of room cannot be the cause of a loss. */
function withNamesakes(skill: Skill, source: Source): Source {
  const name = ({ id, dir }: Skill) => [id, dir].map((word) => word.toLowerCase());
  const namesakes = source.skills.filter(
    (other) =>
      name(other).some((word) => name(skill).includes(word)) ||
      (other.real_path ?? other.path) === (skill.real_path ?? skill.path) ||
      skill.path.startsWith(other.path.replace(/SKILL\.md$/, '')),
  );
  return { ...source, skills: namesakes };
}

export function predictAlone(agent: Pick<Agent, 'predictOffers'>, skill: Skill, context: ListingContext) {
  const alone = { ...context, source: withNamesakes(skill, context.source) };
  return { alone, offer: agent.predictOffers(alone).find((row) => row.skill === skill) ?? null };
}

/** {skill: its offer in the listing of the whole source}; asked for every skill of a source. */
export const predictWhole = memoize(
  ({ agent, context }: { agent: Pick<Agent, 'name' | 'predictOffers'>; context: ListingContext }) =>
    new Map<Skill, PredictedOffer>(agent.predictOffers(context).map((row) => [row.skill, row])),
  ({ context }) => context.source,
  ({ agent, context }) => `${agent.name} ${context.install} ${context.vendor_model ?? ''}`,
);
