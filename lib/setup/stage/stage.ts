/** Copies the parts of a source that agents need, once per batch; units copy that copy. Nothing in it starts a program of the source unless allowed. */
import { constants } from 'node:fs';
import { chmod, copyFile, lstat, mkdir, readdir, realpath, symlink } from 'node:fs/promises';
import { posix } from 'node:path';
import { copyTree } from '../../io/files/copy-tree.js';
import { isInside, isSkipped, readLink } from '../../io/files/walk-tree.js';
import { listIgnored } from '../../io/git-ignored.js';
import { projectParts } from '../../skill/project-scripts.js';
import type { Source } from '../../skill/skill.js';
import { readDeclaredHooks } from '../source/declared-hooks.js';
import { findParts } from './parts.js';
import { stopProcesses } from './sanitize.js';

const { basename, dirname, join, relative } = posix;

export interface Staged {
  /** What was made to start nothing: `hooks/hooks.json: command`. */
  stopped: string[];
  /** Links that were not followed, and entries that are neither file nor folder. */
  warnings: { path: string; message: string }[];
}

export interface StageOptions {
  /** Hooks, servers and shell of the source stay. */
  allow_processes: boolean;
  /** Of these its hooks alone. */
  only_hooks?: boolean;
}

const stopIn = async (to: string, { allow_processes, only_hooks = false }: StageOptions): Promise<string[]> => {
  if (allow_processes && !only_hooks) return [];
  return stopProcesses(to, allow_processes ? 'hooks' : undefined);
};

export async function stageSource(source: Source, to: string, options: StageOptions): Promise<Staged> {
  const isLeftOut = options.allow_processes ? await findLeftOut(source.root) : hasSkippedName;
  const copying: Copying = { root: source.root, to, isLeftOut, done: new Set(), warnings: [] };
  await mkdir(to, { recursive: true });
  const named = options.allow_processes ? projectParts(await readDeclaredHooks(source)) : [];
  const vendors = (await readdir(source.root)).filter((name) => VENDOR_FOLDER.test(name));
  for (const part of [...findParts(source, options.allow_processes), ...vendors, ...named])
    await copyPart(copying, part);
  const stopped = await stopIn(to, options);
  return { stopped, warnings: copying.warnings };
}

/** A repository is copied without git's own folder, our artifacts and what git ignores, which may be many times as much. */
export async function copyWorkspace(from: string, to: string, source_root: string): Promise<void> {
  const root = await realpath(from);
  if (!isInside(root, await realpath(source_root))) return copyTree(from, to);
  const isLeftOut = await findLeftOut(root);
  await copyPart({ root, to, isLeftOut, done: new Set(), warnings: [] }, '.');
}

/** Of Agent Plugins 1.0: what is one client's alone, `com.github.copilot/`. */
const VENDOR_FOLDER = /^(?:com|org|net|io|dev|ai)\.[a-z\d.-]+$/;

const hasSkippedName = (path: string) => isSkipped(basename(path));

/** What its users do not get of a whole plugin: git's own folder, our artifacts, and what git ignores. */
async function findLeftOut(root: string): Promise<(path: string) => boolean> {
  const ignored = await listIgnored(root);
  return (path) => ['.git', '.agent-routing'].includes(basename(path)) || ignored.has(path);
}

interface Copying {
  root: string;
  to: string;
  isLeftOut: (path: string) => boolean;
  done: Set<string>;
  warnings: Staged['warnings'];
}

/** A part may lie behind a linked folder: then the link is copied with its target, never a folder in the link's place. */
async function copyPart(copying: Copying, part: string): Promise<void> {
  for (let at = part.indexOf('/'); at > 0; at = part.indexOf('/', at + 1)) {
    const link = await readLink(copying.root, part.slice(0, at));
    if (link) return copyEntry(copying, part.slice(0, at));
  }
  await copyEntry(copying, part);
}

/**
 * Links stay links, because agents treat them differently (Codex 0.169 lists a linked folder but not a linked SKILL.md).
 * Their targets are copied too, if they are inside the source.
 */
async function copyEntry(copying: Copying, path: string): Promise<void> {
  const { root, to, done, warnings } = copying;
  if (done.has(path)) return;
  done.add(path);
  const from = join(root, path);
  const facts = await lstat(from).catch(() => null);
  if (!facts) return;
  const copy = join(to, path);
  if (facts.isDirectory()) {
    await mkdir(copy, { recursive: true });
    for (const name of (await readdir(from)).sort()) {
      const entry = path === '.' ? name : join(path, name);
      if (!copying.isLeftOut(entry)) await copyEntry(copying, entry);
    }
  } else if (facts.isFile()) {
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(from, copy, constants.COPYFILE_FICLONE);
    // The copy must be writable, for files that agents generate and for its removal.
    await chmod(copy, (facts.mode & 0o777) | 0o600);
  } else if (facts.isSymbolicLink()) {
    const target = (await readLink(root, path))?.target ?? null;
    if (target === null) {
      warnings.push({
        path,
        message: 'a symbolic link was not copied: its target is outside the source or does not exist',
      });
    } else if (target === '' || path.startsWith(`${target}/`)) {
      warnings.push({ path, message: 'a symbolic link was not copied: its target is a folder that contains it' });
    } else {
      await copyEntry(copying, target);
      await mkdir(dirname(copy), { recursive: true });
      await symlink(relative(dirname(copy), join(to, target)), copy);
    }
  } else {
    warnings.push({ path, message: 'it was not copied: it is neither a file nor a folder' });
  }
}
