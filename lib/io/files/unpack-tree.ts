/** The files of a commit → the same files in a folder: those that a checkout still has come from there, and only the others are asked for. */
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
import { ConfigError } from '../../input/config-error.js';
import { hashBlob } from '../git-objects.js';
import { isSkipped, listTree } from './walk-tree.js';

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

/** False: there is no such file. Where too many would have to be asked for, a ConfigError says so. */
export async function unpackTree(tree: RefTree, { checkout, target, wanted, read }: Unpacking): Promise<boolean> {
  const listed = (await tree.entries?.()) ?? (await tree.list()).map((path) => ({ path, hash: '', mode: '100644' }));
  const entries = listed.filter(({ path }) => wanted(path) && !path.split('/').some(isSkipped));
  for (const folder of new Set(entries.map(({ path }) => dirname(join(target, path)))))
    mkdirSync(folder, { recursive: true });
  const isRead = read(entries.map(({ path }) => path));
  const isAsked = ({ path, mode }: TreeEntry) => mode.startsWith('100') && isRead(path);
  let changed = entries.filter((entry) => !takeOver(entry, join(checkout, entry.path), join(target, entry.path)));
  if (changed.filter(isAsked).length > MOST_ASKED) {
    // A folder was moved, most likely: the same bytes stand elsewhere.
    const places = await findMoved(checkout, new Set(entries.map(({ path }) => path)));
    changed = changed.filter((entry) => {
      const from = places.get(entry.hash);
      return from === undefined || !takeOver(entry, from, join(target, entry.path));
    });
  }
  const asked = changed.filter(isAsked).length;
  if (asked > MOST_ASKED)
    throw new ConfigError(
      `${asked} files that declare or belong to something differ, more than the ${MOST_ASKED} that are read.`,
      {
        fix: 'compare with a commit that is nearer, or make the change in smaller steps.',
      },
    );
  const files = changed.filter(({ mode }) => mode.startsWith('100'));
  const texts = await tree.readAll?.(files.filter(isAsked).map(({ path }) => path));
  for (const { path, mode } of files) {
    const text = isRead(path) ? (texts?.get(path) ?? (await tree.read(path))) : '';
    if (text === null) continue;
    writeFileSync(join(target, path), text);
    if (mode === '100755') chmodSync(join(target, path), 0o755);
  }
  return entries.length > 0;
}

/** {git's hash: the file} of what the checkout has in places that the tree does not know. */
async function findMoved(checkout: string, known: ReadonlySet<string>): Promise<Map<string, string>> {
  const paths = (await listTree(checkout, '.')).filter((path) => !known.has(path)).map((path) => join(checkout, path));
  return new Map(paths.map((path) => [hashBlob(readFileSync(path)), path]));
}

/** True where the checkout has the very same. Synchronous, because a turn of the thread pool costs more than a small file. */
function takeOver({ hash, mode }: TreeEntry, from: string, to: string): boolean {
  const facts = lstatSync(from, { throwIfNoEntry: false });
  const isLink = facts?.isSymbolicLink() === true;
  if (!facts || isLink !== (mode === '120000') || !(isLink || facts.isFile())) return false;
  const bytes = isLink ? Buffer.from(readlinkSync(from)) : readFileSync(from);
  if (hashBlob(bytes, hash) !== hash) return false;
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
