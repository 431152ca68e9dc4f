/** One trial of a unit → what every kind of case asks an agent. */
import type { Ask } from '../../transcript/ask.js';
import type { Attempt } from './context.js';

type CommonAsk = Pick<Ask, 'unit_run_id' | 'trial' | 'mode' | 'workspace' | 'redact' | 'signal'>;

export const commonAsk = (
  { unit: { unit_run_id, agent }, testCase, context: { mode, workspaceOf, redactFor, signal } }: Attempt,
  trial: number,
): CommonAsk => ({ unit_run_id, trial, mode, workspace: workspaceOf(testCase), redact: redactFor(agent), signal });
