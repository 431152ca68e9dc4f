/** A skill → every path that leads to its file, or to an equal copy of its folder. */
import { posix } from 'node:path';
import { omit } from '../input/get-own.js';
import { groupBy } from '../input/group-by.js';
import type { Place, Skill, Source } from './skill.js';

const { dirname } = posix;

export const placesOf = (skill: Skill): readonly Place[] => [skill, ...(skill.also_at ?? [])];

const pick = ({ path, id, dir, linked, real_path, folder, real_folder, unshipped }: Place): Place => ({
  path,
  id,
  dir,
  ...(linked ? { linked } : {}),
  ...(real_path === undefined ? {} : { real_path }),
  ...(folder === undefined ? {} : { folder }),
  ...(real_folder === undefined ? {} : { real_folder }),
  ...(unshipped ? { unshipped } : {}),
});

/** The skill as one of its places has it. Where it has no other it stays the same object. */
export function skillAt(skill: Skill, place: Place): Skill {
  if (place === skill && !skill.also_at) return skill;
  return { ...omit(skill, 'also_at', 'linked', 'real_path', 'folder', 'real_folder', 'unshipped'), ...pick(place) };
}

const realOf = ({ path, real_path = path }: Place): string => real_path;

/** The skill by each file that has its text: its own first, then its copies. Links are none. */
export const copiesOf = (skill: Skill): Skill[] =>
  [
    ...new Map(
      placesOf(skill)
        .toReversed()
        .map((place) => [realOf(place), place]),
    ).values(),
  ]
    .toReversed()
    .map((place) => skillAt(skill, place));

/** {path of a skill that has an equal copy, for the agents of a project or beside a plugin's: its hash}. */
export function listCopied({ skills }: Pick<Source, 'skills'>): Map<string, string> {
  const equal = groupBy(skills.flatMap(copiesOf), ({ id, dir, hash }) => JSON.stringify([id, dir, hash]));
  const copied = [...equal.values()].filter((all) => all.length > 1 && all.some(({ folder }) => folder !== undefined));
  return new Map(copied.flat().map(({ path, hash }) => [path, hash]));
}

/** They lie under one name in the folders of two agents, so that the one is meant to be a copy of the other. */
export const isTwin = (one: Skill, other: Skill): boolean =>
  one.id === other.id &&
  one.dir === other.dir &&
  one.folder !== undefined &&
  other.folder !== undefined &&
  dirname(dirname(one.folder)) === dirname(dirname(other.folder)) &&
  !placesOf(one).some(({ folder }) => placesOf(other).some((place) => place.folder === folder));

/** Twins that are equal, with all that lies beside them, are one skill with several places, as a file and the links to it are. */
export function foldCopies(skills: readonly Skill[]): Skill[] {
  const folded: Skill[] = [];
  for (const skill of skills) {
    const at = folded.findIndex((one) => one.hash === skill.hash && isTwin(one, skill));
    const first = folded[at];
    if (first) folded[at] = { ...first, also_at: [...(first.also_at ?? []), ...placesOf(skill).map(pick)] };
    else folded.push(skill);
  }
  return folded;
}
