/** A source and how each agent is given it → a note where its folders were not kept. */
import { posix } from 'node:path';
import type { Comparison } from '../../../lib/delta/compare.js';
import { isOutsideSkillsFolder } from '../../../lib/skill/outside-skills-folder.js';
import type { Source } from '../../../lib/skill/skill.js';
import { count } from '../../../lib/text/count.js';
import type { PlannedAgent } from './plan-agents.js';

/** Installed as `skills`, each is put where its agent looks. Moving it deeper in the repository then changes nothing that is tested. */
export function noteLayout({ skills }: Pick<Source, 'skills'>, agents: readonly PlannedAgent[]): Comparison['notes'] {
  const deep = skills
    .filter((skill) => isOutsideSkillsFolder(skill, { skills }))
    .map(({ path }) => posix.dirname(path));
  const flat = agents.filter(({ install }) => install === 'skills').map(({ key }) => key.key);
  const [first] = deep;
  if (first === undefined || flat.length === 0) return [];
  const more = deep.length > 1 ? ` and ${count(deep.length - 1, 'other')}` : '';
  return [
    {
      level: 'notice',
      message: `For ${flat.join(', ')} each skill was copied out of the repository on its own (install \`skills\`), so it was not tested whether an agent finds ${first}${more} where ${deep.length > 1 ? 'they are' : 'it is'}.`,
    },
  ];
}
