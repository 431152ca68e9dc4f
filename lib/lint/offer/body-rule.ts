/** A skill's body → findings where it is empty, has the marks of a merge, or is longer than an agent gives its model. */
import { predictDelivery } from '../../delivery/predict.js';
import { bodyOf } from '../../skill/body.js';
import type { Skill } from '../../skill/skill.js';
import { asError, asWarning, type Finding } from '../finding.js';
import { at, type LintedAgent, type SkillFacts } from '../skill-location.js';
import { isListed } from './offer-rules.js';

export function lintBody(skill: Skill, facts: SkillFacts): Finding[] {
  const { body_line } = skill.front_matter;
  const { text, id } = skill;
  // A text that ends there has no such line.
  const where = at(skill, facts, Math.min(body_line, text.trimEnd().split('\n').length));
  const rows = facts.agents
    .filter((linted) => isListed(skill, linted, facts.source))
    .map(({ key, agent, install }): [LintedAgent['key'], ReturnType<typeof predictDelivery>] => {
      const [name = id] = agent.listedAs(skill, { source: facts.source, install });
      return [key, predictDelivery(agent, { name, text })];
    });
  if (rows.some(([, { state }]) => state === 'empty'))
    return [asError('skill-body', where, bodyOf(skill).trim() === '' ? EMPTY : MUTE, 'write what the agent is to do.')];
  const marks = text.split('\n').findIndex((line) => /^<{7} \S/.test(line));
  const is_merged = marks < 0 || !/^={7}$[\s\S]*^>{7} \S/m.test(text);
  if (!is_merged) return [asError('skill-body', { ...where, line: marks + 1 }, MARKED, KEEP)];
  const cut = rows.filter(([, { state }]) => state !== 'full');
  if (cut.length === 0) return [];
  const message = `its body is longer than ${cut.map(([key]) => key).join(', ')} ${cut.length === 1 ? 'gives its' : 'give their'} model`;
  return [
    asWarning('skill-body', where, message, LONG, Object.fromEntries(cut.map(([key, { why }]) => [key, why ?? '']))),
  ];
}

const EMPTY = 'it has no text below the front matter, so that an agent that loads it learns nothing';
const MUTE = 'its text says nothing yet, so that an agent that loads it learns nothing';
const MARKED = 'it still has the marks of a merge conflict, which an agent reads as its text';
const KEEP = 'keep what is right of both sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.';
const LONG = 'keep SKILL.md short: move parts of it to files that it names, which an agent reads when it needs them.';
