/** A source → the changes that put right what is mechanically wrong in it, and the same changes made on disk. */

import { chmod, readdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { exists, stateOfFile } from '../../io/files/presence.js';
import { isInside } from '../../io/files/walk-tree.js';
import { rewriteLinks } from '../../lint/files/named-file-rule.js';
import { fixText } from '../../lint/fix-text.js';
import { listSealed } from '../../skill/hooks.js';
import { copiesOf } from '../../skill/places.js';
import type { Source } from '../../skill/skill.js';
import { readDeclaredFiles } from './declared-files.js';
import { readHookFiles } from './hook-files.js';
import { readPluginParts } from './plugin-parts.js';
import { findOrphans } from './unread-skills.js';

const { basename, dirname, join } = posix;

export interface SkillChange {
  /** Relative to the source's root. */
  path: string;
  /** Its new path; null where it stays. */
  renamed: string | null;
  /** It gets the executable bit. */
  executable?: true;
  before: string;
  after: string;
  done: string[];
}

export async function planFixes(source: Source): Promise<SkillChange[]> {
  const misnamed = (await findOrphans(source)).filter(({ why }) => why === 'misnamed').map(({ path }) => path);
  const skills = new Map(
    source.skills.flatMap((skill) => copiesOf(skill).map(({ path, real_path }) => [real_path ?? path, skill] as const)),
  );
  const parts = new Map(
    (await readPluginParts(source)).flatMap((one) =>
      (one.kind === 'subagent' || one.kind === 'command') && one.path.endsWith('.md') ? [[one.path, one] as const] : [],
    ),
  );
  const stateOf = (path: string) => stateOfFile(join(source.root, path));
  const changes: SkillChange[] = [];
  for (const path of [...new Set([...skills.keys(), ...misnamed, ...parts.keys()])].sort()) {
    const before = await readUtf8(join(source.root, path));
    if (before === null) continue;
    const { text: head, done } = fixText(before, parts.get(path) ?? (basename(dirname(path)) || basename(source.root)));
    const skill = skills.get(path);
    const text = skill ? rewriteLinks(head, skill, source, stateOf) : head;
    if (text !== head) done.push('wrote a link to its file');
    const renamed = misnamed.includes(path) ? join(dirname(path), 'SKILL.md') : null;
    const isTaken = changes.some((one) => one.renamed === renamed);
    const free = renamed !== null && !isTaken && !(await exists(join(source.root, renamed)));
    const all = [...(free ? ['renamed the file to SKILL.md'] : []), ...done];
    if (all.length > 0) changes.push({ path, renamed: free ? renamed : null, before, after: text, done: all });
  }
  changes.push(...(await renameInPages(source, changes)));
  const { programs } = await readDeclaredFiles(source);
  const sealed = new Set([
    ...(await readHookFiles(source, '')).flatMap(listSealed),
    ...programs.flatMap(({ sealed = [] }) => sealed),
  ]);
  // A command may name a file of the machine, or a link to one.
  for (const path of sealed)
    if (isInside(await realpath(source.root), await realpath(join(source.root, path))))
      changes.push({ path, renamed: null, executable: true, before: '', after: '', done: ['made it executable'] });
  return changes;
}

/** A README that names a file which is renamed. */
async function renameInPages({ root }: Source, changes: readonly SkillChange[]): Promise<SkillChange[]> {
  const names = changes.flatMap(({ path, renamed }) => (renamed === null ? [] : [[path, renamed] as const]));
  const pages = names.length > 0 ? (await readdir(root)).filter((name) => /\.md$/i.test(name)) : [];
  const found = pages.map(async (path): Promise<SkillChange[]> => {
    const before = await readUtf8(join(root, path)).catch(() => null);
    const after = names.reduce((text, [old, renamed]) => text.replaceAll(old, renamed), before ?? '');
    const known = names.some(([old]) => old === path);
    return before === null || after === before || known
      ? []
      : [{ path, renamed: null, before, after, done: ['wrote the new name of a file'] }];
  });
  return (await Promise.all(found)).flat();
}

export async function writeFixes(source: Source, changes: readonly SkillChange[]): Promise<void> {
  for (const { path, renamed, executable, before, after } of changes) {
    if (executable) await makeExecutable(join(source.root, path));
    if (after !== before) await writeFile(join(source.root, path), after);
    if (renamed !== null) await rename(join(source.root, path), join(source.root, renamed));
  }
}

/** For those who may read it, as `chmod +x` does. */
async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  await chmod(path, mode | ((mode & 0o444) >> 2));
}

/** Null where its bytes are not UTF-8, and writing it would change them. */
async function readUtf8(path: string): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(path));
  } catch {
    return null;
  }
}
