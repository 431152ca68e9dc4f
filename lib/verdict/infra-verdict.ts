/** What a verdict looks like where a case fails, or where a fault keeps a trial from being judged, of whatever kind the case is. */
import type { ExitFacts, Fault } from '../contract/transcript/event.js';
import { CLEAN, type Verdict } from '../contract/verdict.js';

export const failVerdict = (more: Partial<Verdict>, { timed_out } = { timed_out: false }): Verdict => ({
  ...CLEAN,
  status: 'fail',
  failure_kind: 'unknown',
  mismatch_kind: 'missing_required',
  failure_category: timed_out ? 'timeout' : 'assertion',
  ...more,
});

export function infraVerdict(fault: Fault, exit: ExitFacts): Verdict {
  return { ...CLEAN, ...infraError(fault, exit) };
}

/** What a fault puts into a verdict that has evidence as well. */
export function infraError(fault: Fault, { timed_out }: Pick<ExitFacts, 'timed_out'>) {
  return {
    status: 'infra_error' as const,
    failure_category: timed_out ? ('timeout' as const) : ('transport' as const),
    error: `could not be judged: ${fault.kind}: ${fault.message}`,
    fault,
  };
}

/** A run without the agent's closing line was cut short. */
export function endedEarly({ signal, exit_code }: Pick<ExitFacts, 'signal' | 'exit_code'>): Fault {
  const how = signal ? `signal ${signal}` : `exit code ${exit_code ?? 'unknown'}`;
  return { kind: 'crashed', message: `the agent ended without its closing line (${how})` };
}
