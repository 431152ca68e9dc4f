/** One result and its delta → the cell of its agent: a few words that never let a fail look like a pass. */
import type { DeltaRow } from '../delta/schema.js';
import type { Offer, Result, Results } from '../result.js';
import { oneLine } from './escape.js';
import { FAILURE_WORDS } from './words.js';

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
      return { state: 'pass', words: `${passWords(result, mode)}${late}`, detail, strong };
    case 'fail': {
      const expected = row.delta === 'EXPECTED_FAIL';
      const words = failWords(result, mode);
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
  const words = offer ? offerWords(offer.offer, offer) : '–';
  return { state: 'offer', words, detail: null, strong: lost };
}

/** A case that expects nothing passes by restraint: nothing was loaded, ranked or chosen. */
function passWords(result: Result, mode: Results['mode']): string {
  const { passed, ran } = result.trials;
  const trials = ran > 1 ? ` ${passed}/${ran}` : '';
  switch (result.kind) {
    case 'skill':
      if (!result.expected_skill) return `stays away${trials}`;
      if (mode === 'live') return `chosen ${passed}/${Math.max(1, ran)}`;
      return `${mode === 'oracle' ? 'loads' : 'ranked first'}${trials}`;
    case 'tool_route':
      return `routed${trials}`;
    case 'suite':
      return `answers ${passed}/${Math.max(1, ran)}`;
    case 'route':
      return `ranked${trials}`;
  }
}

function failWords(result: Result, mode: Results['mode']): string {
  const { passed, ran } = result.trials;
  if (result.disallowed_hits.length) return oneLine(`used ${result.disallowed_hits.join(', ')}`, 60);
  const words = result.failure_kind ? FAILURE_WORDS[result.failure_kind] : 'failed';
  if (mode === 'live' && ran > 0 && words === 'not loaded') return `chosen ${passed}/${ran}`;
  return ran > 1 ? `${words} · passed ${passed}/${ran}` : words;
}

function faultWords(result: Result): string {
  const message = result.fault?.message ?? result.error ?? 'nothing says why';
  return oneLine(/\b[45]\d\d\b/.exec(message)?.[0] ?? `${result.fault?.kind ?? ''} ${message}`, 40);
}

function describeDetail({ offer, kind }: Result): string | null {
  return kind === 'skill' && offer ? offerWords(offer.state, offer) : null;
}

export function offerWords(
  state: Offer['offer'],
  { kept_chars, of_chars }: { kept_chars: number; of_chars: number },
): string {
  switch (state) {
    case 'full':
      return 'full';
    case 'cut':
      return `cut ${kept_chars}/${of_chars}`;
    case 'name_only':
      return `name only 0/${of_chars}`;
    case 'absent':
      return 'not offered';
  }
}
