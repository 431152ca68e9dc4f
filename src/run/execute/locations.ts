/** A prepared run → where its skills, subagents, routes and cases stand, by paths from the repository's root. */
import { realpathSync } from 'node:fs';
import { join, posix, relative, resolve } from 'node:path';
import { ALL_AGENTS, findAgent } from '../../../lib/agents/index.js';
import type { Locations, Place } from '../../../lib/contract/locations.js';
import { brokenHooks } from '../../../lib/skill/hooks.js';
import { findRepository } from '../own-repository.js';
import type { PreparedRun } from '../prepare/prepare.js';

export function locationsOf(
  { source, subagents, corpus }: Pick<PreparedRun, 'source' | 'subagents' | 'corpus'>,
  cwd: string,
): Locations {
  const root = findRepository(cwd);
  const inside = (path: string) => pathFrom(root, path);
  const places = (rows: readonly (readonly [string, { file: string; line: number } | undefined])[]) =>
    Object.fromEntries(
      rows.flatMap(([name, origin]): [string, Place][] => {
        const file = origin && inside(resolve(cwd, origin.file));
        return file ? [[name, { file, line: origin.line > 0 ? origin.line : null }]] : [];
      }),
    );
  const files = (rows: readonly (readonly [string, string])[]) =>
    Object.fromEntries(
      rows.flatMap(([name, path]) => {
        const file = inside(join(source.root, path));
        return file ? [[name, file]] : [];
      }),
    );
  const list = (paths: readonly string[]) => paths.flatMap((path) => inside(join(source.root, path)) ?? []);
  const [hooks_off, hooks_broken] = [list(source.hooks_off ?? []), list(brokenHooks(source))];
  const own = source.plugins.flatMap(({ folder, manifests, hook_files = {} }) =>
    [manifests, hook_files].flatMap((files) => Object.keys(files).map((path) => join(folder, path))),
  );
  const plugin = [...new Set(list([...(source.marketplace === null ? [] : [source.marketplace]), ...own]))];
  return {
    source: inside(source.root) ?? '',
    skills: files(source.skills.map(({ id, path }) => [id, path] as const)),
    subagents: files(
      subagents.map(({ plugin, name, path }) => [plugin === null ? name : `${plugin}:${name}`, path] as const),
    ),
    routes: places(corpus.routes.map(({ name, origin }) => [name, origin] as const)),
    cases: places(corpus.cases.map(({ case_id, origin }) => [case_id, origin] as const)),
    ...(source.as === undefined ? {} : { settings: listSettings(inside(source.root) ?? '') }),
    ...(plugin.length > 0 ? { plugin } : {}),
    ...(hooks_off.length > 0 ? { hooks_off } : {}),
    ...(hooks_broken.length > 0 ? { hooks_broken } : {}),
  };
}

const listSettings = (folder: string): Record<string, string[]> =>
  Object.fromEntries(
    ALL_AGENTS.flatMap((name) => {
      const files = findAgent(name)?.settings?.project_files;
      return files ? [[name, files.map((file) => posix.join(folder, file))]] : [];
    }),
  );

/** The path has forward slashes; null outside of the root. One of the two may have been reached through a link. */
function pathFrom(root: string, path: string): string | null {
  for (const [from, to] of [[root, path] as const, [real(root), real(path)] as const]) {
    const inside = relative(from, to).replaceAll('\\', '/');
    if (inside !== '..' && !inside.startsWith('../') && resolve(from, inside) === resolve(to)) return inside;
  }
  return null;
}

function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
