/** Why Codex does not offer a skill whole, and what to do about it: one sentence. */
import type { Skill } from '../../skill/skill.js';
import type { OfferState } from '../agent.js';
import { LIMITS, LISTING_TOKENS } from './facts.js';
import { readFields } from './front-matter.js';
import { type ListingPlace, type PredictedListing, predictListing } from './listing.js';
import { findRejection } from './rejection.js';

/** Asked once per skill, and the same for all of them. */
const predicted = new WeakMap<object, Map<string, PredictedListing>>();

function predictOnce(place: ListingPlace): PredictedListing {
  const key = `${place.install} ${place.home ?? ''}`;
  const known = predicted.get(place.source)?.get(key);
  if (known) return known;
  const listing = predictListing(place);
  predicted.set(place.source, new Map([...(predicted.get(place.source) ?? []), [key, listing]]));
  return listing;
}

const thousands = (count: number) => count.toLocaleString('en');

export function explainOffer(skill: Skill, place: ListingPlace, offer: OfferState): string | null {
  if (offer === 'full') return null;
  const rejection = findRejection(skill, place);
  if (rejection) return offer === 'absent' ? rejection : null;
  const chars = readFields(skill).description?.length ?? 0;
  const { total_tokens, budget_tokens, offers } = predictOnce(place);
  const over = total_tokens - budget_tokens;
  const expected = offers.find((each) => each.skill === skill)?.offer;
  if (offer === 'absent' && expected !== 'absent') return explainAbsence(skill, place);
  if (offer === 'cut' && over <= 0 && chars > LIMITS.description_chars)
    return `Codex cuts a description of more than ${thousands(LIMITS.description_chars)} characters, and this one has ${thousands(chars)}; shorten it.`;
  const home =
    place.install === 'skills'
      ? ''
      : ' The length of the home directory counts where a plugin names its skills one by one.';
  const effect =
    offer === 'cut'
      ? 'so all descriptions are cut to one length'
      : offer === 'name_only'
        ? 'so descriptions are left out'
        : 'and not even the names fit, so the last ones are dropped';
  const need = over > 0 ? `need about ${thousands(over)} more` : 'need more';
  return `Codex gives its skill listing ${thousands(LISTING_TOKENS)} tokens (2 % of the context window) and the skills here ${need}, ${effect}; shorten descriptions or ship fewer skills.${home}`;
}

function explainAbsence(skill: Skill, place: ListingPlace): string {
  const manifest =
    place.install === 'skills' ? '' : ', or see whether the plugin’s manifest names another skills folder';
  return `Codex did not list ${skill.path}; see what its stderr says of it${manifest}.`;
}
