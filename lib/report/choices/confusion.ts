/** Results → for each agent, which skill was chosen where which was expected: the confusion table, with recall, precision and to whom a skill loses. */
import type { Result, Results, TrialChoice } from '../../contract/result.js';

/** A skill by its name; null: no skill. Names that an agent does not list are `(not listed)`. */
export type Chosen = string | null;
export const NOT_LISTED = '(not listed)';

export interface ConfusionCell {
  expected: Chosen;
  chosen: Chosen;
  trials: number;
  /** Case ids, each once. */
  cases: string[];
}

export interface SkillScore {
  skill: string;
  /** Trials that expect it. */
  expected: number;
  /** Of these, those in which it was chosen. */
  found: number;
  /** Trials in which it was chosen at all. */
  chosen: number;
  recall: number | null;
  precision: number | null;
  /** What was chosen where it was expected, most often first. */
  lost_to: { skill: Chosen; trials: number }[];
  /** What was expected where it was chosen. */
  taken_from: { skill: Chosen; trials: number }[];
  /** Trials that expect nothing, in which it was chosen. */
  fires_on_nothing: number;
}

export interface Confusion {
  agent: string;
  /** The id of the model that chose; null where it is not known. */
  model: string | null;
  trials: number;
  right: number;
  /** The share of the trials expecting a skill in which it was chosen. */
  recall: number | null;
  /** Of the trials in which a skill was chosen. */
  precision: number | null;
  /** The trials that expect no skill, and in how many of them none was chosen. */
  nothing: { expected: number; right: number };
  cells: ConfusionCell[];
  /** Those with mistakes first, then by name. */
  skills: SkillScore[];
}

/** One for each agent that made choices; empty in mode oracle, which makes none. */
export function confuse(results: Pick<Results, 'results' | 'environment' | 'decider' | 'mode'>): Confusion[] {
  const agents = [...new Set(results.results.filter(({ choices }) => choices?.length).map(({ agent }) => agent))];
  return agents.map((agent) => {
    const rows = results.results.filter((row) => row.agent === agent && row.kind === 'skill');
    const vendor = results.environment.agents[agent]?.vendor_model ?? null;
    // The vendor's model is named to the agent in mode router too, where it is never asked.
    const model = results.mode === 'router' ? null : (results.decider?.model ?? vendor);
    return { agent, model, ...score(countCells(rows)) };
  });
}

function countCells(rows: readonly Result[]): ConfusionCell[] {
  const cells = new Map<string, ConfusionCell>();
  for (const row of rows)
    for (const choice of row.choices ?? []) {
      const expected = row.expected_name ?? (row.expected_skill || null);
      const chosen = choose(choice, expected);
      const key = JSON.stringify([expected, chosen]);
      const cell = cells.get(key) ?? { expected, chosen, trials: 0, cases: [] };
      cell.trials++;
      if (!cell.cases.includes(row.case_id)) cell.cases.push(row.case_id);
      cells.set(key, cell);
    }
  return [...cells.values()].sort(
    (one, other) =>
      compare(one.expected, other.expected) || other.trials - one.trials || compare(one.chosen, other.chosen),
  );
}

/** Where several were called, the expected one counts: a case about it passes. */
function choose({ choice, also = [], unknown = [] }: TrialChoice, expected: Chosen): Chosen {
  const called = [choice, ...also];
  if (expected !== null && called.includes(expected)) return expected;
  return choice ?? (unknown.length > 0 ? NOT_LISTED : null);
}

function score(cells: ConfusionCell[]): Omit<Confusion, 'agent' | 'model'> {
  const sum = (holds: (cell: ConfusionCell) => boolean) =>
    cells.filter(holds).reduce((total, { trials }) => total + trials, 0);
  const names = new Set(cells.flatMap(({ expected, chosen }) => [expected, chosen]));
  const skills = [...names]
    .filter((name): name is string => name !== null && name !== NOT_LISTED)
    .map((skill): SkillScore => {
      const expected = sum((cell) => cell.expected === skill);
      const found = sum((cell) => cell.expected === skill && cell.chosen === skill);
      const chosen = sum((cell) => cell.chosen === skill);
      return {
        skill,
        expected,
        found,
        chosen,
        recall: share(found, expected),
        precision: share(found, chosen),
        lost_to: rank(cells.filter((cell) => cell.expected === skill && cell.chosen !== skill).map(toChosen)),
        taken_from: rank(cells.filter((cell) => cell.chosen === skill && cell.expected !== skill).map(toExpected)),
        fires_on_nothing: sum((cell) => cell.chosen === skill && cell.expected === null),
      };
    });
  const mistakes = ({ expected, found, chosen }: SkillScore) => expected - found + (chosen - found);
  const found = sum(({ expected, chosen }) => expected !== null && expected === chosen);
  const nothing = {
    expected: sum(({ expected }) => expected === null),
    right: sum(({ expected, chosen }) => expected === null && chosen === null),
  };
  return {
    trials: sum(() => true),
    right: found + nothing.right,
    recall: share(
      found,
      sum(({ expected }) => expected !== null),
    ),
    precision: share(
      found,
      sum(({ chosen }) => chosen !== null),
    ),
    nothing,
    cells,
    skills: skills.sort((one, other) => mistakes(other) - mistakes(one) || compare(one.skill, other.skill)),
  };
}

const toChosen = ({ chosen, trials }: ConfusionCell) => ({ skill: chosen, trials });
const toExpected = ({ expected, trials }: ConfusionCell) => ({ skill: expected, trials });
const rank = <T extends { trials: number; skill: Chosen }>(all: T[]): T[] =>
  all.sort((one, other) => other.trials - one.trials || compare(one.skill, other.skill));
const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);
/** No skill comes last. */
const compare = (one: Chosen, other: Chosen) =>
  one === other ? 0 : one === null ? 1 : other === null ? -1 : one < other ? -1 : 1;
