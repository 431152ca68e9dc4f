/** Looks up what a baseline expects of a case on an agent in a mode. */
import { MEASURED_MODES, type MeasuredMode } from '../contract/mode.js';
import type { Result } from '../contract/result.js';
import type { Baseline, ExpectedStatus } from './schema.js';

export interface Expectation {
  status: ExpectedStatus;
  allow_timeout: boolean;
  reason: string | null;
  /** The modes in which it was recorded, where this one is not among them: then a pass is no improvement, and nothing passed before in this mode. */
  other_modes: MeasuredMode[];
  /** False: `init` hoped for it, and nothing was run yet. */
  measured: boolean;
  /** Trials behind it; null when not known. */
  trials: { passed: number; ran: number } | null;
}

export function findExpectation(
  baseline: Baseline,
  mode: MeasuredMode,
  case_id: string,
  agent: string,
): Expectation | null {
  const entry = baseline.cases.get(case_id)?.get(agent);
  if (!entry) return null;
  const own = entry.modes?.[mode];
  const recorded = recordedModes(baseline);
  const status = own ?? entry.expected_status;
  const trials = recorded.includes(mode) ? baseline.$meta[mode]?.trials : undefined;
  return {
    status,
    allow_timeout: entry.allow_timeout,
    reason: entry.reason ?? null,
    measured: !baseline.$meta.drafted,
    other_modes: own !== undefined || recorded.includes(mode) ? [] : recorded,
    // Without counts of its own, an entry that expects pass counts as passed in every trial, so that a regression is detected soonest.
    trials: entry.trials?.[mode] ?? (trials ? { passed: status === 'pass' ? trials : 0, ran: trials } : null),
  };
}

/** Those in which rows were measured. What `init` writes about a mode is what it predicted for it. */
export const recordedModes = (baseline: Baseline): MeasuredMode[] =>
  baseline.$meta.drafted ? [] : MEASURED_MODES.filter((mode) => baseline.$meta[mode] !== undefined);

/** {agent: CLI version} with which the baseline was recorded, in this mode or else in any; a batch installs these versions. */
export function lockedVersions(baseline: Baseline, mode: MeasuredMode): Record<string, string> {
  const versions: Record<string, string> = {};
  for (const recorded of [...MEASURED_MODES.filter((other) => other !== mode), mode]) {
    for (const [agent, { version }] of Object.entries(baseline.$meta[recorded]?.agents ?? {})) {
      if (version) versions[agent] = version;
    }
  }
  return versions;
}

/** False for infra errors and skipped rows. */
export function wasJudged(result: Pick<Result, 'status'>): boolean {
  return result.status === 'pass' || result.status === 'fail';
}
