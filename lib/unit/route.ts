/** A `route` unit: the offline router answers in process, without an agent or a transcript. */
import type { RouteCase } from '../case/schema.js';
import type { PlannedUnit } from '../contract/plan.js';
import type { Result } from '../contract/result.js';
import { judgeRoute } from '../verdict/route.js';
import { aggregateOffline } from './trial/aggregate.js';
import type { UnitContext } from './trial/context.js';

export async function runRouteUnit(unit: PlannedUnit, testCase: RouteCase, context: UnitContext): Promise<Result> {
  const began = context.ports.now().getTime();
  const { verdict, proof, excerpt } = judgeRoute(testCase, await context.router());
  const duration_ms = context.ports.now().getTime() - began;
  return {
    ...aggregateOffline(unit, testCase, verdict, duration_ms),
    tool_use_proof_lines: proof,
    output_excerpt: excerpt,
  };
}
