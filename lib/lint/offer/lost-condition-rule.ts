/** A description that an agent cuts → the sentence that its model no longer reads: when to use the skill, or when not. */
import type { Offer } from '../../contract/offer.js';
import { joinLines, lostText } from '../../skill/offer-match.js';
import type { Skill } from '../../skill/skill.js';
import { oneLine } from '../../text/escape.js';
import { asWarning, type Finding } from '../finding.js';
import { at, type LintedAgent, type SkillFacts } from '../skill-location.js';
import { predictAlone, predictWhole } from './unbudgeted-offer.js';

/** When to use a skill, and when not. */
const CONDITION =
  /\b(?:(?:do not|don['’]t|never|must not|not to be|only|skip|avoid|stop)\s+(?:ever\s+)?(?:us(?:e|ed|ing)|trigger\w*|call\w*|load\w*|invok\w*|apply|appl\w+|this|it)\b|(?:only|not|never|except|unless)\s+(?:when|if|for|in|after|before|with|on)\b|not\s+(?:intended|meant|suited|suitable)\b|unless\b|use\s+\S+\s+instead\b|instead\s+of\b)/i;

/** What a description says of when to use it at all. */
const WHEN =
  /\b(?:use\s+(?:(?:this|it|the)\s+(?:skill\s+)?)?(?:when(?:ever)?|if|for|to)\b|(?:when(?:ever)?|if)\s+(?:the\s+|a\s+)?users?\b|triggers?\s+(?:on|when|for)\b)/i;

/** The sentence of a description that says when to use its skill. */
export const whenOf = (description: string | null): string | undefined =>
  (description ?? '').split(/(?<=[.!?])\s+/).find((sentence) => WHEN.test(sentence) || CONDITION.test(sentence));

const isAboutWhen = (sentence: string): boolean => WHEN.test(sentence) && !CONDITION.test(sentence);

/** What it quotes, a user says. */
const findCondition = (lost: string, description: string): string | undefined => {
  const own = description.replace(/["“][^"“”]*["”]/g, (quoted) => ' '.repeat(quoted.length));
  const found = CONDITION.exec(own.slice(Math.max(0, description.indexOf(lost))));
  return found ? lost.slice(found.index) : undefined;
};

export function lintLostCondition(skill: Skill, facts: SkillFacts): Finding[] {
  const consequences: Record<string, string> = {};
  let isLimit = true;
  for (const linted of facts.agents) {
    const offer = offerOf(skill, linted, facts);
    if (!offer) continue;
    const lost = lostText(skill, offer);
    const { description } = skill;
    const kept = (description ?? '').slice(0, offer.kept_chars);
    const isSaid = WHEN.test(kept) || CONDITION.test(kept) || !isCutAlone(skill, linted, facts);
    const when = isSaid ? undefined : lost.split(/(?<=[.!?])\s+/).find(isAboutWhen);
    const words = when ?? findCondition(lost, joinLines(description ?? ''));
    if (words) consequences[linted.key] = `its model no longer reads '${oneLine(words, 160)}'`;
    if (when) isLimit = false;
  }
  const agents = Object.keys(consequences);
  if (agents.length === 0) return [];
  const line = skill.text.split('\n').findIndex((text) => text.startsWith('description:'));
  const [what, first] = isLimit
    ? ['a condition on its use', 'write when not to use it in the first sentence']
    : ['the sentence that says when to use it', 'put that sentence first'];
  const message = `${what} is in the part of its description that ${agents.join(', ')} cut${agents.length === 1 ? 's' : ''} off`;
  const fix = `${first}, or shorten the description.`;
  return [asWarning('skill-condition-cut', at(skill, facts, Math.max(0, line) + 1), message, fix, consequences)];
}

/** For want of room in a listing that many share, no description is the cause. */
const isCutAlone = (skill: Skill, { agent, install, vendor_model }: LintedAgent, { source }: SkillFacts): boolean =>
  predictAlone(agent, skill, { source, install, vendor_model }).offer?.offer === 'cut';

const offerOf = (
  skill: Skill,
  { agent, install, vendor_model, measured }: LintedAgent,
  { source }: SkillFacts,
): Pick<Offer, 'offer' | 'kept_chars'> | null =>
  measured?.get(skill.path) ?? predictWhole({ agent, context: { source, install, vendor_model } }).get(skill) ?? null;
