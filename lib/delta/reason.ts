/** Explains the delta of a row in one line. */

import type { Expectation } from '../baseline/expectation.js';
import { asksModel } from '../contract/mode.js';
import { OFFLINE } from '../contract/plan.js';
import type { Result } from '../contract/result.js';
import { oneLine } from '../text/escape.js';
import { joinClauses } from '../text/sentence.js';
import { trialsToDecide } from '../verdict/statistics.js';
import type { Delta, RowFacts } from './classify.js';
import { findOutcome } from './classify.js';
import { type DeliveryLoss, describeDeliveryLoss } from './delivery-loss.js';
import { isLowered, LOWERED } from './lowered.js';
import { describeOffer, type OfferLoss } from './offers.js';
import type { Weakening } from './weakened.js';

export interface ReasonFacts {
  case_id: string;
  agent: string;
  row: RowFacts;
  result: Result | null;
  delta: Delta;
  also: readonly Delta[];
  /** `main`, or `the baseline` where the current baseline serves as ref. */
  ref_name: string;
  loss: OfferLoss | null;
  delivery_loss: DeliveryLoss | null;
  weaker: Weakening | null;
  /** Why there is no result. */
  absence: string | null;
}

export function explainDelta(facts: ReasonFacts): string | null {
  const { agent, delta, also, row, loss } = facts;
  const parts = [explain(facts)];
  if (loss && delta !== 'OFFER_LOSS') {
    // The error of a fail may already contain the cause of the loss, and that nothing is offered.
    const repeated = loss.cause !== null && (facts.result?.error?.includes(loss.cause) ?? false);
    const bare = repeated ? { ...loss, cause: null, untouched: false } : loss;
    if (!repeated || loss.after.offer !== 'absent') parts.push(describeLoss(bare));
  }
  for (const other of also) {
    if (other === 'REGRESSION' && delta === 'MISSING_BASELINE')
      parts.push(`also a regression against ${facts.ref_name}`);
  }
  const red = delta === 'REGRESSION' || delta === 'UNMET';
  // What the case of a red row asks now is told beside what else changed.
  const told = delta === 'WEAKENED' || (red && facts.weaker?.how === 'checks');
  if (facts.weaker && !told && row.ref?.status === 'pass') parts.push(describeWeakening(facts));
  parts.push(...findOddities(facts));
  const asksVendor = row.mode === 'live' && agent !== OFFLINE;
  if (asksVendor && red && row.result?.trials.judged === 1) {
    parts.push('this was one trial of a live model, so it may be noise');
  }
  return joinClauses(parts.flatMap((part) => part || [])) || null;
}

function explain(facts: ReasonFacts): string | null {
  const { case_id, agent, row, result, delta, ref_name, loss, absence } = facts;
  switch (delta) {
    case 'MISSING_RESULT':
    case 'INFRA':
      return absence ?? `could not run: ${describeFault(result)}`;
    case 'REMOVED':
    case 'NOT_RUN':
      return absence ?? result?.error ?? null;
    case 'MISSING_BASELINE':
      return `ERROR: No baseline entry for case '${oneLine(case_id)}' provider '${oneLine(agent)}'. Update provider-baseline.json.${result && result.status !== 'pass' ? ` And ${describeResult(result)}` : ''}`;
    case 'ACCEPTED':
      return `accepted: ${row.loss_reason ?? row.current?.reason ?? ''}`;
    case 'INCONCLUSIVE':
      if (row.result && findOutcome(row.result) === 'left_out')
        return `${ref_name} expects it to pass; it was skipped${result?.error ? `: ${oneLine(result.error, 400)}` : ''}`;
      if (row.result?.undecided) return `undecided: ${result?.fault?.message ?? 'no reason was given'}`;
      return `${compareTrials(row)}: too few trials to tell a regression from chance${describeNeed(row)}`;
    case 'REGRESSION':
      return describeMiss(row, row.ref, ref_name, result);
    case 'UNMET':
      return describeMiss(
        row,
        row.gated ? row.current : null,
        row.current?.measured === false ? 'the baseline that `init` drafted' : 'the current baseline',
        result,
      );
    case 'WEAKENED':
      return [describeWeakening(facts), describeRest(facts)].filter(Boolean).join('; ');
    case 'OFFER_LOSS':
      return loss ? describeLoss(loss) : null;
    case 'DELIVERY_LOSS':
      return facts.delivery_loss ? describeDeliveryLoss(facts.delivery_loss) : null;
    case 'IMPROVEMENT':
      return `${ref_name} expects ${row.ref?.status}; it passed`;
    case 'NEW':
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
    parts.push(`${who} expects it to pass; ${describeResult(result)}`);
  }
  if (row.result?.timed_out && !expected.allow_timeout) {
    parts.push(`it timed out${outcome === 'pass' ? ' (and passed)' : ''}, which ${who} does not allow`);
  }
  const trials = asksModel(row.mode) && row.result && row.result.trials.judged > 1 ? compareTrials(row) : null;
  if (trials) parts.push(trials);
  return parts.join('; ');
}

