/** A skill that Codex does not offer in full → the reason and the fix, in one sentence. */
import type { OfferState } from '../../contract/result.js';
import { joinLines } from '../../skill/offer-match.js';
import type { Skill } from '../../skill/skill.js';
import { thousands } from '../../text/count.js';
import { memoize } from '../memoize.js';
import { LIMITS, LISTING_TOKENS } from './facts.js';
import { readFields } from './front-matter.js';
import { type ListingContext, predictListing } from './listing.js';
import { findRejection } from './rejection.js';

const predictOnce = memoize(
  predictListing,
  ({ source }) => source,
  ({ install, home }) => `${install} ${home ?? ''}`,
);

export function explainOffer(skill: Skill, context: ListingContext, offer: OfferState): string | null {
  if (offer === 'full') return null;
  const rejection = findRejection(skill, context);
  if (rejection) return offer === 'absent' ? rejection : null;
  const read = readFields(skill).description ?? '';
  const chars = read.length;
  const { total_tokens, budget_tokens, offers } = predictOnce(context);
  const over = total_tokens - budget_tokens;
  const expected = offers.find((each) => each.skill === skill)?.offer;
  if (offer === 'absent' && expected !== 'absent') return explainAbsence(skill, context);
  if (offer === 'cut' && over <= 0 && chars > LIMITS.description_chars)
    return `Codex truncates a description of more than ${thousands(LIMITS.description_chars)} characters, and this one has ${thousands(chars)}; shorten it.`;
  if (offer !== 'absent' && over <= 0 && joinLines(read) !== joinLines(skill.description ?? ''))
    return `Codex reads another description than the one in ${skill.path} (${JSON.stringify(read.slice(0, 60))}), because of a character that means something in YAML; put the value in quotes.`;
  const home =
    context.install === 'skills'
      ? ''
      : " If a plugin's manifest lists its skills one by one, the length of the home directory counts too.";
  const effect =
    offer === 'cut'
      ? 'so descriptions are truncated to one length and only shorter ones stay whole'
      : offer === 'name_only'
        ? 'so descriptions are left out'
        : 'and not even the names fit, so the last skills are dropped';
  const need = over > 0 ? `need about ${thousands(over)} more` : 'need more';
  return `Codex gives its skill listing ${thousands(LISTING_TOKENS)} tokens (2 % of the context window) and the skills here ${need}, ${effect}; shorten descriptions or ship fewer skills.${home}`;
}

function explainAbsence(skill: Skill, context: ListingContext): string {
  const manifest =
    context.install === 'skills' ? '' : ", or check whether the plugin's manifest names another skills folder";
  return `Codex did not list ${skill.path}; check its stderr for the reason${manifest}.`;
}
