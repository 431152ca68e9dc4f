/** The files of a ref → the source as it was there, in a folder that is removed again. */
import { join, posix, relative, resolve } from 'node:path';
import type { RefTree } from '../../../lib/contract/ports/ref-tree.js';
import { openTrialFolders } from '../../../lib/io/files/throwaway.js';
import { unpackTree } from '../../../lib/io/files/unpack-tree.js';
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
  source: Source;
  /** The working folder, as it was there. */
  cwd: string;
  close(): Promise<void>;
}

/** root: the source's folder. Null where the ref has no such folder. */
export async function openSourceAtRef(
  tree: RefTree,
  { cwd, root, as }: { cwd: string; root: string; as: SourceAs | undefined },
): Promise<SourceAtRef | null> {
  const folders = await openTrialFolders();
  try {
    // The copy of the working folder lies so deep that what is above it has a place too.
    const inside = relative(cwd, root).replaceAll('\\', '/');
    const ups = inside.split('/').filter((name) => name === '..');
    const target = join(folders.workspace, ...ups.map((_, at) => `${at}`));
    const above = ups.join('/');
    const wanted = (path: string) => (above === '' ? !path.startsWith('../') : !path.startsWith(`${above}/../`));
    const isThere = await unpackTree(tree, { checkout: cwd, target, wanted, read });
    const source = isThere ? await readSource(resolve(target, inside), as).catch(() => null) : null;
    if (source) return { source, cwd: target, close: folders.close };
  } catch (error) {
    await folders.close();
    throw error;
  }
  await folders.close();
  return null;
}
