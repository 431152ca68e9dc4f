/** The main step or the post step of a job: reads inputs and context, runs the command and returns the exit code. */
import { readFileSync } from 'node:fs';
import * as core from '@actions/core';
import { ConfigError } from '../../lib/input/config-error.js';
import { explainRefusal } from '../../lib/io/files/refusal.js';
import { withCheckout } from './api/checkout.js';
import { createJob, type Job } from './api/job.js';
import { checkJob, chooseCommand } from './check.js';
import { writeSummary } from './comment/summary.js';
import { improveJob } from './improve.js';
import { commandOf, readContext } from './inputs/context.js';
import { nameInputs } from './inputs/input-words.js';
import { readInputs } from './inputs/inputs.js';
import { readState, saveState } from './inputs/state.js';
import { log } from './log/log.js';
import { sanitize, sanitizeLine } from './log/sanitize.js';
import { mutateJob } from './mutate.js';
import type { Outcome } from './outcome.js';
import { finishCancelled } from './post.js';
import { postComment } from './post-comment.js';
import { runBatchJob } from './run.js';
import { summarizeJob } from './summarize.js';

const COMMANDS = {
  run: runBatchJob,
  check: checkJob,
  summarize: summarizeJob,
  comment: postComment,
  mutate: mutateJob,
  improve: improveJob,
} satisfies Record<string, (job: Job) => Promise<Outcome>>;

export async function runStep(cancelled: AbortSignal): Promise<number> {
  const state = readState();
  try {
    const context = readContext(process.env, (path) => readFileSync(path, 'utf8'));
    // octokit's package reads the event file when it is loaded, and throws on a malformed one.
    delete process.env['GITHUB_EVENT_PATH'];
    const job = createJob(readInputs(core.getInput, namesOfInputs(process.env)), context, cancelled);
    if (job.inputs.github_token) core.setSecret(job.inputs.github_token);
    // npm and git are started with this environment and do not need a token that can write comments.
    delete process.env['INPUT_GITHUB_TOKEN'];
    if (state.main === 'started') {
      await finishCancelled(job, state);
      return 0;
    }
    saveState('main', 'started');
    const at = await withCheckout(job);
    const { code, level, message } = await COMMANDS[await chooseCommand(at)](at);
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.info(message);
    return code;
  } catch (error) {
    if (state.main === 'started') {
      log.warn(`Post step: ${(error as Error).message}`);
      return 0;
    }
    return explain(explainRefusal(error) as Error, commandOf(process.env));
  }
}

const namesOfInputs = (env: NodeJS.ProcessEnv) =>
  Object.keys(env).flatMap((name) => /^INPUT_(.+)$/.exec(name)?.[1] ?? []);

/** Exit code 2: the user must fix something. Any other error is a bug of this tool and is shown with its stack. */
async function explain(error: Error, command: string): Promise<number> {
  if (!(error instanceof ConfigError)) {
    core.error(sanitize(error.stack ?? error.message));
    return 1;
  }
  const { file, line } = error.where;
  const message = nameInputs(error.message, command);
  core.error(sanitize(message), { ...(file ? { file, ...(line ? { startLine: line } : {}) } : {}) });
  await writeSummary(`**Could not run**\n\n    ${sanitizeLine(message, 2000)}\n`, log.info);
  return 2;
}
