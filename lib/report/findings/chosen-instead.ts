/** Turns rows in which another skill was chosen into which one it was, and whose description to change. */
import type { Result } from '../../contract/result.js';
import type { DeltaRow } from '../../delta/schema.js';
import { confuse } from '../choices/confusion.js';
import { findTakers } from '../choices/overreach.js';
import type { ReportInput } from '../view/input.js';
import { code } from '../view/names.js';

/** The skills that were chosen where another was expected; none: no skill was chosen, or the row failed for another reason. */
export function listRivals(result: Result | null): string[] {
  if (result?.failure_kind !== 'skill_not_loaded') return [];
  const { choices = [], expected_skill, expected_name } = result;
  const chosen = choices.flatMap(({ choice }) => choice ?? []);
  return [...new Set(chosen)].filter((one) => one !== (expected_name ?? expected_skill));
}

/** Who was chosen in its place says more than that it was not used. */
export function sayRivals(rivals: readonly string[]): string | null {
  if (rivals.length === 0) return null;
  return `${nameRivals(rivals, 'and')} ${rivals.length > 1 ? 'were' : 'was'} chosen instead`;
}

/** Of rows that got worse; what another kind of row needs is not about descriptions. */
export function listRivalsOf(rows: readonly DeltaRow[], resultOf: (row: DeltaRow) => Result | null): string[] {
  const worse = rows.filter(({ delta, timed_out }) => (delta === 'REGRESSION' || delta === 'UNMET') && !timed_out);
  return [...new Set(worse.flatMap((row) => listRivals(resultOf(row))))];
}

/** Two descriptions meet in a prompt, and the one that lost need not be the one at fault. null: nothing was chosen instead. */
export function fixRivals(
  rows: readonly DeltaRow[],
  resultOf: (row: DeltaRow) => Result | null,
  input: ReportInput,
): string | null {
  const rivals = listRivalsOf(rows, resultOf);
  if (rivals.length === 0) return null;
  const taker = findTakers(confuse(input.results)).find(({ skill }) => rivals.includes(skill));
  if (taker)
    return `say in the description of ${code(taker.skill)} what it is not for: ${taker.wrong} of the ${taker.chosen} times it was chosen, something else was expected`;
  const [skill, ...others] = new Set(rows.map((row) => row.skill ?? ''));
  // Of several that lost, the title names them.
  const loser = others.length > 0 || !skill ? 'the skill that lost' : code(skill);
  const winner = nameRivals(rivals, 'or');
  return `read both descriptions beside the prompt: say in that of ${loser} that it is for this, or in that of ${winner} that it is not; if ${winner} is right too, correct the case`;
}

const MOST_RIVALS = 2;

const nameRivals = (rivals: readonly string[], joined: 'and' | 'or') =>
  rivals.slice(0, MOST_RIVALS).map(code).join(` ${joined} `);
