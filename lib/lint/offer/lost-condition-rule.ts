/** A description that an agent cuts → the condition on using the skill that its model no longer reads. */
import type { Offer } from '../../contract/offer.js';
import { lostText } from '../../skill/offer-match.js';
import type { Skill } from '../../skill/skill.js';
import { oneLine } from '../../text/escape.js';
import { asWarning, type Finding } from '../finding.js';
import { at, type LintedAgent, type SkillFacts } from '../skill-location.js';
import { predictWhole } from './unbudgeted-offer.js';

/** When to use a skill, and when not. */
const CONDITION =
  /\b(?:(?:do not|don['’]t|never|must not|not to be|only|skip|avoid|stop)\s+(?:ever\s+)?(?:us(?:e|ed|ing)|trigger\w*|call\w*|load\w*|invok\w*|apply|appl\w+|this|it)\b|(?:only|not|never|except|unless)\s+(?:when|if|for|in|after|before|with|on)\b|not\s+(?:intended|meant|suited|suitable)\b|unless\b|use\s+\S+\s+instead\b|instead\s+of\b)/i;

const findCondition = (lost: string): string | null => {
  const found = CONDITION.exec(lost);
  return found && oneLine(lost.slice(found.index), 160);
};

export function lintLostCondition(skill: Skill, facts: SkillFacts): Finding[] {
  const consequences: Record<string, string> = {};
  for (const linted of facts.agents) {
    const offer = offerOf(skill, linted, facts);
    const condition = offer && findCondition(lostText(skill, offer));
    if (condition) consequences[linted.key] = `its model no longer reads '${condition}'`;
  }
  const agents = Object.keys(consequences);
  if (agents.length === 0) return [];
  const line = skill.text.split('\n').findIndex((text) => text.startsWith('description:'));
  const message = `a condition on its use is in the part of its description that ${agents.join(', ')} cut${agents.length === 1 ? 's' : ''} off`;
  const fix = 'write when not to use it in the first sentence, or shorten the description.';
  return [asWarning('skill-condition-cut', at(skill, facts, Math.max(0, line) + 1), message, fix, consequences)];
}

const offerOf = (
  skill: Skill,
  { agent, install, vendor_model, measured }: LintedAgent,
  { source }: SkillFacts,
): Pick<Offer, 'offer' | 'kept_chars'> | null =>
  measured?.get(skill.path) ?? predictWhole({ agent, context: { source, install, vendor_model } }).get(skill) ?? null;
