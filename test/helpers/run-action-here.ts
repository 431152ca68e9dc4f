/**
 * Runs a step of the action in this process, with the job's variables, folder and streams: what `runAction` does, without the second
 * that loading its bundle, octokit and the artifact client takes. For tables of many runs; how the process starts and ends is no part of it.
 */
import * as core from '@actions/core';
import { defaults } from '@actions/github/lib/utils';
import { runStep } from '../../src/github/step.js';
import { type ActionOutcome, type ActionRun, prepareJob } from './action-job.js';
import { hurry } from './hurry.mjs';

export async function runActionHere(run: ActionRun): Promise<ActionOutcome> {
  const job = prepareJob(run);
  // The toolkit's client, by which another run's artifacts are downloaded, keeps the API's address of when it was loaded.
  defaults.baseUrl = job.env['GITHUB_API_URL'];
  // It keeps the file of the first step that it wrote for.
  Object.assign(core.summary, { _filePath: undefined });
  const streams = { stdout: keep(process.stdout), stderr: keep(process.stderr) };
  const own = { env: { ...process.env }, folder: process.cwd(), wait: hurry() };
  setVariables(job.env);
  process.chdir(run.workspace);
  try {
    const code = await runStep(new AbortController().signal);
    return job.read({ code, signal: null, stdout: streams.stdout.text(), stderr: streams.stderr.text() });
  } finally {
    process.chdir(own.folder);
    setVariables(own.env);
    own.wait();
    streams.stdout.restore();
    streams.stderr.restore();
  }
}

function setVariables(env: Record<string, string | undefined>): void {
  for (const name of Object.keys(process.env)) delete process.env[name];
  for (const [name, value] of Object.entries(env)) if (value !== undefined) process.env[name] = value;
}

/** What is written to a stream goes nowhere else meanwhile. */
function keep(stream: NodeJS.WriteStream) {
  const write = stream.write;
  let text = '';
  stream.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
    const written = rest.at(-1);
    if (typeof written === 'function') written();
    return true;
  };
  return {
    text: () => text,
    restore: () => {
      stream.write = write;
    },
  };
}
