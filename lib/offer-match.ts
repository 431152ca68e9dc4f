/** Skills of a source and the rows of a listing → which row is which skill, each row one skill's: names may be given twice. */
import type { OfferedSkill } from './model/wire.js';
import type { Offer, OfferState } from './result.js';
import type { Skill } from './skill/skill.js';

interface Pair {
  skill: Skill;
  row: OfferedSkill;
  /** Smaller is surer. */
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
  const taken = new Set<OfferedSkill>();
  for (const { skill, row } of pairs.sort(compareRanks)) {
    if (found.has(skill) || taken.has(row)) continue;
    found.set(skill, row);
    taken.add(row);
  }
  return found;
}

/** By the listed name, then by the path and the folder that the row names, then by how much of the description stands there. */
function rankPair(skill: Skill, names: readonly string[], row: OfferedSkill): number[] {
  const at = names.indexOf(row.id);
  const folder = row.also.includes(skill.dir) ? 0 : 1;
  const path = row.path?.endsWith(`/${skill.path}`) ? 0 : 1;
  const link = skill.real_path === undefined ? 0 : 1;
  return [
    at < 0 ? names.length : at,
    path,
    folder,
    link,
    -keptChars(fold(row.description ?? ''), fold(skill.description ?? '')),
  ];
}

function compareRanks(one: Pair, other: Pair): number {
  const at = one.rank.findIndex((value, index) => value !== other.rank[index]);
  return at < 0 ? 0 : (one.rank[at] ?? 0) - (other.rank[at] ?? 0);
}

/** What is left of a skill's description in what an agent shows; undefined: the skill is not there, null: its name alone is. */
export function measureOffer(skill: Skill, shown: string | null | undefined): Omit<Offer, 'reason'> {
  const whole = fold(skill.description ?? '');
  const kept_chars = shown ? keptChars(fold(shown), whole) : 0;
  return { offer: stateOf(skill, shown, kept_chars, whole), kept_chars, of_chars: whole.length };
}

function stateOf(
  { front_matter: { problems, fields } }: Skill,
  shown: string | null | undefined,
  kept_chars: number,
  whole: string,
): OfferState {
  if (shown === undefined) return 'absent';
  // With no description to read, some agents show the body's first words: nothing of the author's is lost if he wrote none.
  if (whole === '') return problems.length || typeof (fields['description'] ?? '') !== 'string' ? 'name_only' : 'full';
  if (kept_chars >= whole.length) return 'full';
  return kept_chars === 0 ? 'name_only' : 'cut';
}

/** Agents fold descriptions to one line, end a cut with an ellipsis and may add words behind (`- when to use`). */
function keptChars(shown: string, whole: string): number {
  let kept = 0;
  while (kept < whole.length && shown[kept] === whole[kept]) kept++;
  return kept;
}

export function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
