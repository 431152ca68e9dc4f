/** Matches the skills of a source with the rows of an agent's listing, each row with at most one skill, because names may occur twice; and measures what is left of each description. */

import { stripVTControlCharacters } from 'node:util';
import type { Offer, OfferState } from '../contract/offer.js';
import type { OfferedSkill } from '../model/wire.js';
import { placesOf } from './places.js';
import type { Skill } from './skill.js';

interface Pair {
  skill: Skill;
  row: OfferedSkill;
  /** Smaller is a better match. */
  rank: readonly number[];
}

/** Names in the order in which the agent prefers them. */
export function matchListing(
  skills: readonly Skill[],
  namesOf: (skill: Skill) => readonly string[],
  offered: readonly OfferedSkill[],
): Map<Skill, OfferedSkill> {
  const byName = new Map<string, OfferedSkill[]>();
  for (const row of offered)
    for (const name of new Set([row.id, ...row.also])) byName.set(name, [...(byName.get(name) ?? []), row]);
  const pairs = skills.flatMap((skill): Pair[] => {
    const names = namesOf(skill);
    const rows = new Set(names.flatMap((name) => byName.get(name) ?? []));
    return [...rows].map((row) => ({ skill, row, rank: rankPair(skill, names, row) }));
  });
  const found = new Map<Skill, OfferedSkill>();
  const matched = new Set<OfferedSkill>();
  for (const { skill, row } of pairs.sort(compareRanks)) {
    if (found.has(skill) || matched.has(row)) continue;
    found.set(skill, row);
    matched.add(row);
  }
  return found;
}

/** Ranks by the listed name, then by the path and folder in the row, then by how much of the description it shows. */
function rankPair(skill: Skill, names: readonly string[], row: OfferedSkill): number[] {
  const at = names.indexOf(row.id);
  const folder = row.also.includes(skill.dir) ? 0 : 1;
  const path = placesOf(skill).some((place) => row.path?.endsWith(`/${place.path}`)) ? 0 : 1;
  const link = skill.real_path === undefined ? 0 : 1;
  return [
    at < 0 ? names.length : at,
    path,
    folder,
    link,
    -keptChars(joinLines(row.description ?? ''), joinLines(skill.description ?? '')),
  ];
}

function compareRanks(one: Pair, other: Pair): number {
  const at = one.rank.findIndex((value, index) => value !== other.rank[index]);
  return at < 0 ? 0 : (one.rank[at] ?? 0) - (other.rank[at] ?? 0);
}

/** The description of a row, without the rest of a name that has a colon and a space in it. */
export function textBehind({ id, description }: OfferedSkill, names: readonly string[]): string | null {
  const name = names.find((one) => `${id}: ${description} `.startsWith(`${one}: `)) ?? id;
  return description?.slice(name.length - id.length) || null;
}

/**
 * How much of a skill's description an agent shows. shown: undefined where the skill is not listed, null where only its name is.
 * own: the description as this agent reads it, for a file in which YAML finds none.
 */
export function measureOffer(
  skill: Pick<Skill, 'description' | 'front_matter'>,
  shown: string | null | undefined,
  own: string | null = null,
): Omit<Offer, 'reason'> {
  const whole = joinLines(skill.description ?? own ?? '');
  const kept_chars = shown ? keptChars(joinLines(shown), whole) : 0;
  const offer = stateOf(skill, shown, kept_chars, whole);
  const instead = offer === 'name_only' && shown?.trim() ? ({ instead: true } as const) : {};
  return { offer, kept_chars, of_chars: whole.length, ...instead };
}

/** The words of a description that are behind a cut; of any other offer none. */
export const lostText = (
  { description }: Pick<Skill, 'description'>,
  { offer, kept_chars }: Pick<Offer, 'offer' | 'kept_chars'>,
): string =>
  offer === 'cut'
    ? joinLines(description ?? '')
        .slice(kept_chars)
        .trim()
    : '';

function stateOf(
  { front_matter: { fields } }: Pick<Skill, 'front_matter'>,
  shown: string | null | undefined,
  kept_chars: number,
  whole: string,
): OfferState {
  if (shown === undefined) return 'absent';
  if (whole === '' && isListed(fields['description'], shown)) return 'full';
  // Without a description some agents show the first words of the body: they may say anything.
  if (whole !== '' && kept_chars >= whole.length) return 'full';
  return kept_chars === 0 ? 'name_only' : 'cut';
}

/** A description that is not text, such as a number or a list: some agents make a text of its parts. */
function isListed(description: unknown, shown: string | null): boolean {
  const parts = partsOf(description);
  return parts.length > 0 && parts.every((part) => shown?.includes(part));
}

function partsOf(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'object') return Object.values(value).flatMap(partsOf);
  return String(value).trim() === '' ? [] : [String(value)];
}

/**
 * Counts the common prefix, as characters of the whole: agents join descriptions to one line, end a cut with an ellipsis and may append
 * words (`- when to use`), or show more of the line than YAML reads (a tag). Blanks and what nobody sees, such as control characters,
 * are passed over: agents write blanks in their place.
 */
function keptChars(shown: string, whole: string): number {
  if (whole !== '' && shown.includes(whole)) return whole.length;
  let kept = 0;
  let at = 0;
  for (let next = 0; next < whole.length; next++) {
    if (isUnseen(whole[next])) continue;
    while (at < shown.length && isUnseen(shown[at])) at++;
    if (shown[at] !== whole[next]) return kept;
    at++;
    kept = next + 1;
  }
  return whole.length;
}

const isUnseen = (char: string | undefined): boolean => char !== undefined && /[\s\p{Cc}\p{Cf}\p{Co}]/u.test(char);

/** Colours of a terminal are no part of what is read; Claude Code 2.1.330 removes them. */
export function joinLines(text: string): string {
  return stripVTControlCharacters(text).replace(/\s+/g, ' ').trim();
}
