/** A row and the ref baseline → whether less of the skill's text reaches the model than before. */
import { findDelivery } from '../baseline/deliveries.js';
import type { Baseline } from '../baseline/schema.js';
import { type Delivery, type DeliveryState, describeSize } from '../contract/delivery.js';
import type { Result } from '../contract/result.js';
import { getOwn } from '../input/get-own.js';
import type { CompareInput, CompareOptions } from './input.js';
import { freshReason } from './offers.js';

export interface DeliveryLoss {
  before: Pick<Delivery, 'state' | 'kept_chars' | 'of_chars'> | 'full';
  after: Delivery;
}

const RANK: Record<DeliveryState, number> = { empty: 0, none: 0, other: 0, cut: 1, full: 2 };

/** Null for a skill that no text came of, since that case does not pass; and where the ref does not know. */
export function findDeliveryLoss(result: Result | null, ref: Baseline | null): DeliveryLoss | null {
  const { delivery: after, expected_skill: skill, agent } = result ?? {};
  if (!ref || !after || !skill || !agent || RANK[after.state] === 0) return null;
  const before = findDelivery(ref, agent, skill);
  if (before === null || after.state === 'full') return null;
  if (before === 'full') return { before, after };
  const worse = RANK[after.state] < RANK[before.state] || after.kept_chars * 2 < before.kept_chars;
  return worse ? { before, after } : null;
}

/** Why it is accepted: the current `$deliveries` records as much, with a reason that the ref does not have. */
export function reasonOfDeliveryLoss(
  { agent, expected_skill }: Result,
  { after }: DeliveryLoss,
  { current, ref }: CompareInput,
  { accept }: CompareOptions,
): string | null {
  const find = (from: Baseline | null | undefined) => getOwn(from?.$deliveries?.[agent], expected_skill ?? '');
  const now = find(current);
  if (accept !== 'with_reason' || now?.state !== after.state || after.kept_chars * 2 < now.kept_chars) return null;
  return freshReason(now, find(ref?.baseline));
}

export function describeDeliveryLoss({ before, after }: DeliveryLoss): string {
  const was = before === 'full' ? 'all of its text' : describeSize(before);
  return `the model was given ${was} and is now given ${describeSize(after)}; ${after.why ?? ''}`;
}
