/** The ports of a batch inside an action: printed text is sanitised, npm runs through @actions/exec, and the ref baseline is read by the API. */

import { relative } from 'node:path';
import { getIDToken } from '@actions/core';
import type { RefTree } from '../../lib/contract/ports/ref-tree.js';
import { memoize } from '../../lib/input/memoize.js';
import { openAtRef, readSubmoduleCommit } from '../../lib/io/git.js';
import type { Exec } from '../../lib/io/npm.js';
import type { JobIdentity, RunPorts } from '../run/ports.js';
import { createProgress } from '../terminal/progress.js';
import type { Terminal } from '../terminal/terminal.js';
import { type Base, openBase } from './api/base.js';
import { findRoot, findSubmodule, type Job } from './api/job.js';
import { openRef, type RefFiles, type RefRequest, relativeToJob } from './api/ref-tree.js';
import { agentsCache } from './artifacts/agents-cache.js';
import { nameInputs } from './inputs/input-words.js';
import { sanitize } from './log/sanitize.js';

export function actionPorts(job: Job, onFolder: (artifact_dir: string) => void): RunPorts & { shell: Terminal } {
  const shell = actionShell(job);
  const { progress, no_progress } = job.inputs;
  const { log, onState } = createProgress(no_progress ? 'none' : progress, shell);
  return {
    shell,
    cwd: job.cwd,
    env: process.env,
    log: (line) => log(nameInputs(line, job.context.command)),
    onState,
    protocol(line) {
      const folder = /^ARTIFACT_DIR=(.+)$/.exec(line)?.[1];
      if (folder) onFolder(folder);
      process.stderr.write(`${line}\n`);
    },
    openRef: () => openJobRef(job),
    exec: execInLog,
    ...(job.inputs.cache ? { store: agentsCache(job.log) } : {}),
    job: jobIdentity(job),
    signal: job.signal,
  };
}

function jobIdentity({ inputs, context }: Job): JobIdentity {
  return {
    token: inputs.github_token,
    from_fork: context.pull_request?.from_fork ?? false,
    // The runner gives this address to jobs with `id-token: write` alone.
    issueToken: process.env['ACTIONS_ID_TOKEN_REQUEST_URL'] ? getIDToken : null,
  };
}

/** The job's log is not a terminal, and no text on it may become a workflow command. */
function actionShell(job: Job): Terminal {
  return {
    cwd: job.cwd,
    env: process.env,
    stdout: (text) => void process.stdout.write(sanitize(text, 1_000_000)),
    stderr: (text) => void process.stderr.write(sanitize(text, 100_000)),
    terminal: false,
    colour: false,
    columns: 120,
    signal: job.signal,
  };
}

/** Each ref once for each job, whose packages share it. */
const openRefOf = memoize(
  (_job: Job, request: RefRequest): Promise<RefFiles> => openRef(request),
  ({ api }) => api,
  (_job, { ref }) => ref,
);

/** The base's files by their paths from the job's folder, as its inputs name them. */
async function openJobRef(job: Job): Promise<RefTree> {
  const api = await job.api();
  const { context, log } = job;
  const submodule = findSubmodule(job);
  const openOne = async ({ name, ref }: Base): Promise<RefTree> => {
    if (submodule) return { ...(await openSubmodule(job, submodule, ref)), name };
    const openByGit = () => openAtRef(findRoot(job), ref);
    const files = await openRefOf(job, { api, context, ref, head: job.head?.sha ?? null, openByGit, warn: log.warn });
    const tree = relativeToJob(job, files);
    return {
      ...tree,
      name,
      async read(file) {
        const text = await tree.read(file);
        const none = text === null ? ': no such file' : '';
        log.info(`${file} at ${name} (${files.sha.slice(0, 7)}) read by ${files.via}${none}`);
        return text;
      },
    };
  };
  return openBase(job, openOne);
}

/** The submodule's files as the repository around it had them: by git, in the submodule's own clone. */
async function openSubmodule(job: Job, folder: string, ref: string): Promise<RefTree> {
  const root = findRoot(job);
  const sha = await readSubmoduleCommit(root, ref, relative(root, folder).replaceAll('\\', '/'));
  if (sha !== null) return openAtRef(job.cwd, sha);
  // It is new: there is nothing that it was before.
  return { sha: ref, read: async () => null, list: async () => [] };
}

/** Shows npm's output as it arrives. stdin gets an empty input, because @actions/exec would leave it open. */
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
