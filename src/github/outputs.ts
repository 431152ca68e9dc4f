/** The action's outputs, by the names that action.yml gives them. */
import * as core from '@actions/core';
import { plainLine } from './plain.js';

export const OUTPUTS = [
  'batch_run_id',
  'artifact_dir',
  'artifact_id',
  'artifact_url',
  'results_path',
  'total',
  'passed',
  'failed',
  'infra_errors',
  'new',
  'regressions',
  'improvements',
  'offer_losses',
  'gate',
  'comment_url',
  'agents_cache_dir',
] as const;

export type Outputs = Partial<Record<(typeof OUTPUTS)[number], string | number | null>>;

export function writeOutputs(outputs: Outputs): void {
  for (const name of OUTPUTS) {
    const value = outputs[name];
    if (value !== undefined) core.setOutput(name, value === null ? '' : plainLine(String(value), 4000));
  }
}
