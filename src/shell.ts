/** What a command may know of the terminal and the process around it; tests hand in their own. */
export interface Shell {
  cwd: string;
  env: Record<string, string | undefined>;
  stdout(text: string): void;
  stderr(text: string): void;
  /** stderr is a terminal. */
  terminal: boolean;
  colour: boolean;
  columns: number;
  /** stdout is a terminal: sentences are broken between words. */
  wrap?: boolean;
  /** Aborted by SIGINT and SIGTERM. */
  signal: AbortSignal;
}

export function processShell(signal: AbortSignal): Shell {
  const { env, stdout, stderr } = process;
  return {
    cwd: process.cwd(),
    env,
    stdout: (text) => void stdout.write(text),
    stderr: (text) => void stderr.write(text),
    terminal: Boolean(stderr.isTTY),
    colour: Boolean(stdout.isTTY) && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
    // A pipe does not wrap.
    columns: stdout.columns || 200,
    wrap: Boolean(stdout.isTTY),
    signal,
  };
}
