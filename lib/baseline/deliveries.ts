/** What reached agents' models of the skills that cases loaded → `$deliveries` of a baseline, by which a later loss is seen. */
import type { Result } from '../contract/result.js';
import { getOwn } from '../input/get-own.js';
import type { BaselineChange } from './offers.js';
import type { Baseline, BaselineDelivery } from './schema.js';
import { line } from './serialize.js';

/** Writes into the baseline: the skills of these rows, each by the id that its cases write. A whole text has no entry. */
export function recordDeliveries(baseline: Baseline, rows: readonly Result[], reason: string): BaselineChange[] {
  const changes: BaselineChange[] = [];
  for (const { agent, expected_skill: skill, delivery } of rows) {
    if (!skill || !delivery) continue;
    const { [skill]: was, ...others } = baseline.$deliveries?.[agent] ?? {};
    const { state, kept_chars, of_chars } = delivery;
    const is: BaselineDelivery | null = state === 'full' ? null : { state, kept_chars, of_chars };
    const same = is && was?.state === state && was.kept_chars === kept_chars && was.of_chars === of_chars;
    const entry = is && (same ? was : { ...is, reason });
    baseline.$deliveries = { ...baseline.$deliveries, [agent]: entry ? { ...others, [skill]: entry } : others };
    const [before, after] = [was ? line(was) : null, entry ? line(entry) : null];
    if (before !== after) changes.push({ case_id: null, agent, skill, before, after });
  }
  return changes;
}

/** Null: not known. An agent's skills without an entry reached the model whole. */
export function findDelivery(baseline: Baseline, agent: string, skill: string): BaselineDelivery | 'full' | null {
  const known = getOwn(baseline.$deliveries ?? {}, agent);
  return known ? (getOwn(known, skill) ?? 'full') : null;
}
