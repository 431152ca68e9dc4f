/** A path in a source → the folders that it stands in, the nearest first and the source's own (`.`) last. */
import { posix } from 'node:path';

export function foldersAbove(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' || folder === path ? [folder] : [folder, ...foldersAbove(folder)];
}
