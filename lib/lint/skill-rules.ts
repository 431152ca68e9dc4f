/** Checks the skills of a source: findings about each file and about the listing they form together. */
import { posix } from 'node:path';
import { isUnread } from '../agents/project/reach.js';
import { doneByFix, fixProblem } from '../skill/front-matter/problem.js';
import { SKILL_NAME } from '../skill/package/manifest.js';
import { isPlacedAsCopy } from '../skill/places.js';
import type { Skill, Source } from '../skill/skill.js';
import { folderByNpx, leftOutByNpx } from '../skill/skill-file.js';
import { oneLine } from '../text/escape.js';
import { isLike } from '../text/said.js';
import { asError, asWarning, type Finding } from './finding.js';
import { fixName, isPutRight } from './fix-text.js';
import { lintFolders } from './folder-rule.js';
import { describeOutdated, lintFields, lintLeftCopy, lintShadow, tellLeftOut } from './name-rules.js';
import { lintBody } from './offer/body-rule.js';
import { lintLostCondition } from './offer/lost-condition-rule.js';
import { isListed, lintBudget, lintOffer } from './offer/offer-rules.js';
import { lintPointers } from './pointer-rule.js';
import { lintSettings } from './settings-rule.js';
import { at, holderOf, lineOfField, type SkillFacts, wereEqual } from './skill-location.js';
import { lintMisspelt } from './spec-rule.js';

export function lintSkills(facts: SkillFacts): Finding[] {
  const { source } = facts;
  return [
    ...source.skills.flatMap((skill) => [
      ...lintHead(skill, facts),
      ...lintComment(skill, facts),
      ...lintName(skill, facts),
      ...lintShell(skill, facts),
      ...lintShadow(skill, facts),
      ...lintFields(skill, facts),
      ...lintMisspelt(skill, facts),
      ...lintSettings(skill, facts),
      ...lintLostCondition(skill, facts),
      ...lintBody(skill, facts),
      ...lintPointers(skill, facts),
    ]),
    ...lintFolders(facts),
    ...lintDuplicates(facts),
    ...source.skills.flatMap((skill) => lintLeftCopy(skill, facts)),
    ...facts.agents.flatMap((agent) => lintBudget(agent, facts)),
  ];
}

/** For a front matter that no agent finds, the loss names the cause and the cure. */
function lintHead(skill: Skill, facts: SkillFacts): Finding[] {
  const problems = lintFrontMatter(skill, facts);
  const offers = lintOffer(skill, facts);
  const isSaid = ({ message }: Finding) =>
    offers.some(({ consequences }) => Object.values(consequences).every((why) => why.startsWith(message)));
  const found = [...problems.filter((one) => skill.front_matter.present || !isSaid(one)), ...offers];
  return tellLeftOut(found, skill, facts);
}

function lintFrontMatter(skill: Skill, facts: SkillFacts): Finding[] {
  const { present, problems } = skill.front_matter;
  return problems.map((problem) =>
    (present ? asWarning : asError)(
      'skill-front-matter',
      at(skill, facts, problem.line),
      problem.message,
      fixProblem(problem, isPutRight(skill, problem.kind)),
    ),
  );
}

