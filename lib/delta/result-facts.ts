/** A row of the results → what of it decides its delta. */
import { UNDECIDED } from '../contract/decision.js';
import { WITHHELD } from '../contract/ports/sandbox.js';
import type { Result } from '../contract/result.js';
import type { ResultFacts } from './classify.js';

/** Of a case whose agent could not run. */
export const UNAVAILABLE: ResultFacts = {
  status: 'skipped',
  timed_out: false,
  available: false,
  trials: { passed: 0, judged: 0, timed_out: 0 },
};

/** Why a mode leaves a case that it has run: what it requires, only a model's choice could show. */
const MODE_SKIPS = /^needs a mode that chooses$|^nothing that it requires can be judged/;

export function factsOf(result: Result): ResultFacts {
  const judged = result.trials.verdicts.filter(({ status }) => status === 'pass' || status === 'fail');
  const timed_out = judged.filter((trial) => trial.timed_out).length;
  return {
    status: result.status,
    timed_out: result.timed_out,
    // A skipped row with a fault should have run, but its agent was not available.
    available: result.fault === null && result.failure_category !== 'transport',
    partly_judged: (result.not_judged ?? []).length > 0,
    withheld: result.fault?.kind === WITHHELD,
    undecided: result.fault?.kind === UNDECIDED,
    unexplained: result.status === 'skipped' && !(MODE_SKIPS.test(result.error ?? '') && result.trials.passed === 0),
    trials: {
      passed: judged.filter(({ status }) => status === 'pass').length,
      judged: judged.length,
      timed_out: result.timed_out ? Math.max(1, timed_out) : 0,
    },
  };
}
