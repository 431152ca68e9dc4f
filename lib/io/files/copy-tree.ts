/** Copies a folder for one unit, much faster than fs.cp; no link in the copy leads out of it. */
import { constants, copyFileSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { readlink, realpath, symlink } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { createPauses } from './pause.js';
import { isInside } from './walk-tree.js';

/**
 * Real copies, not hard links: agents write, and a shared file would carry one unit's changes into the next. A link that
 * stays in the folder is kept. One that leaves it is replaced by its target if that is inside `within`; else it is left
 * out, because an agent could write through it into the user's checkout. Folders are merged; what else is in the way gives way
 * to the copy, or stays.
 */
export async function copyTree(
  from: string,
  to: string,
  { within = from, keep = false }: { within?: string; keep?: boolean } = {},
): Promise<void> {
  const root = realpathSync.native(from);
  mkdirSync(dirname(to), { recursive: true });
  const real = within === from ? root : realpathSync.native(within);
  await copyEntry({ root, to, within: real, keep, pause: createPauses() }, root, to, []);
}

interface Copy {
  root: string;
  to: string;
  within: string;
  /** What is there already stays. */
  keep: boolean;
  pause: ReturnType<typeof createPauses>;
}

async function copyEntry(copy: Copy, from: string, to: string, above: readonly string[]): Promise<void> {
  const facts = lstatSync(from);
  if (facts.isSymbolicLink()) return copyLink(copy, from, to, above);
  if (!makeWay(copy, to, facts.isDirectory())) return;
  if (facts.isFile()) copyFileSync(from, to, constants.COPYFILE_FICLONE);
  else if (facts.isDirectory()) await copyFolder(copy, from, to, above);
}

/** Nothing is ever written through a link. */
function makeWay({ keep }: Copy, path: string, is_folder: boolean): boolean {
  const there = lstatSync(path, { throwIfNoEntry: false });
  if (!there || (is_folder && there.isDirectory())) return true;
  if (!keep) rmSync(path, { recursive: true, force: true });
  return !keep;
}

/** Synchronous within a folder (a third of the CPU of promises for small files), with pauses in between. */
async function copyFolder(copy: Copy, from: string, to: string, above: readonly string[]): Promise<void> {
  const is_new = mkdirSync(to, { recursive: true }) !== undefined;
  const entries = readdirSync(from, { withFileTypes: true });
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (is_new && entry.isFile()) copyFileSync(source, target, constants.COPYFILE_FICLONE);
    else if (is_new && entry.isDirectory()) await copyFolder(copy, source, target, [...above, from]);
    else await copyEntry(copy, source, target, [...above, from]);
  }
  await copy.pause(entries.length);
}

async function copyLink(copy: Copy, from: string, to: string, above: readonly string[]): Promise<void> {
  const named = resolve(dirname(from), await readlink(from));
  const real = await realpath(named).catch(() => null);
  if (real === null) return;
  if (isInside(copy.root, named) && isInside(copy.root, real)) {
    const copied = join(copy.to, relative(copy.root, named));
    // A folder reached through a link has another location in the copy, where its relative links would break.
    if (isInside(copy.root, from))
      return makeWay(copy, to, false) ? symlink(relative(dirname(to), copied), to) : undefined;
  }
  const circle = above.includes(real) || isInside(real, dirname(from));
  if (isInside(copy.within, real) && !circle) await copyEntry(copy, real, to, above);
}
