/** How the files that a finding rests on differ between the ref and what was judged. */

export interface FileChange {
  /** The path from the repository's root, in the commit that is judged. */
  file: string;
  /** sealed: it has lost its executable bit, whatever else changed. */
  state: 'same' | 'changed' | 'sealed' | 'new' | 'moved' | 'gone';
  /** Moved: where it is at the ref. */
  from: string | null;
  /** Gone: where it may be now. */
  to?: string | null;
  /** Gone as a file: what is a symbolic link now, itself or a folder above it. */
  link?: string;
  /** Gone as a link: a file stands there now. */
  unlinked?: true;
  /** The lines, as judged, between which all differences stand. */
  lines: { first: number; last: number } | null;
  /** Where one line differs: the piece of it at the ref, and as judged. */
  piece: { before: string; after: string } | null;
  /** Where lines only went: those of the ref. */
  removed: { first: number; last: number } | null;
  /** Lines only came. */
  added: boolean;
  /** A folder stands where the ref has a link. */
  replaced?: true;
  /** What the lines are now, cut; null or absent where it is not to be shown. */
  now?: string | null;
}

export interface FileChanges {
  /** As the user wrote it: `main`. */
  ref: string;
  files: ReadonlyMap<string, FileChange>;
  /** The file of a hook → the files that it names and that differ from the ref. */
  named_by: ReadonlyMap<string, readonly FileChange[]>;
}
