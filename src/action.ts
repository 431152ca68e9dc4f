/** Entry of the action, for main step and post step: reads inputs and context, runs the command and sets the exit code. */
import { readFileSync } from 'node:fs';
import * as core from '@actions/core';
import { ConfigError } from '../lib/input/config-error.js';
import { explainRefusal } from '../lib/io/files/refusal.js';
import { endAtOnce } from '../lib/io/process/end-at-once.js';
import { hideEnvironment } from '../lib/io/process/hide-environment.js';
import { createJob, type Job } from './github/api/job.js';
import { withPullRequest } from './github/api/pull-request.js';
import { writeSummary } from './github/comment/summary.js';
import { readContext } from './github/inputs/context.js';
import { readInputs } from './github/inputs/inputs.js';
import { readState, saveState } from './github/inputs/state.js';
import { log } from './github/log/log.js';
import { sanitize, sanitizeLine } from './github/log/sanitize.js';
import { mutateJob } from './github/mutate.js';
import type { Outcome } from './github/outcome.js';
import { finishCancelled } from './github/post.js';
import { postComment } from './github/post-comment.js';
import { runBatchJob } from './github/run.js';
import { summarizeJob } from './github/summarize.js';

const COMMANDS = {
  run: runBatchJob,
  summarize: summarizeJob,
  comment: postComment,
  mutate: mutateJob,
} satisfies Record<string, (job: Job) => Promise<Outcome>>;

async function main(): Promise<number> {
  hideEnvironment();
  const stop = new AbortController();
  process.on('exit', endAtOnce);
  // The runner cancels by SIGINT, by SIGTERM 7.5 s later, and kills after 2.5 s more.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  const state = readState();
  try {
    const context = readContext(process.env, (path) => readFileSync(path, 'utf8'));
    // octokit's package reads the event file when it is loaded, and throws on a malformed one.
    delete process.env['GITHUB_EVENT_PATH'];
    const job = createJob(readInputs(core.getInput), context, stop.signal);
    if (job.inputs.github_token) core.setSecret(job.inputs.github_token);
    // npm and git are started with this environment and do not need a token that can write comments.
    delete process.env['INPUT_GITHUB_TOKEN'];
    if (state.main === 'started') {
      await finishCancelled(job, state);
      return 0;
    }
    saveState('main', 'started');
    const { code, level, message } = await COMMANDS[job.inputs.command](await withPullRequest(job));
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.info(message);
    return code;
  } catch (error) {
    if (state.main === 'started') {
      log.warn(`Post step: ${(error as Error).message}`);
      return 0;
    }
    return explain(explainRefusal(error) as Error);
  }
}

/** Exit code 2: the user must fix something. Any other error is a bug of this tool and is shown with its stack. */
async function explain(error: Error): Promise<number> {
  if (!(error instanceof ConfigError)) {
    core.error(sanitize(error.stack ?? error.message));
    return 1;
  }
  const { file, line } = error.where;
  core.error(sanitize(error.message), { ...(file ? { file, ...(line ? { startLine: line } : {}) } : {}) });
  await writeSummary(`**Could not run**\n\n    ${sanitizeLine(error.message, 2000)}\n`, log.info);
  return 2;
}

// Open keep-alive sockets must not keep the job running.
process.exit(await main());
