/** A folder of the source → its files. Symbolic links are followed only inside the root. */
import { createHash } from 'node:crypto';
import {
  type Dirent,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { posix, sep } from 'node:path';

const { join } = posix;

/** Agents never get a copy of these. */
const SKIPPED = new Set(['.git', 'node_modules', '.agent-routing']);

/** Every file at or below `at`, sorted, relative to the root (through a link: by the link's own path). Links that leave the root or form a cycle are skipped. */
export async function listTree(root: string, at: string): Promise<string[]> {
  const files: string[] = [];
  walk(root, at, [], files);
  return files.sort();
}

/** Without the thread pool, of which a turn costs more than what most of these calls do. */
function walk(root: string, at: string, above: readonly string[], files: string[]): void {
  const real = realPathOf(join(root, at));
  if (real === null || !isInside(root, real)) return;
  // A link to a folder that contains it, whether or not the walk came through that folder.
  const parent = above.at(-1);
  if (above.includes(real) || (parent !== undefined && isInside(real, parent))) return;
  const facts = statSync(real);
  if (facts.isFile()) files.push(at);
  if (facts.isDirectory()) walkFolder({ root, at, real }, above, files);
}

/** Only what is a link, or of a kind that the disk does not name, is looked at again. */
function walkFolder(
  { root, at, real }: { root: string; at: string; real: string },
  above: readonly string[],
  files: string[],
): void {
  const entries: Dirent[] = readdirSync(real, { withFileTypes: true });
  const all = [...above, real];
  for (const entry of entries) {
    if (SKIPPED.has(entry.name)) continue;
    const path = at === '.' ? entry.name : join(at, entry.name);
    if (entry.isFile()) files.push(path);
    else if (entry.isDirectory()) walkFolder({ root, at: path, real: join(real, entry.name) }, all, files);
    else walk(root, path, all, files);
  }
}

/** The paths of a folder's files, and sha256 over them and their bytes, hex. */
export async function hashFolder(root: string, folder: string): Promise<{ hash: string; files: string[] }> {
  const hash = createHash('sha256');
  const paths = await listTree(root, folder);
  const files = paths.map((path) => posix.relative(folder, path));
  for (const [at, path] of paths.entries()) {
    const bytes = readFileSync(join(root, path));
    hash.update(`${files[at]}\0${bytes.length}\0`).update(bytes);
  }
  return { hash: hash.digest('hex'), files };
}

/** Null where nothing is there, or nothing that can be reached. */
export function realPathOf(path: string): string | null {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) ? realpathSync.native(path) : null;
  } catch {
    return null;
  }
}

export function isInside(root: string, path: string): boolean {
  return path === root || path.startsWith(root.endsWith(sep) ? root : root + sep);
}

export const isSkipped = (name: string) => SKIPPED.has(name);

export interface Link {
  /** What it points to, relative to the root; null when it is outside or does not exist. */
  target: string | null;
  /** As it is written, where nothing is there. */
  broken?: string;
}

/** Null when `path` (relative to the root) is not a symbolic link. */
export async function readLink(root: string, path: string): Promise<Link | null> {
  if (!lstatSync(join(root, path), { throwIfNoEntry: false })?.isSymbolicLink()) return null;
  const written = readlinkSync(join(root, path));
  const target = posix.resolve(posix.dirname(join(root, path)), written);
  if (!existsSync(target)) return { target: null, broken: written };
  const real = realpathSync.native(target);
  return { target: isInside(root, real) ? posix.relative(root, real) : null };
}
