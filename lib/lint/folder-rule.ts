/** The folders of a project and the agents that are started in it → a finding per folder that some of them do not read. */

import { posix } from 'node:path';
import { skillFolders } from '../agents/index.js';
import { explainUnread, folderOf, isUnread, linkTo, listRead, packageOf } from '../agents/project/reach.js';
import { groupBy } from '../input/group-by.js';
import { isSameSkill } from '../skill/find-skill.js';
import { allPlacesOf, isPlacedAsCopy } from '../skill/places.js';
import type { Skill } from '../skill/skill.js';
import { count } from '../text/count.js';
import { linkCommands } from '../text/quote-shell.js';
import { asError, asWarning, type Finding } from './finding.js';
import { lintLeftCopy } from './name-rules.js';
import { RECORD } from './offer/offer-rules.js';
import { type LintedAgent, type SkillFacts, wereEqual } from './skill-location.js';

/** Its users have the skill neither from this folder nor from a copy in another. */
function isMissed(skill: Skill, linted: LintedAgent, facts: SkillFacts): boolean {
  const { source } = facts;
  const { agent, install, unaddressed } = linted;
  if (unaddressed?.has(skill.path)) return false;
  const context = { source, install };
  const isInCheckout = (one: Skill) => listRead(agent, allPlacesOf(one)).length > 0;
  // Of what is installed, only what the branch took from the checkout counts.
  const is_installed = !isUnread(agent, skill, context);
  if (is_installed && !facts.had?.get(skill.path)?.has(linted.key)) return false;
  return ![...source.skills, ...(source.outdated ?? [])].some(
    (other) =>
      (isSameSkill(other, skill) || isPlacedAsCopy(other, skill) || wereEqual(other, skill, facts)) &&
      (is_installed ? isInCheckout(other) : !isUnread(agent, other, context)),
  );
}

/** The repository may well not address an agent: that is a warning, and one for all the skills there. What a branch takes from one is an error. */
export function lintFolders(facts: SkillFacts): Finding[] {
  return [...groupBy(facts.source.skills, folderOf)].flatMap(([folder, skills]): Finding[] => {
    // Where no agent at all looks, `skill-file` says where to move it.
    const isRead = skillFolders().some((one) => folder === one || folder.endsWith(`/${one}`));
    if (!isRead && skills.every((skill) => skill.folder !== undefined)) return [];
    const missing = facts.agents.map((linted) => ({
      linted,
      unread: skills.filter((skill) => isMissed(skill, linted, facts) && lintLeftCopy(skill, facts).length === 0),
    }));
    return [true, false].flatMap((is_lost) => {
      const isIt = ({ path }: Skill, { key, given_up }: LintedAgent) =>
        (facts.had?.get(path)?.has(key) === true && !given_up?.has(path)) === is_lost;
      const all = missing.flatMap(({ linted, unread }): Missing[] => {
        const own = unread.filter((skill) => isIt(skill, linted));
        return own[0] ? [{ linted, first: own[0], unread: own }] : [];
      });
      const isShipped = ({ unshipped }: Skill) => facts.source.as !== 'project' && !unshipped;
      return is_lost && skills.every(isShipped)
        ? describeTaken(all, facts)
        : describeMissing(folder, all, is_lost, facts);
    });
  });
}

interface Missing {
  linted: LintedAgent;
  first: Skill;
  unread: Skill[];
}

