/** Copies out of the source what agents need of it, once per batch; units copy that. Nothing that starts a process comes along unless allowed. */
import { constants } from 'node:fs';
import { chmod, copyFile, lstat, mkdir, readdir, symlink } from 'node:fs/promises';
import { posix } from 'node:path';
import type { Source } from '../skill/skill.js';
import { isSkipped, readLink } from './source-tree.js';
import { findParts } from './stage-parts.js';
import { stripProcesses } from './stage-strip.js';

const { dirname, join, relative } = posix;

export interface Staged {
  /** What was left out because it would start processes: `hooks/hooks.json`, `.claude-plugin/plugin.json: mcpServers`. */
  stripped: string[];
  /** Links that were not followed, files of a strange type. */
  warnings: { path: string; message: string }[];
}

export async function stageSource(source: Source, to: string, options: { allow_processes: boolean }): Promise<Staged> {
  const copying: Copying = { root: source.root, to, done: new Set(), warnings: [] };
  await mkdir(to, { recursive: true });
  for (const part of await findParts(source, options.allow_processes)) await copyEntry(copying, part);
  const stripped = options.allow_processes ? [] : await stripProcesses(to);
  return { stripped, warnings: copying.warnings };
}

interface Copying {
  root: string;
  to: string;
  done: Set<string>;
  warnings: Staged['warnings'];
}

/**
 * Links stay links, since agents treat them in their own ways (Codex 0.169 lists a linked folder and not a linked
 * SKILL.md); what they point to comes along, if it lies in the source.
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
      if (!isSkipped(name)) await copyEntry(copying, path === '.' ? name : join(path, name));
    }
  } else if (facts.isFile()) {
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(from, copy, constants.COPYFILE_FICLONE);
    // An agent's own copy must be removable and, for what it generates, writable.
    await chmod(copy, (facts.mode & 0o777) | 0o600);
  } else if (facts.isSymbolicLink()) {
    const target = (await readLink(root, path))?.target ?? null;
    if (target === null) {
      warnings.push({ path, message: 'a symbolic link that leaves the source, or leads nowhere, was not copied' });
    } else if (target === '' || path.startsWith(`${target}/`)) {
      warnings.push({ path, message: 'a symbolic link to a folder above itself was not copied' });
    } else {
      await copyEntry(copying, target);
      await mkdir(dirname(copy), { recursive: true });
      await symlink(relative(dirname(copy), join(to, target)), copy);
    }
  } else {
    warnings.push({ path, message: 'neither file nor folder, was not copied' });
  }
}
