/** Turns the assertions of a suite's steps and the way the agent ended into the verdict of one trial. */
import type { ExitFacts, Fault } from '../contract/transcript/event.js';
import { CLEAN, type Verdict } from '../contract/verdict.js';
import { describeFailure, type Failure } from '../evidence/suite/failure.js';
import { endedEarly, failVerdict, infraError } from './infra-verdict.js';

export interface StepEvidence {
  /** Null when the step's agent gave no final answer. */
  final_answer: string | null;
  failures: Failure[];
  /** Assertions that were checked. */
  asserted: string[];
  fault: Fault | null;
  ended: boolean;
  exit: ExitFacts;
}

const MAX_SHOWN = 5;

export function judgeSuite(steps: readonly StepEvidence[]): Verdict {
  const found = steps.flatMap((step) => step.failures);
  const open = found.filter(({ undecided }) => undecided !== undefined);
  // What failed has failed, whatever the others would have said.
  const failures = found.length === open.length ? [] : found;
  const failed = new Set(found.flatMap(({ assertion }) => assertion.split('.')));
  const shown = {
    ...CLEAN,
    matched_evidence: [...new Set(steps.flatMap(({ asserted }) => asserted))].filter((name) => !failed.has(name)),
    missing_evidence: [...new Set(found.map(({ assertion, path }) => (path ? `${assertion} at ${path}` : assertion)))],
  };
  const last = steps.at(-1);
  const fault = steps.map(findFault).find((found) => found !== null) ?? null;
  const timed_out = steps.some(({ exit }) => exit.timed_out);
  // A final answer is judged even if a fault came afterwards.
  if (fault && last?.final_answer === null) return { ...shown, ...infraError(fault, { timed_out }) };
  const [undecided] = failures.length === 0 ? open : [];
  if (undecided) {
    const message = `${undecided.assertion}: ${undecided.undecided}`.slice(0, 500);
    return { ...shown, ...infraError({ kind: 'pattern_too_slow', message }, { timed_out: false }) };
  }
  if (failures.length === 0) return { ...shown, fault };
  const shownFailures = failures.slice(0, MAX_SHOWN).map(describeFailure).join('; ');
  const error =
    failures.length > MAX_SHOWN ? `${shownFailures}; and ${failures.length - MAX_SHOWN} more` : shownFailures;
  const { matched_evidence, missing_evidence } = shown;
  return failVerdict({ matched_evidence, missing_evidence, error, fault }, { timed_out });
}

function findFault({ exit, fault, ended, final_answer }: StepEvidence): Fault | null {
  if (exit.spawn_error) return { kind: 'cli_missing', message: exit.spawn_error };
  if (fault) return fault;
  if (ended || exit.timed_out || final_answer !== null) return null;
  return endedEarly({ ...exit, signal: null });
}
