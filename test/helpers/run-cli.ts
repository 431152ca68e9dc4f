/** The command line as a user starts it: a process of its own, which can be signalled, killed and measured. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** CLI_ENTRY names another build while the tool is being worked on. */
const CLI_ENTRY = process.env['CLI_ENTRY'] ?? join(resolve(import.meta.dirname, '../..'), 'dist/cli/index.js');

export interface CliOptions {
  cwd: string;
  cache: string;
  env?: Record<string, string>;
  /** Told of every line of stderr. */
  onLine?: (line: string, child: ChildProcess) => void;
}

export interface CliOutcome {
  code: number | null;
  signal: string | null;
  stdout: string;
  stderr: string;
  /** ARTIFACT_DIR; '' when none was printed. */
  folder: string;
  /** Highest resident size that was seen, in megabytes. */
  peak_mb: number;
}

export async function runCli(argv: readonly string[], options: CliOptions): Promise<CliOutcome> {
  if (!existsSync(CLI_ENTRY))
    throw new Error(`${CLI_ENTRY} is missing: build it with \`npm run compile && npm run bundle\`.`);
  const child = spawn(process.execPath, [CLI_ENTRY, ...argv], {
    cwd: options.cwd,
    env: { PATH: process.env['PATH'], HOME: options.cwd, AGENT_ROUTING_CACHE: options.cache, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  let seen = 0;
  let peak_mb = 0;
  const measure = setInterval(() => {
    peak_mb = Math.max(peak_mb, residentPeak(child.pid ?? 0));
  }, 50);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
    for (let end = stderr.indexOf('\n', seen); end >= 0; end = stderr.indexOf('\n', seen)) {
      options.onLine?.(stderr.slice(seen, end), child);
      seen = end + 1;
    }
  });
  const [code, signal] = await new Promise<[number | null, string | null]>((done) => {
    child.on('close', (...ended) => done(ended));
  });
  clearInterval(measure);
  return { code, signal, stdout, stderr, folder: folderIn(stderr), peak_mb };
}

export const folderIn = (stderr: string): string => /^ARTIFACT_DIR=(.*)$/m.exec(stderr)?.[1] ?? '';

/** The kernel's own high-water mark, so that a peak between two looks is not missed. */
function residentPeak(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
