/** A file of a commit, or a link in it. */
export interface TreeEntry {
  path: string;
  /** git's own hash of its bytes. */
  hash: string;
  /** As in a tree of git: `100755`, `120000`. */
  mode: string;
}

/** The files of one commit, by their paths from a folder of the repository, whether git or an API brings them. */
export interface RefTree {
  sha: string;
  /** As people know it, where that is not what they wrote. */
  name?: string;
  /** The commit that is checked out. */
  is_head?: boolean;
  /** Null where the commit has no such file. */
  read(file: string): Promise<string | null>;
  /** Every file, with forward slashes; `../` leads out of the folder. */
  list(): Promise<string[]>;
  /** Several at once, by their paths, where that costs less than one after another. */
  readAll?(files: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The name that a file of now had there, by git's renames; null where it had none, or that is not known. */
  former?(file: string): Promise<string | null>;
  /** The same with links and with hashes, by which a file that did not change need not be asked for. */
  entries?(): Promise<TreeEntry[]>;
  /** The commit at which the checkout left the ref; null where that is the ref itself, or is not known. */
  began?(): Promise<RefTree | null>;
}
