/** One result and its delta → the cell of its agent: a few words that never let a fail look like a pass. */
import { describeOffer } from '../delta/reason.js';
import type { DeltaRow } from '../delta/schema.js';
import type { Offer, Result, Results } from '../result.js';
import { oneLine } from './escape.js';
import { KINDS } from './kinds.js';

/** quiet: grey, nobody need look. strong: what the reader came for. */
export interface Cell {
  state: 'pass' | 'fail' | 'expected_fail' | 'could_not_run' | 'not_run' | 'missing' | 'offer';
  words: string;
  /** The offer, or how many trials. */
  detail: string | null;
  strong: boolean;
}

export function makeCell(row: DeltaRow, result: Result | null, mode: Results['mode']): Cell {
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
    const words = row.delta === 'REMOVED' ? 'gone' : 'not run';
    return { state: 'not_run', words, detail: null, strong: false };
  }
  const late = result.timed_out ? ' · timed out' : '';
  const strong = row.fails || row.delta === 'INCONCLUSIVE';
  const detail = describeDetail(result);
  switch (result.status) {
    case 'pass':
      return { state: 'pass', words: `${KINDS[result.kind].pass(result, mode)}${late}`, detail, strong };
    case 'fail': {
      const expected = row.delta === 'EXPECTED_FAIL';
      const words = KINDS[result.kind].fail(result, mode);
      return expected
        ? { state: 'expected_fail', words: `fails as expected: ${words}${late}`, detail: null, strong: false }
        : { state: 'fail', words: `${words}${late}`, detail: words === 'not offered' ? null : detail, strong: true };
    }
    case 'infra_error':
      return { state: 'could_not_run', words: `could not run: ${faultWords(result)}${late}`, detail: null, strong };
    case 'skipped':
      return {
        state: 'not_run',
        words: oneLine(`skipped: ${result.error ?? 'by its author'}`, 60),
        detail: null,
        strong: false,
      };
  }
}

/** The cell of a skill without a case: how it is offered. */
export function makeOfferCell(offer: Offer | undefined, lost: boolean): Cell {
  const words = offer ? describeOffer(offer) : '–';
  return { state: 'offer', words, detail: null, strong: lost };
}

function faultWords(result: Result): string {
  const message = result.fault?.message ?? result.error ?? 'nothing says why';
  return oneLine(/\b[45]\d\d\b/.exec(message)?.[0] ?? `${result.fault?.kind ?? ''} ${message}`, 40);
}

function describeDetail({ offer, kind }: Result): string | null {
  return kind === 'skill' && offer ? describeOffer({ ...offer, offer: offer.state }) : null;
}
