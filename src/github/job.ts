/** What every command of the action has at hand: its inputs, where it runs, GitHub's API when there is a token, and the log. */
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '../../lib/config-error.js';
import { type RunOptions, RunOptionsSchema } from '../run-options.js';
import { type Api, createApi } from './api.js';
import { defaultBaselineRef, type GitHubContext } from './context.js';
import type { Inputs } from './inputs.js';
import { type Log, log } from './log.js';

export interface Job {
  inputs: Inputs;
  context: GitHubContext;
  /** Absolute: what the inputs' paths are relative to. */
  cwd: string;
  log: Log;
  signal: AbortSignal;
  /** null without a token. Made when first asked for. */
  api(): Promise<Api | null>;
  wait(ms: number): Promise<void>;
}

export function createJob(inputs: Inputs, context: GitHubContext, signal: AbortSignal): Job {
  const cwd = resolve(context.workspace, inputs.working_directory);
  if (!existsSync(cwd)) {
    throw new ConfigError(`There is no folder '${inputs.working_directory}' in ${context.workspace}.`, {
      fix: 'let `working_directory` name a folder of the repository, and check out before this step.',
    });
  }
  let api: Promise<Api> | null = null;
  // A cancelled job waits for nothing.
  const wait = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {});
  return {
    inputs,
    context,
    cwd,
    log,
    signal,
    wait,
    async api() {
      if (!inputs.github_token) return null;
      api ??= createApi(inputs.github_token, context, { sleep: wait, now: Date.now, warn: log.info });
      return api;
    },
  };
}

/** The options of `run`, with the ref that GitHub's event names where the user names none. A leg compares with nothing. */
export function runOptions({ inputs, context }: Job): RunOptions {
  // Only these: the options are written into results.json, and the token is an input too.
  const options = Object.fromEntries(
    Object.keys(RunOptionsSchema.shape).map((name) => [name, inputs[name as keyof RunOptions]]),
  ) as RunOptions;
  const leg = inputs.leg && inputs.command === 'run';
  return { ...options, baseline_ref: leg ? undefined : (inputs.baseline_ref ?? defaultBaselineRef(context)) };
}

/** A path as the repository knows it: from its root, with forward slashes; null outside of it. */
export function repositoryPath(job: Pick<Job, 'cwd' | 'context'>, path: string): string | null {
  const inside = relative(findRoot(job), resolve(job.cwd, path)).replaceAll('\\', '/');
  return inside === '' || inside === '..' || inside.startsWith('../') || inside.startsWith('/') ? null : inside;
}

/** actions/checkout may have put the repository below the workspace (`path:`). */
function findRoot({ cwd, context }: Pick<Job, 'cwd' | 'context'>): string {
  for (let folder = cwd; folder.startsWith(context.workspace); folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
  }
  return context.workspace;
}
