/** Turns the rows of a finding into what to do: undo what changed, or what the agent's own rules ask for, or whose description to change, or the usual advice. */
import { MOVE_IT } from '../../contract/offer.js';
import type { Result } from '../../contract/result.js';
import type { DeltaRow } from '../../delta/schema.js';
import { oneLine } from '../../text/escape.js';
import type { ReportInput } from '../view/input.js';
import { findUndo } from './change.js';
import { fixChosenInstead } from './chosen-instead.js';
import { fixOf } from './remediation.js';

/** What changed is the likeliest thing to fix, so it comes first; each of them is enough. */
export function joinFixes(
  rows: readonly DeltaRow[],
  resultOf: (row: DeltaRow) => Result | null,
  own: readonly string[],
  input: ReportInput,
): string | null {
  const [first] = rows as readonly [DeltaRow, ...DeltaRow[]];
  const undo = findUndo(rows, resultOf, input);
  // Moving a file back says where to move it.
  const others = own.filter((fix) => fix !== MOVE_IT || undo?.state !== 'moved').join(', or ');
  const usual =
    own.length > 0
      ? oneLine(others, 300)
      : (fixChosenInstead(rows, resultOf, input) ?? fixOf(first, resultOf(first), input));
  return [undo?.words, usual].filter(Boolean).join('; or ') || null;
}

/** What each of the agents that did not offer the skill would take; none: they differ, or say nothing. */
export function listOwnFixes(results: readonly (Result | null)[]): string[] {
  const [fixes, ...others] = results.map((result) =>
    result?.failure_kind === 'skill_not_offered' ? (result.offer?.fixes ?? []) : [],
  );
  const same = others.every((each) => JSON.stringify(each) === JSON.stringify(fixes));
  return same ? (fixes ?? []) : [];
}
