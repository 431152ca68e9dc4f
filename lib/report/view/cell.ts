/** Turns one result and its delta into the table cell of its agent: a few words in which a fail never looks like a pass. */

import { UNDECIDED } from '../../contract/decision.js';
import { describeSize } from '../../contract/delivery.js';
import type { Offer } from '../../contract/offer.js';
import type { Result, Results } from '../../contract/result.js';
import type { Delta } from '../../delta/classify.js';
import { isRenamed } from '../../delta/notes/notes.js';
import { describeOffer } from '../../delta/offers.js';
import type { DeltaRow } from '../../delta/schema.js';
import { oneLine } from '../../text/escape.js';
import { KINDS } from './kinds.js';
import { DELTA_WORDS } from './words.js';

export interface Cell {
  state: 'pass' | 'fail' | 'expected_fail' | 'could_not_run' | 'not_run' | 'missing' | 'offer';
  words: string;
  /** How the skill was offered. */
  detail: string | null;
  /** Emphasised, because the reader should look at it. */
  strong: boolean;
}

/** unrecorded: the baseline does not know what this agent was offered, so that only the cell can show a weak offer. */
export function makeCell(row: DeltaRow, result: Result | null, mode: Results['mode'], unrecorded = false): Cell {
  if (result === null) {
    if (row.delta === 'MISSING_RESULT') return { state: 'missing', words: 'no result', detail: null, strong: true };
    if (row.status === 'skipped') {
      return {
        state: 'could_not_run',
        words: oneLine(`could not run: ${row.reason ?? ''}`, 60),
        detail: null,
        strong: true,
      };
    }
    const weakened = row.delta === 'WEAKENED';
    const removed = isRenamed(row) ? oneLine(row.reason ?? '', 60) : 'removed';
    const words =
      row.delta === 'REMOVED'
        ? removed
        : weakened
          ? row.less === 'checks'
            ? 'not run, asks less'
            : 'no longer run'
          : 'not run';
    return { state: 'not_run', words, detail: null, strong: weakened };
  }
  const timedOut = result.timed_out ? ' · timed out' : '';
  const weak =
    (unrecorded && result.offer !== null && result.offer.state !== 'full') || result.delivery?.state === 'cut';
  const strong = row.fails || row.delta === 'INCONCLUSIVE' || row.delta === 'WEAKENED' || weak;
  const detail = describeDetail(result);
  switch (result.status) {
    case 'pass':
      return { state: 'pass', words: `${KINDS[result.kind].pass(result, mode)}${timedOut}`, detail, strong };
    case 'fail': {
      const expected = row.delta === 'EXPECTED_FAIL';
      const words = KINDS[result.kind].fail(result, mode);
      return expected
        ? { state: 'expected_fail', words: `fails as expected: ${words}${timedOut}`, detail: null, strong: false }
        : {
            state: 'fail',
            words: `${words}${timedOut}`,
            // What went well is no part of what went wrong.
            detail: words === 'not offered' || detail === 'full' ? null : detail,
            strong: true,
          };
    }
    case 'infra_error':
      return { state: 'could_not_run', words: `could not run: ${faultWords(result)}${timedOut}`, detail: null, strong };
    case 'skipped':
      if (result.fault?.kind === UNDECIDED) return { state: 'could_not_run', words: 'undecided', detail, strong };
      return {
        state: 'not_run',
        words: oneLine(`skipped: ${result.error ?? 'by its author'}`, 60),
        detail: null,
        strong: false,
      };
  }
}

/** Of a row by its worst delta. What is as it should be has only to be written down, so no cross stands before it. */
export function signOf(
  [worst]: readonly { delta: Delta; agents: string[] }[],
  cells: ReadonlyMap<string, Cell>,
): string {
  if (!worst) return '';
  const is_fine = worst.agents.every((agent) => cells.get(agent)?.state === 'pass');
  return DELTA_WORDS[worst.delta === 'MISSING_BASELINE' && is_fine ? 'NEW' : worst.delta].sign;
}

/** The cell of a skill without a case: how the agent lists it. */
export function makeOfferCell(offer: Offer | undefined, lost: boolean): Cell {
  const words = offer ? wordsOf(offer) : '–';
  return { state: 'offer', words, detail: null, strong: lost };
}

/** Of a name alone there is no part to count. */
const wordsOf = (offer: Parameters<typeof describeOffer>[0] & Pick<Offer, 'instead'>) =>
  offer.instead ? 'other text' : offer.offer === 'name_only' ? 'name only' : describeOffer(offer);

function faultWords(result: Result): string {
  const message = result.fault?.message ?? result.error ?? 'no reason was given';
  return oneLine(/\b[45]\d\d\b/.exec(message)?.[0] ?? message, 40);
}

function describeDetail({ offer, kind, delivery, blocked_by }: Result): string | null {
  if (blocked_by) return "load blocked by the source's own hook";
  if (delivery?.state === 'empty') return 'body empty';
  if (delivery?.state === 'cut') return `body cut, ${describeSize(delivery)}`;
  return kind === 'skill' && offer ? wordsOf({ ...offer, offer: offer.state }) : null;
}
