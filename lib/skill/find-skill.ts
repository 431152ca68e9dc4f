/** A skill's id as a case writes it, bare or `plugin:skill` → the skills of the source that it means. */
import type { Skill, Source } from './skill.js';

/** A folder's name counts only where no skill has that id. Several: two plugins have one each, or the source is at fault. */
export function findSkills(source: Source, id: string): Skill[] {
  const colon = id.lastIndexOf(':');
  const bare = id.slice(colon + 1);
  const within =
    colon < 0 ? source.skills : source.skills.filter((skill) => pluginNames(skill, source).has(id.slice(0, colon)));
  const named = within.filter((skill) => skill.id === bare);
  return named.length > 0 ? named : within.filter((skill) => skill.dir === bare);
}

/** Every id that a case may write for it. */
export function listIds(skill: Skill, source: Source): string[] {
  const bare = [...new Set([skill.id, skill.dir])];
  return [...bare, ...[...pluginNames(skill, source)].flatMap((name) => bare.map((id) => `${name}:${id}`))];
}

/** What manifests and marketplace call the plugins that hold it. */
function pluginNames(skill: Skill, source: Source): Set<string> {
  const holding = source.plugins.filter(({ folder }) => folder === '' || skill.path.startsWith(`${folder}/`));
  const told = holding.flatMap(({ entry, manifests }) =>
    [entry, ...Object.values(manifests)].map((fields) => fields?.['name']),
  );
  return new Set([source.name, ...told.filter((name) => typeof name === 'string')]);
}
