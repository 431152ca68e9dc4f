/** Runs the action as GitHub's runner does: a process of its own, whose files and workflow commands are read back. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ActionJob, type ActionOutcome, type ActionRun, type Ended, prepareJob, ROOT } from './action-job.js';

/** What a user's job runs. ACTION_ENTRY names another build while the action is being worked on. */
export const ACTION_ENTRY = process.env['ACTION_ENTRY'] ?? join(ROOT, 'dist/action/index.js');

export async function runAction(run: ActionRun): Promise<ActionOutcome> {
  if (!existsSync(ACTION_ENTRY)) {
    throw new Error(`${ACTION_ENTRY} is missing: build it with \`npm run compile && npm run bundle\`.`);
  }
  const job = prepareJob(run);
  return job.read(await start(job.env, run));
}

/** A command to put before another, which then finds these files and folders on a read-only disk. */
function sealDisks(paths: readonly string[]): string[] {
  if (paths.length === 0) return [];
  const seal = paths.map((_, n) => `mount --bind "$${n + 1}" "$${n + 1}" && mount -o remount,ro,bind "$${n + 1}"`);
  const script = `${seal.join(' && ')} && shift ${paths.length} && exec "$@"`;
  return ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', script, 'sh', ...paths];
}

/** Not every machine lets a user mount. */
export function maySealDisks(): boolean {
  const [program = '', ...args] = [...sealDisks([tmpdir()]), 'true'];
  return spawnSync(program, args).status === 0;
}

function start(env: ActionJob['env'], run: ActionRun): Promise<Ended> {
  const preload = join(import.meta.dirname, 'fast-timers.mjs');
  return new Promise((done, fail) => {
    const sealed = (run.read_only ?? []).map((name) => env[name] ?? '');
    const [program = '', ...args] = [...sealDisks(sealed), process.execPath, '--import', preload, ACTION_ENTRY];
    const child = spawn(program, args, {
      cwd: run.workspace,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    let cancelled = false;
    const look = () => {
      if (cancelled || !run.cancel_when?.(stdout, stderr)) return;
      cancelled = true;
      child.kill(run.cancel_by ?? 'SIGINT');
      setTimeout(() => child.kill('SIGTERM'), 7500).unref();
      setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
    };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      look();
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
      look();
    });
    child.on('error', fail);
    child.on('close', (code, signal) => done({ code, signal, stdout, stderr }));
  });
}
