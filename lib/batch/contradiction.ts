/** A row of results that says it passed → what else it says that no pass can; rows that were written by hand get no further. */
import type { Mode, Result } from '../contract/result.js';
import { getOwn } from '../input/get-own.js';
import { bareId } from '../text/bare-id.js';

/** Null: nothing. */
export function findContradiction(row: Result, mode: Mode): string | null {
  if (row.status !== 'pass') return null;
  const { trials, exit_code } = row;
  const judged = trials.verdicts.length > 0 || trials.ran > 0;
  const says: [boolean, string][] = [
    [row.error !== null, `the error '${(row.error ?? '').slice(0, 200)}'`],
    [row.fault !== null, `the fault ${row.fault?.kind}`],
    [row.failure_kind !== null, `the failure_kind ${row.failure_kind}`],
    [row.mismatch_kind !== null, `the mismatch_kind ${row.mismatch_kind}`],
    [row.failure_category !== null, `the failure_category ${row.failure_category}`],
    [row.missing_evidence.length > 0, `missing_evidence (${row.missing_evidence.slice(0, 5).join(', ')})`],
    [row.disallowed_hits.length > 0, `disallowed_hits (${row.disallowed_hits.slice(0, 5).join(', ')})`],
    [(judged || row.kind === 'skill') && !hasPassed(trials), 'no trial that passed'],
    [row.expected_skill !== null && row.kind === 'skill' && isBare(row), 'no evidence of the skill that it expects'],
    [row.kind === 'skill' && isUnproven(row), 'matched_evidence that token_hits does not have'],
    [row.blocked_by !== undefined, `the hook that refused it (${row.blocked_by})`],
    [row.kind === 'skill' && trials.passed === trials.ran && isUndelivered(row), `delivery ${row.delivery?.state}`],
    [row.kind === 'skill' && mode !== 'live' && row.offer?.state === 'absent', 'offer absent'],
    // A vendor's model may be stopped at a limit after it has done what was asked.
    [(exit_code ?? 0) !== 0 && !row.timed_out && mode !== 'live', `exit_code ${exit_code}`],
  ];
  return says.find(([holds]) => holds)?.[1] ?? null;
}

const hasPassed = ({ passed, verdicts }: Result['trials']) =>
  passed > 0 && (verdicts.length === 0 || verdicts.some(({ status }) => status === 'pass'));

/** Neither met nor left open. */
function isBare({ expected_skill, matched_evidence, not_judged = [] }: Result): boolean {
  const id = bareId(expected_skill ?? '');
  if (not_judged.length > 0 || id === '') return matched_evidence.length === 0 && not_judged.length === 0;
  return !matched_evidence.some((token) => token.includes(id));
}

/** A claim is met by its best hit, and only that some tool was called has none. */
const isUnproven = ({ matched_evidence, token_hits }: Result): boolean =>
  matched_evidence.some((token) => token !== 'tool activity' && getOwn(token_hits, token) === undefined);

/** The text did not come, or not as many characters as are said. */
function isUndelivered({ delivery }: Result): boolean {
  if (!delivery) return false;
  const { state, kept_chars, of_chars } = delivery;
  return kept_chars === 0 || (state === 'cut' ? kept_chars >= of_chars : state !== 'full' || kept_chars !== of_chars);
}
