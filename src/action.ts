/** The action, main step and post step: reads what the runner gives, does the command, ends the job. */
import { readFileSync } from 'node:fs';
import * as core from '@actions/core';
import { ConfigError } from '../lib/config-error.js';
import { endAtOnce } from '../lib/io/end-at-once.js';
import { explainRefusal } from '../lib/io/refusal.js';
import { readContext } from './github/context.js';
import { readInputs } from './github/inputs.js';
import { createJob, type Job } from './github/job.js';
import { log } from './github/log.js';
import type { Outcome } from './github/outcome.js';
import { plain, plainLine } from './github/plain.js';
import { finishCancelled } from './github/post.js';
import { postComment } from './github/post-comment.js';
import { runBatchJob } from './github/run.js';
import { readState, saveState } from './github/state.js';
import { summarizeJob } from './github/summarize.js';
import { writeSummary } from './github/summary.js';

const COMMANDS = {
  run: runBatchJob,
  summarize: summarizeJob,
  comment: postComment,
} satisfies Record<string, (job: Job) => Promise<Outcome>>;

async function main(): Promise<number> {
  const stop = new AbortController();
  process.on('exit', endAtOnce);
  // The runner cancels by SIGINT, by SIGTERM 7.5 s later, and kills after 2.5 s more.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  const state = readState();
  try {
    const context = readContext(process.env, (path) => readFileSync(path, 'utf8'));
    // octokit's package reads the event file when it is loaded, and dies of an odd one.
    delete process.env['GITHUB_EVENT_PATH'];
    const job = createJob(readInputs(core.getInput), context, stop.signal);
    if (job.inputs.github_token) core.setSecret(job.inputs.github_token);
    // npm and git are started with this environment, and need no right to write comments.
    delete process.env['INPUT_GITHUB_TOKEN'];
    if (state.main === 'started') {
      await finishCancelled(job, state);
      return 0;
    }
    saveState('main', 'started');
    const { code, level, message } = await COMMANDS[job.inputs.command](job);
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.info(message);
    return code;
  } catch (error) {
    if (state.main === 'started') {
      log.warn(`After the job: ${(error as Error).message}`);
      return 0;
    }
    return explain(explainRefusal(error) as Error);
  }
}

/** 2: the user must fix something. Anything else that is thrown is a fault of this tool, and shows where. */
async function explain(error: Error): Promise<number> {
  if (!(error instanceof ConfigError)) {
    core.error(plain(error.stack ?? error.message));
    return 1;
  }
  const { file, line } = error.where;
  core.error(plain(error.message), { ...(file ? { file, ...(line ? { startLine: line } : {}) } : {}) });
  await writeSummary(`**Could not run**\n\n    ${plainLine(error.message, 2000)}\n`, log.info);
  return 2;
}

// Sockets that are kept alive must not keep the job alive.
process.exit(await main());
