/** A process to start: an agent describes it, lib/io starts it. */

/** `args` are passed without a shell. `env` is the child's whole environment, except for the marker that the runner adds. */
export interface Launch {
  file: string;
  args: string[];
  env: Record<string, string>;
  cwd: string;
}
