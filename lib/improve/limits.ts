/** A source before and after a change → which skills an agent shows less of: a loss of offer, in words. */
import type { PredictedOffer } from '../agents/interface/listing.js';
import type { Offer } from '../contract/offer.js';
import { describeOffer, isWorseOffer } from '../delta/offers.js';
import { nameSkill } from '../skill/find-skill.js';
import type { Source } from '../skill/skill.js';

/** What is needed of an agent to know what it would list. */
export interface ListingFacts {
  title: string;
  predict(source: Source): readonly PredictedOffer[];
}

export function findPredictedLoss(agents: readonly ListingFacts[], before: Source, after: Source): string | null {
  for (const { title, predict } of agents) {
    const then = offersOf(predict(before), before);
    const loss = findOfferLoss(title, then, offersOf(predict(after), after));
    if (loss) return loss;
  }
  return null;
}

type Offers = Readonly<Record<string, Pick<Offer, 'offer' | 'kept_chars' | 'of_chars'>>>;

export function findOfferLoss(agent: string, before: Offers, after: Offers): string | null {
  for (const [skill, then] of Object.entries(before)) {
    const now = after[skill];
    if (now && isWorseOffer(then, now))
      return `OFFER_LOSS on ${agent}: ${skill} ${describeOffer(then)}, then ${describeOffer(now)}`;
  }
  return null;
}

const offersOf = (rows: readonly PredictedOffer[], source: Source): Offers =>
  Object.fromEntries(rows.map((row) => [nameSkill(row.skill, source), row]));
