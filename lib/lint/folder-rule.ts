/** The folders of a project and the agents that are started in it → a finding per folder that some of them do not read. */

import { explainUnread, folderOf, isUnread, linkTo, packageOf } from '../agents/project/reach.js';
import { groupBy } from '../input/group-by.js';
import { isSameSkill } from '../skill/find-skill.js';
import type { Skill } from '../skill/skill.js';
import { count } from '../text/count.js';
import { linkCommands } from '../text/quote-shell.js';
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

/** The repository may well not address an agent: that is a warning, and one for all the skills there. What a branch takes from one is an error. */
export function lintFolders(facts: SkillFacts): Finding[] {
  return [...groupBy(facts.source.skills, folderOf)].flatMap(([folder, skills]): Finding[] => {
    const missing = facts.agents.flatMap((linted): Missing[] => {
      const unread = skills.filter((skill) => isMissed(skill, linted, facts));
      const former = unread.flatMap(({ path }) => facts.had?.get(path)?.get(linted.key) ?? []);
      const [first] = unread;
      return first ? [{ linted, first, unread, former }] : [];
    });
    const isLost = ({ former }: Missing) => former.length > 0;
    const findings = [missing.filter(isLost), missing.filter((one) => !isLost(one))];
    return findings.flatMap((all) => describeMissing(folder, all, facts));
  });
}

interface Missing {
  linted: LintedAgent;
  first: Skill;
  unread: Skill[];
  /** From where it had them at the ref. */
  former: string[];
}

function describeMissing(folder: string, missing: readonly Missing[], { source, prefix }: SkillFacts): Finding[] {
  const [worst] = [...missing].sort((one, other) => other.unread.length - one.unread.length);
  if (!worst) return [];
  const { unread, first, former } = worst;
  const home = packageOf(first);
  const links = linkCommands(
    missing.flatMap(({ linted, unread }) => unread.map((skill) => linkTo(linted.agent, skill, source.skills))),
  );
  const mend =
    home === '.'
      ? `link what an agent needs, with ${links.map((link) => `\`${link}\``).join(' and ')}`
      : `run \`agent-routing check ${prefix}${home}\`, which shows what people have who start their agent in that folder`;
  const names = missing.map(({ linted }) => linted.key).join(', ');
  const is_lost = former.length > 0;
  const before = [...new Set(missing.flatMap(({ former }) => former))].join(', ');
  const given_up = 'name the agents that the repository is for: `agents` in cases.json, or `--agents` here.';
  return [
    {
      rule: 'project-folder',
      severity: is_lost ? 'error' : 'warning',
      file: `${prefix}${first.path}`,
      line: 1,
      subject: folder,
      message: `${count(unread.length, 'skill')} in ${folder} ${unread.length === 1 ? 'is' : 'are'} ${is_lost ? 'no longer' : 'not'} read by ${names}${is_lost ? `, which had ${unread.length === 1 ? 'it' : 'them'} from ${before} before this branch` : ''}`,
      consequences: Object.fromEntries(
        missing.map(({ linted, first }) => [linted.key, explainUnread(linted.agent, first, source).reason]),
      ),
      fix: is_lost
        ? `restore ${before}.`
        : `${mend}, or ${given_up} If this is intended, pass --disable project-folder:${folder}.`,
    },
  ];
}
