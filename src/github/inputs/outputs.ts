/** Writes the action's outputs, under their names in action.yml. */
import * as core from '@actions/core';
import { sanitizeLine } from '../log/sanitize.js';

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
  'weakened',
  'gate',
  'comment_url',
  'mutation_score',
  'survivors',
  'agents_cache_dir',
] as const;

export type Outputs = Partial<Record<(typeof OUTPUTS)[number], string | number | null>>;

export function writeOutputs(outputs: Outputs): void {
  for (const name of OUTPUTS) {
    const value = outputs[name];
    if (value !== undefined) core.setOutput(name, value === null ? '' : sanitizeLine(String(value), 4000));
  }
}
