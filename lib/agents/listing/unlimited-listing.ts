/** A source → the listing of an agent that has no budget: each skill is shown or left out for a reason of its own. */

import { type Explanation, explain, type OfferState } from '../../contract/offer.js';
import { measureOffer } from '../../skill/offer-match.js';
import type { Skill } from '../../skill/skill.js';
import type { ExplainedOffer, ListingContext } from '../interface/listing.js';
import { BLANK, isBlank } from './explain-loss.js';
import { predictOnce } from './predict-once.js';

export interface ListingRules {
  /** The agent's name in reasons. */
  title: string;
  nameOf(skill: Skill, context: ListingContext): string;
  /** Why the agent does not load or show it, with the fix; null when it does. */
  reject(skill: Skill, context: ListingContext): Explanation | null;
  /** The description that it shows; null: the name alone; absent: the skill's own. */
  shows?(skill: Skill): string | null;
  /** Why another description is shown, or none. */
  hidden?(skill: Skill): Explanation;
  /** Of several skills with one name, the one that stays; by chance: the prediction takes the first. */
  keeps: 'first' | 'any, by chance';
  /** Names that differ in capitals only are one name to it. */
  ignores_case?: true;
}

export interface UnlimitedListing {
  /** Under its name alone. */
  listedAs(skill: Skill, context: ListingContext): string[];
  predictOffers(context: ListingContext): ExplainedOffer[];
  explainOffer(skill: Skill, context: ListingContext, offer: OfferState): Explanation | null;
}

export function listingOf(rules: ListingRules): UnlimitedListing {
  const predict = (context: ListingContext): ExplainedOffer[] => {
    const { skills } = context.source;
    const loaded = skills.filter((skill) => rules.reject(skill, context) === null);
    const keyOf = (name: string) => (rules.ignores_case ? name.toLowerCase() : name);
    const winners = new Map<string, Skill>();
    for (const skill of loaded) {
      const name = keyOf(rules.nameOf(skill, context));
      if (!winners.has(name)) winners.set(name, skill);
    }
    return skills.map((skill) => {
      const id = rules.nameOf(skill, context);
      const why = rules.reject(skill, context) ?? namesake(skill, winners.get(keyOf(id)), rules);
      if (why !== null) return { skill, id, ...measureOffer(skill, undefined), why };
      const shown = rules.shows ? rules.shows(skill) : skill.description;
      const offer = measureOffer(skill, shown, shown);
      if (offer.offer === 'full') return { skill, id, ...offer, why: null };
      return { skill, id, ...offer, why: isBlank(skill) ? BLANK : (rules.hidden?.(skill) ?? null) };
    });
  };
  const predictOffers = predictOnce(predict);
  const listedAs = (skill: Skill, context: ListingContext) => [rules.nameOf(skill, context)];
  return { listedAs, predictOffers, explainOffer: explainBy(predictOffers, rules) };
}

type Keeping = Pick<ListingRules, 'title' | 'keeps'>;

function namesake(skill: Skill, winner: Skill | undefined, { title, keeps }: Keeping): Explanation | null {
  if (winner === undefined || winner === skill) return null;
  const one = keeps === 'any, by chance' ? 'one skill per name, by chance another at each start' : 'one skill per name';
  return explain(`${title} keeps ${one}, and ${winner.path} has the same name`, 'rename one of the two');
}

/** The reason of the prediction, if it agrees with the observed offer. Of two skills with one name the other may stay, too. */
export const explainBy =
  (predict: UnlimitedListing['predictOffers'], rules: Keeping): UnlimitedListing['explainOffer'] =>
  (skill, context, offer) => {
    const rows = predict(context);
    const row = rows.find((each) => each.skill.path === skill.path);
    if (offer === 'full' || !row) return null;
    if (row.offer === offer) return row.why;
    const other = rows.find((each) => each !== row && each.id === row.id);
    return offer === 'absent' ? namesake(skill, other?.skill, rules) : null;
  };
