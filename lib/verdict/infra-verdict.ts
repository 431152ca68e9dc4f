/** A fault that keeps a trial from being judged → the verdict on it, of whatever kind its case is. */
import type { ExitFacts, Fault } from '../contract/transcript/event.js';
import { CLEAN, type Verdict } from '../contract/verdict.js';

export function infraVerdict(fault: Fault, exit: ExitFacts): Verdict {
  return {
    ...CLEAN,
    status: 'infra_error',
    failure_category: exit.timed_out ? 'timeout' : 'transport',
    error: `could not be judged: ${fault.kind}: ${fault.message}`,
    fault,
  };
}
