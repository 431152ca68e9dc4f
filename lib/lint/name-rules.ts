/** Skills against what agents bring along and read → findings about names that are taken, fields without effect and copies that are out of date. */
import { posix } from 'node:path';
import { findShadow } from '../agents/listing/shadow.js';
import { listRead } from '../agents/project/reach.js';
import { cureUntext } from '../skill/front-matter/problem.js';
import { hadAs } from '../skill/had-as.js';
import { allPlacesOf, placesOf } from '../skill/places.js';
import type { Skill } from '../skill/skill.js';
import { leftOutByNpx } from '../skill/skill-file.js';
import { linkCommand, quoteShell } from '../text/quote-shell.js';
import { isLike } from '../text/said.js';
import { asError, asWarning, type Finding } from './finding.js';
import { isListed } from './offer/offer-rules.js';
import { lintAllowed } from './plugin/part-tools.js';
import { at, lineOfField, type SkillFacts, wereEqual } from './skill-location.js';

const { dirname, relative } = posix;

export function lintShadow(skill: Skill, facts: SkillFacts): Finding[] {
  const found = facts.agents.flatMap((linted) => {
    const { key, agent, install } = linted;
    const shadow = findShadow(agent, skill, { source: facts.source, install });
    return shadow && isListed(skill, linted, facts.source) ? [{ key, agent, shadow }] : [];
  });
  const [first] = found;
  if (!first) return [];
  const message = `${first.agent.title} ships a skill named '${first.shadow.name}', which shadows this one`;
  const consequences = Object.fromEntries(
    found.map(({ key, agent }) => [key, `its own skill comes first under that name (${agent.pinned})`]),
  );
  const fix = 'rename it, or leave it out if it is the same skill.';
  return [asError('skill-shadowed', at(skill, facts), message, fix, consequences)];
}

export function lintFields(skill: Skill, facts: SkillFacts): Finding[] {
  const fields = Object.keys(skill.front_matter.fields);
  const ignored = facts.agents.flatMap((linted) => {
    const { key, agent } = linted;
    const names = fields.filter((field) => agent.ignored_fields.includes(field));
    // What it does not list has nothing to obey.
    return names.length > 0 && isListed(skill, linted, facts.source) ? [{ key, agent, names }] : [];
  });
  const listing = facts.agents.filter((linted) => isListed(skill, linted, facts.source));
  const misspelt = lintAllowed('skill-field-ignored', skill.text, at(skill, facts), listing);
  if (ignored.length === 0) return misspelt;
  const names = [...new Set(ignored.flatMap((one) => one.names))];
  const where = at(skill, facts, lineOfField(skill.text, names[0] ?? ''));
  const message = `${names.join(', ')} has no effect on ${ignored.map(({ key }) => key).join(', ')}`;
  const fix = names.map((name) => FIXES[name]).find(Boolean) ?? FIX;
  const consequences = Object.fromEntries(
    ignored.map(({ key, agent, names: own }) => [key, `${agent.title} ${agent.pinned} ignores ${own.join(', ')}`]),
  );
  return [asWarning('skill-field-ignored', where, message, fix, consequences), ...misspelt];
}

const FIX = 'do not rely on it there; say in the description or the body what must hold on every agent.';
const FIXES: Record<string, string> = {
  hooks: 'declare hooks that must hold on every agent in the plugin (hooks/hooks.json).',
  'disable-model-invocation':
    'for Codex, write `policy: {allow_implicit_invocation: false}` into agents/openai.yaml beside the SKILL.md; elsewhere, do not rely on it.',
};

