/** Offer losses that no case's row reports → rows of their own. */
import type { Result } from '../contract/result.js';
import { getOwn } from '../input/get-own.js';
import type { Delta } from './classify.js';
import { type DeliveryLoss, reasonOfDeliveryLoss } from './delivery-loss.js';
import { failsGate, type GateRow } from './gate.js';
import type { CompareInput, CompareOptions } from './input.js';
import { freshReason, lossOf, type OfferLoss } from './offers.js';
import { describeLoss } from './reason.js';
import { findKnown } from './result-facts.js';
import type { DeltaRow } from './schema.js';

type Row = DeltaRow & GateRow;

/** A loss that the delta of a case row already reports needs no row of its own. One hidden behind NEW or INFRA, or of a skill without a case, does. */
export function rowsOfOfferLosses(
  losses: OfferLoss[],
  rows: Row[],
  input: CompareInput,
  options: CompareOptions,
): Row[] {
  const reporting: readonly Delta[] = ['OFFER_LOSS', 'REGRESSION', 'UNMET', 'ACCEPTED', 'INCONCLUSIVE'];
  const covered = new Set(
    rows
      .filter((row) => reporting.includes(row.delta) && !row.withheld)
      .map((row) => JSON.stringify([row.agent, row.skill])),
  );
  return losses
    .filter((loss) => !covered.has(JSON.stringify([loss.agent, loss.skill])))
    .map((loss) => {
      const accepted = reasonOfLoss(loss, input, options) !== null;
      const lowered_for = accepted ? null : recordedReason(loss, input);
      const delta = accepted ? 'ACCEPTED' : 'OFFER_LOSS';
      const facts = { agent: loss.agent, delta, status: null, unjudged: false, explained: false } as const;
      const row = { case_id: null, agent: loss.agent, skill: loss.skill, failure_kind: 'skill_not_offered' } as const;
      const known = findKnown(row, input.branch);
      return {
        ...facts,
        case_id: null,
        skill: loss.skill,
        expected_status: null,
        timed_out: false,
        failure_kind: null,
        failure_category: null,
        reason: accepted ? `accepted: ${describeLoss(loss)}` : describeLoss(loss),
        loss: lossOf(loss),
        ...(lowered_for ? { lowered_for } : {}),
        ...(known ? { known } : {}),
        fails: failsGate(facts, options),
      };
    });
}

/** Why all that a row lost is accepted; null: it is not, or nothing is lost. */
export function reasonOfLosses(
  {
    loss,
    delivery_loss,
    result,
  }: { loss: OfferLoss | null; delivery_loss: DeliveryLoss | null; result: Result | null },
  input: CompareInput,
  options: CompareOptions,
): string | null {
  const reasons = [
    ...(loss ? [reasonOfLoss(loss, input, options)] : []),
    ...(result && delivery_loss ? [reasonOfDeliveryLoss(result, delivery_loss, input, options)] : []),
  ];
  return reasons.includes(null) ? null : [...new Set(reasons)].join('; ') || null;
}

/** The current `$offers` records the lower offer, with a reason that the ref does not have. */
export function recordedReason(
  { agent, skill, after }: OfferLoss,
  { current, ref }: Pick<CompareInput, 'current' | 'ref'>,
): string | null {
  const now = getOwn(current?.$offers[agent], skill);
  if (now?.offer !== after.offer || after.kept_chars * 2 < now.kept_chars) return null;
  return freshReason(now, getOwn(ref?.baseline?.$offers[agent], skill));
}

const reasonOfLoss = (loss: OfferLoss, input: CompareInput, { accept }: CompareOptions): string | null =>
  accept === 'with_reason' ? recordedReason(loss, input) : null;
