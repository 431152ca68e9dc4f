/** The options of `improve`: those of `run` that say on what and how it is measured, and those of the search. */
import { z } from 'zod';
import { omit } from '../../lib/input/get-own.js';
import { IMPROVE_ONLY } from '../options/inputs.js';
import { type RunOptions, RunOptionsSchema } from '../options/run-options.js';
import { blank, flag, whole } from '../options/values.js';

/** Every description is asked about in so many trials. */
const TRIALS = 5;
/** One trial that the machine spoiled is no reason to stop. */
const INFRA_RETRIES = 2;

export const ImproveOptionsSchema = RunOptionsSchema.pick({
  cases: true,
  agents: true,
  category: true,
  case_id: true,
  model: true,
  ask: true,
  turns: true,
  max_requests: true,
  max_tokens: true,
  source: true,
  as: true,
  neighbours: true,
  agent_versions: true,
  timeout_seconds: true,
  agent_timeout: true,
  max_parallel: true,
  sandbox: true,
  artifacts_root: true,
  progress: true,
  no_progress: true,
  json: true,
}).extend({
  mode: blank(z.enum(['model', 'live']).default('model')).describe(
    'Who decides inside the agent: model (the chat model that --model names) or live (the vendors’)',
  ),
  trials: blank(whole(1, 10).default(TRIALS)).describe('Trials of each case on each agent, 1 to 10'),
  infra_retries: blank(whole(0, 5).default(INFRA_RETRIES)).describe(
    'Run a trial again, up to this many times, when it could not be judged for a passing cause',
  ),
  ...IMPROVE_ONLY,
  write: flag.prefault(false).describe('Write the better description into SKILL.md; default: leave a diff'),
  resume: blank(z.string().optional()).describe('Folder of an interrupted search: ask only for what is not known yet'),
  dry_run: flag.prefault(false).describe('Print what would be asked and what it costs, without asking'),
  offline: flag
    .prefault(false)
    .describe('Propose nothing: list what the rules, the offline router and the agents’ limits would change'),
});

export type ImproveOptions = z.output<typeof ImproveOptionsSchema>;

/** What `run` needs beside them is its default. requests: what is left of --max-requests for measuring. */
export function runOptionsOf(options: ImproveOptions, cases: string[], requests: number | undefined): RunOptions {
  const shared = omit(
    options,
    'proposer',
    'rounds',
    'candidates',
    'holdout',
    'seed',
    'from',
    'write',
    'resume',
    'offline',
  );
  return {
    ...RunOptionsSchema.parse({}),
    ...shared,
    cases,
    kind: ['skill'],
    max_requests: requests,
    // The process ends where the verdict cannot change; every trial is run.
    early_stop: options.mode === 'live',
  };
}
