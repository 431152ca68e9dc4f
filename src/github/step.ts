/** The main step or the post step of a job: reads inputs and context, runs the command and returns the exit code. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as core from '@actions/core';
import type { BatchFolder } from '../../lib/batch/folder.js';
import { type Results, ResultsSchema } from '../../lib/contract/result.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { explainRefusal } from '../../lib/io/files/refusal.js';
import { proofBlock, proofHeader } from '../../lib/report/formats/proof-log.js';
import { renderTitle } from '../../lib/report/markdown/head.js';
import { reopenBatchFolder } from '../../lib/setup/batch-folder.js';
import { codeMarkdown } from '../../lib/text/escape.js';
import { readInputs } from '../options/inputs.js';
import { withCheckout } from './api/checkout.js';
import { createJob, type Job } from './api/job.js';
import { commentKey, describePackage, packageOf, pageKey } from './api/package.js';
import { uploadBatch } from './artifacts/upload-batch.js';
import { checkJob, chooseCommand } from './check.js';
import { commentOn } from './comment/comment-on.js';
import { ownRun } from './comment/page.js';
import { writeSummary } from './comment/summary.js';
import { pullRequestOf } from './conclude-batch.js';
import { improveJob } from './improve.js';
import { commandOf, readContext } from './inputs/context.js';
import { nameInputs } from './inputs/input-words.js';
import { readState, type State, saveState } from './inputs/state.js';
import { log } from './log/log.js';
import { sanitize, sanitizeLine } from './log/sanitize.js';
import { mutateJob } from './mutate.js';
import type { Outcome } from './outcome.js';
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
  let started: Job | null = null;
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
    started = at;
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
    return explain(explainRefusal(error) as Error, commandOf(process.env), started);
  }
}

const namesOfInputs = (env: NodeJS.ProcessEnv) =>
  Object.keys(env).flatMap((name) => /^INPUT_(.+)$/.exec(name)?.[1] ?? []);

/** Exit code 2: the user must fix something. Any other error is a bug of this tool and is shown with its stack. */
async function explain(error: Error, command: string, job: Job | null): Promise<number> {
  if (!(error instanceof ConfigError)) {
    core.error(sanitize(error.stack ?? error.message));
    return 1;
  }
  const { file, line } = error.where;
  const message = nameInputs(error.message, command);
  core.error(sanitize(message), { ...(file ? { file, ...(line ? { startLine: line } : {}) } : {}) });
  const said = `**Could not run**\n\n    ${sanitizeLine(message, 2000)}\n`;
  await writeSummary(said, log.info);
  if (job) await commentOnError(job, said);
  return 2;
}

/** Else the comment on the commit before would stand as if nothing had come after it. */
async function commentOnError(job: Job, said: string): Promise<void> {
  const { inputs } = job;
  // Another job speaks for what is one of many; the poster's own errors are not the pull request's.
  if (inputs.leg || inputs.shard !== undefined || inputs.command === 'comment') return;
  const { issue, head_sha } = pullRequestOf(job);
  const key = inputs.packages.length > 0 ? pageKey(job) : commentKey(job);
  const run = { ...ownRun(job), head_sha };
  const render = () =>
    `${renderTitle(describePackage(packageOf(job)))}\n\n### Nothing could be judged at ${codeMarkdown(head_sha.slice(0, 7))}\n\n❌ ${said}`;
  await commentOn(job, { issue, key, run, create: false, render }).catch((error: Error) =>
    log.warn(`No comment: ${error.message}`),
  );
}

async function finishCancelled(job: Job, state: State): Promise<void> {
  if (state.artifact_dir === '' || state.uploaded === 'true') return;
  const { plan, open } = await reopenBatchFolder(state.artifact_dir);
  await writeResultsAgain(open()).catch((error: Error) =>
    job.log.warn(`results.json may not contain the latest results: ${error.message}`),
  );
  const { upload } = await uploadBatch(job, state.artifact_dir, Object.keys(plan.agents));
  const results = await readResults(state.artifact_dir).catch(() => null);
  const done = `${results?.summary.total ?? 0} of ${plan.units.length} units`;
  const where = upload ? ` They are in [the artifact](${upload.url}).` : '';
  if (!job.inputs.leg) {
    await writeSummary(
      `**Gate: none** · this job was interrupted after ${done}, so nothing was compared.${where}\n`,
      job.log.info,
    );
  }
  job.log.notice(`This job was interrupted after ${done}.`);
}

/** results.json of a killed job may be seconds old; the record of each unit is up to date. */
async function writeResultsAgain(folder: BatchFolder): Promise<void> {
  const { results: _rows, summary: _summary, complete: _complete, ...envelope } = await readResults(folder.path);
  await folder.writeResults(envelope, {
    header: proofHeader(envelope.batch_run_id, new Date(envelope.generated_at_utc)),
    block: proofBlock,
  });
}

async function readResults(artifact_dir: string): Promise<Results> {
  return ResultsSchema.parse(JSON.parse(await readFile(join(artifact_dir, 'results.json'), 'utf8')));
}
