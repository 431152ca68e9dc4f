/** A Launch → a child process in a process group of its own, or the reason why it could not be started. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Launch } from '../../contract/ports/launch.js';
import { MARKER, RUNNER_MARKER } from './markers.js';

/** Set by test runners and debuggers of the parent process; they would affect an agent that runs on Node. */
const NEVER_INHERITED = ['NODE_OPTIONS', 'NODE_V8_COVERAGE', 'NODE_CHANNEL_FD', 'JEST_WORKER_ID'];

type Started = { child: ChildProcess; pid: number; exited: Promise<void> } | { spawn_error: string };

/** The child's whole environment. */
export function environmentOf({ env: own }: Pick<Launch, 'env'>, marker: string): Record<string, string> {
  const tracked = process.env[RUNNER_MARKER];
  const env: Record<string, string> = { ...own, [MARKER]: marker, ...(tracked ? { [RUNNER_MARKER]: tracked } : {}) };
  for (const name of NEVER_INHERITED) delete env[name];
  return env;
}

/** files: where stdout and stderr go. marker: null where the launch starts a sandbox, which gives its process the environment. */
export async function startChild(launch: Launch, marker: string | null, files: [number, number]): Promise<Started> {
  const env = marker === null ? launch.env : environmentOf(launch, marker);
  for (let attempt = 1; ; attempt++) {
    const started = await new Promise<Started>((resolve) => {
      try {
        const child = spawn(launch.file, launch.args, {
          cwd: launch.cwd,
          env,
          detached: true,
          stdio: ['ignore', ...files],
          windowsHide: true,
        });
        const exited = new Promise<void>((done) => child.once('exit', () => done()));
        child.once('error', (error) => resolve({ spawn_error: explainSpawnError(error, launch) }));
        if (child.pid !== undefined) resolve({ child, pid: child.pid, exited });
      } catch (error) {
        // E2BIG, ENOEXEC and a NUL in an argument are thrown, not emitted.
        resolve({ spawn_error: explainSpawnError(error, launch) });
      }
    });
    // A binary that was just written may still be open in a sibling process that was forked meanwhile.
    if (!('spawn_error' in started) || !started.spawn_error.startsWith('ETXTBSY') || attempt === 5) return started;
    await sleep(50 * attempt);
  }
}

function explainSpawnError(error: unknown, launch: Launch): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const { file, cwd } = launch;
  // The system also reports ENOENT, with the file's name, when the working directory is missing.
  if (code === 'ENOENT' && !existsSync(cwd)) return `ENOENT: working directory ${cwd} does not exist`;
  if (code === 'ENOENT') return `ENOENT: ${file} does not exist (or its interpreter does not)`;
  if (code === 'EACCES') return `EACCES: ${file} is not executable by this user`;
  if (code === 'E2BIG') return 'E2BIG: the arguments and the environment together are longer than the system allows';
  return `${code ?? 'error'}: ${message}`;
}
