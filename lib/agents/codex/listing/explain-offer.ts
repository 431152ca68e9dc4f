/** A skill that Codex does not offer in full → the reason and the fix, in one sentence. */
import { isBare } from '../../../contract/agent-key.js';
import { type Excess, type Explanation, explain, type OfferState } from '../../../contract/offer.js';
import { memoize } from '../../../input/memoize.js';
import { joinLines } from '../../../skill/offer-match.js';
import type { Skill } from '../../../skill/skill.js';
import { thousands } from '../../../text/count.js';
import { LIMITS, listingTokens } from '../facts.js';
import { readFields } from '../front-matter.js';
import { type ListingContext, predictListing } from './listing.js';
import { findRejection } from './rejection.js';

const predictOnce = memoize(
  predictListing,
  ({ source }) => source,
  ({ install, home }) => `${install} ${home ?? ''}`,
);

export const explainOffer = (skill: Skill, context: ListingContext, offer: OfferState): Explanation | null =>
  explainLoss(skill, context, offer)?.why ?? null;

export const findExcess = (skill: Skill, context: ListingContext, offer: OfferState): Excess | null =>
  explainLoss(skill, context, offer)?.over ?? null;

interface Loss {
  why: Explanation;
  over: Excess | null;
}

function explainLoss(skill: Skill, context: ListingContext, offer: OfferState): Loss | null {
  const own = explainOwn(skill, context, offer);
  if (own !== undefined) return own === null ? null : { why: own, over: null };
  return explainRoom(context, offer);
}

/** What is wrong with this skill itself. undefined: nothing, so that the listing has no room for it. */
function explainOwn(skill: Skill, context: ListingContext, offer: OfferState): Explanation | null | undefined {
  if (offer === 'full') return null;
  const rejection = findRejection(skill, context);
  if (rejection) return offer === 'absent' ? rejection : null;
  const read = readFields(skill).description ?? '';
  const chars = read.length;
  const { offers } = predictOnce(context);
  const over = measureExcess(context);
  const expected = offers.find((each) => each.skill === skill)?.offer;
  if (offer === 'absent' && expected !== 'absent') return explainAbsence(skill, context);
  if (offer === 'cut' && over <= 0 && chars > LIMITS.description_chars)
    return explain(
      `Codex truncates a description of more than ${thousands(LIMITS.description_chars)} characters to ${thousands(LIMITS.description_kept_chars)} and three dots, and this one has ${thousands(chars)}`,
      'shorten the description',
    );
  if (offer !== 'absent' && over <= 0 && joinLines(read) !== joinLines(skill.description ?? ''))
    return explain(
      `Codex reads another description than the one in ${skill.path} (${JSON.stringify(read.slice(0, 60))}), because of a character that means something in YAML`,
      'put the value in quotes',
    );
  return undefined;
}

function measureExcess(context: ListingContext): number {
  const { total_tokens, budget_tokens } = predictOnce(context);
  return total_tokens - budget_tokens;
}

function explainRoom(context: ListingContext, offer: OfferState): Loss {
  const over = measureExcess(context);
  const limit = listingTokens(context.settings);
  const share = context.settings ? 'with these settings' : '2 % of the context window';
  const effect =
    offer === 'cut'
      ? 'so descriptions are truncated to one length and only shorter ones stay whole'
      : offer === 'name_only'
        ? 'so descriptions are left out'
        : 'and not even the names fit, so the last skills are dropped';
  const need = over > 0 ? `need about ${thousands(over)} more` : 'need more';
  const home = isBare(context.install)
    ? ''
    : ' (if a manifest lists its skills one by one, the length of the home directory counts too)';
  return {
    why: explain(
      `Codex gives its skill listing ${thousands(limit)} tokens (${share}) and the skills here ${need}${home}, ${effect}`,
      'shorten descriptions',
      'ship fewer skills',
    ),
    over: { by: over > 0 ? over : null, limit, unit: 'tokens' },
  };
}

function explainAbsence(skill: Skill, context: ListingContext): Explanation {
  const manifest = isBare(context.install) ? [] : ["check whether the plugin's manifest names another skills folder"];
  const said =
    'read what Codex says of it on stderr (`agent-routing run` keeps that as units/…/trial-1/stderr in .agent-routing/artifacts)';
  return explain(`Codex did not list ${skill.path}`, said, ...manifest);
}
