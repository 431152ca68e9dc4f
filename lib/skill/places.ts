/** A skill → every path that leads to its file. */
import { omit } from '../input/get-own.js';
import type { Place, Skill } from './skill.js';

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