function describeMissing(folder: string, missing: readonly Missing[], is_lost: boolean, facts: SkillFacts): Finding[] {
  const { source, prefix } = facts;
  const [worst] = [...missing].sort((one, other) => other.unread.length - one.unread.length);
  if (!worst) return [];
  const { unread, first } = worst;
  const home = packageOf(first);
  const ways = missing.flatMap(({ linted, unread }) =>
    unread.flatMap((skill) => linkTo(linted.agent, skill, source) ?? []),
  );
  const verbs = [...new Set(ways.map((way) => way.do))];
  const mend =
    home === '.'
      ? ways.length > 0
        ? `${verbs.join(' or ')} what an agent needs, with ${nameCommands(ways)}`
        : 'rename the folder, whose name another skill has where an agent looks'
      : `run \`agent-routing check ${prefix}${home}\`, which shows what people have who start their agent in that folder`;
  const names = missing.map(({ linted }) => linted.key).join(', ');
  const lost = missing.flatMap(({ linted, unread }) =>
    unread.map((skill) => [linted, skill, facts.had?.get(skill.path)?.get(linted.key) ?? ''] as const),
  );
  const before = [...new Set(lost.map(([, , former]) => former))];
  // What led to the skill by its old name leads nowhere.
  const isRenamed = ([{ agent }, { dir }, former]: (typeof lost)[number]) =>
    home === '.' && !agent.project_skills.folders.includes(former) && posix.basename(former) !== dir;
  const again = lost.filter(isRenamed).map(([, { dir, path }, former]) => {
    const link = posix.join(posix.dirname(former), dir);
    return { path: link, target: posix.relative(posix.dirname(link), posix.dirname(path)) };
  });
  const kept = [...new Set(lost.filter((one) => !isRenamed(one)).map(([, , former]) => former))];
  const restore = [
    ...(kept.length > 0 ? [`restore ${kept.join(' and ')}`] : []),
    ...(again.length > 0
      ? [`link ${again.length > 1 ? 'them by their new names' : 'it by its new name'}: ${nameCommands(again)}`]
      : []),
  ].join(', and ');
  const others = facts.agents.filter(({ key }) => !missing.some(({ linted }) => linted.key === key));
  const keys = others.map(({ key }) => key);
  // Without cases there is no file yet in which it could stand.
  const hasCases = facts.agents.some(({ asked }) => asked && asked.size > 0);
  const for_all = `\`"agents": ${JSON.stringify(keys).replaceAll(',', ', ')}\` beside \`cases\` at the top of cases.json, with a \`reason\` in each case that was there before, or `;
  const given_up = `leave ${missing.length > 1 ? 'these agents' : 'this agent'} out: ${hasCases ? for_all : ''}\`--agents ${keys.join(',')}\` here.`;
  const message = `${count(unread.length, 'skill')} in ${folder} ${unread.length === 1 ? 'is' : 'are'} ${is_lost ? 'no longer' : 'not'} read by ${names}${is_lost ? `, which had ${unread.length === 1 ? 'it' : 'them'} from ${before.join(' and ')} before this branch` : ''}`;
  const consequences = missing.map(({ linted, first }) => [
    linted.key,
    explainUnread(linted.agent, first, source).reason,
  ]);
  const fix = is_lost
    ? `${restore}. ${RECORD}`
    : `${mend}${keys.length > 0 ? `, or ${given_up}` : '.'} If this is intended, pass --disable project-folder:${folder}.`;
  const where = { file: `${prefix}${first.path}`, line: 1, subject: folder };
  const as = is_lost ? asError : asWarning;
  return [as('project-folder', where, message, fix, Object.fromEntries(consequences))];
}

/** What a plugin ships, and a branch took from a folder of the checkout. */
function describeTaken(missing: readonly Missing[], { had, prefix, source }: SkillFacts): Finding[] {
  const there = new Set(source.skills.flatMap(allPlacesOf).map(({ path }) => posix.dirname(path)));
  const taken = missing
    .flatMap(({ linted: { key }, unread }) =>
      unread.map((skill) => ({ key, skill, former: had?.get(skill.path)?.get(key) ?? '' })),
    )
    .filter(({ former }) => !there.has(former));
  return [...groupBy(taken, ({ former }) => former)].map(([former, all]): Finding => {
    const skills = [...new Set(all.map(({ skill }) => skill))];
    const [first] = skills as [Skill];
    const { dirname, relative } = posix;
    const isWhole = skills.length > 1 || posix.basename(former) !== posix.basename(dirname(first.path));
    const to = isWhole ? dirname(dirname(first.path)) : dirname(first.path);
    const names = skills.map(({ id }) => id).join(', ');
    const keys = [...new Set(all.map(({ key }) => key))].join(', ');
    const where = { file: `${prefix}${first.path}`, line: 1, subject: names };
    const message = `this branch took away ${former}, from which ${keys} had ${skills.length > 1 ? 'them' : 'it'} in a checkout: ${skills.length > 1 ? 'they come' : 'it comes'} with the plugin alone now`;
    const fix = `restore it, or link it: ${nameCommands([{ path: former, target: relative(dirname(former), to) }])}. If it is meant, there is nothing to do: it fails nothing.`;
    return asWarning('skill-copy', where, message, fix);
  });
}

const nameCommands = (ways: Parameters<typeof linkCommands>[0]): string =>
  linkCommands(ways)
    .map((command) => `\`${command}\``)
    .join(' and ');
