/** Edits and a source, or routes → what they become, in memory. */
import { compileRoute, type ToolRoute } from '../case/tool-routes.js';
import { omit } from '../input/get-own.js';
import { describeSkill } from '../skill/describe-skill.js';
import type { Place, Skill, Source } from '../skill/skill.js';
import type { Edit } from './mutant.js';

/** Hashes of skills stay: they say where a skill came from, and a mutant's are never compared. */
export function editSource(source: Source, edits: readonly Edit[]): Source {
  return { ...source, skills: edits.reduce(editSkills, source.skills) };
}

function editSkills(skills: readonly Skill[], edit: Edit): Skill[] {
  switch (edit.do) {
    case 'route':
      return [...skills];
    case 'remove':
      return skills.filter(({ path, real_path = path }) => ![path, real_path].some((one) => isBelow(one, edit.path)));
    case 'rename':
      return skills.map((skill) => moveSkill(skill, edit.path, edit.to));
    case 'replace':
      return skills.map((skill) =>
        [skill.path, skill.real_path].includes(edit.path)
          ? { ...skill, ...describeSkill(edit.text, skill.dir) }
          : skill,
      );
  }
}

function moveSkill(skill: Skill, from: string, to: string): Skill {
  const move = <T extends Place>(place: T) => {
    if (!isBelow(place.path, from)) return place;
    const path = to + place.path.slice(from.length);
    const dir = path.split('/').at(-2) ?? place.dir;
    return { ...omit(place, 'real_path'), dir, path, id: describeSkill(skill.text, dir).id };
  };
  return { ...move(skill), ...(skill.also_at ? { also_at: skill.also_at.map(move) } : {}) } as Skill;
}

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

export function editRoutes(routes: readonly ToolRoute[], edits: readonly Edit[]): ToolRoute[] {
  return edits.reduce<ToolRoute[]>(
    (left, edit) =>
      edit.do !== 'route'
        ? left
        : left.flatMap((route) =>
            route.name !== edit.route ? [route] : edit.set === null ? [] : [setRoute(route, edit.set)],
          ),
    [...routes],
  );
}

function setRoute(route: ToolRoute, set: Partial<Pick<ToolRoute, 'pattern' | 'message'>>): ToolRoute {
  const compiled = set.pattern === undefined ? null : compileRoute(set.pattern);
  return { ...route, ...set, ...(compiled && 'matches' in compiled ? { matches: compiled.matches } : {}) };
}
