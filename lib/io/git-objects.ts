/** A commit that a clone has → its files, and their texts. Paths are from the repository's root. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TreeEntry } from '../contract/ports/ref-tree.js';
import { failure, git } from './git-run.js';

/** Where the checkout still has the very bytes of an object, git need not be started for them. */
export async function readListed(root: string, ref: string, path: string, { hash }: TreeEntry): Promise<string> {
  const bytes = await readFile(join(root, path)).catch(() => null);
  return bytes && hashBlob(bytes, hash) === hash ? bytes.toString('utf8') : readObject(root, ref, path, hash);
}

/** As git has it: by SHA-256 where the other hash is one of that length. */
export const hashBlob = (bytes: Buffer, like = ''): string =>
  createHash(like.length === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');

async function readObject(root: string, ref: string, path: string, object: string): Promise<string> {
  const shown = await git(root, ['cat-file', 'blob', object]);
  if (shown.code !== 0) throw failure(`git cannot read ${path} at ${ref}`, shown.stderr);
  return shown.stdout;
}

/** By one start of git. What it does not print is left out. */
export async function readObjects(root: string, entries: readonly TreeEntry[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  if (entries.length === 0) return texts;
  const input = entries.map(({ hash }) => `${hash}\n`).join('');
  // A character of it is a byte, of which each object says how many it has.
  const { stdout } = await git(root, ['cat-file', '--batch'], { input, encoding: 'latin1' });
  let at = 0;
  for (const { path, hash } of entries) {
    const end = stdout.indexOf('\n', at);
    const size = /^\S+ blob (\d+)$/.exec(stdout.slice(at, Math.max(end, at)))?.[1];
    if (size === undefined || !stdout.startsWith(hash, at)) return texts;
    texts.set(path, Buffer.from(stdout.slice(end + 1, end + 1 + Number(size)), 'latin1').toString('utf8'));
    at = end + 2 + Number(size);
  }
  return texts;
}

export async function listEntries(root: string, ref: string, sha: string): Promise<TreeEntry[]> {
  const listed = await git(root, ['ls-tree', '-r', '-z', '--full-tree', sha]);
  if (listed.code !== 0) throw failure(`git cannot list ${ref}`, listed.stderr);
  return listed.stdout.split('\0').flatMap((row) => {
    const [, mode = '', hash = '', path] = /^(\d+) blob (\S+)\t(.+)$/s.exec(row) ?? [];
    return path === undefined ? [] : [{ path, hash, mode }];
  });
}
