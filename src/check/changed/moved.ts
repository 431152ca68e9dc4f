/** The parts that a branch moved or renamed → what whoever knows them by their old name or place loses. */
import { posix } from 'node:path';
import { type BranchChange, PART_WORDS, type PartAt } from '../../../lib/contract/part.js';
import type { PartChanges } from '../../../lib/delta/parts/changes.js';
import { groupBy } from '../../../lib/input/group-by.js';
import type { LintedAgent } from '../../../lib/lint/skill-location.js';
import { joinAnd } from '../../../lib/report/view/names.js';
import { hadAs } from '../../../lib/skill/had-as.js';
import type { Source } from '../../../lib/skill/skill.js';
import { DEEPEST_FOR_NPX } from '../../../lib/skill/skill-file.js';
import { count } from '../../../lib/text/count.js';
import { PLAIN } from '../branch-offers.js';

interface Moved {
  now: Source;
  agents: readonly LintedAgent[];
  /** As reports name it. */
  fileOf: (part: Pick<PartAt, 'path'>) => string;
}

/** This tool gives each agent every skill in a folder of its own, so that no listing shows it. */
export function findDeeper(
  { kept, renamed }: Pick<PartChanges, 'kept' | 'renamed'>,
  { now, agents, fileOf }: Moved,
): BranchChange[] {
  if (hadAs(now) !== 'skills') return [];
  return [...kept, ...renamed].flatMap(({ from, to }): BranchChange[] => {
    if (to.kind !== 'skill' || to.places?.includes(from.path)) return [];
    const [was, is] = [depthOf(from), depthOf(to)];
    const lost = agents.filter(({ agent: { project_skills } }) => {
      const [, most] = project_skills.levels;
      return was <= most && is > most;
    });
    const unfound = was <= DEEPEST_FOR_NPX && is > DEEPEST_FOR_NPX;
    if (lost.length === 0 && !unfound) return [];
    const whose = [...groupBy(lost, ({ agent }) => agent.project_skills.levels[1])].map(([most, own]) => {
      const titles = [...new Set(own.map(({ agent }) => agent.title))];
      return `${count(is - most, 'folder')} too deep for ${joinAnd(titles)} (at most ${count(most, 'folder')} deep)`;
    });
    const npx = is <= DEEPEST_FOR_NPX ? '`npx skills add` finds it' : '`npx skills add` no longer finds it';
    const copied = lost.length > 0 ? [`whoever copies \`skills/\` as it is has it ${whose.join(', ')}`] : [];
    const why = [...copied, ...(is <= DEEPEST_FOR_NPX || unfound ? [npx] : [])].join('; ');
    const message = `it is in \`${fileOf(to)}\` now: ${why}`;
    const people = lost.length > 0 ? 'people copy that folder' : 'people install it so';
    const fix = `move it back to \`${posix.dirname(fileOf(from))}\`, if ${people}`;
    const what = { ...PLAIN, delta: 'WARNED', kind: to.kind, name: to.name, file: fileOf(to) } as const;
    return [{ ...what, rule: 'part-gone', agents: lost.map(({ key }) => key), message, fix }];
  });
}

/** Below `skills/`; what is elsewhere nobody copies with it. */
const depthOf = ({ path }: PartAt): number => (path.startsWith('skills/') ? path.split('/').length - 2 : Number.NaN);

const CALLED: readonly PartAt['kind'][] = ['skill', 'subagent', 'command'];

/** No agent lacks anything, but people and other repositories call a part by its name. */
export const findRenamed = ({ renamed }: Pick<PartChanges, 'renamed'>, fileOf: Moved['fileOf']): BranchChange[] =>
  renamed.flatMap(({ from, to }): BranchChange[] => {
    // Where its folder has another name, the rule skill-name says all of it.
    const is_apart = to.kind === 'skill' && posix.basename(posix.dirname(to.path)) !== to.name;
    if (!CALLED.includes(to.kind) || to.name === from.name || is_apart) return [];
    const message = `its name was '${from.name}': a call of this ${PART_WORDS[to.kind][0]} by that name finds it no longer`;
    const fix = `name it '${from.name}' again, if people call it so; if the new name is meant, leave it so: this warning ends with the merge`;
    const what = { ...PLAIN, delta: 'WARNED', kind: to.kind, name: to.name, file: fileOf(to) } as const;
    return [{ ...what, rule: 'part-gone', agents: [], message, fix }];
  });
