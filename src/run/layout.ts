/** A source and how each agent is given it → a note where its folders were not kept. */
import { posix } from 'node:path';
import type { Comparison } from '../../lib/delta/compare.js';
import { isOutlying } from '../../lib/skill/outlying.js';
import type { Source } from '../../lib/skill/skill.js';
import { count } from '../../lib/text/count.js';
import type { PlannedAgent } from './plan-agents.js';

/** Installed as `skills`, each is put where its agent looks. Moving it deeper in the repository then changes nothing that is tested. */
export function noteLayout({ skills }: Pick<Source, 'skills'>, agents: readonly PlannedAgent[]): Comparison['notes'] {
  const deep = skills.filter((skill) => isOutlying(skill, { skills })).map(({ path }) => posix.dirname(path));
  const flat = agents.filter(({ install }) => install === 'skills').map(({ key }) => key.key);
  const [first] = deep;
  if (first === undefined || flat.length === 0) return [];
  const more = deep.length > 1 ? ` and ${count(deep.length - 1, 'other')}` : '';
  return [
    {
      level: 'notice',
      message: `${first}${more} were laid out flat for ${flat.join(', ')} (installed as \`skills\`): where they are in the repository was not tested.`,
    },
  ];
}
