/** Offers as the tables of `check` and `discover` name them: state, cell and counts. */
import { readOffers } from '../../contract/offer.js';
import { groupBy } from '../../input/group-by.js';
import type { SkillOffer } from '../../offer/compare.js';
import { thousands } from '../../text/count.js';
import { joinAnd } from './names.js';

/** As one word among others. */
export const OFFER_WORDS = { full: 'full', cut: 'cut', name_only: 'name only', absent: 'absent' } as const;
const WORDS = {
  ...{ full: 'full', shadowed: 'SHADOWED', cut: 'cut' },
  ...{ instead: 'other text', name_only: 'name only', absent: 'ABSENT' },
} as const;

export type ShownState = keyof typeof WORDS;

/** Listed in full below the agent's own skill of that name is not what its author wants. */
export const stateOf = ({ offer, shadowed, instead }: SkillOffer): ShownState =>
  offer === 'full' && shadowed ? 'shadowed' : instead ? 'instead' : offer;

export function describeOffer(offer: SkillOffer): string {
  const state = stateOf(offer);
  return state === 'cut' ? `cut ${thousands(offer.kept_chars)}/${thousands(offer.of_chars)}` : WORDS[state];
}

export const countFull = (skills: readonly SkillOffer[]): number =>
  skills.filter((skill) => stateOf(skill) === 'full').length;

/** `16 full, 1 cut, 2 absent`: states without a skill are left out, except `full` where it is wanted. */
export function countStates(skills: readonly SkillOffer[], withNone = false): string {
  return (Object.keys(WORDS) as ShownState[])
    .flatMap((state) => {
      const found = skills.filter((skill) => stateOf(skill) === state).length;
      return found > 0 || (withNone && state === 'full') ? [`${thousands(found)} ${WORDS[state].toLowerCase()}`] : [];
    })
    .join(', ');
}

interface Named {
  /** The skills that a finding is about. */
  names: string;
  many: boolean;
  agent_title(agent: string): string;
}

/** A finding of `skill-offer` as a sentence: `Copilot does not list x, and Codex cuts its description`; null: it says something else. */
export function sayOffers(part: Parameters<typeof readOffers>[0], { names, many, agent_title }: Named): string | null {
  const offers = [...readOffers(part)];
  if (offers.length === 0 || offers.some(([, state]) => state === undefined)) return null;
  const clauses = [...groupBy(offers, ([, state]) => state)].map(([state, own], at) => {
    const [s, does] = own.length > 1 ? ['', 'do'] : ['s', 'does'];
    const what = at === 0 ? names : many ? 'them' : 'it';
    const their = many ? 'their descriptions' : 'its description';
    const who = joinAnd(own.map(([agent]) => agent_title(agent)));
    if (state === 'absent') return `${who} ${does} not list ${what}`;
    if (state === 'instead') return `${who} list${s} ${what} with other text than ${their}`;
    if (state === 'name_only') return `${who} list${s} ${what} by name alone`;
    return `${who} cut${s} ${at === 0 ? `the description${many ? 's' : ''} of ${names}` : their}`;
  });
  return clauses.join(', and ');
}