/** `#` after a blank begins a comment, and `&notes` names a value, which an author of a sentence does not mean. */
function lintComment(skill: Skill, facts: SkillFacts): Finding[] {
  const { present, body_line } = skill.front_matter;
  if (!present) return [];
  const block = skill.text.split('\n').slice(0, body_line - 2);
  return block.flatMap((text, index): Finding[] => {
    const lost =
      /^(?:description|when_to_use):(?:(?:[ \t]+[^\s'"|>#].*?)??[ \t]+(?=#)|[ \t]+(?=&\S+[ \t]+\S))(#(?! ?(?:TODO|FIXME|yamllint)\b).*|&\S+)/.exec(
        text.trimEnd(),
      )?.[1];
    if (lost === undefined) return [];
    const message = `\`${lost[0]}\` begins a ${lost[0] === '#' ? 'comment' : 'name for the value'}, so that no agent that reads YAML sees '${oneLine(lost, 60)}'`;
    const fix = /^[\w-]+:[ \t]*#/.test(text)
      ? doneByFix('put quotes around the value.')
      : 'put quotes around the value; a comment that is meant gets a line of its own.';
    return [asWarning('skill-front-matter', at(skill, facts, index + 1), message, fix)];
  });
}

function lintName(skill: Skill, facts: SkillFacts): Finding[] {
  if (skill.id === skill.dir) return [];
  const listing = facts.agents.filter((linted) => isListed(skill, linted, facts.source));
  if (facts.agents.length > 0 && listing.length === 0) return [];
  // As every agent and every store takes it.
  const plain = skill.id
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  const message = `the name in the front matter is '${skill.id}', but the folder is '${skill.dir}'${leftOutByNpx(skill) === null ? ` (\`npx skills add\` installs it as \`${folderByNpx(skill.id)}\`)` : ''}`;
  const consequences = listing.map(({ key, agent, install }) => {
    const [name = skill.id] = agent.listedAs(skill, { source: facts.source, install });
    return [key, `it is listed as ${name}`];
  });
  const fix = fixNames(skill, plain, facts);
  return [
    asWarning(
      'skill-name',
      at(skill, facts, lineOfField(skill.text, 'name') || 1),
      message,
      fix,
      Object.fromEntries(consequences),
    ),
  ];
}

/** plain: its name, as every agent and every store takes it. */
function fixNames({ id, dir, path, text }: Skill, plain: string, { source, renamed }: SkillFacts): string {
  if (dir === 'skills' || path === 'SKILL.md')
    return `a skill is a folder in skills/: move this file to ${dir === 'skills' ? path.replace(/SKILL\.md$/, '') : 'skills/'}${id}/SKILL.md.`;
  const rename = `${id === plain ? '' : `write \`name: ${plain}\` and `}rename the folder to \`${plain}\``;
  if (renamed?.get(dir) === id)
    return `write \`${dir}\` again, as it was.${plain === dir ? '' : ` If it is to have another name, ${rename} too.`}`;
  if (fixName(text, dir) !== null) return doneByFix(`write \`name: ${dir}\` here, as the folder is called`);
  if (id !== plain) return `give both the same name${plain === '' ? '' : `, such as \`${plain}\``}.`;
  const write = (here: string) => `write \`name: ${dir}\` ${here}, and \`${dir}\` in the cases and texts that name it`;
  const isTaken = source.skills.some((one) => one.path === posix.join(path, '../..', plain, 'SKILL.md'));
  if (isTaken) return `${write('here')}: another skill has the folder \`${plain}\`.`;
  // A folder's name may be none that a skill can have.
  const instead = SKILL_NAME.test(dir) ? ` Only if people know it as \`${dir}\`, ${write('here instead')}.` : '';
  return `${rename}, as \`npx skills add\` does, and the links that lead there: the cases and texts that say \`${plain}\` stay true.${instead}`;
}

/** To agents that run no shell of their own accord it is text. */
function lintShell(skill: Skill, facts: SkillFacts): Finding[] {
  const before = skill.text.split('\n').slice(0, skill.front_matter.body_line - 1);
  const body = skill.text.split('\n').slice(before.length).join('\n');
  const runs = facts.agents.flatMap(({ key, agent }) => {
    const found = agent.findShell?.(body);
    return found ? [{ key, ...found }] : [];
  });
  const [first] = runs;
  if (!first) return [];
  const above = body.slice(0, first.at).split('\n');
  const isShown = above.filter((line) => FENCE.test(line)).length % 2 === 1;
  const where = at(skill, facts, before.length + above.length);
  const message = `it runs '${oneLine(first.command, 60)}' when it is loaded${isShown ? ', although that stands in a code block' : ''}`;
  const fix = isShown
    ? 'if it is an example, put a space between the exclamation mark and the backtick; else tell the agent to run the command.'
    : 'tell the agent to run the command, or ship its output.';
  return [
    asWarning('skill-shell', where, message, fix, Object.fromEntries(runs.map(({ key, costs }) => [key, costs]))),
  ];
}

const FENCE = /^\s*(?:```|~~~)/;

/** The names of both would have that plugin's in front. */
const isOfOne = (source: Source, ...skills: Skill[]): boolean =>
  skills.every(({ path }) => !path.startsWith('.')) &&
  new Set(skills.map(({ path }) => holderOf(path, source))).size === 1;

function lintDuplicates(facts: SkillFacts): Finding[] {
  const { agents, source, fresh } = facts;
  const first = new Map<string, Skill>();
  // Of two the one that was there first may keep its name, or else the one that is shipped.
  const isFresh = ({ path }: Skill) => fresh?.has(path) === true;
  const rankOf = (skill: Skill) => (isFresh(skill) ? 2 : 0) + (skill.unshipped ? 1 : 0);
  const inOrder = [...source.skills, ...(source.outdated ?? [])].sort((a, b) => rankOf(a) - rankOf(b));
  return inOrder.flatMap((skill) => {
    const other = first.get(skill.id);
    if (!other) first.set(skill.id, skill);
    // One file reached by two paths is one skill.
    if (!other || (other.real_path ?? other.path) === (skill.real_path ?? skill.path)) return [];
    if (wereEqual(skill, other, facts) || (isPlacedAsCopy(skill, other) && isLike(skill.text, other.text)))
      return [describeOutdated([skill, other], facts)];
    const same = agents.filter(({ agent, install }) => {
      if ([skill, other].some((one) => isUnread(agent, one, { source, install }))) return false;
      const [name, otherName] = [skill, other].map((one) => agent.listedAs(one, { source, install })[0]);
      return name === otherName;
    });
    // Where each has the name of its plugin in front, they are two.
    if (agents.length > 0 && same.length === 0) return [];
    const is_copy = skill.text === other.text;
    const everywhere = same.length === agents.length && !is_copy;
    const isLater = isFresh(skill) && !isFresh(other);
    const rename = isLater ? 'rename this one: the other was there before it' : 'rename one of them';
    const message = `the id '${skill.id}' is also used by ${other.path}${isLater ? ', and this one is new' : ''}`;
    const fix = is_copy
      ? 'they are equal: delete one, or make it a link to the other, so that they stay so.'
      : everywhere || isOfOne(source, skill, other)
        ? `${rename}.`
        : `${rename}, or have both installed as plugins, so that their plugins' names stand in front.`;
    if (everywhere) return [asError('skill-duplicate', at(skill, facts), message, fix)];
    const names = same.map(({ key, install }) => [
      key,
      `has the name '${skill.id}' for both (installed as ${install})`,
    ]);
    return [asWarning('skill-duplicate', at(skill, facts), message, fix, Object.fromEntries(names))];
  });
}
