/** A source → how its users have it, as the first line of every report says. */
import type { HadAs } from '../contract/environment.js';
import { omit } from '../input/get-own.js';
import { isCopyOf } from './find-skill.js';
import { keepPlaces, placesOf } from './places.js';
import type { Place, Skill, Source } from './skill.js';

/** `project`: agents are started in it; `plugin`: it is installed, or its skills are copied to where each agent looks. */
export const SOURCE_AS = ['plugin', 'project', 'both'] as const;
export type SourceAs = (typeof SOURCE_AS)[number];

export function hadAs({ as, kind, marketplace }: Pick<Source, 'as' | 'kind' | 'marketplace'>): HadAs {
  if (as === 'project') return 'project';
  const installed = kind === 'plugin' || marketplace !== null ? 'plugin' : 'skills';
  return as === 'both' ? `${installed}+project` : installed;
}

interface Installed {
  /** A manifest of any kind says so: of a plugin, a marketplace's own plugins or an extension. */
  is_installed: boolean;
  as?: SourceAs | undefined;
}

type Reached = Pick<Place, 'folder' | 'real_folder' | 'unshipped'>;

/**
 * {as: how its users have it, kept: of each skill the places that count then}. A skill belongs to the way through which its users get
 * it: a link to what a plugin ships, or a copy of it, is no skill of the project alone. Where nothing says that `skills` is installed,
 * users have what their agent finds in the checkout; without an agent's folder, copies.
 */
export function chooseWay<T extends Reached>(
  all: readonly (readonly T[])[],
  { is_installed, as }: Installed,
): { as: SourceAs; kept: T[][] } {
  const usual = all.some(([place]) => place?.unshipped) ? 'both' : 'plugin';
  const isInProject = () => all.flat().some(({ folder }) => folder !== undefined);
  const way = as ?? (is_installed ? usual : all.length === 0 || isInProject() ? 'project' : 'plugin');
  return { as: way, kept: way === 'plugin' ? keepShipped(all) : all.map((places) => [...places]) };
}

/** Where it ships nothing, the skills of its project are copied. */
function keepShipped<T extends Reached>(all: readonly (readonly T[])[]): T[][] {
  const isBare = all.every(([place]) => place?.unshipped);
  return all.map((places) => {
    const kept = isBare ? places.slice(0, 1) : places.filter(({ unshipped }) => !unshipped);
    return kept.map((place) => omit(place, 'folder', 'real_folder', 'unshipped') as unknown as T);
  });
}

/** The skills as users have them. outdated: what is left of them, as copies of what is shipped that are no longer equal. */
export function keepForUsers(
  found: readonly Skill[],
  installed: Installed,
): { as: SourceAs; skills: Skill[]; outdated: Skill[] } {
  const shipped = found.filter(({ unshipped }) => !unshipped);
  const outdated = found.filter((skill) => skill.unshipped && shipped.some((one) => isCopyOf(skill, one)));
  const own = installed.is_installed ? found.filter((skill) => !outdated.includes(skill)) : found;
  const { as, kept } = chooseWay(own.map(placesOf), installed);
  if (as !== 'plugin') return { as, skills: [...found], outdated: [] };
  return { as, skills: own.flatMap((skill, at) => keepPlaces(skill, kept[at] ?? [])), outdated };
}
