/** A query → its English translation, by the command that the user named. The command runs without a shell. */
import { spawn } from 'node:child_process';
import { readTranslation } from '../router/read/translation.js';

export interface Translation {
  /** English text; null: the original query is used. */
  text: string | null;
  /** Why there is no translation, in a sentence. */
  problem: string | null;
}

const TIMEOUT_MS = 10_000;
const MAX_OUTPUT = 1_000_000;
/** Linux refuses arguments over 128 KiB; a longer query is passed on stdin only. */
const MAX_ARGUMENT = 100_000;

/** The query is passed as the last argument and on stdin; the translation is read from stdout. */
export function translate(
  argv: readonly string[],
  query: string,
  options: { cwd?: string; timeout_ms?: number } = {},
): Promise<Translation> {
  const { cwd = '.', timeout_ms = TIMEOUT_MS } = options;
  const [file, ...args] = argv;
  if (!file) return Promise.resolve({ text: null, problem: 'no command is named' });
  // Keeps a query with a leading hyphen from being read as an option.
  const argument = query.startsWith('-') ? ` ${query}` : query;
  const fits = Buffer.byteLength(argument) <= MAX_ARGUMENT && !argument.includes('\0');
  return new Promise((resolve) => {
    const child = spawn(file, fits ? [...args, argument] : args, {
      cwd,
      stdio: ['pipe', 'pipe', 'ignore'],
      detached: true,
    });
    const chunks: Buffer[] = [];
    let size = 0;
    const stop = () => {
      // The translator may have started children that hold its output open.
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        child.kill('SIGKILL');
      }
      child.stdout.destroy();
    };
    const finish = (text: string | null, problem: string | null) => {
      clearTimeout(timer);
      stop();
      resolve({ text, problem });
    };
    const timer = setTimeout(() => finish(null, `it gave no answer within ${timeout_ms / 1000} s`), timeout_ms);
    child.on('error', (error) => finish(null, error.message));
    child.stdin.on('error', () => {});
    child.stdin.end(query);
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_OUTPUT) finish(null, 'its answer is too long');
      else chunks.push(chunk);
    });
    child.on('close', (code, signal) => {
      if (code !== 0) return finish(null, signal ? `it was ended by ${signal}` : `it ended with exit code ${code}`);
      const text = readTranslation(Buffer.concat(chunks).toString('utf8'));
      finish(text, text === null ? 'its answer is empty or not English' : null);
    });
  });
}