/** Facts that the delta itself does not show. */
function findOddities({ row, delta, ref_name }: ReasonFacts): string[] {
  const { current, ref, result } = row;
  if (!result || !row.gated || current === null) return [];
  const outcome = findOutcome(result);
  const odd: string[] = [];
  // The missing decision is named already.
  if (ref && outcome === 'infra' && ref.status === 'fail' && !result.undecided)
    odd.push('it is expected to fail, but could not be judged');
  if (ref && outcome === 'fail' && ref.status === 'infra_error')
    odd.push('it is expected not to run, but it ran and failed');
  if (isLowered(row) && delta !== 'ACCEPTED') odd.push(`${LOWERED} from pass to ${current.status}`);
  if (outcome === 'pass' && current.status !== 'pass' && ref?.status !== 'pass') {
    odd.push(`it passes although the current baseline expects ${current.status}: raise the entry`);
  }
  const mode = ref?.other_modes.join(', ');
  if (delta === 'PASS' && ref?.status !== 'pass' && mode)
    odd.push(`${ref_name}'s ${ref?.status} was recorded in mode ${mode}, so this is no improvement`);
  return odd;
}

function describeResult(result: Result): string {
  if (result.status === 'pass') return 'it passed';
  if (result.status !== 'fail') return `could not run: ${describeFault(result)}`;
  const error = result.error ? oneLine(result.error, 400) : '';
  const kind = result.failure_kind && result.failure_kind !== 'unknown' ? result.failure_kind : '';
  return [`it failed${kind ? ` (${kind})` : ''}`, error].filter(Boolean).join(': ');
}

function describeFault(result: Result | null): string {
  const { kind, message, fix } = result?.fault ?? {};
  const fault = kind && `${kind}: ${message}${fix ? ` Fix: ${fix}` : ''}`;
  return oneLine(fault ?? result?.error ?? 'no reason was given', 400);
}

export function describeLoss({ before, after, untouched, cause }: OfferLoss): string {
  const now = after.instead ? 'other text' : after.offer === 'name_only' ? 'its name only' : describeOffer(after);
  const parts = [`the offer was ${describeOffer(before)} and is now ${now}`];
  if (cause) parts.push(oneLine(cause, 600));
  else if (untouched) parts.push('its own description did not change');
  return parts.join('; ');
}

function describeNeed({ ref, result, shared_by = 1 }: RowFacts): string {
  const [before, after] = [ref?.trials, result?.trials];
  const n = before && after ? trialsToDecide(before.passed, before.ran, after.passed, after.judged, shared_by) : null;
  return n === null ? '' : `; if both rates stay, ${n} trials on each side would decide`;
}

function compareTrials({ ref, result }: RowFacts): string | null {
  const before = ref?.trials;
  const after = result?.trials;
  if (!after || after.judged === 0) return null;
  const now = `${after.passed} of ${after.judged} trials passed`;
  return before ? `${now}, ${before.passed} of ${before.ran} before` : now;
}

/** The reason that a person is asked to agree to: the case's own, or its baseline entry's; new either way. */
export function explainWeakening(
  { reason }: Weakening,
  { current, ref }: Pick<RowFacts, 'current' | 'ref'>,
): string | null {
  if (reason !== null) return reason;
  const entry = current?.reason?.trim() ? current.reason : null;
  return entry !== null && entry !== (ref?.reason ?? null) ? entry : null;
}

function describeWeakening({ weaker, row, ref_name }: ReasonFacts): string {
  if (weaker === null) return '';
  const reason = explainWeakening(weaker, row);
  const words = weaker.words.map((one) => oneLine(one, 200)).join('; ');
  const what = {
    deleted: '',
    lowered: '',
    not_run: 'it is no longer run: ',
    checks: `the case no longer checks what it does at ${ref_name}: `,
  };
  return `${what[weaker.how]}${words}${reason === null ? '' : ` (reason: ${oneLine(reason, 200)})`}`;
}

/** What became of a weakened row itself, where it did not pass. */
function describeRest({ row, result }: ReasonFacts): string {
  const outcome = row.result ? findOutcome(row.result) : 'left_out';
  return outcome === 'infra' ? `it could not run: ${describeFault(result)}` : '';
}
