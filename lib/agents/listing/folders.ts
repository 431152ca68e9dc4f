/** The folders above a path in a source, and folders in words. */
import { posix } from 'node:path';
import { type Explanation, explainKept } from '../../contract/offer.js';

/** The nearest first and the source's own (`.`) last. */
export function foldersAbove(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' || folder === path ? [folder] : [folder, ...foldersAbove(folder)];
}

const NAMED = 3;

/** The folders in which an agent looks, short enough that the fix behind them is still read. */
export function nameFolders(folders: readonly string[]): string {
  if (folders.length === 0) return 'no folder';
  const more = folders.length - NAMED;
  return `${folders.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more ${more === 1 ? 'folder' : 'folders'}` : ''}`;
}

/** The cure for a skill in none of its plugin's folders. Some agents read `skills` no longer once there is a list, so it is named too. */
export function nameInManifest(path: string, plugins: readonly { folder: string; manifests?: object }[]): string {
  const own = plugins.filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`));
  const [plugin] = own.sort((a, b) => b.folder.length - a.folder.length);
  const root = plugin?.folder ?? '';
  const parent = posix.relative(root, posix.dirname(posix.dirname(path)));
  const named =
    parent === '' || parent === 'skills' || parent.startsWith('..') ? 'its folder' : `\`./skills\` and \`./${parent}\``;
  // The marketplace may say all of it.
  const where =
    Object.keys(plugin?.manifests ?? ['plugin.json']).length > 0 ? 'plugin.json' : 'its entry of marketplace.json';
  return `name ${named} under "skills" in ${where}`;
}

/** Of a manifest that names skills one by one, as deep as this one, and none of its neighbours: their author left that folder out. */
export function explainLeftOut(path: string, folders: readonly string[]): Explanation | null {
  const parent = posix.dirname(posix.dirname(path));
  const depth = (at: string) => at.split('/').length;
  return folders.length > 1 &&
    folders.every((folder) => posix.dirname(folder) !== parent && depth(folder) === depth(parent) + 1)
    ? explainKept(`the manifest names ${folders.length} skills, and none in ${parent}`, 'name it under "skills" there')
    : null;
}
