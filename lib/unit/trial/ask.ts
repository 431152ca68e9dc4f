/** One trial of a unit → what every kind asks an agent alike. */
import type { Case } from '../../case/schema.js';
import type { PlannedUnit } from '../../contract/plan.js';
import type { Ask } from '../../transcript/ask.js';
import type { UnitContext } from './context.js';

type Alike = Pick<Ask, 'unit_run_id' | 'trial' | 'mode' | 'workspace' | 'redact' | 'signal'>;

export const askAlike = (
  { unit_run_id, agent }: PlannedUnit,
  trial: number,
  testCase: Case,
  { mode, workspaceOf, redactFor, signal }: UnitContext,
): Alike => ({ unit_run_id, trial, mode, workspace: workspaceOf(testCase), redact: redactFor(agent), signal });
