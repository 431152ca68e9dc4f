/** A Launch → a child process in a session of its own, or the reason why it could not be started. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Launch } from '../../contract/ports/launch.js';
import type { ExitFacts } from '../../contract/transcript/event.js';
import { MARKER, RUNNER_MARKER } from './markers.js';

/** Set by test runners and debuggers of the parent process; they would affect an agent that runs on Node. */
const NEVER_INHERITED = ['NODE_OPTIONS', 'NODE_V8_COVERAGE', 'NODE_CHANNEL_FD', 'JEST_WORKER_ID'];

export interface Started {
  pid: number;
  /** The session that everything it starts is in at first. */
  session: number;
  exited: Promise<void>;
  /** Null while it is alive. */
  exit(): Exit | null;
  /** clean: it ended by itself, and no process of it was left. */
  close(clean: boolean): void;
}

export type Exit = Pick<ExitFacts, 'exit_code' | 'signal'>;

/** The child's whole environment. */
export function environmentOf({ env: own }: Pick<Launch, 'env'>, marker: string): Record<string, string> {
  const tracked = process.env[RUNNER_MARKER];
  const env: Record<string, string> = { ...own, [MARKER]: marker, ...(tracked ? { [RUNNER_MARKER]: tracked } : {}) };
  for (const name of NEVER_INHERITED) delete env[name];
  return env;
}

/** files: where stdout and stderr go. marker: null where the launch starts a sandbox, which gives its process the environment. */
export async function startChild(
  launch: Launch,
  marker: string | null,
  files: [number, number],
): Promise<Started | { spawn_error: string }> {
  const env = marker === null ? launch.env : environmentOf(launch, marker);
  for (let attempt = 1; ; attempt++) {
    const started = await new Promise<Started | { spawn_error: string }>((resolve) => {
      try {
        const child = spawn(launch.file, launch.args, {
          cwd: launch.cwd,
          env,
          detached: true,
          stdio: ['ignore', ...files],
          windowsHide: true,
        });
        const { pid } = child;
        const exited = new Promise<void>((done) => child.once('exit', () => done()));
        child.once('error', (error) => resolve({ spawn_error: explainSpawnError(error, launch) }));
        const exit = () => {
          const { exitCode, signalCode } = child;
          if (exitCode === null && signalCode === null) return null;
          // The first process of a sandbox tells its child's signal as shells do.
          return marker === null && exitCode !== null
            ? exitOfShell(exitCode)
            : { exit_code: exitCode, signal: signalCode };
        };
        if (pid !== undefined) resolve({ pid, session: pid, exited, exit, close: () => child.unref() });
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

/** A shell tells by 128 and more that its child died of a signal. */
export function exitOfShell(code: number): Exit {
  const [signal] = Object.entries(constants.signals).find(([, number]) => code === 128 + number) ?? [];
  return signal === undefined
    ? { exit_code: code, signal: null }
    : { exit_code: null, signal: signal as NodeJS.Signals };
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
