/** The job that every command of the action gets: inputs, context, log, and GitHub's API when there is a token. */
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '../../../lib/input/config-error.js';
import { type RunOptions, RunOptionsSchema } from '../../options/run-options.js';
import { defaultBaselineRef, type GitHubContext } from '../inputs/context.js';
import type { Inputs } from '../inputs/inputs.js';
import { type Log, log } from '../log/log.js';
import { type Api, createApi } from './api.js';

export interface Job {
  inputs: Inputs;
  context: GitHubContext;
  /** Absolute; paths in inputs are relative to it. */
  cwd: string;
  log: Log;
  signal: AbortSignal;
  /** null without a token. Created on first use. */
  api(): Promise<Api | null>;
  wait(ms: number): Promise<void>;
}

export function createJob(inputs: Inputs, context: GitHubContext, signal: AbortSignal): Job {
  const cwd = resolve(context.workspace, inputs.working_directory);
  if (!existsSync(cwd)) {
    throw new ConfigError(`There is no folder '${inputs.working_directory}' in ${context.workspace}.`, {
      fix: 'set `working_directory` to a folder of the repository, and check out the repository before this step.',
    });
  }
  let api: Promise<Api> | null = null;
  // Waiting ends at once when the job is cancelled.
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

/** The options of `run`; `baseline_ref` defaults to the ref in GitHub's event. With `leg: true` there is none, because nothing is compared. */
export function runOptions({ inputs, context }: Job): RunOptions {
  // Options are written into results.json, so no other input, such as the token, may be among them.
  const options = Object.fromEntries(
    Object.keys(RunOptionsSchema.shape).map((name) => [name, inputs[name as keyof RunOptions]]),
  ) as RunOptions;
  const leg = inputs.leg && inputs.command === 'run';
  return { ...options, baseline_ref: leg ? undefined : (inputs.baseline_ref ?? defaultBaselineRef(context)) };
}

/** A path relative to the repository's root, with forward slashes; null outside of it. */
export function repositoryPath(job: Pick<Job, 'cwd' | 'context'>, path: string): string | null {
  const inside = relative(findRoot(job), resolve(job.cwd, path)).replaceAll('\\', '/');
  return inside === '' || inside === '..' || inside.startsWith('../') || inside.startsWith('/') ? null : inside;
}

/** actions/checkout may have put the repository below the workspace (`path:`). */
export function findRoot({ cwd, context }: Pick<Job, 'cwd' | 'context'>): string {
  for (let folder = cwd; folder.startsWith(context.workspace); folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
  }
  return context.workspace;
}
