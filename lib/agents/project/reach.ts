/** Where a skill lies in a project, and what an agent reads there → why the agent does not come to it, with the fix. */
import { posix } from 'node:path';
import { type Explanation, explain, MOVE_IT, nameWay, type WayTo } from '../../contract/offer.js';
import { placesOf } from '../../skill/places.js';
import type { Place, Skill, Source } from '../../skill/skill.js';
import type { Agent } from '../interface/agent.js';
import type { ListingContext } from '../interface/listing.js';
import { explainNested } from '../listing/nested-skill.js';

const { basename, dirname, join, relative } = posix;

/** Seven of the eight agents read it. */
const SHARED_FOLDER = '.agents/skills';

type Reader = Pick<Agent, 'title' | 'project_skills'>;
type Location = Pick<ListingContext, 'source' | 'install'>;

const isRead = ({ folder }: Place, { project_skills }: Reader): boolean =>
  folder !== undefined && project_skills.folders.includes(folder);

/** Users of this agent have the skill neither from a plugin nor from a folder that it reads: the repository does not address them. */
export const isUnread = (agent: Reader, skill: Skill, { source, install }: Location): boolean =>
  (install === 'project' || (source.as === 'both' && skill.unshipped === true)) &&
  !placesOf(skill).some((place) => isRead(place, agent));

/** Of a skill's places those through which it may have it, the one that wins over the others first. */
export function listRead(agent: Reader, places: readonly Place[]): Place[] {
  const { folders } = agent.project_skills;
  const rank = ({ folder = '' }: Place) => folders.indexOf(folder);
  return places.filter((place) => isRead(place, agent)).sort((one, other) => rank(one) - rank(other));
}

/** Null: it comes to the place. */
export function rejectPlace({ title, project_skills }: Reader, place: Place, { skills }: Source): Explanation | null {
  const { levels, hidden, inside_skills } = project_skills;
  const { path, folder = '' } = place;
  const below = relative(folder, dirname(path)).split('/').filter(Boolean);
  const [least, most] = levels;
  const dotted = below.find((name) => name.startsWith('.'));
  if (dotted !== undefined && (hidden === 'skipped' || (hidden !== 'read' && !hidden.includes(folder))))
    return explain(`${title} skips folders whose name begins with a dot`, `rename ${dotted} in ${path}`);
  if (below.length < least)
    return explain(`${title} looks for skills in the folders of ${folder}, not in ${folder} itself`, MOVE_IT);
  const outer = below.map((_, at) => join(folder, ...below.slice(0, at))).find((at) => hasSkill(at, skills));
  if (!inside_skills && outer !== undefined && most > 1) return explainNested(title, path, outer);
  if (below.length > most)
    return explain(
      `${title} looks for skills at most ${most === 1 ? 'one folder' : `${most} folders`} deep in ${folder}, and this one is in ${path}`,
      `${MOVE_IT} to ${join(folder, basename(dirname(path)))}`,
    );
  return null;
}

const hasSkill = (folder: string, skills: readonly Skill[]): boolean =>
  skills.some((skill) => placesOf(skill).some(({ path }) => path === join(folder, 'SKILL.md')));

/** The folder that an agent does not read, as its finding names it. */
export const folderOf = ({ folder, path }: Place): string => folder ?? dirname(dirname(path));

/** The package that a folder belongs to, '.' at the root. */
export const packageOf = ({ folder = '' }: Place): string => dirname(dirname(folder));

/** The link that would bring the skill to the agent: of the whole folder, where the agent's own is free. */
export function explainUnread({ title, project_skills }: Reader, skill: Skill, source: Source): Explanation {
  const { folders } = project_skills;
  const folder = folderOf(skill);
  const home = packageOf(skill);
  const start = home === '.' ? [] : [`start it in ${home}`];
  // There may be a link of its own already.
  const isThere = (place: Place) => packageOf(place) === home && folders.includes(relative(home, folderOf(place)));
  if (home !== '.' && placesOf(skill).some(isThere))
    return explain(`${title}, started at the root, reads ${folders.join(', ')} there, not ${folder}`, ...start);
  const way = linkTo({ project_skills }, skill, source);
  const why = `${title} reads ${folders.join(', ')}, not ${folder}`;
  return explain(
    why,
    [
      way ? nameWay(way) : `rename ${dirname(skill.path)}: the folder ${skill.dir} there holds another skill`,
      ...start,
    ].join(' and '),
  );
}

/** Null where another skill has its place. */
export function linkTo(
  { project_skills: { folders } }: Pick<Reader, 'project_skills'>,
  skill: Skill,
  { skills, bare_folders = [] }: Pick<Source, 'skills' | 'bare_folders'>,
): WayTo | null {
  const home = packageOf(skill);
  // One link there serves most agents; one out of a package would stand in the way of the next package's.
  const own = join(home, folders.find((each) => each === SHARED_FOLDER) ?? folders[0]);
  // Two folders cannot both be what one link leads to, and no link can stand where a folder is.
  const places = skills.flatMap(placesOf);
  const taken =
    bare_folders.includes(own) ||
    places.some((place) => place.folder && place.folder !== skill.folder && packageOf(place) === home);
  // A link is made where the folder really is: through a link, two commands would meet in one place.
  const real = places.find(({ folder }) => folder === own)?.real_folder ?? own;
  const [path, to] = taken ? [join(real, skill.dir), dirname(skill.path)] : [own, folderOf(skill)];
  if (places.some((place) => dirname(place.path) === path)) return null;
  return { do: bare_folders.includes(path) ? 'copy' : 'link', path, target: relative(dirname(path), to) };
}
