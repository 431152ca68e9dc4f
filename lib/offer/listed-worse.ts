/** The offers of a source alone and beside its neighbours → the skills that are listed worse beside them. */
import type { OfferState } from '../contract/offer.js';
import type { SkillOffer } from './compare.js';

export interface WorseOffer {
  id: string;
  path: string;
  alone: OfferState;
  beside: OfferState;
  /** Characters of the description that the neighbours cost. */
  lost_chars: number;
}

export const findListedWorse = (alone: readonly SkillOffer[], beside: readonly SkillOffer[]): WorseOffer[] =>
  alone.flatMap(({ id, path, offer, kept_chars }, at) => {
    const now = beside[at];
    if (!now || now.path !== path) return [];
    const worse = RANKS[now.offer] > RANKS[offer] || now.kept_chars < kept_chars;
    return worse ? [{ id, path, alone: offer, beside: now.offer, lost_chars: kept_chars - now.kept_chars }] : [];
  });

const RANKS = { full: 0, cut: 1, name_only: 2, absent: 3 } as const;
