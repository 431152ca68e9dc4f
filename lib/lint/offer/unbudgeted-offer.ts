/** A skill of a source → whether an agent would list it in full if there were room for all: what is lost then has a cause of its own. */

import type { Agent } from '../../agents/interface/agent.js';
import type { ListingContext, PredictedOffer } from '../../agents/interface/listing.js';
import { memoize } from '../../input/memoize.js';
import type { Skill, Source } from '../../skill/skill.js';

/** By what skills compete. */
const placeOf = memoize(({ id, dir, path, real_path = path }: Skill) => ({
  names: [id, dir].map((word) => word.toLowerCase()),
  file: real_path,
  folder: path.replace(/SKILL\.md$/, ''),
}));

/** The source reduced to this skill and those that compete for its name or path, so that lack of room cannot be the cause of a loss. */
const withNamesakes = memoize(
  (source: Source, skill: Skill): Source => {
    const own = placeOf(skill);
    const namesakes = source.skills.filter((other) => {
      const { names, file, folder } = placeOf(other);
      return names.some((word) => own.names.includes(word)) || file === own.file || skill.path.startsWith(folder);
    });
    return { ...source, skills: namesakes };
  },
  (source) => source,
  (_, { path }) => path,
);

/** {skill: its offer in the listing of the whole source}; asked for every skill of a source. */
export const predictWhole = memoize(
  ({ agent, context }: { agent: Pick<Agent, 'name' | 'predictOffers'>; context: ListingContext }) =>
    new Map<Skill, PredictedOffer>(agent.predictOffers(context).map((row) => [row.skill, row])),
  ({ context }) => context.source,
  ({ agent, context }) => `${agent.name} ${context.install} ${context.vendor_model ?? ''}`,
);

/** What is whole among all is whole alone, which costs a listing for each skill to find. */
export function predictAlone(agent: Pick<Agent, 'name' | 'predictOffers'>, skill: Skill, context: ListingContext) {
  const whole = predictWhole({ agent, context }).get(skill);
  if (whole?.offer === 'full') return { alone: context, offer: whole };
  const alone = { ...context, source: withNamesakes(context.source, skill) };
  return { alone, offer: predictWhole({ agent, context: alone }).get(skill) ?? null };
}
