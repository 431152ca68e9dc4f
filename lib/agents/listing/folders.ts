/** The folders above a path in a source, and folders in words. */
import { posix } from 'node:path';

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
