/** The port to a batch's folder: a record per finished unit, and results.json written from the records. */
import type { Result, Results } from '../contract/result.js';

export interface BatchFolder {
  /** Absolute. */
  path: string;
  /** Where a trial's stdout, stderr and meta.json go; created. */
  trialFolder(unit_run_id: string, trial: number): Promise<string>;
  /** Writes the record atomically. Returns its size in bytes. */
  writeResult(result: Result): Promise<number>;
  readResult(unit_run_id: string): Promise<Result | null>;
  /** Removes the files of an earlier attempt that was interrupted or could not be judged. */
  clearUnit(unit_run_id: string): Promise<void>;
  /** Writes results.json and the proof log from the records, in the plan's order; one record in memory at a time. Returns bytes written. */
  writeResults(
    envelope: Omit<Results, 'results' | 'summary' | 'complete'>,
    proof: { header: string; block: (result: Result) => string },
  ): Promise<number>;
}
