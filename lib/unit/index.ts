/** A planned unit of any kind → its result. */
import type { Case, RouteCase } from '../case/schema.js';
import { OFFLINE, type PlannedUnit } from '../contract/plan.js';
import type { Result } from '../contract/result.js';
import { NotAsked } from '../transcript/lay-out.js';
import type { ReadyAgent } from '../transcript/ready.js';
import { judgeRoute } from '../verdict/route.js';
import { runSkillUnit } from './skill/skill.js';
import { runSuiteUnit } from './suite/suite.js';
import { runPatternUnit, runToolRouteUnit } from './tool-route.js';
import { aggregateOffline } from './trial/aggregate.js';
import { faultResult, type UnitContext, withheldResult } from './trial/context.js';

export async function runUnit(unit: PlannedUnit, testCase: Case, context: UnitContext): Promise<Result> {
  if (testCase.kind === 'route') return runRouteUnit(unit, testCase, context);
  if (testCase.kind === 'tool_route' && unit.agent === OFFLINE) return runPatternUnit(unit, testCase, context);
  const found = context.ready[unit.agent];
  if (!found)
    return faultResult(unit, testCase, {
      kind: 'cli_missing',
      ...(context.unavailable[unit.agent] ?? { message: 'this agent is not installed' }),
    });
  // Of an agent that is not there no sandbox was looked for.
  if (testCase.kind === 'tool_route' && context.withheld) return withheldResult(unit, testCase, context.withheld);
  const { timeout_seconds } = testCase;
  const ready = timeout_seconds === undefined ? found : { ...found, timeout_ms: timeout_seconds * 1000 };
  return ask(unit, testCase, ready, context).catch((error: unknown) => {
    if (error instanceof NotAsked) return faultResult(unit, testCase, error.fault);
    throw error;
  });
}

async function ask(
  unit: PlannedUnit,
  testCase: Exclude<Case, { kind: 'route' }>,
  ready: ReadyAgent,
  context: UnitContext,
): Promise<Result> {
  switch (testCase.kind) {
    case 'skill':
      return runSkillUnit({ unit, testCase, ready, context });
    case 'tool_route':
      return runToolRouteUnit({ unit, testCase, ready, context });
    case 'suite':
      return runSuiteUnit({ unit, testCase, ready, context });
  }
}

async function runRouteUnit(unit: PlannedUnit, testCase: RouteCase, context: UnitContext): Promise<Result> {
  const began = context.ports.now().getTime();
  const { verdict, proof, excerpt } = judgeRoute(testCase, await context.router());
  const duration_ms = context.ports.now().getTime() - began;
  return {
    ...aggregateOffline(unit, testCase, verdict, duration_ms),
    tool_use_proof_lines: proof,
    output_excerpt: excerpt,
  };
}
