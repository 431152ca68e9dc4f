/** A query → its English translation, and ranked rows → their new order, by a command that the user named: run without a shell, bounded in time and length. */
import { spawn } from 'node:child_process';
import type { RankedTool } from '../../router/rank/router.js';
import { readReranking, readTranslation } from '../../router/read/answers.js';

interface CommandAnswer {
  /** Null where the command failed. */
  output: string | null;
  /** Why it failed, in a sentence. */
  problem: string | null;
}

const TIMEOUT_MS = 10_000;
const MAX_OUTPUT = 1_000_000;

function askCommand(
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

interface Reranked {
  rows: RankedTool[];
  /** Why the rows are still in the router's order, in a sentence. */
  problem: string | null;
}

/** A model of one's own takes longer than a translator. */
const RERANK_TIMEOUT_MS = 60_000;

/** What the router measured of each row stays with it. The command reads {"query", "candidates": [{"id", "description"}]} from stdin, and prints a JSON list of ids, best first. */
export async function rerank(
  argv: readonly string[],
  query: string,
  rows: readonly RankedTool[],
  options: { cwd?: string; timeout_ms?: number } = {},
): Promise<Reranked> {
  if (rows.length === 0) return { rows: [], problem: null };
  const candidates = rows.map(({ tool }) => ({ id: tool.id, description: tool.description }));
  const input = `${JSON.stringify({ query, candidates })}\n`;
  const { output, problem } = await askCommand(argv, input, { timeout_ms: RERANK_TIMEOUT_MS, ...options });
  const read =
    output === null
      ? { order: null, problem }
      : readReranking(
          output,
          candidates.map(({ id }) => id),
        );
  if (read.order === null) return { rows: [...rows], problem: read.problem };
  return { rows: read.order.map((i) => rows[i]!), problem: null };
}

interface Translation {
  /** English text; null where the original query is used. */
  text: string | null;
  /** Why there is no translation, in a sentence. */
  problem: string | null;
}

/** Linux refuses arguments over 128 KiB; a longer query is passed on stdin only. */
const MAX_ARGUMENT = 100_000;

/** The query is passed as the last argument and on stdin; the translation is read from stdout. */
export async function translate(
  argv: readonly string[],
  query: string,
  options: { cwd?: string; timeout_ms?: number } = {},
): Promise<Translation> {
  // Keeps a query with a leading hyphen from being read as an option.
  const argument = query.startsWith('-') ? ` ${query}` : query;
  const fits = Buffer.byteLength(argument) <= MAX_ARGUMENT && !argument.includes('\0');
  const { output, problem } = await askCommand(argv.length && fits ? [...argv, argument] : argv, query, options);
  if (output === null) return { text: null, problem };
  const text = readTranslation(output);
  return { text, problem: text === null ? 'its answer is empty or not English' : null };
}
