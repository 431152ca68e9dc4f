/** A Launch → exit facts and two output files. No process that the agent started outlives the call. */
import type { ChildProcess } from 'node:child_process';
import { closeSync, fstatSync, ftruncateSync, constants as modes, openSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Launch } from '../../contract/ports/launch.js';
import type { EndedBy, ProcessOptions, ProcessOutcome } from '../../contract/ports/process.js';
import { type Bounds, boundsOf, watchBounds } from './bounds.js';
import { leaveToTheEnd } from './end-at-once.js';
import { isFull } from './free-space.js';
import { countStarts, readProcess } from './process-table.js';
import { killTree, killTreeAtOnce, signalTree, type Tree } from './process-tree.js';
import { startChild } from './start-child.js';
import { openTaskLimit, underLimit } from './task-limit.js';

const DEFAULT_MAX_BYTES = 512 * 1024 * 1024;
const SIZE_POLL_MS = 250;

/**
 * The child writes directly into the files: there is no pipe that a grandchild could hold open, and no byte passes through
 * this process. Resolves within timeout + grace + about 5 s whatever the child does; a failed start is also returned.
 */
export async function runProcess(
  launch: Launch,
  options: Omit<ProcessOptions, 'access'> & {
    /** The launch starts a sandbox: what is in it is asked to end, and what stands around it is not. */
    sandboxed?: boolean;
    /** Default: those of this machine. */
    bounds?: Bounds;
  },
): Promise<ProcessOutcome> {
  const limit = options.max_output_bytes ?? DEFAULT_MAX_BYTES;
  const flags = modes.O_WRONLY | modes.O_CREAT | modes.O_TRUNC | modes.O_APPEND;
  const stdout = openSync(options.stdout_file, flags, 0o600);
  let stderr: number;
  try {
    stderr = openSync(options.stderr_file, flags, 0o600);
  } catch (error) {
    closeSync(stdout);
    throw error;
  }
  const began = performance.now();
  try {
    const ending = options.signal?.aborted
      ? { ...NOT_STARTED, ended_by: 'abort' as const }
      : await runTree(launch, options, () => Math.max(fstatSync(stdout).size, fstatSync(stderr).size) > limit, [
          stdout,
          stderr,
        ]);
    const duration_ms = Math.round(performance.now() - began);
    const full_disk = [launch.cwd, dirname(options.stdout_file)].find(isFull) ?? null;
    return { ...ending, full_disk, duration_ms, stdout_bytes: cut(stdout, limit), stderr_bytes: cut(stderr, limit) };
  } finally {
    closeSync(stdout);
    closeSync(stderr);
  }
}

type Ending = Omit<ProcessOutcome, 'duration_ms' | 'stdout_bytes' | 'stderr_bytes' | 'full_disk'>;

const NOT_STARTED: Ending = {
  exit_code: null,
  signal: null,
  timed_out: false,
  spawn_error: null,
  ended_by: 'itself',
  over: null,
  pid: null,
  survivors: 0,
};

async function runTree(
  launch: Launch,
  options: Parameters<typeof runProcess>[1],
  tooLong: () => boolean,
  files: [number, number],
): Promise<Ending> {
  const starts = countStarts();
  const bounds = options.bounds ?? boundsOf(launch.cwd);
  const limit = options.sandboxed ? openTaskLimit(bounds.tasks) : null;
  const started = options.sandboxed
    ? await startChild(underLimit(launch, limit), null, files)
    : await startChild(launch, options.marker, files);
  if ('spawn_error' in started) {
    limit?.close();
    return { ...NOT_STARTED, ...started };
  }
  const { child, pid, exited } = started;
  options.on_spawn?.(pid);
  const tree: Tree = { root: pid, started: readProcess(pid)?.started ?? 0, starts, marker: options.marker };
  running.add(tree);
  leaveToTheEnd('kill', killRunning);

  let over: string | null = null;
  const isOver = options.bounded === undefined ? null : watchBounds(tree, options.bounded, bounds, limit);
  const ended_by = await waitForEnd(exited, options, async () => {
    if (tooLong()) return 'output_limit';
    over = (await isOver?.()) ?? null;
    return over === null ? null : 'bounds';
  });
  if (ended_by !== 'itself') {
    // No TERM after a flood: the child would go on during the grace period. A sandbox ends with its first process.
    if (ended_by === 'bounds') child.kill('SIGKILL');
    else if (ended_by !== 'output_limit') {
      signalTree(tree, 'SIGTERM', options.sandboxed);
      await Promise.race([exited, sleep(options.grace_ms ?? 4000, undefined, { ref: false })]);
    }
  }
  const rootAlive = child.exitCode === null && child.signalCode === null;
  const met = await killTree(tree);
  // Bounded, because the root may be in an uninterruptible wait.
  await Promise.race([exited, sleep(1000, undefined, { ref: false })]);
  limit?.close();
  child.unref();
  running.delete(tree);
  return {
    ...exitOf(child, options.sandboxed === true),
    timed_out: ended_by === 'timeout',
    spawn_error: null,
    ended_by,
    over: ended_by === 'bounds' ? over : null,
    pid,
    survivors: Math.max(0, met - (rootAlive ? 1 : 0)),
  };
}

/** A sandbox's first process tells, as shells do, by 128 and more that its child died of a signal. */
function exitOf({ exitCode, signalCode }: ChildProcess, sandboxed: boolean): Pick<Ending, 'exit_code' | 'signal'> {
  const [signal] = Object.entries(constants.signals).find(([, number]) => sandboxed && exitCode === 128 + number) ?? [];
  return signal === undefined
    ? { exit_code: exitCode, signal: signalCode }
    : { exit_code: null, signal: signal as NodeJS.Signals };
}

const running = new Set<Tree>();

function killRunning(): void {
  for (const tree of running) killTreeAtOnce(tree);
}

/** The first of: the child's own exit, the timeout, the caller's abort, enough output, too much of something. */
async function waitForEnd(
  exited: Promise<void>,
  options: Parameters<typeof runProcess>[1],
  tooMuch: () => Promise<EndedBy | null>,
): Promise<EndedBy> {
  const cleanUp: (() => void)[] = [];
  try {
    return await new Promise<EndedBy>((resolve) => {
      exited.then(() => resolve('itself'));
      const timer = setTimeout(() => resolve('timeout'), options.timeout_ms);
      let done = false;
      const look = async (): Promise<void> => {
        const what = await tooMuch();
        if (what) resolve(what);
        else if (!done) poll = setTimeout(look, SIZE_POLL_MS);
      };
      let poll = setTimeout(look, SIZE_POLL_MS);
      const abort = () => resolve('abort');
      const enough = () => resolve('enough');
      options.signal?.addEventListener('abort', abort, { once: true });
      options.enough?.addEventListener('abort', enough, { once: true });
      // What was aborted while the process was being started sends no event any more.
      if (options.signal?.aborted) abort();
      if (options.enough?.aborted) enough();
      cleanUp.push(
        () => clearTimeout(timer),
        () => {
          done = true;
          clearTimeout(poll);
        },
        () => options.signal?.removeEventListener('abort', abort),
        () => options.enough?.removeEventListener('abort', enough),
      );
    });
  } finally {
    for (const undo of cleanUp) undo();
  }
}

function cut(file: number, limit: number): number {
  const { size } = fstatSync(file);
  if (size <= limit) return size;
  ftruncateSync(file, limit);
  return limit;
}
