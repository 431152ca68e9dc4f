/** The files of a git ref, and what changed since one. */
import { realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { RefTree, TreeEntry } from '../contract/ports/ref-tree.js';
import { ConfigError } from '../input/config-error.js';
import { listEntries, readListed, readObjects } from './git-objects.js';
import { checkRef, findRoot, parseCommits, type ResolvedRef, resolveRef } from './git-ref.js';
import { failure, git } from './git-run.js';

/** Paths are absolute or relative to `folder`. An unknown ref is a ConfigError, never a tree without files. */
export async function openAtRef(folder: string, ref: string): Promise<RefTree & ResolvedRef> {
  checkRef(ref);
  const root = await findRoot(folder);
  return openCommit({ root, from: await realpath(folder), ref }, await resolveRef(root, ref));
}

/** Paths are absolute or relative to `from`. */
interface Place {
  root: string;
  from: string;
  /** For messages. */
  ref: string;
}

function openCommit({ root, from, ref }: Place, found: ResolvedRef): RefTree & ResolvedRef {
  const { sha, head } = found;
  let listed: Promise<TreeEntry[]> | null = null;
  /** A commit stays what it is. */
  const entries = () => {
    listed ??= listEntries(root, ref, sha).then((all) =>
      all.map((one) => ({ ...one, path: toPosix(relative(from, resolve(root, one.path))) })),
    );
    return listed;
  };
  return {
    ...found,
    is_head: head === sha,
    async read(file) {
      const path = inRepository(root, from, file);
      const own = toPosix(relative(from, resolve(root, path)));
      const all = await entries();
      const known = all.find((one) => one.path === own);
      if (known?.mode.startsWith('100')) return readListed(root, ref, path, known);
      if (!known && !all.some((one) => one.path.startsWith(`${own}/`))) return null;
      throw new ConfigError(`At ${ref} this is not a file.`, {
        file: path,
        fix: 'name the file itself, not a link or a folder.',
      });
    },
    async readAll(files) {
      const wanted = new Set(files);
      return readObjects(
        root,
        (await entries()).filter(({ path, mode }) => wanted.has(path) && mode.startsWith('100')),
      );
    },
    // Neither links nor submodules: only a file's own text is read.
    list: async () => (await entries()).flatMap(({ mode, path }) => (mode.startsWith('100') ? [path] : [])),
    entries,
    async began() {
      const base = await mergeBase(root, sha);
      return base === null || base === sha
        ? null
        : openCommit({ root, from, ref: base }, { sha: base, resolved: base, head });
    },
    async former(file) {
      const then = (await listRenames(root, sha)).get(inRepository(root, from, file));
      return then === undefined ? null : toPosix(relative(from, resolve(root, then)));
    },
  };
}

/** The files of now that had another name at a commit, by their names of now. What git does not know yet counts as new. */
async function listRenames(root: string, sha: string): Promise<Map<string, string>> {
  const options = ['--find-renames=40%', '--diff-filter=R', '--name-status', '--no-ext-diff', '--no-textconv', '-z'];
  const { code, stdout } = await git(root, ['diff', ...options, sha, '--']);
  const parts = code === 0 ? stdout.split('\0') : [];
  const renamed = new Map<string, string>();
  for (let at = 0; at + 2 < parts.length; at += 3) renamed.set(parts[at + 2] ?? '', parts[at + 1] ?? '');
  return renamed;
}

/** The commit of a submodule at a ref of the repository around it; null: it has none there. */
export async function readSubmoduleCommit(root: string, ref: string, path: string): Promise<string | null> {
  checkRef(ref);
  const { sha } = await resolveRef(root, ref);
  const listed = await git(root, ['ls-tree', '-z', sha, '--', `:(literal)${path}`]);
  if (listed.code !== 0) throw failure(`git cannot read ${ref}`, listed.stderr);
  return /^160000 commit ([0-9a-f]{40,64})\t/.exec(listed.stdout)?.[1] ?? null;
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
  const { sha } = await resolveRef(folder, ref);
  return changedSince(folder, { sha: (await mergeBase(folder, sha)) ?? sha, name: ref });
}

/** The same since a commit that is known. */
export async function changedSince(folder: string, { sha, name }: Base): Promise<string[]> {
  const options = ['--name-only', '--no-renames', '--no-ext-diff', '--relative', '-z'];
  const runs = await Promise.all([
    git(folder, ['diff', ...options, sha, '--']),
    git(folder, ['ls-files', '--others', '--exclude-standard', '-z']),
  ]);
  const failed = runs.find((run) => run.code !== 0);
  if (failed) throw failure(`git cannot list the files that changed since ${name}`, failed.stderr);
  const names = runs.flatMap(({ stdout }) => stdout.split('\0')).filter(Boolean);
  return [...new Set(names)].sort().map((name) => resolve(folder, name));
}

/** Files below `folder` whose executable bit is another since a commit, relative to it; git knows which disks have none. */
export async function listModeChanges(folder: string, { sha, name }: Base): Promise<string[]> {
  const options = ['--raw', '--no-renames', '--no-ext-diff', '--relative', '-z'];
  const { code, stdout, stderr } = await git(folder, ['diff', ...options, sha, '--']);
  if (code !== 0) throw failure(`git cannot list the files that changed since ${name}`, stderr);
  return [...stdout.matchAll(/:100(\d+) 100(?!\1)\d+ [^\0]*\0([^\0]+)\0/g)].map(([, , path = '']) => path);
}

export interface Base {
  sha: string;
  name: string;
}

/** Where the branch left the ref, or its upstream where none is named; else the last commit. null: no repository or no commit. An unknown ref is a ConfigError. */
export async function findBase(folder: string, ref: string | null): Promise<Base | null> {
  if (ref !== null) {
    checkRef(ref);
    const { sha, resolved } = await resolveRef(folder, ref);
    return { sha: (await mergeBase(folder, sha)) ?? sha, name: resolved };
  }
  const names = ['origin/HEAD', 'origin/main', 'origin/master', 'HEAD'];
  const commits = await parseCommits(folder, names);
  const at = commits.findIndex((sha) => sha !== null);
  const [sha, name, head] = [commits[at], names[at], commits.at(-1)];
  if (!sha || !name) return null;
  return { sha: sha === head ? sha : ((await mergeBase(folder, sha)) ?? sha), name };
}

async function mergeBase(folder: string, sha: string): Promise<string | null> {
  const base = await git(folder, ['merge-base', sha, 'HEAD']);
  return base.code === 0 ? base.stdout.trim() : null;
}

export interface HeadCommit {
  sha: string;
  /** What it was made of: two for a merge. A shallow clone knows their names, if not the commits. */
  parents: readonly string[];
}

/** The commit that is checked out; null: no repository, or no commit yet. In a container the files belong to another user: only a commit is read. */
export async function readHeadCommit(folder: string): Promise<HeadCommit | null> {
  const { code, stdout } = await git(folder, ['-c', 'safe.directory=*', 'log', '-1', '--format=raw', '--no-color']);
  const sha = /^commit ([0-9a-f]{40,64})$/m.exec(stdout)?.[1];
  if (code !== 0 || sha === undefined) return null;
  return { sha, parents: [...stdout.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, parent = '']) => parent) };
}

/** Where HEAD and a ref parted; null where this clone does not reach so far back. An unknown ref is a ConfigError. */
export async function findMergeBase(folder: string, ref: string, kind?: 'branch'): Promise<string | null> {
  checkRef(ref);
  // A tag may have its name.
  const all = kind ? await parseCommits(folder, [`refs/remotes/origin/${ref}`, `refs/heads/${ref}`]) : [];
  const sha = all.find((one) => one !== null) ?? (await resolveRef(folder, ref)).sha;
  return mergeBase(folder, sha);
}
