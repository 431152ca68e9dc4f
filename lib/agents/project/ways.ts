/** A source, how it is had and an agent → the ways by which its skills come to the agent, each with the skills as it brings them. */
import type { Explanation } from '../../contract/offer.js';
import { omit } from '../../input/get-own.js';
import { memoize } from '../../input/memoize.js';
import { placesOf, skillAt } from '../../skill/places.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { Agent } from '../interface/agent.js';
import type { ListingContext } from '../interface/listing.js';
import { explainUnread, listRead, rejectPlace } from './reach.js';

export type Location = Pick<ListingContext, 'source' | 'install'>;

/** One way of installing, with a skill for every path that leads to a file. */
export interface Way extends Location {
  /** {skill of the way: the source's} */
  origins: ReadonlyMap<Skill, Skill>;
}

export interface Ways {
  ways: readonly Way[];
  /** Why a skill of the source is in none of them. */
  left_out: ReadonlyMap<Skill, Explanation>;
}

function wayOf(source: Source, install: Location['install'], skills: readonly [Skill, Skill][]): Way {
  return { source: { ...omit(source, 'as'), skills: skills.map(([one]) => one) }, install, origins: new Map(skills) };
}

/** What is installed of a source that is had in both ways: the rest is the project's. Otherwise the source itself. */
export const withoutProject = memoize((source: Source): Source => {
  const { as, ...rest } = source;
  return as === 'both' ? { ...rest, skills: rest.skills.filter(({ unshipped }) => !unshipped) } : source;
});

/** What its plugins bring; copied as skills, each file is there once. */
function shippedWay(source: Source, install: Location['install']): Way {
  const { skills } = withoutProject(source);
  const pairs = skills.flatMap((skill) =>
    (install === 'skills'
      ? [skill]
      : placesOf(skill).filter(({ unshipped }) => source.as !== 'both' || !unshipped)
    ).map((place): [Skill, Skill] => [skillAt(skill, place), skill]),
  );
  return wayOf(source, install, pairs);
}

/** In the order of the agent's folders: of skills with one name the first stays. */
function projectWay(agent: Agent, source: Source): { way: Way; left_out: Map<Skill, Explanation> } {
  const { folders } = agent.project_skills;
  const left_out = new Map<Skill, Explanation>();
  const pairs = source.skills.flatMap((skill) => {
    const read = listRead(agent, placesOf(skill));
    const reasons = read.map((place) => rejectPlace(agent, place, source));
    const [why = explainUnread(agent, skill, source)] = reasons;
    if (why !== null && !reasons.includes(null)) left_out.set(skill, why);
    return read
      .filter((_, index) => reasons[index] === null)
      .map((place): [Skill, Skill] => [skillAt(skill, place), skill]);
  });
  const rank = ([{ folder = '' }]: [Skill, Skill]) => folders.indexOf(folder);
  return {
    way: wayOf(
      source,
      'project',
      pairs.sort((one, other) => rank(one) - rank(other)),
    ),
    left_out,
  };
}

export const waysOf = memoize(
  ({ agent, source, install }: Location & { agent: Agent }): Ways => {
    if (install !== 'project' && source.as !== 'both')
      return { ways: [shippedWay(source, install)], left_out: new Map() };
    const { way, left_out } = projectWay(agent, source);
    if (install === 'project') return { ways: [way], left_out };
    const shipped = shippedWay(source, install);
    for (const skill of shipped.origins.values()) left_out.delete(skill);
    return { ways: [shipped, way], left_out };
  },
  ({ source }) => source,
  ({ agent, install }) => `${agent.name} ${install}`,
);
