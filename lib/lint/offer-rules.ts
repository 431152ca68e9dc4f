/** Predicts how each agent will list a skill: findings about losses with a cause in the skill itself, and about losses for lack of room. */
import type { OfferState } from '../contract/result.js';
import type { Skill, Source } from '../skill/skill.js';
import type { Finding } from './finding.js';
import { at, type LintedAgent, type SkillFacts } from './skill-location.js';

const OFFER_WORDS = [
  ['absent', 'not offered'],
  ['name_only', 'offered by name only'],
  ['cut', 'offered with its description cut'],
] as const;

/** The source reduced to this skill and those that compete for its name or path, so that lack of room cannot be the cause of a loss. */
function withRivals(skill: Skill, source: Source): Source {
  const name = ({ id, dir }: Skill) => [id, dir].map((word) => word.toLowerCase());
  const rivals = source.skills.filter(
    (other) =>
      name(other).some((word) => name(skill).includes(word)) ||
      (other.real_path ?? other.path) === (skill.real_path ?? skill.path) ||
      skill.path.startsWith(other.path.replace(/SKILL\.md$/, '')),
  );
  return { ...source, skills: rivals };
}

const isSame = (one: Skill) => (row: { skill: Skill }) => row.skill === one;

/** A skill that is not listed in full even among its rivals alone has a cause of its own. */
export function lintOffer(skill: Skill, facts: SkillFacts): Finding[] {
  const alone = withRivals(skill, facts.source);
  const consequences: Record<string, string> = {};
  const states: Partial<Record<Exclude<OfferState, 'full'>, string[]>> = {};
  let severity: Finding['severity'] = 'warning';
  for (const { key, agent, install, vendor_model } of facts.agents) {
    const location = { source: alone, install, vendor_model };
    const offer = agent.predictOffers(location).find(isSame(skill));
    if (!offer || offer.offer === 'full') continue;
    if (offer.offer === 'absent') severity = 'error';
    states[offer.offer] = [...(states[offer.offer] ?? []), key];
    consequences[key] = agent.explainOffer(skill, location, offer.offer) ?? `offered: ${offer.offer}`;
  }
  if (Object.keys(consequences).length === 0) return [];
  const parts = OFFER_WORDS.flatMap(([state, words]) =>
    states[state] ? [`${words} on ${states[state].join(', ')}`] : [],
  );
  return [
    {
      rule: 'skill-offer',
      severity,
      ...at(skill, facts, findLine(skill, Object.values(consequences))),
      message: parts.join('; '),
      consequences,
      fix: `see the reason given for each agent; \`agent-routing discover\` measures it. If this is intended, pass --disable skill-offer:${skill.id}.`,
    },
  ];
}

/** The line of the front matter's first problem, else of the field that the reasons name. */
function findLine({ text, front_matter: { problems, fields } }: Skill, reasons: readonly string[]): number {
  const [problem] = problems;
  if (problem) return problem.line;
  const named = Object.keys(fields).find((key) => reasons.some((reason) => reason.includes(key)));
  return named === undefined
    ? 1
    : Math.max(
        0,
        text.split('\n').findIndex((line) => line.startsWith(`${named}:`)),
      ) + 1;
}

export function lintBudget({ key, agent, install, vendor_model }: LintedAgent, facts: SkillFacts): Finding[] {
  const location = { source: facts.source, install, vendor_model };
  const lost = agent.predictOffers(location).filter((offer) => {
    if (offer.offer === 'full') return false;
    const alone = { ...location, source: withRivals(offer.skill, facts.source) };
    return agent.predictOffers(alone).find(isSame(offer.skill))?.offer === 'full';
  });
  const [worst] = [...lost].sort((a, b) => a.kept_chars - b.kept_chars);
  if (!worst) return [];
  const count = (state: string) => lost.filter((offer) => offer.offer === state).length;
  const states = [
    ['absent', 'not listed'],
    ['name_only', 'listed by name only'],
    ['cut', 'cut'],
  ].flatMap(([state, words]) => (count(state ?? '') ? [`${count(state ?? '')} ${words}`] : []));
  const reason = agent.explainOffer(worst.skill, location, worst.offer) ?? 'over the listing budget';
  return [
    {
      rule: 'listing-budget',
      severity: 'warning',
      file: facts.source.manifest ? `${facts.prefix}${facts.source.manifest}` : `${facts.prefix}${worst.skill.path}`,
      line: 1,
      subject: key,
      message: `predicted for ${key} ${agent.pinned}: of ${facts.source.skills.length} skills, ${states.join(', ')}`,
      consequences: { [key]: reason },
      fix: 'shorten descriptions or ship fewer skills; `agent-routing discover` measures the room left.',
    },
  ];
}
