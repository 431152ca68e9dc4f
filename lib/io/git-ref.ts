/** The name of a ref → its commit: branches as the origin has them, everything else as git reads it; at most one fetch. */
import { ConfigError } from '../input/config-error.js';
import { suggest } from '../input/suggest.js';
import { oneLine } from '../text/escape.js';
import { FETCH_TIMEOUT_MS, failure, git, type Run } from './git-run.js';

export interface ResolvedRef {
  sha: string;
  /** The name that was resolved: `origin/main`, `main`, or `FETCH_HEAD` after the fetch. */
  resolved: string;
  /** As people are to know it: absent where what they wrote can mean nothing else. */
  name?: string;
  /** The commit that is checked out; null: there is none yet. */
  head: string | null;
}

export function checkRef(ref: string): void {
  if (/^[\p{L}\p{N}_@][\p{L}\p{M}\p{N}_./@~^{}+#%,=-]*$/u.test(ref) && ref.length <= 250) return;
  throw new ConfigError(`'${oneLine(ref, 80)}' is not the name of a ref.`, {
    fix: 'name a branch, a tag or a commit.',
  });
}

/** `HEAD~1`, `main^2`, `main@{1.day.ago}`, `@`, `FETCH_HEAD`: only this clone knows what they mean, and no origin has them. */
export function isOfClone(ref: string): boolean {
  return /[~^]|@\{/.test(ref) || /^(@|HEAD|[A-Z]+_HEAD)$/.test(ref) || ref.startsWith('origin/');
}

/** Could the origin have a branch of this name? `origin/main` and `refs/heads/main` say already where to look. */
const mayBeBranch = (ref: string) =>
  !isOfClone(ref) && !ref.startsWith('refs/') && !/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(ref);

/** A branch: origin/REF, then REF. What is a tag or the start of a commit's hash is not a branch. Then one fetch, of what can be fetched. */
export async function resolveRef(folder: string, ref: string): Promise<ResolvedRef> {
  const names = [ref, `refs/tags/${ref}`, `refs/remotes/origin/${ref}`, 'HEAD'];
  const [plain = null, tag, remote, head = null] = await parseCommits(folder, names);
  const isHash = plain !== null && /^[0-9a-f]{4,}$/i.test(ref) && plain.startsWith(ref.toLowerCase());
  if (remote && mayBeBranch(ref) && !isHash && !tag) {
    const resolved = `origin/${ref}`;
    // A branch of this clone that is behind, or ahead, is not meant.
    return { sha: remote, resolved, ...(plain && plain !== remote ? { name: resolved } : {}), head };
  }
  if (plain) return { sha: plain, resolved: ref, head };
  await findRoot(folder);
  if (isOfClone(ref) && !ref.startsWith('origin/')) throw await notInClone(folder, ref, null);
  const fetched = await fetchRef(folder, ref);
  const [sha] = fetched.code === 0 ? await parseCommits(folder, ['FETCH_HEAD']) : [];
  if (sha) return { sha, resolved: 'FETCH_HEAD', head };
  throw await notInClone(folder, ref, fetched.stderr);
}

export async function findRoot(folder: string): Promise<string> {
  const found = await git(folder, ['rev-parse', '--show-toplevel']);
  if (found.code === 0) return found.stdout.replace(/\n$/, '');
  throw failure(`${folder} is not in a git repository that can be read`, found.stderr);
}

async function notInClone(root: string, ref: string, stderr: string | null): Promise<ConfigError> {
  const where = stderr === null ? 'is not in this clone' : 'is neither in this clone nor at its origin';
  if (await isShallow(root)) {
    return new ConfigError(`The ref '${ref}' ${where}. The clone is shallow: it has only the newest commits.`, {
      fix: 'check its spelling, or clone with more history (actions/checkout: fetch-depth: 0; elsewhere: git fetch --unshallow).',
    });
  }
  const near = suggest(ref, await listBranches(root));
  if (near !== null) return new ConfigError(`The ref '${ref}' ${where}.`, { fix: `Did you mean ${near}?` });
  if (stderr !== null && !/couldn't find remote ref|invalid refspec/.test(stderr))
    return failure(`The ref '${ref}' ${where}`, stderr);
  return new ConfigError(`The ref '${ref}' ${where}.`, {
    fix: 'check its spelling, or fetch it first (actions/checkout: fetch-depth: 0).',
  });
}

/** The commit of each name, by one start of git; null: the repository has none of this name. */
export async function parseCommits(root: string, names: readonly string[]): Promise<(string | null)[]> {
  const input = names.map((name) => `${name}^{commit}\n`).join('');
  const rows = (await git(root, ['cat-file', '--batch-check'], { input })).stdout.split('\n');
  return names.map((_, index) => /^([0-9a-f]{40,64}) commit /.exec(rows[index] ?? '')?.[1] ?? null);
}

async function listBranches(root: string): Promise<string[]> {
  const { stdout } = await git(root, [
    'for-each-ref',
    '--format=%(refname:lstrip=2)',
    'refs/heads',
    'refs/remotes',
    'refs/tags',
  ]);
  return stdout.split('\n').filter(Boolean);
}

async function isShallow(root: string): Promise<boolean> {
  return (await git(root, ['rev-parse', '--is-shallow-repository'])).stdout.trim() === 'true';
}

async function fetchRef(root: string, ref: string): Promise<Run> {
  // --depth=1 in a whole clone would make it a shallow one.
  const depth = (await isShallow(root)) ? ['--depth=1'] : [];
  const name = ref.replace(/^origin\//, '');
  // The repository may name another program for the other side (`remote.origin.uploadpack`).
  const options = ['--upload-pack=git-upload-pack', '--no-tags', '--no-recurse-submodules', '--quiet', ...depth];
  return git(root, ['fetch', ...options, '--end-of-options', 'origin', name], { timeout: FETCH_TIMEOUT_MS });
}
