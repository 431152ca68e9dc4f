/** A description, its cases and ports that measure and propose → the rounds of `improve`: candidates on tuning cases, then the best one against the original on held-out cases. */
import type { Candidate, Improvement } from '../contract/improvement.js';
import { chanceOf, count, findLosses, pair, type Row, rateOf, SIGNIFICANCE } from './chance.js';
import { compareTried } from './proposal.js';
import type { Split } from './split.js';

export type Side = 'tuning' | 'holdout';

/** What ended it before it was done, in words. */
export class SearchStopped extends Error {}

export interface SearchPorts {
  /** Throws SearchStopped where not every trial could be judged. */
  measure(description: string, side: Side): Promise<Row[]>;
  /** best: the description that did best so far, with its rows. Throws SearchStopped where nothing may be asked. */
  propose(
    round: number,
    best: { description: string; rows: readonly Row[] },
    tried: readonly Candidate[],
  ): Promise<string[]>;
  /** Why it may not be used; null where it may. */
  refuse(description: string): Promise<string | null>;
  /** Whether an agent that was measured with it puts more of it before the model than the skill's name. */
  isShown(description: string, agent: string): boolean;
  /** What an agent shows less of, as measured; null where it is nothing. */
  findOfferLoss(description: string): Promise<string | null>;
}

export type Found = Pick<Improvement, 'outcome' | 'reason' | 'tuning' | 'candidates' | 'holdout'> & {
  /** Null where the original stays. */
  description: string | null;
};

export interface Searched {
  original: string;
  skill: Split['skill'];
  rounds: number;
}

export async function searchDescription(about: Searched, ports: SearchPorts): Promise<Found> {
  const found: Found = { outcome: 'none', reason: '', description: null, tuning: null, candidates: [], holdout: null };
  try {
    await search(about, ports, found);
  } catch (error) {
    if (!(error instanceof SearchStopped)) throw error;
    Object.assign(found, { outcome: 'stopped', reason: error.message, description: null });
  }
  return found;
}

interface Measured {
  candidate: Candidate;
  rows: Row[];
}

async function search({ original, skill, rounds }: Searched, ports: SearchPorts, found: Found): Promise<void> {
  const before = await ports.measure(original, 'tuning');
  found.tuning = count(before);
  if (isPerfect(before)) {
    found.reason = 'every tuning case passes already';
    return;
  }
  const finalists = await findFinalists({ original, skill, rounds }, before, ports, found);
  const [best] = finalists;
  if (!best) {
    const measured = found.candidates.some(({ tuning }) => tuning !== null);
    found.reason = measured
      ? 'no candidate did better on the tuning cases without a loss elsewhere'
      : 'no candidate was proposed that could be used';
    return;
  }
  const { description } = best.candidate;
  const [then, now] = [await ports.measure(original, 'holdout'), await ports.measure(description, 'holdout')];
  const holdout = compareHeld(then, now, skill);
  found.holdout = holdout;
  const lost = holdout.losses[0] ?? (await ports.findOfferLoss(description));
  const { before: old, after } = holdout.total;
  const figures = `${old.passed} of ${old.judged} before, ${after.passed} of ${after.judged} after, probability by chance ${share(holdout.chance)}`;
  for (const { candidate } of finalists.slice(1)) candidate.why = 'another one did better on the tuning cases';
  if (lost) best.candidate.why = lost;
  else if (holdout.chance >= SIGNIFICANCE) best.candidate.why = `on held-out trials the gain may be chance: ${figures}`;
  else {
    Object.assign(best.candidate, { state: 'chosen', why: null });
    Object.assign(found, { outcome: 'better', description, reason: `better on held-out trials: ${figures}` });
    return;
  }
  found.reason = best.candidate.why;
}

const share = (chance: number) => `${(chance * 100).toFixed(chance < 0.01 ? 2 : 1)} %`;

/** Those that did better than the original on tuning cases and took nothing from anybody, the best first; of equals the shorter. */
async function findFinalists(
  { original, skill, rounds }: Searched,
  before: readonly Row[],
  ports: SearchPorts,
  found: Found,
): Promise<Measured[]> {
  const known = new Set([original]);
  const finalists: Measured[] = [];
  const order = (one: Measured, other: Measured) =>
    compareTried(one.candidate, other.candidate) ||
    one.candidate.description.length - other.candidate.description.length;
  for (let round = 1; round <= rounds; round++) {
    const [leader] = finalists;
    const best = leader
      ? { description: leader.candidate.description, rows: leader.rows }
      : { description: original, rows: before };
    const proposed = await ports.propose(round, best, [...found.candidates].sort(compareTried));
    for (const description of proposed) {
      if (known.has(description)) continue;
      known.add(description);
      const candidate: Candidate = {
        round,
        description,
        state: 'refused',
        why: await ports.refuse(description),
        tuning: null,
      };
      found.candidates.push(candidate);
      if (candidate.why !== null) continue;
      const rows = await ports.measure(description, 'tuning');
      const losses = findLosses(before, rows, skill);
      Object.assign(candidate, { state: 'lost', tuning: count(rows) });
      const gained = rateOf(count(rows)) > rateOf(count(before));
      if (losses.length > 0) candidate.why = losses.join('; ');
      else if (!gained) candidate.why = 'not better than the original on the tuning cases';
      else finalists.push({ candidate, rows });
      finalists.sort(order);
      const [best] = finalists;
      // An agent that shows names alone would be asked to the last round, for nothing.
      const shown = best?.rows.filter(({ agent }) => ports.isShown(best.candidate.description, agent));
      if (shown && isPerfect(shown)) return finalists;
    }
  }
  return finalists;
}

const isPerfect = (rows: readonly Row[]): boolean => rows.every(({ passed, judged }) => passed === judged);

function compareHeld(before: readonly Row[], after: readonly Row[], skill: string): NonNullable<Found['holdout']> {
  const by = (key: 'agent' | 'group') =>
    Object.fromEntries(
      [...new Set(after.map((row) => row[key]))].sort().map((name) => {
        const of = (rows: readonly Row[]) => rows.filter((row) => row[key] === name);
        return [name, pair(of(before), of(after))];
      }),
    );
  return {
    chance: chanceOf(before, after),
    total: pair(before, after),
    agents: by('agent'),
    skills: by('group'),
    losses: findLosses(before, after, skill),
  };
}
