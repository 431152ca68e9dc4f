/** A prepared run and its results → the comparison with its baselines. */

import type { BranchChanges } from '../../../lib/contract/part.js';
import type { Results } from '../../../lib/contract/result.js';
import { type Comparison, compareBaselines } from '../../../lib/delta/compare.js';
import type { FailOn, GateOptions } from '../../../lib/delta/gate.js';
import type { RunOptions } from '../../options/run-options.js';
import type { PreparedRun } from '../prepare/prepare.js';

export function compareRun(
  { options, baselines, compared, plan }: PreparedRun,
  results: Results,
  branch: BranchChanges | null,
  more: Pick<GateOptions, 'require_baseline'> = {},
): Comparison {
  const { current, ref } = baselines;
  return compareBaselines({
    results,
    current,
    ref,
    plan,
    ...compared,
    branch,
    options: { ...gateOptions(options), accept: options.accept, ...more },
  });
}

export function gateOptions(options: Pick<RunOptions, 'fail_on' | 'fail_on_infra' | 'infra_tolerant'>): GateOptions {
  const fail_on: FailOn[] = [...options.fail_on, ...(options.fail_on_infra ? (['infra'] as const) : [])];
  return { fail_on, infra_tolerant: options.infra_tolerant };
}
