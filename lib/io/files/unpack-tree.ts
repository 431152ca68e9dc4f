/** The files of a commit → the same files in a folder: those that a checkout still has come from there, and only the others are asked for. */
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { RefTree, TreeEntry } from '../../contract/ports/ref-tree.js';
import { isSkipped } from './walk-tree.js';

/** Each costs a request. */
const MOST_ASKED = 400;

interface Unpacking {
  /** The folder from which the tree's paths are. */
  checkout: string;
  /** The same folder in the copy. */
  target: string;
  wanted(path: string): boolean;
  /** Of these files, whose text matters: of the others it is enough that they are there. */
  read(paths: readonly string[]): (path: string) => boolean;
}

/** False: there is no such file, or too many are not as in the checkout. */
export async function unpackTree(tree: RefTree, { checkout, target, wanted, read }: Unpacking): Promise<boolean> {
  const listed = (await tree.entries?.()) ?? (await tree.list()).map((path) => ({ path, hash: '', mode: '100644' }));
  const entries = listed.filter(({ path }) => wanted(path) && !path.split('/').some(isSkipped));
  for (const folder of new Set(entries.map(({ path }) => dirname(join(target, path)))))
    mkdirSync(folder, { recursive: true });
  const changed = entries.filter((entry) => !takeOver(entry, join(checkout, entry.path), join(target, entry.path)));
  const isRead = read(entries.map(({ path }) => path));
  const files = changed.filter(({ mode }) => mode.startsWith('100'));
  const asked = files.filter(({ path }) => isRead(path));
  if (entries.length === 0 || asked.length > MOST_ASKED) return false;
  for (const { path, mode } of files) {
    const text = isRead(path) ? await tree.read(path) : '';
    if (text === null) continue;
    writeFileSync(join(target, path), text);
    if (mode === '100755') chmodSync(join(target, path), 0o755);
  }
  return true;
}

/** True where the checkout has the very same. Synchronous, because a turn of the thread pool costs more than a small file. */
function takeOver({ hash, mode }: TreeEntry, from: string, to: string): boolean {
  const facts = lstatSync(from, { throwIfNoEntry: false });
  const isLink = facts?.isSymbolicLink() === true;
  if (!facts || isLink !== (mode === '120000') || !(isLink || facts.isFile())) return false;
  const bytes = isLink ? Buffer.from(readlinkSync(from)) : readFileSync(from);
  if (hashBlob(bytes, hash.length === 64 ? 'sha256' : 'sha1') !== hash) return false;
  if (isLink) symlinkSync(bytes.toString(), to);
  else linkOrCopy(from, to);
  return true;
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // The two are on different disks.
    copyFileSync(from, to);
  }
}

const hashBlob = (bytes: Buffer, algorithm: string): string =>
  createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
