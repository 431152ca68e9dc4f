/** What an agent put before the model, set against what the source holds: one offer per skill. */
import type { Agent, ListingPlace } from './agents/agent.js';
import type { OfferedSkill } from './model/wire.js';
import { matchListing, measureOffer } from './offer-match.js';
import type { Offer } from './result.js';
import type { Skill } from './skill/skill.js';

export interface SkillOffer extends Offer {
  id: string;
  /** Path of its SKILL.md in the source. */
  path: string;
}

/** One offer for every SKILL.md of the source, in its order. */
export function listOffers(agent: Agent, place: ListingPlace, offered: readonly OfferedSkill[]): SkillOffer[] {
  const found = matchListing(place.source.skills, (skill) => agent.listedAs(skill, place), offered);
  return place.source.skills.map((skill) => ({
    id: skill.id,
    path: skill.path,
    ...compareOffer(agent, place, skill, found.get(skill) ?? null),
  }));
}

/** {skill id: offer}. Of two skills with one id the better offer counts. */
export function compareOffers(
  agent: Agent,
  place: ListingPlace,
  offered: readonly OfferedSkill[],
): Record<string, Offer> {
  return offersById(listOffers(agent, place, offered));
}

export function offersById(rows: readonly SkillOffer[]): Record<string, Offer> {
  const offers = new Map<string, Offer>();
  for (const { id, path: _, ...offer } of rows) {
    const other = offers.get(id);
    if (!other || offer.kept_chars > other.kept_chars || other.offer === 'absent') offers.set(id, offer);
  }
  return Object.fromEntries(offers);
}

function compareOffer(agent: Agent, place: ListingPlace, skill: Skill, found: OfferedSkill | null): Offer {
  const offer = measureOffer(skill, found ? found.description : undefined);
  if (offer.offer === 'full') return { ...offer, reason: null };
  return { ...offer, reason: agent.explainOffer(skill, place, offer.offer) ?? explainUnread(skill, found) };
}

/** Where the agent's own rules do not tell. */
function explainUnread(skill: Skill, found: OfferedSkill | null): string {
  const [problem] = skill.front_matter.problems;
  const effect = found ? 'the agent shows it without its description' : 'the agent does not list it';
  if (!problem && found && skill.description === null)
    return `its description is no text, and ${effect}; write it as one line of text.`;
  return problem
    ? `${skill.path}, line ${problem.line}: ${problem.message}, and ${effect}; correct that line.`
    : `${effect}, for a reason that this tool does not know for this version; see what the agent itself says of ${skill.path}.`;
}
