/** Asks a command that the user named: text on its standard input → its standard output. Without a shell, bounded in time and length. */
import { spawn } from 'node:child_process';

export interface CommandAnswer {
  /** Null where the command failed. */
  output: string | null;
  /** Why it failed, in a sentence. */
  problem: string | null;
}

const TIMEOUT_MS = 10_000;
const MAX_OUTPUT = 1_000_000;

export function askCommand(
  argv: readonly string[],
  input: string,
  options: { cwd?: string; timeout_ms?: number } = {},
): Promise<CommandAnswer> {
  const { cwd = '.', timeout_ms = TIMEOUT_MS } = options;
  const [file, ...args] = argv;
  if (!file) return Promise.resolve({ output: null, problem: 'no command is named' });
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, stdio: ['pipe', 'pipe', 'ignore'], detached: true });
    const chunks: Buffer[] = [];
    let size = 0;
    const stop = () => {
      // The command may have started children that hold its output open.
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        child.kill('SIGKILL');
      }
      child.stdout.destroy();
    };
    const finish = (output: string | null, problem: string | null) => {
      clearTimeout(timer);
      stop();
      resolve({ output, problem });
    };
    const timer = setTimeout(() => finish(null, `it gave no answer within ${timeout_ms / 1000} s`), timeout_ms);
    child.on('error', (error) => finish(null, error.message));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_OUTPUT) finish(null, 'its answer is too long');
      else chunks.push(chunk);
    });
    child.on('close', (code, signal) => {
      if (code !== 0) finish(null, signal ? `it was ended by ${signal}` : `it ended with exit code ${code}`);
      else finish(Buffer.concat(chunks).toString('utf8'), null);
    });
  });
}
