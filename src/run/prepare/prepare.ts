/** Options → everything that is known before any work: what they name is read, cases are selected, and the batch is planned. User errors surface here. */
import { describeIdle } from '../../options/idle-options.js';
import type { RunOptions } from '../../options/run-options.js';
import type { RunPorts } from '../ports.js';
import { type CheckedOptions, checkOptions } from './check-options.js';
import { type PlannedRun, planRun } from './plan.js';
import { type Inputs, readInputs } from './read-inputs.js';
import { type Selection, selectRun } from './select.js';

export interface PreparedRun extends CheckedOptions, Inputs, Selection, PlannedRun {}

export async function prepareRun(options: RunOptions, ports: RunPorts, newId: () => string): Promise<PreparedRun> {
  const checked = checkOptions(options, ports.env);
  for (const line of describeIdle(options)) ports.log(`warning: ${line}`);
  const inputs = await readInputs(checked, ports);
  const selection = await selectRun(checked, inputs, ports);
  const planned = await planRun(checked, inputs, selection, ports, newId);
  return { ...checked, ...inputs, ...selection, ...planned };
}
