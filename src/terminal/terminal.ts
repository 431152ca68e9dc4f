/** The terminal and process as a command sees them; tests pass their own. */
export interface Terminal {
  cwd: string;
  env: Record<string, string | undefined>;
  stdout(text: string): void;
  stderr(text: string): void;
  /** stderr is a terminal. */
  terminal: boolean;
  colour: boolean;
  columns: number;
  /** stdout is a terminal: text is wrapped between words. */
  wrap?: boolean;
  /** Aborted by SIGINT and SIGTERM. */
  signal: AbortSignal;
}

export function processShell(signal: AbortSignal): Terminal {
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
