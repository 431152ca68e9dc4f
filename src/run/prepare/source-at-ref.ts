/** The files of a ref → the source as it was there: the checkout's where nothing differs, else in a folder that is removed again. */
import { existsSync, statSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative, resolve } from 'node:path';
import type { RefTree } from '../../../lib/contract/ports/ref-tree.js';
import { openTrialFolders } from '../../../lib/io/files/throwaway.js';
import { compareTree, unpackTree } from '../../../lib/io/files/unpack-tree.js';
import { listIgnored } from '../../../lib/io/git-ignored.js';
import { readHookFiles } from '../../../lib/setup/source/hook-files.js';
import { namesAbove, spellOut } from '../../../lib/setup/source/list-parts.js';
import { readSource } from '../../../lib/setup/source/source.js';
import type { SourceAs } from '../../../lib/skill/had-as.js';
import type { Source } from '../../../lib/skill/skill.js';

/** What declares something, and all that belongs to a skill. */
function read(paths: readonly string[]): (path: string) => boolean {
  const skills = new Set(
    paths.filter((path) => posix.basename(path) === 'SKILL.md').map((path) => posix.dirname(path)),
  );
  const isOfSkill = (folder: string): boolean =>
    skills.has(folder) || (folder.includes('/') && isOfSkill(posix.dirname(folder)));
  return (path) => /\.(?:md|json|toml|ya?ml)$/.test(path) || isOfSkill(posix.dirname(path));
}

export interface SourceAtRef {
  /** The commit. */
  sha: string;
  source: Source;
  /** The working folder, as it was there. */
  cwd: string;
  /** Brings all of it that git has, and the modules of the checkout: what it declares can be started then. */
  complete(): Promise<void>;
  close(): Promise<void>;
}

export interface Checkout {
  cwd: string;
  /** The source's folder. */
  root: string;
  as: SourceAs | undefined;
  /** What it holds, where that is known. */
  source?: Source;
}

/** A folder of more is not copied into memory. */
const MOST_BYTES = 64 << 20;

/** Null where the ref has no such folder. */
export async function openSourceAtRef(
  tree: RefTree,
  { cwd, root, as, source: own }: Checkout,
): Promise<SourceAtRef | null> {
  // The copy of the working folder lies so deep that what is above it has a place too.
  const inside = relative(cwd, root).replaceAll('\\', '/');
  const ups = inside.split('/').filter((name) => name === '..');
  const compared = await compareTree(tree, cwd, ups.join('/'));
  if (compared.entries.length === 0) return null;
  const readIn = (folder: string) => readSource(folder, as).catch(() => null);
  if (compared.is_same) {
    const source = own ?? (await readIn(root));
    return source && { sha: tree.sha, source, cwd, complete: async () => {}, close: async () => {} };
  }
  const folders = await openTrialFolders('', compared.bytes < MOST_BYTES);
  try {
    const target = join(folders.workspace, ...ups.map((_, at) => `${at}`));
    await unpackTree(tree, compared, { checkout: cwd, target, read });
    const source = await readIn(resolve(target, inside));
    if (source) {
      const files = await readHookFiles(source, '');
      const scripts = files.flatMap(({ folder, scripts }) => Object.keys(scripts).map((path) => join(folder, path)));
      const named = source.skills.flatMap((skill) =>
        namesAbove([spellOut(skill.text, skill, source)]).map((path) => posix.join(dirname(skill.path), path)),
      );
      const wanted = new Set([...scripts, ...named].map((path) => posix.join(inside, path)));
      /** Of what is there without its text; another file may be one with that of the checkout. */
      const fill = async (paths: readonly string[]) => {
        const left = paths.filter((path) => statSync(join(target, path), { throwIfNoEntry: false })?.size === 0);
        const texts = await tree.readAll?.(left);
        for (const path of left) await writeFile(join(target, path), texts?.get(path) ?? (await tree.read(path)) ?? '');
      };
      const changed = compared.changed.map(({ path }) => path);
      await fill(changed.filter((path) => wanted.has(path)));
      const complete = async () => {
        const gone = await copyModules(await tree.list(), { from: cwd, to: target });
        await fill([...changed, ...gone]);
      };
      return { sha: tree.sha, source, cwd: target, complete, close: folders.close };
    }
  } catch (error) {
    await folders.close();
    throw error;
  }
  await folders.close();
  return null;
}

/** Those of the checkout, which are in no comparison, but for what git ignores: no agent gets that. What it has no longer is left empty, and named. */
async function copyModules(paths: readonly string[], { from, to }: { from: string; to: string }): Promise<string[]> {
  const ignored = await listIgnored(from);
  for (const path of paths.filter((one) => /^(?!\.\.\/)(?:(?!node_modules\/)[^/]+\/)*package\.json$/.test(one))) {
    const folder = posix.join(posix.dirname(path), 'node_modules');
    if (!ignored.has(folder) && existsSync(join(from, folder)))
      await cp(join(from, folder), join(to, folder), { recursive: true, verbatimSymlinks: true });
  }
  const gone = paths.filter((path) => /^(?!\.\.\/)(?:.*\/)?node_modules\//.test(path) && !existsSync(join(to, path)));
  for (const path of gone) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await writeFile(join(to, path), '');
  }
  return gone;
}
