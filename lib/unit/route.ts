/** A `route` unit: the offline router answers in process; no agent, no transcript. */
import type { RouteCase } from '../case/schema.js';
import { judgeRoute } from '../evidence/route.js';
import type { PlannedUnit } from '../plan.js';
import type { Result } from '../result.js';
import type { UnitContext } from './context.js';
import { foldOffline } from './fold.js';

export async function runRouteUnit(unit: PlannedUnit, testCase: RouteCase, context: UnitContext): Promise<Result> {
  const began = context.doors.now().getTime();
  const { verdict, proof, excerpt } = judgeRoute(testCase, await context.router());
  const duration_ms = context.doors.now().getTime() - began;
  return {
    ...foldOffline(unit, testCase, verdict, duration_ms),
    tool_use_proof_lines: proof,
    output_excerpt: excerpt,
  };
}
