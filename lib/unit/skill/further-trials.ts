/** The trials of a case so far, and those behind its baseline → whether a model is asked once more. */

import type { Case } from '../../case/schema.js';
import type { PlannedUnit } from '../../contract/plan.js';
import type { Trial } from '../../contract/result.js';
import { ALARM_TRIALS, fisherDrop, SIGNIFICANCE } from '../../verdict/statistics.js';
import { aggregateStatus } from '../../verdict/trials.js';
import type { UnitContext } from '../trial/context.js';

/** With fewer behind the baseline, no number of trials would decide. */
const FEWEST_BEFORE = 3;
/** Below what decides in a batch of a thousand rows: to stop as soon as that is reached would be reached by chance more often. */
const BEYOND_DOUBT = SIGNIFICANCE / 3_000;

/** All that were planned, since a share is measured; more where the row falls below what the baseline expects, before anyone is alarmed. */
export function goOnAsking(
  { case_id, agent, trials }: PlannedUnit,
  { pass_threshold }: Pick<Case, 'pass_threshold'>,
  { mode, before }: Pick<UnitContext, 'mode' | 'before'>,
): (verdicts: readonly Trial[]) => boolean {
  const known = mode === 'replay' ? null : (before?.(case_id, agent) ?? null);
  return (verdicts) => {
    const ran = verdicts.length;
    if (ran < trials) return true;
    if (!known || known.ran < FEWEST_BEFORE || ran >= ALARM_TRIALS) return false;
    if (aggregateStatus(verdicts, pass_threshold, ran) !== 'fail') return false;
    const judged = verdicts.filter(({ status }) => status === 'pass' || status === 'fail');
    const passed = judged.filter(({ status }) => status === 'pass').length;
    return fisherDrop(known.passed, known.ran, passed, judged.length) >= BEYOND_DOUBT;
  };
}
