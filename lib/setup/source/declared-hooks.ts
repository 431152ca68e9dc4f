/** A source → the hook commands that it declares, for any of the agents. */
import { join, relative } from 'node:path';
import { glob } from 'tinyglobby';
import type { DeclaredHook } from '../../contract/transcript/hook-call.js';
import { readTextIfAny } from '../../io/files/files.js';
import { rewriteDeclaration } from '../../skill/hook-declaration.js';
import { listHookPlaces } from '../../skill/hook-places.js';
import type { Source } from '../../skill/skill.js';

export async function readDeclaredHooks(source: Source): Promise<DeclaredHook[]> {
  const { root } = source;
  const list = async (globs: readonly string[]) =>
    (await glob([...globs], { cwd: root, absolute: true, dot: true })).map((path) => relative(root, path));
  const hooks: DeclaredHook[] = [];
  // Nothing is rewritten: the reader of declarations is asked what it would wrap.
  const note = (hook: DeclaredHook): null => {
    hooks.push({ ...hook, conditional: hook.conditional || hook.file.endsWith('.md') });
    return null;
  };
  for (const place of await listHookPlaces(source, list, true)) {
    const text = await readTextIfAny(join(root, place.path)).catch(() => null);
    if (text !== null) rewriteDeclaration(text, place, note);
  }
  return hooks;
}
