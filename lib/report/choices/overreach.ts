/** The confusion tables of all agents → the skills that were mostly chosen where something else was expected: descriptions that ask for too much. */
import { count } from '../../text/count.js';
import { type Chosen, type Confusion, NOT_LISTED } from './confusion.js';
import { nameRivals } from './confusion-tables.js';

export interface Taker {
  skill: string;
  /** Trials of all agents in which it was chosen, and those of them that expected something else. */
  chosen: number;
  wrong: number;
  taken_from: { skill: Chosen; trials: number }[];
}

/** One trial may be a coincidence. */
const FEWEST_TRIALS = 2;
const MOST_TAKERS = 2;

/** Worst first. */
export function findTakers(all: readonly Confusion[]): Taker[] {
  const takers = new Map<string, Taker>();
  for (const { skill, chosen, found, taken_from } of all.flatMap(({ skills }) => skills)) {
    const taker = takers.get(skill) ?? { skill, chosen: 0, wrong: 0, taken_from: [] };
    taker.chosen += chosen;
    taker.wrong += chosen - found;
    for (const { skill: from, trials } of taken_from) {
      const known = taker.taken_from.find((one) => one.skill === from);
      if (known) known.trials += trials;
      else taker.taken_from.push({ skill: from, trials });
    }
    takers.set(skill, taker);
  }
  return [...takers.values()]
    .filter(({ skill, wrong, chosen }) => skill !== NOT_LISTED && wrong >= FEWEST_TRIALS && 2 * wrong > chosen)
    .sort((one, other) => other.wrong - one.wrong)
    .slice(0, MOST_TAKERS);
}

export function describeTaker({ skill, chosen, wrong, taken_from }: Taker): string {
  const times = wrong === chosen ? 'each time' : count(wrong, 'time');
  const from = taken_from.toSorted((one, other) => other.trials - one.trials);
  return `Chosen too often: ${skill}, ${count(chosen, 'time')}, ${times} where something else was expected: ${nameRivals(from)}`;
}
