/** Offer losses that no case's row reports → rows of their own. */
import { getOwn } from '../input/get-own.js';
import type { Delta } from './classify.js';
import { failsGate, type GateRow } from './gate.js';
import type { CompareInput, CompareOptions } from './input.js';
import { lossOf, type OfferLoss } from './offers.js';
import { describeLoss } from './reason.js';
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
      const accepted = options.accept === 'with_reason' && isAccepted(loss, input);
      const delta = accepted ? 'ACCEPTED' : 'OFFER_LOSS';
      const facts = { agent: loss.agent, delta, status: null, unjudged: false, explained: false } as const;
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
        fails: failsGate(facts, options),
      };
    });
}

/** The current `$offers` records the lower offer, with a reason that the ref does not have. */
function isAccepted(loss: OfferLoss, { current, ref }: CompareInput): boolean {
  const now = getOwn(current?.$offers[loss.agent], loss.skill);
  const before = getOwn(ref?.baseline?.$offers[loss.agent], loss.skill);
  if (!now?.reason || now.reason === before?.reason) return false;
  return now.offer === loss.after.offer && loss.after.kept_chars * 2 >= now.kept_chars;
}
