/** The options of `mutate`: those of `run` that say what is run and where, and what only mutants have. */
import { z } from 'zod';
import { omit } from '../../lib/input/get-own.js';
import { MUTATE_ONLY } from '../options/inputs.js';
import { type RunOptions, RunOptionsSchema } from '../options/run-options.js';
import { blank, repeatable } from '../options/values.js';

export const MutateOptionsSchema = RunOptionsSchema.pick({
  cases: true,
  agents: true,
  kind: true,
  category: true,
  case_id: true,
  skill: true,
  scope: true,
  changed_since: true,
  source: true,
  agent_versions: true,
  trials: true,
  pass_threshold: true,
  min_offer: true,
  min_delivery: true,
  evidence: true,
  strict: true,
  timeout_seconds: true,
  agent_timeout: true,
  max_parallel: true,
  pack: true,
  max_units: true,
  allow_source_processes: true,
  sandbox: true,
  baseline: true,
  artifacts_root: true,
  dry_run: true,
  progress: true,
  no_progress: true,
  json: true,
}).extend({
  mode: blank(z.enum(['oracle', 'router']).default('oracle')).describe(
    'Who decides inside the agent: oracle or router; mutants never ask a vendor',
  ),
  results: repeatable
    .prefault([])
    .describe(
      'results.json of a finished run of the same source, or its folder; default: the cases are run unmutated first',
    ),
  ...MUTATE_ONLY,
});

export type MutateOptions = z.output<typeof MutateOptionsSchema>;

/** What `run` needs beside them is its default. */
export function runOptionsOf(options: MutateOptions): RunOptions {
  return { ...RunOptionsSchema.parse({}), ...omit(options, 'results', 'max_units', 'min_score') };
}
