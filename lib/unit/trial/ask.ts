/** One trial of a unit → what every kind of case asks an agent. */
import type { Case } from '../../case/schema.js';
import type { PlannedUnit } from '../../contract/plan.js';
import type { Ask } from '../../transcript/ask.js';
import type { UnitContext } from './context.js';

type CommonAsk = Pick<Ask, 'unit_run_id' | 'trial' | 'mode' | 'workspace' | 'redact' | 'signal'>;

export const commonAsk = (
  { unit_run_id, agent }: PlannedUnit,
  trial: number,
  testCase: Case,
  { mode, workspaceOf, redactFor, signal }: UnitContext,
): CommonAsk => ({ unit_run_id, trial, mode, workspace: workspaceOf(testCase), redact: redactFor(agent), signal });
