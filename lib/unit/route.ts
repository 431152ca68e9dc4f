/** A `route` unit: the offline router answers in process; no agent, no transcript. */
import type { RouteCase } from '../case/schema.js';
import { judgeRoute } from '../evidence/route.js';
import type { PlannedUnit } from '../plan.js';
import type { Result } from '../result.js';
import { foldTrials } from '../trials.js';
import { blankResult, type UnitContext } from './context.js';

export async function runRouteUnit(unit: PlannedUnit, testCase: RouteCase, context: UnitContext): Promise<Result> {
  const began = context.doors.now().getTime();
  const { verdict, proof, excerpt } = judgeRoute(testCase, await context.router());
  const duration_ms = context.doors.now().getTime() - began;
  // The router is deterministic: one trial says what all would.
  const trial = {
    trial: 1,
    status: verdict.status,
    duration_ms,
    timed_out: false,
    failures: verdict.error ? [verdict.error] : [],
  };
  const { status, trials } = foldTrials([trial], testCase.pass_threshold, 1);
  const { matched_evidence, missing_evidence, error, failure_kind, mismatch_kind, failure_category, disallowed_hits } =
    verdict;
  const judged = {
    matched_evidence,
    missing_evidence,
    error,
    failure_kind,
    mismatch_kind,
    failure_category,
    disallowed_hits,
  };
  return {
    ...blankResult(unit, testCase),
    ...judged,
    status,
    trials,
    source: 'offline',
    duration_ms,
    tool_use_proof_lines: proof,
    output_excerpt: excerpt,
  };
}
