/** What an agent makes of a source, such as a listing → the same, computed once for each source and way of installing; and the row in it that was right. */
import type { OfferState } from '../../contract/offer.js';
import { memoize } from '../../input/memoize.js';
import type { Skill } from '../../skill/skill.js';
import type { ExplainedOffer, ListingContext } from '../interface/listing.js';

export const predictOnce = <T, C extends Pick<ListingContext, 'source' | 'install'>>(predict: (context: C) => T) =>
  memoize(
    predict,
    ({ source }) => source,
    ({ install }) => install,
  );

/** Null where another offer was observed than the one that was predicted. */
export function findRight(rows: readonly ExplainedOffer[], skill: Skill, offer: OfferState): ExplainedOffer | null {
  const row = rows.find((each) => each.skill.path === skill.path);
  return row?.offer === offer ? row : null;
}
