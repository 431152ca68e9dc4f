/** A shell command with what came back, and what is known beside it. */
import type { Disk } from './shell/state.js';

export interface ShellCall {
  command: string;
  /** Directory the command started in; null when the agent does not say. */
  cwd: string | null;
  output: string;
  exit_code: number | null;
  /** The installed skills; null when not known (explain on a recording). */
  skills: { id: string; path: string; dir?: string }[] | null;
  bodyOf: ((path: string) => string | null) | null;
  /** What earlier calls of the run copied where; this call's copies are added. Left out for a call that did not run. */
  disk?: Disk | undefined;
  /** Where the agent keeps what the command printed or is still to print: reading that is reading what was printed. */
  saved_to?: string | null;
}
