/** What the command line and the action do differently while they run the same batch. */

import type { UnitState } from '../../lib/batch/ports.js';
import type { PlannedUnit } from '../../lib/contract/plan.js';
import type { RefTree } from '../../lib/contract/ports/ref-tree.js';
import type { Result } from '../../lib/contract/result.js';
import { openAtRef } from '../../lib/io/git.js';
import type { Exec } from '../../lib/io/npm.js';
import type { InstallStore } from '../../lib/setup/install/store.js';
import { createProgress } from '../terminal/progress.js';
import type { Terminal } from '../terminal/terminal.js';

export interface RunPorts {
  cwd: string;
  env: Record<string, string | undefined>;
  /** Writes one line for people. */
  log(line: string): void;
  /** The raw protocol line, never suppressed. */
  protocol(line: string): void;
  onState(batch_run_id: string, unit: PlannedUnit, state: UnitState, result: Result | null): void;
  /** The files of a ref, by their paths from cwd. */
  openRef(ref: string): Promise<RefTree>;
  exec?: Exec;
  /** Keeps installed agents from one machine to the next. */
  store?: InstallStore;
  /** Absent outside a GitHub Actions job. */
  job?: JobIdentity;
  signal: AbortSignal;
}

/** What a GitHub Actions job can show a vendor in place of a stored key. */
export interface JobIdentity {
  token: string | undefined;
  /** A fork's pull request can have no permission to write, nor an identity. */
  from_fork: boolean;
  /** A token that shows the audience who this job is; null where the job may not ask for one. */
  issueToken: ((audience: string) => Promise<string>) | null;
}

export function terminalPorts(shell: Terminal, progress = createProgress('none', shell)): RunPorts {
  return {
    cwd: shell.cwd,
    env: shell.env,
    log: progress.log,
    protocol: (line) => shell.stderr(`${line}\n`),
    onState: progress.onState,
    openRef: (ref) => openAtRef(shell.cwd, ref),
    signal: shell.signal,
  };
}
