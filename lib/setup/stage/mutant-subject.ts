/** Copies of a source as agents get them → what mutators may know of it: its files, the hooks and rules that it declares. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listTree } from '../../io/files/walk-tree.js';
import type { Subject } from '../../mutate/mutant.js';
import type { SharedSource } from '../../transcript/ready.js';

/** Where agents look for hooks: files of their own, manifests, settings. */
const DECLARATION = /(^|\/)(hooks\.json|plugin\.json|settings\.json)$|(^|\/)hooks\/[^/]+\.json$/;
const RULES = /^\.codex\/rules\/[^/]+$/;

/** hooked: the copy that kept its hooks; null where no case needs one. */
export async function readSubject(
  shared: SharedSource,
  hooked: SharedSource | null,
): Promise<Pick<Subject, 'files' | 'hooks' | 'rules'>> {
  const files = new Set(await listTree(shared.staged, '.'));
  if (hooked === null) return { files, hooks: {}, rules: [] };
  const declared = await listTree(hooked.staged, '.');
  const texts = await Promise.all(
    declared
      .filter((path) => DECLARATION.test(path))
      .map(async (path) => [path, await readFile(join(hooked.staged, path), 'utf8')] as const),
  );
  return { files, hooks: Object.fromEntries(texts), rules: declared.filter((path) => RULES.test(path)) };
}
