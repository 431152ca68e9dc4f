/** Finds the skills of the source that an id in a case means; the id is bare, `plugin:skill` or `packages/a:skill`. */
import type { Install } from '../contract/agent-key.js';
import { bareId } from '../text/bare-id.js';
import { isLike } from '../text/said.js';
import { isPlacedAsCopy, placesOf } from './places.js';
import type { Skill, Source } from './skill.js';

/** Who reads the id: an agent that goes by folders lists, of two skills of one name, only one by it. */
interface Reader {
  agent: {
    listedAs(skill: Skill, setup: { source: Source; install: Install }): string[];
    project_skills?: { folders: readonly string[] };
  };
  install: Install;
}

/** A folder's name counts only if no skill has that id. Several results: two plugins have one each, or the source has duplicates. */
export function findSkills(source: Source, id: string, by?: Reader): Skill[] {
  // Its own name may have a colon in it.
  const isIt = (skill: Skill) =>
    [skill.id, ...[...pluginNames(skill, source)].map((name) => `${name}:${skill.id}`)].includes(id);
  const whole = id.includes(':') ? source.skills.filter((skill) => skill.id.includes(':') && isIt(skill)) : [];
  if (whole.length > 0) return whole;
  const colon = id.lastIndexOf(':');
  const bare = id.slice(colon + 1);
  const within =
    colon < 0 ? source.skills : source.skills.filter((skill) => pluginNames(skill, source).has(id.slice(0, colon)));
  const named = within.filter((skill) => skill.id === bare);
  const all = named.length > 0 ? named : within.filter((skill) => skill.dir === bare);
  const nameOf = (skill: Skill) => bareId(by?.agent.listedAs(skill, { source, install: by.install })[0] ?? '');
  const listed = all.length > 1 ? all.filter((skill) => nameOf(skill) === bare) : [];
  return withoutCopies(listed.length > 0 ? listed : all, by);
}

/** Of a skill that lies in the folders of several agents each has its own, although they may no longer be equal. */
function withoutCopies(skills: Skill[], by: Reader | undefined): Skill[] {
  const { folders = [] } = by?.agent.project_skills ?? {};
  // What is installed comes after what it reads in the project, and before what nobody brings it.
  const rankOf = (skill: Skill) =>
    Math.min(
      ...placesOf(skill).map(({ folder = '', unshipped }) =>
        [...folders, unshipped ? null : folder, folder].indexOf(folder),
      ),
    );
  const isMeant = (skill: Skill, other: Skill) =>
    !isPlacedAsCopy(skill, other) ||
    rankOf(skill) <= rankOf(other) ||
    (rankOf(skill) < folders.length && !isLike(skill.text, other.text));
  return by ? skills.filter((skill) => skills.every((other) => isMeant(skill, other))) : skills;
}

/** The package of a project that keeps it for itself. */
const packageOf = ({ folder = '' }: Skill): string[] => /^(.+?)\/\.[\w-]+\/[\w/-]+$/.exec(folder)?.slice(1) ?? [];

/** The skills that an id means, of equal files one: a copy or a link in another folder is the same skill. */
export function findDistinctSkills(source: Source, id: string, by?: Reader): Skill[] {
  const found = findSkills(source, id, by);
  return found.filter((skill, index) => found.findIndex((other) => isSameSkill(skill, other)) === index);
}

/** One file, by another path or as an equal copy. A text without a name is another skill in another folder. */
export function isSameSkill(skill: Skill, other: Skill): boolean {
  const isOneFile = (skill.real_path ?? skill.path) === (other.real_path ?? other.path);
  return isOneFile || (skill.id === other.id && skill.text === other.text);
}

/** An equal copy, or one that was not copied again. */
export const isCopyOf = (skill: Skill, other: Skill): boolean =>
  isSameSkill(skill, other) || (isPlacedAsCopy(skill, other) && isLike(skill.text, other.text));

/** The bare id where it is enough, else `plugin:skill`; null where no id means this skill alone. */
export function findUniqueId(skill: Skill, source: Source): string | null {
  if (findSkills(source, skill.id).every((found) => isSameSkill(found, skill))) return skill.id;
  const qualified = listIds(skill, source).filter((id) => id.endsWith(`:${skill.id}`));
  return qualified.find((id) => findSkills(source, id).every((found) => isSameSkill(found, skill))) ?? null;
}

/** How offers, baselines and reports name a skill. */
export const nameSkill = (skill: Skill, source: Source): string => findUniqueId(skill, source) ?? skill.id;

/** Every id that a case may use for a skill. */
export function listIds(skill: Skill, source: Source): string[] {
  const bare = [...new Set([skill.id, skill.dir])];
  return [...bare, ...[...pluginNames(skill, source)].flatMap((name) => bare.map((id) => `${name}:${id}`))];
}

/** The names that manifests and marketplace give to the plugins that contain the skill. */
function pluginNames(skill: Skill, source: Source): Set<string> {
  const containing = source.plugins.filter(({ folder }) => folder === '' || skill.path.startsWith(`${folder}/`));
  const names = containing.flatMap(({ entry, manifests }) =>
    [entry, ...Object.values(manifests)].map((fields) => fields?.['name']),
  );
  return new Set([source.name, ...names.filter((name) => typeof name === 'string'), ...packageOf(skill)]);
}
