/** The folders of a project and the agents that are started in it → a finding per folder that some of them do not read. */

import { explainUnread, folderOf, isUnread, packageOf } from '../agents/project/reach.js';
import { groupBy } from '../input/group-by.js';
import { isSameSkill } from '../skill/find-skill.js';
import type { Skill } from '../skill/skill.js';
import { count } from '../text/count.js';
import type { Finding } from './finding.js';
import type { LintedAgent, SkillFacts } from './skill-location.js';

/** Its users have the skill neither from this folder nor from an equal copy in another. */
function isMissed(skill: Skill, linted: LintedAgent, { source }: SkillFacts): boolean {
  const { agent, install, unaddressed } = linted;
  if (unaddressed) return false;
  const context = { source, install };
  if (!isUnread(agent, skill, context)) return false;
  return !source.skills.some((other) => isSameSkill(other, skill) && !isUnread(agent, other, context));
}

/** The repository may well not address an agent: that is a warning, and one for all the skills there. */
export function lintFolders(facts: SkillFacts): Finding[] {
  return [...groupBy(facts.source.skills, folderOf)].flatMap(([folder, skills]): Finding[] => {
    const missing = facts.agents.flatMap((linted) => {
      const unread = skills.filter((skill) => isMissed(skill, linted, facts));
      const [first] = unread;
      return first ? [{ linted, first, unread }] : [];
    });
    const [worst] = [...missing].sort((one, other) => other.unread.length - one.unread.length);
    if (!worst) return [];
    const { unread, first } = worst;
    const home = packageOf(first);
    const mend =
      home === '.'
        ? 'make the link that an agent needs'
        : `check the package as who starts an agent there has it, with \`agent-routing check ${facts.prefix}${home}\``;
    return [
      {
        rule: 'project-folder',
        severity: 'warning',
        file: `${facts.prefix}${first.path}`,
        line: 1,
        subject: folder,
        message: `${count(unread.length, 'skill')} in ${folder} ${unread.length === 1 ? 'is' : 'are'} not read by ${missing.map(({ linted }) => linted.key).join(', ')}`,
        consequences: Object.fromEntries(
          missing.map(({ linted, first }) => [linted.key, explainUnread(linted.agent, first, facts.source).reason]),
        ),
        fix: `${mend}, or say whom the repository addresses: \`agents\` in cases.json, --agents here. If this is intended, pass --disable project-folder:${folder}.`,
      },
    ];
  });
}
