/** A skill → every path that leads to its file, or to an equal copy of its folder. */
import { posix } from 'node:path';
import { omit } from '../input/get-own.js';
import { groupBy } from '../input/group-by.js';
import type { Place, Skill, Source } from './skill.js';

const { dirname } = posix;

export const placesOf = (skill: Skill): readonly Place[] => [skill, ...(skill.also_at ?? [])];

/** With those that count only for who works in the checkout. */
export const allPlacesOf = (skill: Skill): readonly Place[] => [...placesOf(skill), ...(skill.in_project ?? [])];

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
  if (place === skill && !skill.also_at && !skill.in_project) return skill;
  return {
    ...omit(skill, 'also_at', 'in_project', 'linked', 'real_path', 'folder', 'real_folder', 'unshipped'),
    ...pick(place),
  };
}

const realOf = ({ path, real_path = path }: Place): string => real_path;

/** The skill by each file that has its text: its own first, then its copies. Links are none. */
export const copiesOf = (skill: Skill): Skill[] =>
  [
    ...new Map(
      allPlacesOf(skill)
        .toReversed()
        .map((place) => [realOf(place), place]),
    ).values(),
  ]
    .toReversed()
    .map((place) => skillAt(skill, place));

/** {path: skill} of those that have an equal copy, for the agents of a project or beside a plugin's. */
export function listCopied({ skills }: Pick<Source, 'skills'>): Map<string, Skill> {
  const equal = groupBy(skills.flatMap(copiesOf), ({ id, dir, hash }) => JSON.stringify([id, dir, hash]));
  const copied = [...equal.values()].filter((all) => all.length > 1 && all.some(({ folder }) => folder !== undefined));
  return new Map(copied.flat().map((skill) => [skill.path, skill]));
}

/** The one is meant to be a copy of the other: they lie under one name in the folders of two agents, or in one beside what is shipped. */
export const isPlacedAsCopy = (one: Skill, other: Skill): boolean =>
  one.id === other.id &&
  one.dir === other.dir &&
  (isBeside(one, other) || isBeside(other, one) || isInSameHome(one, other)) &&
  !placesOf(one).some(({ folder }) => folder !== undefined && placesOf(other).some((place) => place.folder === folder));

const isBeside = (shipped: Skill, { unshipped, folder }: Skill): boolean =>
  !shipped.unshipped && unshipped === true && folder !== undefined;

const isInSameHome = ({ folder: one }: Skill, { folder: other }: Skill): boolean =>
  one !== undefined && other !== undefined && dirname(dirname(one)) === dirname(dirname(other));

/** Copies that are equal, with all that lies beside them, are one skill with several places, as a file and the links to it are. */
export function foldCopies(skills: readonly Skill[]): Skill[] {
  const folded: Skill[] = [];
  for (const skill of skills) {
    const at = folded.findIndex((one) => one.hash === skill.hash && isPlacedAsCopy(one, skill));
    const first = folded[at];
    if (first) folded[at] = first.unshipped && !skill.unshipped ? join(skill, first) : join(first, skill);
    else folded.push(skill);
  }
  return folded.sort((one, other) => (one.path < other.path ? -1 : 1));
}

const join = (skill: Skill, copy: Skill): Skill => ({
  ...skill,
  also_at: [...(skill.also_at ?? []), ...placesOf(copy).map(pick)],
});

/** The skill with these of its places; none where none is left. in_project: those of the others that agents read in a checkout. */
export function keepPlaces(skill: Skill, kept: readonly Place[]): Skill[] {
  const [first, ...more] = kept;
  if (!first) return [];
  const paths = new Set(kept.map(({ path }) => path));
  const in_project = placesOf(skill)
    .filter(({ path }) => !paths.has(path))
    .map(pick);
  return [
    {
      ...skillAt(skill, first),
      ...(more.length > 0 ? { also_at: more.map(pick) } : {}),
      ...(in_project.length > 0 ? { in_project } : {}),
    },
  ];
}
