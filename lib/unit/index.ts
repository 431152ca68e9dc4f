/** One unit of any kind → its result. */
import type { Case } from '../case/schema.js';
import type { PlannedUnit } from '../plan.js';
import type { Result } from '../result.js';
import { faultResult, type UnitContext } from './context.js';
import { runRouteUnit } from './route.js';
import { runSkillUnit } from './skill.js';

export async function runUnit(unit: PlannedUnit, testCase: Case, context: UnitContext): Promise<Result> {
  if (testCase.kind === 'route') return runRouteUnit(unit, testCase, context);
  const ready = context.ready[unit.agent];
  if (!ready)
    return faultResult(unit, testCase, {
      kind: 'cli_missing',
      message: context.unavailable[unit.agent] ?? 'this agent is not installed',
    });
  switch (testCase.kind) {
    case 'skill':
      return runSkillUnit(unit, testCase, ready, context);
    case 'tool_route':
    case 'suite':
      throw new Error(`kind ${testCase.kind}`);
  }
}
