/** The batch's edges inside an action: everything printed is made plain, npm runs through @actions/exec, the ref baseline comes by the API. */
import { ConfigError } from '../../lib/config-error.js';
import { readAtRef } from '../../lib/io/git.js';
import type { Exec } from '../../lib/io/npm.js';
import { createProgress } from '../progress.js';
import type { RunEdges } from '../run/edges.js';
import type { Shell } from '../shell.js';
import { type Job, repositoryPath } from './job.js';
import { plain } from './plain.js';
import { readBaselineAtRef } from './ref-baseline.js';

export interface ActionEdges extends RunEdges {
  shell: Shell;
}

export function createEdges(job: Job, onFolder: (artifact_dir: string) => void): ActionEdges {
  const shell = actionShell(job);
  const { progress, no_progress } = job.inputs;
  const { say, onState } = createProgress(no_progress ? 'none' : progress, shell, () => new Date());
  return {
    shell,
    cwd: job.cwd,
    env: process.env,
    say,
    onState,
    protocol(line) {
      const folder = /^ARTIFACT_DIR=(.+)$/.exec(line)?.[1];
      if (folder) onFolder(folder);
      process.stderr.write(`${line}\n`);
    },
    readAtRef: (ref, file) => readRef(job, ref, file),
    exec: execInLog,
    signal: job.signal,
  };
}

/** The log is no terminal, and nothing on it may be a workflow command. */
function actionShell(job: Job): Shell {
  return {
    cwd: job.cwd,
    env: process.env,
    stdout: (text) => void process.stdout.write(plain(text, 1_000_000)),
    stderr: (text) => void process.stderr.write(plain(text, 100_000)),
    terminal: false,
    colour: false,
    columns: 120,
    signal: job.signal,
  };
}

async function readRef(job: Job, ref: string, file: string): Promise<{ sha: string; text: string | null }> {
  const path = repositoryPath(job, file);
  if (path === null) {
    throw new ConfigError('The baseline stands outside the repository, so no ref can hold it.', {
      file,
      fix: 'name a file below the workspace.',
    });
  }
  const { sha, text, via } = await readBaselineAtRef({
    api: await job.api(),
    context: job.context,
    ref,
    path,
    readByGit: () => readAtRef(job.cwd, ref, file),
    warn: job.log.warn,
  });
  job.log.info(`baseline at ${ref} (${sha.slice(0, 7)}) read by ${via}: ${text === null ? 'no such file' : path}`);
  return { sha, text };
}

/** Shows npm's own lines as they come. stdin is closed at once: @actions/exec would leave it open. */
const execInLog: Exec = async (file, args, { cwd, env }) => {
  const { getExecOutput } = await import('@actions/exec');
  const { exitCode, stdout, stderr } = await getExecOutput(file, args, {
    cwd,
    env,
    ignoreReturnCode: true,
    input: Buffer.alloc(0),
  });
  return { exit_code: exitCode, stdout, stderr };
};
