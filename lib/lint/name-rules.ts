/** Skills against what agents bring along and read → findings about names that are taken and fields without effect. */
import { findShadow } from '../agents/listing/shadow.js';
import type { Skill } from '../skill/skill.js';
import { asError, asWarning, type Finding } from './finding.js';
import { isListed } from './offer/offer-rules.js';
import { at, type SkillFacts } from './skill-location.js';

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
  if (ignored.length === 0) return [];
  const names = [...new Set(ignored.flatMap((one) => one.names))];
  const where = at(skill, facts, 1 + skill.text.split('\n').findIndex((line) => line.startsWith(`${names[0]}:`)));
  const message = `${names.join(', ')} has no effect on ${ignored.map(({ key }) => key).join(', ')}`;
  const fix = names.map((name) => FIXES[name]).find(Boolean) ?? FIX;
  const consequences = Object.fromEntries(
    ignored.map(({ key, agent, names: own }) => [key, `${agent.title} ${agent.pinned} ignores ${own.join(', ')}`]),
  );
  return [asWarning('skill-field-ignored', where, message, fix, consequences)];
}

const FIX = 'do not rely on it there; say in the description or the body what must hold on every agent.';
const FIXES: Record<string, string> = {
  hooks: 'declare hooks that must hold on every agent in the plugin (hooks/hooks.json).',
  'disable-model-invocation':
    'for Codex, write `policy: {allow_implicit_invocation: false}` into agents/openai.yaml beside the SKILL.md; elsewhere, do not rely on it.',
};
