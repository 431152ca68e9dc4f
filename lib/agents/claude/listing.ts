/** The skills of a source → the listing that Claude Code will put before the model, without starting it. */

import type { OfferedSkill } from '../../model/wire.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { Headroom, Install, OfferState } from '../agent.js';
import { LISTING_FACTS, listingBudget } from './facts.js';
import { findRejection } from './rejection.js';

export interface ListingPlace {
  source: Source;
  install: Install;
  vendor_model: string | null;
}

export interface PredictedOffer {
  skill: Skill;
  /** The name as listed. */
  id: string;
  offer: OfferState;
  kept_chars: number;
  of_chars: number;
  /** Why it is not offered in full, with the fix. */
  reason: string | null;
}

export interface PredictedListing {
  offers: PredictedOffer[];
  budget_chars: number;
  /** What the listing would take with every description; more than the budget means that descriptions fall. */
  total_chars: number;
}

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;

/** The budget counts columns, not characters: a wide letter or an emoji takes two. */
function columns(text: string): number {
  let sum = 0;
  for (const letter of text) sum += letter.length === 2 || WIDE.test(letter) ? 2 : /\p{Mn}/u.test(letter) ? 0 : 1;
  return sum;
}

const fold = (text: string) => text.replace(/\s+/g, ' ').trim();
const toEntities = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A plugin's folder loses its blanks; a plain skill's keeps them. */
export function listedName(skill: Skill, place: { source: Source; install: Install }): string {
  return place.install === 'skills' ? skill.dir : `${place.source.name}:${skill.dir.replace(/\s+/g, '-')}`;
}

function measureSkill(skill: Skill, place: ListingPlace) {
  const id = listedName(skill, place);
  const other = place.install === 'skills' ? skill.id : `${place.source.name}:${skill.id}`;
  const alias = other === id || /\s/.test(skill.id) ? '' : ` (${other})`;
  const description = fold(skill.description ?? '');
  const when = skill.front_matter.fields['when_to_use'];
  const text = toEntities(typeof when === 'string' && when ? `${description} - ${fold(when)}` : description);
  const shown = text.length > LISTING_FACTS.skill_chars ? `${text.slice(0, LISTING_FACTS.skill_chars - 1)}…` : text;
  const name = columns(`- ${id}${alias}`);
  return { skill, id, description, text, shown, name, full: name + 2 + columns(shown) };
}

/**
 * Entries stand in the order of their names. Over budget, descriptions are kept whole or dropped whole, first come first served,
 * and a later short one may still fit; names never fall. (Order by past use comes first in a home that has any: a unit's has none.)
 */
export function predictListing(place: ListingPlace): PredictedListing {
  const budget_chars = listingBudget(place.vendor_model);
  const rejections = new Map(place.source.skills.map((skill) => [skill, findRejection(skill, place)]));
  const rows = place.source.skills
    .filter((skill) => rejections.get(skill) === null)
    .map((skill) => measureSkill(skill, place))
    .sort((a, b) => a.id.localeCompare(b.id));
  const breaks = Math.max(0, rows.length - 1);
  const total_chars = rows.reduce((sum, { full }) => sum + full, breaks);
  let left = budget_chars - rows.reduce((sum, { name }) => sum + name, breaks);
  const kept = new Set<Skill>();
  for (const { skill, name, full } of rows) {
    if (total_chars > budget_chars && full - name > left) continue;
    kept.add(skill);
    left -= full - name;
  }
  const measured = new Map(rows.map((row) => [row.skill, row]));
  const offers = place.source.skills.map((skill): PredictedOffer => {
    const of_chars = fold(skill.description ?? '').length;
    const row = measured.get(skill);
    const base = { skill, id: listedName(skill, place), of_chars };
    if (!row) return { ...base, offer: 'absent', kept_chars: 0, reason: rejections.get(skill) ?? null };
    if (!kept.has(skill))
      return { ...base, offer: 'name_only', kept_chars: 0, reason: pushedOut(total_chars - budget_chars, place) };
    if (row.shown === row.text || row.shown.length > toEntities(row.description).length)
      return { ...base, offer: 'full', kept_chars: of_chars, reason: null };
    return { ...base, offer: 'cut', kept_chars: LISTING_FACTS.skill_chars - 1, reason: tooLong(row.text.length) };
  });
  return { offers, budget_chars, total_chars };
}

const thousands = (count: number) => count.toLocaleString('en');

const pushedOut = (over: number, { vendor_model }: ListingPlace) =>
  `the skills' descriptions are ${thousands(over)} characters over the ${thousands(listingBudget(vendor_model))} that Claude Code gives the listing ${vendor_model === null ? 'by default' : `of ${vendor_model}`}, so later ones stand there by name alone; shorten descriptions by that much in all, or raise ${LISTING_FACTS.budget_share_setting} in the settings.`;

const tooLong = (chars: number) =>
  `Claude Code cuts a skill's text (description and when_to_use) at ${thousands(LISTING_FACTS.skill_chars)} characters, and this one has ${thousands(chars)}; shorten it, or raise ${LISTING_FACTS.skill_chars_setting} in the settings.`;

/** Asked once per skill, and the same for all of them. */
const known = new WeakMap<Source, Map<string, PredictedListing>>();

function predictOnce(place: ListingPlace): PredictedListing {
  const key = `${place.install} ${place.vendor_model ?? ''}`;
  const before = known.get(place.source);
  const found = before?.get(key);
  if (found) return found;
  const listing = predictListing(place);
  known.set(place.source, new Map([...(before ?? []), [key, listing]]));
  return listing;
}

export function explainOffer(skill: Skill, place: ListingPlace, offer: OfferState): string | null {
  if (offer === 'full') return null;
  const predicted = predictOnce(place).offers.find((row) => row.skill.path === skill.path);
  if (predicted?.offer === offer && predicted.reason !== null) return predicted.reason;
  const problem = skill.front_matter.problems[0];
  if (offer === 'absent' && problem)
    return `Claude Code drops a skill whose front matter it cannot read (line ${problem.line}: ${problem.message}); correct that line of ${skill.path}.`;
  if (offer === 'absent' && place.install !== 'skills')
    return 'Claude Code did not load it, as happens to a whole plugin with a wrong field in its manifest; run `claude plugin validate` on the source to see what it says.';
  // Its description could not be read; the caller says what is wrong with it.
  if (offer === 'name_only' && (problem || skill.description === null)) return null;
  return offer === 'name_only'
    ? 'a description fell for want of room in the listing, or skillOverrides shows this skill by name only; shorten descriptions or remove the override.'
    : null;
}

/** Room left in a listing as it was seen. A listing with bare names was over its budget: what its names lack is not known, so none is left. */
export function headroom(offered: readonly OfferedSkill[], vendor_model: string | null): Headroom {
  const budget = listingBudget(vendor_model);
  const used = offered.reduce(
    (sum, { id, also, description }) => {
      const name = columns(`- ${id}${also.length ? ` (${also[0]})` : ''}`);
      return sum + name + (description === null ? 0 : 2 + columns(toEntities(description)));
    },
    Math.max(0, offered.length - 1),
  );
  const fell = offered.some(({ description }) => description === null);
  return { unit: 'characters', budget, left: fell ? Math.min(0, budget - used) : budget - used };
}
