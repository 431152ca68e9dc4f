/** What a run leaves beside its records, and how it ended → the fault of a run that named none itself. */
import type { EventLocation, ExitFacts, Fault } from '../../contract/transcript/event.js';
import { exitFault } from './exit-fault.js';
import { UNANSWERED } from './unanswered.js';

/** Malicious output must not fill the memory. */
const MAX_LENGTH = 4_000;
const MAX_LINE = 1_000;

export interface Failure {
  fault: Fault;
  location: EventLocation;
}

/** faultOfStart: maps the output of an agent that could not start to a fault. */
export function createRemains(faultOfStart: (words: string) => Fault | null) {
  let kept = '';
  return {
    /** Whether there was a record. */
    started: false,
    /** Where the last one stands. */
    last: { stream: 'stdout', line: 0, proof: '' } as EventLocation,
    /** Takes a line that is not a record. */
    keep(line: string): void {
      if (kept.length < MAX_LENGTH) kept += `${line.slice(0, MAX_LINE)}\n`;
    },
    /** waiting: all that it still had to do was to wait for its model. */
    failure(exit: ExitFacts, waiting: boolean): Failure | null {
      if (exit.timed_out && waiting) return { fault: UNANSWERED, location: this.last };
      if (exit.stopped_early) return null;
      const words = kept.trim();
      const fault = (this.started ? null : faultOfStart(words)) ?? exitFault(exit, words.split('\n').at(-1) ?? '');
      return fault && { fault, location: { ...this.last, stream: 'stderr', proof: '' } };
    },
  };
}
