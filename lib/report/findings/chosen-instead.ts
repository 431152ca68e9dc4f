/** Turns rows in which another skill was chosen into which one it was, and whose description to change. */

import type { Result } from '../../contract/result.js';
import type { DeltaRow } from '../../delta/schema.js';
import { confuse } from '../choices/confusion.js';
import { findOverreach } from '../choices/overreach.js';
import { findResult } from '../view/find-result.js';
import type { ReportInput } from '../view/input.js';
import { code } from '../view/names.js';

/** The skills that were chosen where another was expected; empty where no skill was chosen or the row failed for another reason. */
export function listChosen(result: Result | null): string[] {
  if (result?.failure_kind !== 'skill_not_loaded') return [];
  const { choices = [], expected_skill, expected_name } = result;
  const chosen = choices.flatMap(({ choice }) => choice ?? []);
  return [...new Set(chosen)].filter((one) => one !== (expected_name ?? expected_skill));
}

/** The skill that was chosen instead says more than that the expected one was not used. */
export function describeChosen(chosen: readonly string[]): string | null {
  if (chosen.length === 0) return null;
  return `${joinFew(chosen, 'and')} ${chosen.length > 1 ? 'were' : 'was'} chosen instead`;
}

/** Only rows that got worse count: any other row needs something else than a better description. */
export function listChosenInstead(rows: readonly DeltaRow[], input: ReportInput): string[] {
  const worse = rows.filter(({ delta, timed_out }) => (delta === 'REGRESSION' || delta === 'UNMET') && !timed_out);
  return [...new Set(worse.flatMap((row) => listChosen(findResult(input, row))))];
}

/** Two descriptions meet in a prompt, and the one that lost need not be the one at fault. null where nothing was chosen instead. */
export function fixChosenInstead(rows: readonly DeltaRow[], input: ReportInput): string | null {
  const chosen = listChosenInstead(rows, input);
  if (chosen.length === 0) return null;
  const overreach = findOverreach(confuse(input.results)).find(({ skill }) => chosen.includes(skill));
  if (overreach)
    return `say in the description of ${code(overreach.skill)} what it is not for: ${overreach.wrong} of the ${overreach.chosen} times it was chosen, something else was expected`;
  const [skill, ...others] = new Set(rows.map((row) => row.skill ?? ''));
  // The title names the skills that lost, where there are several.
  const loser = others.length > 0 || !skill ? 'the skill that lost' : code(skill);
  const winner = joinFew(chosen, 'or');
  return `read both descriptions beside the prompt: say in that of ${loser} that it is for this, or in that of ${winner} that it is not; if ${winner} is right too, correct the case`;
}

const MOST_NAMED = 2;

const joinFew = (chosen: readonly string[], joined: 'and' | 'or') =>
  chosen.slice(0, MOST_NAMED).map(code).join(` ${joined} `);
