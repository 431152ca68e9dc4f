/** A classified row → why it is what it is, in one line. */
import type { Expectation } from '../baseline/expectation.js';
import { OFFLINE } from '../plan.js';
import { oneLine } from '../report/escape.js';
import type { OfferState, Result } from '../result.js';
import type { Delta, RowFacts } from './classify.js';
import { findOutcome } from './classify.js';
import type { OfferLoss } from './offers.js';

export interface ReasonFacts {
  case_id: string;
  agent: string;
  row: RowFacts;
  result: Result | null;
  delta: Delta;
  also: readonly Delta[];
  /** How the ref is called: `main`, or `the baseline` where the current one stands for both. */
  ref_name: string;
  loss: OfferLoss | null;
  /** Why there is no result. */
  absence: string | null;
}

export function explainDelta(facts: ReasonFacts): string | null {
  const { agent, delta, also, row, loss } = facts;
  const parts = [explain(facts)];
  if (loss && delta !== 'OFFER_LOSS') {
    // A fail for want of an offer has said why already.
    const { cause, ...rest } = loss;
    const told = cause !== null && (facts.result?.error?.includes(cause) ?? false);
    parts.push(`its offer: ${describeLoss(told ? { ...rest, cause: null, untouched: false } : loss)}`);
  }
  for (const other of also) {
    if (other === 'REGRESSION' && delta === 'INFRA') parts.push('it also timed out');
    if (other === 'REGRESSION' && delta === 'MISSING_BASELINE')
      parts.push(`also a regression against ${facts.ref_name}`);
  }
  parts.push(...findOddities(facts));
  const asksVendor = row.mode === 'live' && agent !== OFFLINE;
  if (asksVendor && (delta === 'REGRESSION' || delta === 'UNMET') && row.result?.trials.judged === 1) {
    parts.push('one trial of a live model: this may be noise');
  }
  const said = parts.filter((part): part is string => part !== null && part !== '');
  // A sentence that goes on has no full stop.
  return said.length
    ? said.map((part, at) => (at < said.length - 1 ? part.replace(/\.$/, '') : part)).join('; ')
    : null;
}

function explain({ case_id, agent, row, result, delta, ref_name, loss, absence }: ReasonFacts): string | null {
  switch (delta) {
    case 'MISSING_RESULT':
    case 'REMOVED':
    case 'NOT_RUN':
      return absence ?? result?.error ?? null;
    case 'MISSING_BASELINE':
      return `ERROR: No baseline entry for case '${oneLine(case_id)}' provider '${oneLine(agent)}'. Update provider-baseline.json.`;
    case 'INFRA':
      return `could not run: ${describeFault(result)}`;
    case 'ACCEPTED':
      return `accepted: ${row.current?.reason ?? ''}`;
    case 'INCONCLUSIVE':
      return `${compareTrials(row)}: too few to tell a loss from chance`;
    case 'REGRESSION':
      return describeMiss(row, row.ref, ref_name, result);
    case 'UNMET':
      return describeMiss(row, row.gated ? row.current : null, 'the current baseline', result);
    case 'NEW':
      return null;
    case 'OFFER_LOSS':
      return loss ? describeLoss(loss) : null;
    case 'IMPROVEMENT':
      return `${ref_name} expects ${row.ref?.status}; it passed`;
    case 'PASS':
      return null;
    case 'EXPECTED_FAIL':
      return result ? describeResult(result) : null;
  }
}

function describeMiss(row: RowFacts, expected: Expectation | null, who: string, result: Result | null): string {
  const outcome = row.result ? findOutcome(row.result) : 'left_out';
  const parts: string[] = [];
  if (expected === null) return result ? describeResult(result) : '';
  if (expected.status === 'pass' && outcome !== 'pass' && result) {
    parts.push(`${who} expects pass; ${describeResult(result)}`);
  }
  if (row.result?.timed_out && !expected.allow_timeout) {
    parts.push(`it timed out${outcome === 'pass' ? ' (and passed)' : ''}, which ${who} does not allow`);
  }
  const trials = row.mode === 'live' && row.result && row.result.trials.judged > 1 ? compareTrials(row) : null;
  if (trials) parts.push(trials);
  return parts.join('; ');
}

/** What stands beside the delta and a reader would otherwise not see. */
function findOddities({ row, delta, ref_name }: ReasonFacts): string[] {
  const { current, ref, result } = row;
  if (!result || !row.gated || current === null) return [];
  const outcome = findOutcome(result);
  const odd: string[] = [];
  if (ref && outcome === 'infra' && ref.status === 'fail') odd.push('expected to fail, and could not be judged');
  if (ref && outcome === 'fail' && ref.status === 'infra_error') odd.push('expected not to run; it ran and failed');
  if (ref?.status === 'pass' && current.status !== 'pass' && delta !== 'ACCEPTED') {
    odd.push(`this change lowers its expectation from pass to ${current.status}`);
  }
  if (outcome === 'pass' && current.status !== 'pass' && ref?.status !== 'pass') {
    odd.push(`it passes though the current baseline expects ${current.status}: raise it`);
  }
  if (delta === 'PASS' && ref && ref.status !== 'pass' && !ref.same_mode) {
    odd.push(`${ref_name}'s ${ref.status} was recorded in another mode, so no improvement is claimed`);
  }
  return odd;
}

function describeResult(result: Result): string {
  if (result.status === 'pass') return 'it passed';
  if (result.status === 'infra_error' || result.status === 'skipped') return `could not run: ${describeFault(result)}`;
  const error = result.error ? oneLine(result.error, 400) : '';
  const kind = result.failure_kind && result.failure_kind !== 'unknown' ? result.failure_kind : '';
  return ['it failed', [kind, error].filter(Boolean).join(': ')].filter(Boolean).join(': ');
}

function describeFault(result: Result | null): string {
  if (result?.fault) return oneLine(`${result.fault.kind}: ${result.fault.message}`, 400);
  return oneLine(result?.error ?? 'nothing says why', 400);
}

export function describeLoss({ before, after, untouched, cause }: OfferLoss): string {
  const parts = [`${describeOffer(before)} became ${describeOffer(after)}`];
  if (cause) parts.push(oneLine(cause, 600));
  else if (untouched) parts.push('its own description did not change');
  return parts.join('; ');
}

export function describeOffer(offer: { offer: OfferState; kept_chars: number; of_chars: number | null }): string {
  switch (offer.offer) {
    case 'full':
      return 'full';
    case 'cut':
      return `cut ${offer.kept_chars}/${offer.of_chars}`;
    case 'name_only':
      return `name only 0/${offer.of_chars}`;
    case 'absent':
      return 'not offered';
  }
}

function compareTrials({ ref, result }: RowFacts): string | null {
  const before = ref?.trials;
  const after = result?.trials;
  if (!after || after.judged === 0) return null;
  const now = `${after.passed} of ${after.judged} trials passed`;
  return before ? `${now}, ${before.passed} of ${before.ran} before` : now;
}
