/** Where the command line and the action differ while they run the same batch. */
import type { UnitState } from '../../lib/batch.js';
import { readAtRef } from '../../lib/io/git.js';
import type { Exec } from '../../lib/io/npm.js';
import type { PlannedUnit } from '../../lib/plan.js';
import type { Result } from '../../lib/result.js';
import type { Progress } from '../progress.js';
import type { Shell } from '../shell.js';

export interface RunEdges {
  cwd: string;
  env: Record<string, string | undefined>;
  /** One line for people. */
  say(line: string): void;
  /** The raw protocol line, never suppressed. */
  protocol(line: string): void;
  onState(batch_run_id: string, unit: PlannedUnit, state: UnitState, result: Result | null): void;
  /** The baseline's text at a ref; null text: the ref has no such file. */
  readAtRef(ref: string, file: string): Promise<{ text: string | null; sha: string }>;
  exec?: Exec;
  signal: AbortSignal;
}

export function terminalEdges(shell: Shell, progress: Progress): RunEdges {
  return {
    cwd: shell.cwd,
    env: shell.env,
    say: progress.say,
    protocol: (line) => shell.stderr(`${line}\n`),
    onState: progress.onState,
    readAtRef: (ref, file) => readAtRef(shell.cwd, ref, file),
    signal: shell.signal,
  };
}
