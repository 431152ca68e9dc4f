/** What an agent put before the model, set against what the source holds: one offer per skill. */
import type { Agent, Install } from './agents/agent.js';
import type { Case } from './case/schema.js';
import { bareId } from './case/select.js';
import type { OfferedSkill } from './model/wire.js';
import type { Offer } from './result.js';
import type { Skill, Source } from './skill/skill.js';

export interface OfferPlace {
  source: Source;
  install: Install;
  vendor_model: string | null;
}

export interface SkillOffer extends Offer {
  id: string;
  /** Path of its SKILL.md in the source. */
  path: string;
}

/** One offer for every SKILL.md of the source, in its order. */
export function listOffers(agent: Agent, place: OfferPlace, offered: readonly OfferedSkill[]): SkillOffer[] {
  return place.source.skills.map((skill) => ({
    id: skill.id,
    path: skill.path,
    ...compareOffer(agent, place, skill, offered),
  }));
}

/** {skill id: offer}. Of two skills with one id the better offer counts. */
export function compareOffers(
  agent: Agent,
  place: OfferPlace,
  offered: readonly OfferedSkill[],
): Record<string, Offer> {
  return offersById(listOffers(agent, place, offered));
}

export function offersById(rows: readonly SkillOffer[]): Record<string, Offer> {
  const offers: Record<string, Offer> = {};
  for (const { id, path: _, ...offer } of rows) {
    const other = offers[id];
    if (!other || offer.kept_chars > other.kept_chars || other.offer === 'absent') offers[id] = offer;
  }
  return offers;
}

function compareOffer(agent: Agent, place: OfferPlace, skill: Skill, offered: readonly OfferedSkill[]): Offer {
  const whole = fold(skill.description ?? '');
  const found = findOffered(offered, agent.listedAs(skill, place), whole);
  const shown = fold(found?.description ?? '');
  const kept_chars = keptChars(shown, whole);
  const state = !found
    ? 'absent'
    : kept_chars >= whole.length
      ? 'full'
      : kept_chars === 0 && shown === ''
        ? 'name_only'
        : 'cut';
  const offer = { offer: state, kept_chars, of_chars: whole.length, reason: null } satisfies Offer;
  return state === 'full' ? offer : { ...offer, reason: agent.explainOffer(skill, place, state) };
}

/** Listed names are unique, but for duplicates in the source: then the one with this description is meant. */
function findOffered(
  offered: readonly OfferedSkill[],
  names: readonly string[],
  description: string,
): OfferedSkill | null {
  const same = offered.filter((row) => names.includes(row.id) || row.also.some((name) => names.includes(name)));
  return same.find((row) => keptChars(fold(row.description ?? ''), description) > 0) ?? same[0] ?? null;
}

/** Agents fold descriptions to one line, end a cut with an ellipsis and may add words behind (`- when to use`). */
function keptChars(shown: string, whole: string): number {
  let kept = 0;
  while (kept < whole.length && shown[kept] === whole[kept]) kept++;
  return kept;
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The skill of the source that a case's id means: `plugin:skill` must name this plugin. */
export function findSkill(source: Source, id: string): Skill | null {
  const prefix = id.includes(':') ? id.slice(0, id.lastIndexOf(':')) : null;
  if (prefix !== null && prefix !== source.name) return null;
  const bare = bareId(id);
  return source.skills.find((skill) => skill.id === bare) ?? source.skills.find((skill) => skill.dir === bare) ?? null;
}

/** Is this offer at least what the case asks for? */
export function offerSuffices(offer: Offer, min_offer: Case['min_offer']): boolean {
  if (min_offer === 'any') return true;
  if (min_offer === 'name_only') return offer.offer !== 'absent';
  if (min_offer === 'full') return offer.offer === 'full';
  return offer.offer !== 'absent' && offer.kept_chars * 100 >= offer.of_chars * Number.parseInt(min_offer, 10);
}
