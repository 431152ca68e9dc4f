/** The files of a git ref, and what changed since one. */
import { realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { RefTree } from '../contract/ports/ref-tree.js';
import { ConfigError } from '../input/config-error.js';
import { checkRef, parseCommit, type ResolvedRef, resolveRef } from './git-ref.js';
import { failure, git } from './git-run.js';

/** Paths are absolute or relative to `folder`. An unknown ref is a ConfigError, never a tree without files. */
export async function openAtRef(folder: string, ref: string): Promise<RefTree & ResolvedRef> {
  checkRef(ref);
  const root = await findRoot(folder);
  const from = await realpath(folder);
  const found = await resolveRef(root, ref);
  return {
    ...found,
    read: (file) => readBlob(root, ref, found.sha, inRepository(root, from, file)),
    async list() {
      const listed = await git(root, ['ls-tree', '-r', '-z', '--full-tree', found.sha]);
      if (listed.code !== 0) throw failure(`git cannot list ${ref}`, listed.stderr);
      // Neither links nor submodules: only a file's own text is read.
      const paths = listed.stdout.split('\0').flatMap((row) => /^100\d+ blob \S+\t(.+)$/s.exec(row)?.[1] ?? []);
      return paths.map((path) => toPosix(relative(from, resolve(root, path))));
    },
  };
}

async function readBlob(root: string, ref: string, sha: string, path: string): Promise<string | null> {
  // ls-tree distinguishes an absent file from a broken repository; `git show` fails the same way for both.
  const listed = await git(root, ['ls-tree', '-z', sha, '--', `:(literal)${path}`]);
  if (listed.code !== 0) throw failure(`git cannot read ${ref}`, listed.stderr);
  const [mode, type, object] = listed.stdout.split('\t')[0]?.split(' ') ?? [];
  if (!object) return null;
  if (type !== 'blob' || mode === '120000') {
    throw new ConfigError(`At ${ref} this is not a file.`, {
      file: path,
      fix: 'name the file itself, not a link or a folder.',
    });
  }
  const shown = await git(root, ['cat-file', 'blob', object]);
  if (shown.code !== 0) throw failure(`git cannot read ${path} at ${ref}`, shown.stderr);
  return shown.stdout;
}

function inRepository(root: string, from: string, file: string): string {
  const path = toPosix(relative(root, resolve(from, file)));
  if (path !== '' && !path.startsWith('../') && !isAbsolute(path)) return path;
  throw new ConfigError(`This file is outside the repository ${root}, so no ref contains it.`, {
    file,
    fix: 'name a file of the repository, or use --ref-baseline.',
  });
}

const toPosix = (path: string) => path.split(sep).join('/');

/** Files below `folder` that differ from the ref (from where the branch left it), uncommitted and new ones included. Absolute paths. */
export async function changedFiles(folder: string, ref: string): Promise<string[]> {
  checkRef(ref);
  const { sha } = await resolveRef(await findRoot(folder), ref);
  const from = await mergeBase(folder, sha);
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
  if (failed) throw failure(`git cannot list the files that changed since ${ref}`, failed.stderr);
  const names = [...changed.stdout.split('\0'), ...fresh.stdout.split('\0')].filter(Boolean);
  return [...new Set(names)].sort().map((name) => resolve(folder, name));
}

/** Where the branch left the ref, or its upstream where none is named; else the last commit. null: no repository or no commit. An unknown ref is a ConfigError. */
export async function findBase(folder: string, ref: string | null): Promise<{ sha: string; name: string } | null> {
  if (ref !== null) {
    const { sha, resolved } = await resolveRef(await findRoot(folder), ref);
    return { sha: await mergeBase(folder, sha), name: resolved };
  }
  const names = ['origin/HEAD', 'origin/main', 'origin/master', 'HEAD'];
  for (const name of names) {
    const sha = await parseCommit(folder, name);
    if (sha === null) continue;
    return { sha: await mergeBase(folder, sha), name };
  }
  return null;
}

async function mergeBase(folder: string, sha: string): Promise<string> {
  const base = await git(folder, ['merge-base', sha, 'HEAD']);
  return base.code === 0 ? base.stdout.trim() : sha;
}

async function findRoot(folder: string): Promise<string> {
  const found = await git(folder, ['rev-parse', '--show-toplevel']);
  if (found.code === 0) return found.stdout.replace(/\n$/, '');
  throw failure(`${folder} is not in a git repository that can be read`, found.stderr);
}

/** The commit that is checked out; null: no repository, or no commit yet. */
export async function readHeadCommit(folder: string): Promise<string | null> {
  const { code, stdout } = await git(folder, ['rev-parse', '--verify', '-q', 'HEAD^{commit}']);
  return code === 0 ? stdout.trim() : null;
}
