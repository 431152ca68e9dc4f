/** Offers as the tables of `check` and `discover` name them: state, cell and counts. */
import type { SkillOffer } from '../../offer/compare.js';
import { thousands } from '../../text/count.js';

const WORDS = { full: 'full', shadowed: 'SHADOWED', cut: 'cut', name_only: 'name only', absent: 'ABSENT' } as const;

export type ShownState = keyof typeof WORDS;

/** Listed in full below the agent's own skill of that name is not what its author wants. */
export const stateOf = ({ offer, shadowed }: SkillOffer): ShownState =>
  offer === 'full' && shadowed ? 'shadowed' : offer;

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