/** Two of one name in the folders of several agents that are no longer equal, or no more than alike. */
export function describeOutdated(pair: readonly [Skill, Skill], facts: SkillFacts): Finding {
  const { agents, copied, prefix } = facts;
  const isOld = ({ path, hash }: Skill) => copied?.get(path)?.hash === hash;
  const [old, now] = isOld(pair[1]) ? [pair[1], pair[0]] : pair;
  const were = wereEqual(...pair, facts);
  const isKnown = were && isOld(old) && !isOld(now);
  const reads = agents.map(({ key, agent }) => ({
    key,
    read: pair.filter((one) => listRead(agent, placesOf(one)).length > 0),
  }));
  const [from, to] = [now, old].map(({ path }) => `${prefix}${dirname(path)}`) as [string, string];
  const { again, link } = copyCommands(from, to);
  const missed = reads.filter(({ read }) => isKnown && read[0] === old && read.length === 1);
  return {
    ...{ rule: 'skill-copy', ...at(old, facts) },
    severity: were || reads.some(({ read }) => read.length > 1) ? 'error' : 'warning',
    message: isKnown
      ? `this branch changed ${dirname(now.path)}, and not this copy of it`
      : `it ${were ? `was a copy of ${dirname(now.path)} at the ref, and this branch changed both` : `is a copy of ${dirname(now.path)} that differs from it`}`,
    consequences: Object.fromEntries(
      missed.map(({ key }) => [key, old.text === now.text ? 'still the old files' : 'still the old text']),
    ),
    fix: isKnown
      ? `copy it again: ${again}; or make it a link, which needs no copying: ${link}; or undo the change of ${dirname(now.path)}.`
      : `copy the one that is right over the other: ${again}, or ${copyCommands(to, from).again}. A link needs no copying. If each agent is to have its own, give them two names.`,
  };
}

function copyCommands(from: string, old: string, to = old) {
  const replace = (command: string) => `\`rm -r ${quoteShell(old)} && ${command}\``;
  return {
    again: replace(`cp -R ${quoteShell(from)} ${quoteShell(to)}`),
    link: replace(linkCommand(relative(dirname(to), from), to)),
  };
}

/** A copy at the ref of which the branch renamed the other one alone, or took it from what is shipped. */
export function lintLeftCopy(skill: Skill, facts: SkillFacts): Finding[] {
  const { source, copied = new Map(), fresh, prefix } = facts;
  const hash = copied.get(skill.path)?.hash;
  if (hash === undefined) return [];
  const there = new Set(source.skills.flatMap(allPlacesOf).map(({ path }) => path));
  const lost = [...copied.values()].find((other) => other.hash === hash && !there.has(other.path));
  if (lost === undefined) return [];
  const gone = dirname(lost.path);
  const now = source.skills.find((one) => fresh?.has(one.path) && isLike(one.text, skill.text));
  const old = `${prefix}${dirname(skill.path)}`;
  if (now) {
    const from = `${prefix}${dirname(now.path)}`;
    const { again, link } = copyCommands(from, old, posix.join(dirname(old), posix.basename(from)));
    const message = `this branch renamed ${gone} to ${dirname(now.path)}, and not this copy of it`;
    const fix = `copy it under its new name: ${again}; or link it: ${link}.`;
    return [asError('skill-copy', at(skill, facts), message, fix)];
  }
  if (lost.unshipped || !skill.unshipped || source.as === 'project') return [];
  const message = `this branch deleted ${gone}, so who installs the plugin has it no longer, and not this copy of it`;
  const fix = `restore ${prefix}${gone}; or, if it is gone for good, delete the copy as well: \`rm -r ${quoteShell(old)}\`.`;
  return [asError('skill-copy', at(skill, facts), message, fix)];
}

/** The usual way to have a collection, whatever agents make of a copy: said once, where the loss stands. */
export function tellLeftOut(found: Finding[], skill: Skill, facts: SkillFacts): Finding[] {
  const field = hadAs(facts.source) === 'skills' ? leftOutByNpx(skill) : null;
  if (field === null) return found;
  const told = found.find(({ rule }) => rule === 'skill-offer') ?? (field === '---' ? found[0] : undefined);
  const words = '`npx skills add` leaves it out for every agent';
  if (told) return found.map((one) => (one === told ? { ...one, message: `${one.message}; ${words}` } : one));
  const where = at(skill, facts, lineOfField(skill.text, field) || 1);
  const fix =
    field === 'name' ? `write \`name: "${skill.dir}"\` there` : cureUntext(skill.front_matter.fields[field] || null);
  const message = `the front matter has no ${field} that is text, so that ${words}`;
  return [...found, asWarning('skill-front-matter', where, message, `${fix}.`)];
}
