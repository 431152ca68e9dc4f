/** The folders in which an agent looks → words for a reason, short enough that its fix is still read. */
const NAMED = 3;

export function nameFolders(folders: readonly string[]): string {
  if (folders.length === 0) return 'no folder';
  const more = folders.length - NAMED;
  return `${folders.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more ${more === 1 ? 'folder' : 'folders'}` : ''}`;
}
