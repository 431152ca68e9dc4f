/** What GitHub's API says of commits and files, read from a real git repository; null where it has none such. */
import { spawnSync } from 'node:child_process';

const SHA = /^[0-9a-f]{40}$/;
/** What was read of commits by their whole names, which no other repository can have differently. */
const known = new Map<string, string>();

function read(folder: string | null, args: string[], revisions: readonly string[]): string | null {
  if (folder === null) return null;
  const key = revisions.every((name) => SHA.test(name)) ? args.join('\0') : null;
  const before = key === null ? undefined : known.get(key);
  if (before !== undefined) return before;
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  if (status !== 0) return null;
  if (key !== null) known.set(key, stdout);
  return stdout;
}

export function findCommit(folder: string | null, ref: string): { sha: string; parents: string[] } | null {
  const found = read(folder, ['log', '-1', '--format=%H %P', '--end-of-options', `${ref}^{commit}`, '--'], [ref]);
  const [sha = '', ...parents] = found?.trim().split(' ') ?? [];
  return SHA.test(sha) ? { sha, parents } : null;
}

export const findMergeBase = (folder: string | null, one: string, other: string): string | null =>
  read(folder, ['merge-base', one, other], [one, other])?.trim() ?? null;

export const readFileAt = (folder: string | null, sha: string, path: string): string | null =>
  read(folder, ['cat-file', 'blob', `${sha}:${path}`], [sha]);

export const readObject = (folder: string | null, oid: string): string | null =>
  read(folder, ['cat-file', 'blob', oid], [oid]);

/** As in a tree of the API: submodules are commits. */
export function listTree(
  folder: string | null,
  sha: string,
): { path: string; mode: string; type: string; sha: string }[] {
  const rows = read(folder, ['ls-tree', '-r', '-z', '--full-tree', sha], [sha])?.split('\0') ?? [];
  return rows.flatMap((row) => {
    const [, mode, type, object, path] = /^(\d+) (\w+) (\w+)\t(.+)$/s.exec(row) ?? [];
    return path === undefined ? [] : [{ path, mode: mode ?? '', type: type ?? '', sha: object ?? '' }];
  });
}

/** Files that have another name in the second commit, as a comparison of the API lists them. */
export function listRenames(folder: string | null, base: string, head: string) {
  const parts =
    read(folder, ['diff', '-M40%', '--diff-filter=R', '--name-status', '-z', base, head], [base, head])?.split('\0') ??
    [];
  const rows = Array.from({ length: Math.floor(parts.length / 3) }, (_, n) => parts.slice(n * 3, n * 3 + 3));
  return rows.map(([, previous_filename, filename]) => ({ status: 'renamed', filename, previous_filename }));
}
