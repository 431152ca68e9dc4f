/** The confusion tables of all agents → the skills that were mostly chosen where something else was expected: descriptions that ask for too much. */
import { count } from '../../text/count.js';
import { type Chosen, type Confusion, NOT_LISTED } from './confusion.js';
import { nameSkills } from './confusion-tables.js';

export interface Overreach {
  skill: string;
  /** Trials of all agents in which it was chosen, and those of them that expected something else. */
  chosen: number;
  wrong: number;
  taken_from: { skill: Chosen; trials: number }[];
}

/** One trial may be a coincidence. */
const FEWEST_TRIALS = 2;
const MOST_SHOWN = 2;

/** The worst comes first. */
export function findOverreach(all: readonly Confusion[]): Overreach[] {
  const bySkill = new Map<string, Overreach>();
  for (const { skill, chosen, found, taken_from } of all.flatMap(({ skills }) => skills)) {
    const one = bySkill.get(skill) ?? { skill, chosen: 0, wrong: 0, taken_from: [] };
    one.chosen += chosen;
    one.wrong += chosen - found;
    for (const { skill: from, trials } of taken_from) {
      const known = one.taken_from.find((other) => other.skill === from);
      if (known) known.trials += trials;
      else one.taken_from.push({ skill: from, trials });
    }
    bySkill.set(skill, one);
  }
  return [...bySkill.values()]
    .filter(({ skill, wrong, chosen }) => skill !== NOT_LISTED && wrong >= FEWEST_TRIALS && 2 * wrong > chosen)
    .sort((one, other) => other.wrong - one.wrong)
    .slice(0, MOST_SHOWN);
}

export function describeOverreach({ skill, chosen, wrong, taken_from }: Overreach): string {
  const times = wrong === chosen ? 'each time' : count(wrong, 'time');
  const from = taken_from.toSorted((one, other) => other.trials - one.trials);
  return `Chosen too often: ${skill}, ${count(chosen, 'time')}, ${times} where something else was expected: ${nameSkills(from)}`;
}
