/** Reads one file at a git ref, and what changed since one. No shell, no hooks, no prompts; at most one fetch. */
import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { ConfigError } from '../config-error.js';
import { oneLine } from '../report/escape.js';

export interface FileAtRef {
  /** Null: the ref is good and has no such file. */
  text: string | null;
  sha: string;
  /** What resolved: `origin/main`, `main`, or `FETCH_HEAD` after the fetch. */
  resolved: string;
}

/** A repository's own configuration must not start programs here, nor may git ask anybody anything. */
const SAFE = ['core.hooksPath=/dev/null', 'core.fsmonitor=false', 'gc.auto=0', 'protocol.ext.allow=never'].flatMap(
  (setting) => ['-c', setting],
);
const READ_TIMEOUT_MS = 60_000;
const FETCH_TIMEOUT_MS = 120_000;

/** `file` is absolute or relative to `folder`; its path is taken from the repository's root. An unknown ref is a ConfigError, never an absent file. */
export async function readAtRef(folder: string, ref: string, file: string): Promise<FileAtRef> {
  checkRef(ref);
  const root = await findRoot(folder);
  const path = relative(root, resolve(await realpath(folder), file))
    .split(sep)
    .join('/');
  if (path === '' || path.startsWith('../') || isAbsolute(path)) {
    throw new ConfigError(`This file lies outside the repository ${root}, so no ref has it.`, {
      file,
      fix: 'name a file of the repository, or use --ref-baseline.',
    });
  }
  const { sha, resolved } = await resolveRef(root, ref);
  // ls-tree tells an absent file from a broken repository; `git show` fails alike for both.
  const listed = await git(root, ['ls-tree', '-z', sha, '--', `:(literal)${path}`]);
  if (listed.code !== 0) throw failure(`git cannot read ${ref}`, listed.stderr);
  const [mode, type, object] = listed.stdout.split('\t')[0]?.split(' ') ?? [];
  if (!object) return { text: null, sha, resolved };
  if (type !== 'blob' || mode === '120000') {
    throw new ConfigError(`At ${ref} this is not a file.`, {
      file: path,
      fix: 'name the file itself, not a link or a folder.',
    });
  }
  const shown = await git(root, ['cat-file', 'blob', object]);
  if (shown.code !== 0) throw failure(`git cannot read ${path} at ${ref}`, shown.stderr);
  return { text: shown.stdout, sha, resolved };
}

/** Files below `folder` that differ from the ref (from where the branch left it), uncommitted and new ones included. Absolute paths. */
export async function changedFiles(folder: string, ref: string): Promise<string[]> {
  checkRef(ref);
  const { sha } = await resolveRef(await findRoot(folder), ref);
  const base = await git(folder, ['merge-base', sha, 'HEAD']);
  const from = base.code === 0 ? base.stdout.trim() : sha;
  const changed = await git(folder, [
    'diff',
    '--name-only',
    '--no-renames',
    '--no-ext-diff',
    '--relative',
    '-z',
    from,
    '--',
  ]);
  const fresh = await git(folder, ['ls-files', '--others', '--exclude-standard', '-z']);
  const failed = [changed, fresh].find((run) => run.code !== 0);
  if (failed) throw failure(`git cannot tell what changed since ${ref}`, failed.stderr);
  const names = [...changed.stdout.split('\0'), ...fresh.stdout.split('\0')].filter(Boolean);
  return [...new Set(names)].sort().map((name) => resolve(folder, name));
}

function checkRef(ref: string): void {
  if (/^[A-Za-z0-9_@][\w./@~^{}+#%,=-]*$/.test(ref) && ref.length <= 250) return;
  throw new ConfigError(`'${oneLine(ref, 80)}' is not the name of a ref.`, {
    fix: 'name a branch, a tag or a commit.',
  });
}

async function findRoot(folder: string): Promise<string> {
  const found = await git(folder, ['rev-parse', '--show-toplevel']);
  if (found.code === 0) return found.stdout.replace(/\n$/, '');
  throw failure(`${folder} is not in a git repository that can be read`, found.stderr);
}

/** origin/REF, then REF, then one fetch of REF. */
async function resolveRef(root: string, ref: string): Promise<{ sha: string; resolved: string }> {
  for (const name of [`refs/remotes/origin/${ref}`, ref]) {
    const sha = await parseCommit(root, name);
    if (sha) return { sha, resolved: name.replace(/^refs\/remotes\//, '') };
  }
  const fetched = await fetchRef(root, ref);
  const sha = fetched.code === 0 ? await parseCommit(root, 'FETCH_HEAD') : null;
  if (sha) return { sha, resolved: 'FETCH_HEAD' };
  throw failure(`The ref '${ref}' is neither in this clone nor at its origin`, fetched.stderr);
}

async function parseCommit(root: string, name: string): Promise<string | null> {
  const parsed = await git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
  const sha = parsed.stdout.trim();
  return parsed.code === 0 && /^[0-9a-f]{40,64}$/.test(sha) ? sha : null;
}

async function fetchRef(root: string, ref: string): Promise<Run> {
  const shallow = await git(root, ['rev-parse', '--is-shallow-repository']);
  // --depth=1 in a whole clone would make it a shallow one.
  const depth = shallow.stdout.trim() === 'true' ? ['--depth=1'] : [];
  const name = ref.replace(/^origin\//, '');
  const options = ['--no-tags', '--no-recurse-submodules', '--quiet', ...depth];
  return git(root, ['fetch', ...options, '--end-of-options', 'origin', name], FETCH_TIMEOUT_MS);
}

interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

function git(folder: string, args: string[], timeout = READ_TIMEOUT_MS): Promise<Run> {
  const env = {
    ...process.env,
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_SSH_COMMAND: process.env['GIT_SSH_COMMAND'] ?? 'ssh -o BatchMode=yes',
    LC_ALL: 'C',
  };
  const options = { cwd: folder, env, timeout, maxBuffer: 256 * 1024 * 1024 };
  return new Promise((done, reject) => {
    const child = execFile('git', [...SAFE, ...args], options, (error, stdout, stderr) => {
      if (error && 'syscall' in error) {
        reject(
          new ConfigError('git could not be started.', {
            fix: `install git, and run in a folder that exists (${(error as Error).message}).`,
          }),
        );
      } else done({ code: error ? (typeof error.code === 'number' ? error.code : 1) : 0, stdout, stderr });
    });
    child.stdin?.end();
  });
}

function failure(problem: string, stderr: string): ConfigError {
  const words = oneLine(stderr.split('\n').find((row) => /^(fatal|error):/.test(row)) ?? stderr, 300);
  const fix = /dubious ownership/.test(stderr)
    ? 'mark the folder as yours: git config --global --add safe.directory <folder>.'
    : /shallow|not our ref|couldn't find remote ref|neither in/.test(`${stderr}${problem}`)
      ? 'check its spelling, or fetch it first (actions/checkout: fetch-depth: 0).'
      : 'see what git says.';
  return new ConfigError(`${problem}${words ? ` (git: ${words})` : ''}.`, { fix });
}
