/** Options and environment → what is settled before anything is read. What cannot be meant surfaces here. */
import { AGENT_NAMES } from '../../../lib/agents/index.js';
import { parseAgentKeys } from '../../../lib/contract/agent-key.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { currentPlatform } from '../../../lib/setup/install/install.js';
import type { RunOptions } from '../../options/run-options.js';
import type { RunPorts } from '../ports.js';
import { parseReportSpec } from './report-spec.js';

export interface CheckedOptions {
  options: RunOptions;
  /** Null: the whole plan. */
  shard: string | null;
  strict: boolean;
  max_parallel: number;
}

export function checkOptions(options: RunOptions, env: RunPorts['env']): CheckedOptions {
  const shard = checkShard(options.shard);
  currentPlatform();
  if (options.skip_source_setup && options.mode !== 'live')
    throw new ConfigError(
      `--skip-source-setup runs agents in your own home folders, which mode ${options.mode} never does.`,
      {
        fix: 'add --mode live, or leave --skip-source-setup out.',
      },
    );
  // A mistyped report must not cost a batch.
  options.report.forEach(parseReportSpec);
  const max_parallel = parallelUnits(options.max_parallel, env);
  parseAgentKeys([...Object.keys(options.agent_timeout), ...options.infra_tolerant], AGENT_NAMES);
  return { options, shard, strict: options.strict || env['CI'] === 'true', max_parallel };
}

function checkShard(shard: string | undefined): string | null {
  const [part = 1, parts = 1] = (shard ?? '1/1').split('/').map(Number);
  if (part > parts)
    throw new ConfigError(`--shard ${shard}: there is no part ${part} of ${parts}.`, {
      fix: `use 1/${parts} to ${parts}/${parts}.`,
    });
  return shard ?? null;
}

const DEFAULT_PARALLEL = 4;
/** Same limit as `--max-parallel`. */
const MOST_PARALLEL = 64;

export function parallelUnits(flag: number | undefined, env: Readonly<Record<string, string | undefined>>): number {
  const given = env['MAX_CONCURRENCY']?.trim();
  if (flag !== undefined || !given) return flag ?? DEFAULT_PARALLEL;
  const units = /^\d+$/.test(given) ? Number(given) : 0;
  if (units < 1 || units > MOST_PARALLEL)
    throw new ConfigError(`MAX_CONCURRENCY is '${given}'; it must be a whole number from 1 to ${MOST_PARALLEL}.`, {
      fix: 'correct or unset the variable; --max-parallel overrides it.',
    });
  return units;
}
