/** A source → the hook commands that it declares, for any of the agents. */
import { join, relative } from 'node:path';
import { glob } from 'tinyglobby';
import type { PartAt } from '../../contract/part.js';
import type { DeclaredHook, HookChanges } from '../../contract/transcript/hook-call.js';
import { readTextIfAny } from '../../io/files/files.js';
import { rewriteDeclaration } from '../../skill/declaration/hook-declaration.js';
import { listHookPlaces } from '../../skill/hook-places.js';
import { explainStuck, scriptsOf } from '../../skill/hooks.js';
import type { Source } from '../../skill/skill.js';
import { readHookFiles } from './hook-files.js';

export async function readDeclaredHooks(source: Source): Promise<DeclaredHook[]> {
  const { root } = source;
  const list = async (globs: readonly string[]) =>
    (await glob([...globs], { cwd: root, absolute: true, dot: true })).map((path) => relative(root, path));
  const files = new Map((await readHookFiles(source, '')).map((hook) => [hook.file, hook]));
  const hooks: DeclaredHook[] = [];
  // Nothing is rewritten: the reader of declarations is asked what it would wrap.
  const note = (hook: DeclaredHook): null => {
    const { scripts = {}, unread } = files.get(hook.file) ?? {};
    const stuck = scriptsOf(hook.command).flatMap((path) =>
      path in scripts ? (explainStuck(path, hook.command, scripts[path] ?? null) ?? []) : [],
    );
    const known = {
      ...(unread ? { unread } : {}),
      ...(stuck[0] ? { stuck: stuck[0] } : {}),
      ...(source.hooks_off ? { off: source.hooks_off } : {}),
    };
    hooks.push({ ...hook, ...known, conditional: hook.conditional || hook.file.endsWith('.md') });
    return null;
  };
  for (const place of await listHookPlaces(source, list, true)) {
    const text = await readTextIfAny(join(root, place.path)).catch(() => null);
    if (text !== null) rewriteDeclaration(text, place, note);
  }
  return hooks;
}

/** gone: the parts that a branch took away. */
export async function readHookChanges(gone: readonly PartAt[], before: Source, now: Source): Promise<HookChanges> {
  const taken = gone.filter(({ kind }) => kind === 'hook');
  if (taken.length === 0) return { gone: [], left: [] };
  const [were, are] = await Promise.all([readDeclaredHooks(before), readDeclaredHooks(now)]);
  const isGone = (hook: DeclaredHook) => taken.some((part) => isHook(hook, part));
  return { gone: were.filter(isGone), left: [...were.filter((hook) => !isGone(hook)), ...are] };
}

/** The declaration of this part. */
export const isHook = (
  { event, command, file }: DeclaredHook,
  { name, path }: Pick<PartAt, 'name' | 'path'>,
): boolean => file === path && `${event}: ${command}` === name;
