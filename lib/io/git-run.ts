/** Runs git: no shell, no hooks, no prompts, nothing that the repository configures. */
import { execFile } from 'node:child_process';
import { ConfigError } from '../input/config-error.js';
import { oneLine } from '../text/escape.js';

/** A repository's own configuration must not start programs here, nor may git ask anybody anything. */
const SAFE = ['core.hooksPath=/dev/null', 'core.fsmonitor=false', 'gc.auto=0', 'protocol.ext.allow=never'].flatMap(
  (setting) => ['-c', setting],
);
const READ_TIMEOUT_MS = 60_000;
export const FETCH_TIMEOUT_MS = 120_000;

export interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

interface Options {
  timeout?: number;
  /** For its stdin. */
  input?: string;
  /** Of what it prints. */
  encoding?: BufferEncoding;
  /** Added to this process's own. */
  env?: Record<string, string>;
}

export async function git(folder: string, args: string[], options: Options = {}): Promise<Run> {
  // Only a comparison with the working tree passes its files through filters.
  const env = args[0] === 'diff' ? switchOff(await listOwnFilters(folder)) : {};
  return start(folder, args, { ...options, env: { ...env, ...options.env } });
}

/** What `git lfs install --local` writes, as the checkout of a job does. */
const LFS = /^git-lfs (?:clean -- %f|smudge -- %f|filter-process)$/;

/** The keys of programs through which the repository itself, not its user, wants files to be passed. */
async function listOwnFilters(folder: string): Promise<string[]> {
  const { stdout } = await start(folder, ['config', '--null', '--show-scope', '--get-regexp', '^filter\\.'], {});
  const parts = stdout.split('\0');
  return parts.flatMap((scope, at) => {
    const [key = '', value = ''] = parts[at + 1]?.split('\n') ?? [];
    return at % 2 === 0 && /^(?:local|worktree)$/.test(scope) && !LFS.test(value) ? [key] : [];
  });
}

/** Empty commands start nothing; in the environment, because a name may have any character. */
function switchOff(keys: readonly string[]): Record<string, string> {
  const first = Number(process.env['GIT_CONFIG_COUNT'] ?? 0) || 0;
  const pairs = keys.flatMap((key, at) => [
    [`GIT_CONFIG_KEY_${first + at}`, key],
    [`GIT_CONFIG_VALUE_${first + at}`, key.endsWith('.required') ? 'false' : ''],
  ]);
  return keys.length === 0 ? {} : { ...Object.fromEntries(pairs), GIT_CONFIG_COUNT: String(first + keys.length) };
}

function start(
  folder: string,
  args: string[],
  { timeout = READ_TIMEOUT_MS, input = '', encoding = 'utf8', env: more = {} }: Options,
): Promise<Run> {
  const env = {
    ...process.env,
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_SSH_COMMAND: process.env['GIT_SSH_COMMAND'] ?? 'ssh -o BatchMode=yes',
    LC_ALL: 'C',
    ...more,
  };
  const options = { cwd: folder, env, timeout, encoding, maxBuffer: 256 * 1024 * 1024 };
  return new Promise((done, reject) => {
    const child = execFile('git', [...SAFE, ...args], options, (error, stdout, stderr) => {
      if (error && 'syscall' in error) {
        reject(
          new ConfigError('git could not be started.', {
            fix: `install git, and run this command in a folder that exists (${(error as Error).message}).`,
          }),
        );
      } else done({ code: error ? (typeof error.code === 'number' ? error.code : 1) : 0, stdout, stderr });
    });
    // A git that refuses its arguments reads nothing.
    child.stdin?.on('error', () => {}).end(input);
  });
}

export function failure(problem: string, stderr: string): ConfigError {
  const words = oneLine(stderr.split('\n').find((row) => /^(fatal|error):/.test(row)) ?? stderr, 300);
  const fix = /dubious ownership/.test(stderr)
    ? 'mark the folder as yours: git config --global --add safe.directory <folder>.'
    : /not a git repository/.test(stderr)
      ? 'run it in a clone (git clone, or git init and a commit), or leave the ref out.'
      : /shallow|not our ref|neither in/.test(`${stderr}${problem}`)
        ? 'check its spelling, or fetch it first (actions/checkout: fetch-depth: 0).'
        : 'read the message of git, and correct what it names.';
  return new ConfigError(`${problem}${words ? ` (git: ${words})` : ''}.`, { fix });
}
