/** The job that every command of the action gets: inputs, context, log, and GitHub's API when there is a token. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '../../../lib/input/config-error.js';
import { memoize } from '../../../lib/input/memoize.js';
import type { HeadCommit } from '../../../lib/io/git.js';
import type { Inputs } from '../../options/inputs.js';
import { type RunOptions, RunOptionsSchema } from '../../options/run-options.js';
import { defaultBaselineRef, type GitHubContext } from '../inputs/context.js';
import { type Log, log } from '../log/log.js';
import { type Api, createApi } from './api.js';

export interface Job {
  inputs: Inputs;
  context: GitHubContext;
  /** Absolute; paths in inputs are relative to it. */
  cwd: string;
  /** What is checked out; null where there is no git repository, or where it does not matter. */
  head: HeadCommit | null;
  log: Log;
  signal: AbortSignal;
  /** null without a token. Created on first use. */
  api(): Promise<Api | null>;
  wait(ms: number): Promise<void>;
}

export function createJob(inputs: Inputs, context: GitHubContext, signal: AbortSignal): Job {
  const cwd = resolve(context.workspace, inputs.working_directory);
  const inside = relative(resolve(context.workspace), cwd);
  if (inside === '..' || inside.startsWith(`..${sep}`)) {
    throw new ConfigError(`\`working_directory\`: '${inputs.working_directory}' is outside of ${context.workspace}.`, {
      fix: 'name a folder of the repository.',
    });
  }
  if (!existsSync(cwd)) {
    throw new ConfigError(`There is no folder '${inputs.working_directory}' in ${context.workspace}.`, {
      fix: 'set `working_directory` to a folder of the repository, and check out the repository before this step. Where the folder was removed on purpose, remove this step.',
    });
  }
  let api: Promise<Api> | null = null;
  // Waiting ends at once when the job is cancelled.
  const wait = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {});
  return {
    inputs,
    context,
    cwd,
    head: null,
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
  const leg = inputs.leg && (inputs.command ?? 'run') === 'run';
  return { ...options, baseline_ref: leg ? undefined : (inputs.baseline_ref ?? defaultBaselineRef(context)) };
}

/** A path relative to the repository's root, with forward slashes; null outside of it. */
export function repositoryPath(job: Pick<Job, 'cwd' | 'context'>, path: string): string | null {
  const inside = relative(findRoot(job), resolve(job.cwd, path)).replaceAll('\\', '/');
  return inside === '' || inside === '..' || inside.startsWith('../') || inside.startsWith('/') ? null : inside;
}

/** actions/checkout may have put the repository below the workspace (`path:`). A submodule belongs to the repository around it. */
export const findRoot = memoize(
  ({ cwd, context }: Pick<Job, 'cwd' | 'context'>): string => {
    for (let folder = cwd; folder.startsWith(context.workspace); folder = dirname(folder)) {
      if (existsSync(join(folder, '.git')) && !isSubmodule(folder)) return folder;
    }
    return context.workspace;
  },
  ({ context }) => context,
  ({ cwd }) => cwd,
);

/** The submodule that a job works in; null: none. */
export function findSubmodule(job: Pick<Job, 'cwd' | 'context'>): string | null {
  const root = findRoot(job);
  for (let folder = job.cwd; folder !== root && folder.startsWith(root); folder = dirname(folder)) {
    if (isSubmodule(folder)) return folder;
  }
  return null;
}

/** Its .git is a file that leads into that of the repository around it. */
function isSubmodule(folder: string): boolean {
  const path = join(folder, '.git');
  return existsSync(path) && statSync(path).isFile() && /^gitdir: .*\/modules\//.test(readFileSync(path, 'utf8'));
}
