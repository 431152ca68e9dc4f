/** Why Codex does not offer a skill whole, and what to do about it: one sentence. */
import type { OfferState } from '../../result.js';
import type { Skill } from '../../skill/skill.js';
import { remember } from '../remember.js';
import { LIMITS, LISTING_TOKENS } from './facts.js';
import { readFields } from './front-matter.js';
import { type ListingPlace, predictListing } from './listing.js';
import { findRejection } from './rejection.js';

const predictOnce = remember(
  predictListing,
  ({ source }) => source,
  ({ install, home }) => `${install} ${home ?? ''}`,
);

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
