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

interface Compared {
  gone: readonly PartAt[];
  kept: readonly { from: PartAt }[];
  renamed: readonly { from: PartAt }[];
}

export async function readHookChanges(parts: Compared, before: Source, now: Source): Promise<HookChanges> {
  const known = [...parts.gone, ...[...parts.kept, ...parts.renamed].map(({ from }) => from)];
  const [were, are] = await Promise.all([readDeclaredHooks(before), readDeclaredHooks(now)]);
  const isKnown = (hook: DeclaredHook) => known.some((part) => part.kind === 'hook' && isHook(hook, part));
  return { before: were.filter(isKnown), now: [...were.filter((hook) => !isKnown(hook)), ...are] };
}

/** The declaration of this part. */
export const isHook = (
  { event, command, file }: DeclaredHook,
  { name, path }: Pick<PartAt, 'name' | 'path'>,
): boolean => file === path && `${event}: ${command}` === name;
