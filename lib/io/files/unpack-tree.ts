/** The files of a commit → what a checkout no longer has of them, and the same files in a folder: only what differs is asked for. */
import {
  chmodSync,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { RefTree, TreeEntry } from '../../contract/ports/ref-tree.js';
import { ConfigError } from '../../input/config-error.js';
import { hashBlob } from '../git-objects.js';
import { isSkipped, listTree } from './walk-tree.js';

/** Each costs a request. */
const MOST_ASKED = 400;

/** A commit's files below a folder, beside those of a checkout. */
export interface ComparedTree {
  entries: TreeEntry[];
  /** Of which the checkout has not the very same in the same place. */
  changed: TreeEntry[];
  /** The checkout has them all, and no others. */
  is_same: boolean;
  /** Of what did not change. */
  bytes: number;
}

/** checkout: the folder from which the tree's paths are. above: '' or `../..`: all below that one counts. */
export async function compareTree(tree: RefTree, checkout: string, above: string): Promise<ComparedTree> {
  const listed = (await tree.entries?.()) ?? (await tree.list()).map((path) => ({ path, hash: '', mode: '100644' }));
  const isWanted = (path: string) => (above === '' ? !path.startsWith('../') : !path.startsWith(`${above}/../`));
  const entries = listed.filter(({ path }) => isWanted(path) && !path.split('/').some(isSkipped));
  let bytes = 0;
  const changed = entries.filter((entry) => {
    const found = readSame(entry, join(checkout, entry.path));
    bytes += found?.length ?? 0;
    return found === null;
  });
  const is_same = changed.length === 0 && countFiles(join(checkout, above), entries.length) === entries.length;
  return { entries, changed, is_same, bytes };
}

/** Of links, which lead anywhere, each is one; some number above `most` where there are more, NaN where a folder cannot be read. */
function countFiles(folder: string, most: number): number {
  let count = 0;
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (count > most) break;
      if (!isSkipped(entry.name)) count += entry.isDirectory() ? countFiles(join(folder, entry.name), most - count) : 1;
    }
    return count;
  } catch {
    return Number.NaN;
  }
}

interface Unpacking {
  checkout: string;
  /** The same folder in the copy. */
  target: string;
  /** Of these files, whose text matters: of the others it is enough that they are there. */
  read(paths: readonly string[]): (path: string) => boolean;
}

/** Where too many would have to be asked for, a ConfigError says so. */
export async function unpackTree(
  tree: RefTree,
  { entries, ...compared }: Pick<ComparedTree, 'entries' | 'changed'>,
  { checkout, target, read }: Unpacking,
): Promise<void> {
  for (const folder of new Set(entries.map(({ path }) => dirname(join(target, path)))))
    mkdirSync(folder, { recursive: true });
  const isRead = read(entries.map(({ path }) => path));
  const isAsked = ({ path, mode }: TreeEntry) => mode.startsWith('100') && isRead(path);
  let { changed } = compared;
  const left = new Set(changed);
  for (const entry of entries) if (!left.has(entry)) takeOver(entry, join(checkout, entry.path), target);
  if (changed.filter(isAsked).length > MOST_ASKED) {
    // A folder was moved, most likely: the same bytes stand elsewhere.
    const places = await findMoved(checkout, new Set(entries.map(({ path }) => path)));
    changed = changed.filter((entry) => {
      const from = places.get(entry.hash);
      if (from === undefined || readSame(entry, from) === null) return true;
      takeOver(entry, from, target);
      return false;
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
  for (const link of changed.filter(({ mode }) => mode === '120000')) {
    const to = findTarget(link, entries);
    if (to !== null) symlinkSync(to, join(target, link.path));
  }
  const files = changed.filter(({ mode }) => mode.startsWith('100'));
  const texts = await tree.readAll?.(files.filter(isAsked).map(({ path }) => path));
  for (const { path, mode } of files) {
    const text = isRead(path) ? (texts?.get(path) ?? (await tree.read(path))) : '';
    if (text === null) continue;
    writeFileSync(join(target, path), text);
    if (mode === '100755') chmodSync(join(target, path), 0o755);
  }
}

/** Where a link of the commit leads, if to a file or folder of it: the hash tells, and nothing has to be asked for. */
function findTarget(link: TreeEntry, entries: readonly TreeEntry[]): string | null {
  const places = new Set<string>();
  for (const { path } of entries)
    for (let at = path; at !== '.' && !places.has(at); at = posix.dirname(at)) places.add(at);
  const isIt = (to: string) => hashBlob(Buffer.from(to), link.hash) === link.hash;
  for (const place of places) {
    const plain = posix.relative(posix.dirname(link.path), place);
    const found = [plain, `${plain}/`, `./${plain}`].find(isIt);
    if (found !== undefined) return found;
  }
  return null;
}

/** {git's hash: the file} of what the checkout has in places that the tree does not know. */
async function findMoved(checkout: string, known: ReadonlySet<string>): Promise<Map<string, string>> {
  const paths = (await listTree(checkout, '.')).filter((path) => !known.has(path)).map((path) => join(checkout, path));
  return new Map(paths.map((path) => [hashBlob(readFileSync(path)), path]));
}

/** The bytes of a file or link, where they are the very same. Synchronous, because a turn of the thread pool costs more than a small file. */
function readSame({ hash, mode }: TreeEntry, from: string): Buffer | null {
  const facts = lstatSync(from, { throwIfNoEntry: false });
  const isLink = facts?.isSymbolicLink() === true;
  if (!facts || isLink !== (mode === '120000') || !(isLink || facts.isFile())) return null;
  // The other way round does no harm, and some disks know no such bit.
  if (mode === '100755' && !(facts.mode & 0o100)) return null;
  const bytes = isLink ? Buffer.from(readlinkSync(from)) : readFileSync(from);
  return hashBlob(bytes, hash) === hash ? bytes : null;
}

function takeOver({ path, mode }: TreeEntry, from: string, target: string): void {
  const to = join(target, path);
  try {
    if (mode === '120000') symlinkSync(readlinkSync(from), to);
    else linkSync(from, to);
  } catch {
    // The two are on different disks.
    copyFileSync(from, to);
  }
}
