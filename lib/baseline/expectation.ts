/** A Baseline, a mode, a case and an agent → what is expected there. */
import type { Mode, Result } from '../result.js';
import type { Baseline, ExpectedStatus } from './schema.js';

export interface Expectation {
  status: ExpectedStatus;
  allow_timeout: boolean;
  reason: string | null;
  /** It was recorded in this mode, or nothing says that it was recorded in another: only then may a pass be called an improvement. */
  same_mode: boolean;
  /** Trials behind it; null when not known. */
  trials: { passed: number; ran: number } | null;
}

export function findExpectation(baseline: Baseline, mode: Mode, case_id: string, agent: string): Expectation | null {
  const entry = baseline.cases.get(case_id)?.get(agent);
  if (!entry) return null;
  const own = entry.modes?.[mode];
  const recorded = recordedModes(baseline);
  const status = own ?? entry.expected_status;
  const trials = baseline.$meta[mode]?.trials;
  return {
    status,
    allow_timeout: entry.allow_timeout,
    reason: entry.reason ?? null,
    same_mode: own !== undefined || recorded.length === 0 || recorded.includes(mode),
    // Without counts of its own a row that expects pass is taken as passed each time: the reading under which a loss is seen soonest.
    trials: entry.trials?.[mode] ?? (trials ? { passed: status === 'pass' ? trials : 0, ran: trials } : null),
  };
}

export function recordedModes(baseline: Baseline): Mode[] {
  return (['oracle', 'router', 'live'] as const).filter((mode) => baseline.$meta[mode] !== undefined);
}

/** {agent: CLI version} that the baseline was recorded with in this mode, else in any: the lock that a batch installs. */
export function lockedVersions(baseline: Baseline, mode: Mode): Record<string, string> {
  const versions: Record<string, string> = {};
  for (const recorded of [...recordedModes(baseline).filter((other) => other !== mode), mode]) {
    for (const [agent, { version }] of Object.entries(baseline.$meta[recorded]?.agents ?? {})) {
      if (version) versions[agent] = version;
    }
  }
  return versions;
}

/** Could this result be judged? Infra errors and skipped rows could not. */
export function wasJudged(result: Pick<Result, 'status'>): boolean {
  return result.status === 'pass' || result.status === 'fail';
}
