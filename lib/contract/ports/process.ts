/** How an agent's process is run, and how it ended. */
import type { ExitFacts } from '../transcript/event.js';
import type { Access } from './sandbox.js';

export interface ProcessOptions {
  stdout_file: string;
  stderr_file: string;
  timeout_ms: number;
  /** Time between TERM and KILL; Copilot needs up to 3.5 s to end its own tools. */
  grace_ms?: number;
  /** Value of AGENT_ROUTING_UNIT, unique per trial. */
  marker: string;
  /**
   * All that is the unit's lies in this folder, and the launch is `bash -lc`: the login profile is read once for all units whose
   * environments differ in the path of their folders alone.
   */
  unit_folder?: string;
  /** The folder of the unit, whose processes, memory and disk are then bounded. */
  bounded?: string | undefined;
  /** Limit per stream; beyond it the process tree is killed and the file truncated. */
  max_output_bytes?: number;
  /** What the process may see and change, where there is a sandbox; absent: the whole machine, as its user. */
  access?: Access | null;
  signal?: AbortSignal | undefined;
  /** Aborted when the output so far is enough. */
  enough?: AbortSignal | undefined;
  on_spawn?: (pid: number) => void;
}

export type EndedBy = 'itself' | 'timeout' | 'abort' | 'enough' | 'output_limit' | 'bounds';

export interface ProcessOutcome extends ExitFacts {
  spawn_error: string | null;
  /** The reason why it ended. Exit codes do not show it: three CLIs exit 0 after a TERM. */
  ended_by: EndedBy;
  duration_ms: number;
  stdout_bytes: number;
  stderr_bytes: number;
  pid: number | null;
  /** Processes that outlived the root and were killed. */
  survivors: number;
  /** What it took more of than a unit may; null: it kept within its bounds. */
  over: string | null;
  /** The folder whose disk was full at the end. */
  full_disk: string | null;
}
