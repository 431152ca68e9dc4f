/** Options → which logs of shared homes this batch reads, and a snapshot of them; only units in the user's own homes have any. */
import { listLogRoots, takeLogSnapshot } from '../../../lib/setup/sessions/log-snapshot.js';
import type { LogScan } from '../../../lib/unit/trial/context.js';
import type { RunOptions } from '../../options/run-options.js';
import type { PlannedAgent } from '../prepare/plan-agents.js';

type LogOptions = Pick<
  RunOptions,
  | 'skip_source_setup'
  | 'enable_log_scan'
  | 'disable_log_scan'
  | 'allow_log_fallback_pass'
  | 'log_max_files'
  | 'log_max_bytes'
>;

/** Logs are read when units run one by one; in parallel, log evidence changes a verdict only if the user allows it. */
export async function openLogScan(
  agents: readonly PlannedAgent[],
  options: LogOptions,
  max_parallel: number,
  env: Readonly<Record<string, string | undefined>>,
): Promise<LogScan | null> {
  const serial = max_parallel === 1;
  if (!options.skip_source_setup || options.disable_log_scan || !(serial || options.enable_log_scan)) return null;
  const snapshots: LogScan['snapshots'] = {};
  for (const { key } of agents) {
    snapshots[key.key] = await takeLogSnapshot(listLogRoots(key.name, env, env['HOME'] ?? '/'));
  }
  return {
    snapshots,
    limits: { max_files: options.log_max_files, max_bytes: options.log_max_bytes },
    serial,
    promote: serial || options.allow_log_fallback_pass,
  };
}
