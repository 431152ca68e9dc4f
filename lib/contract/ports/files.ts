/** The file port: everything that a unit's set-up may do on disk. */

export interface Files {
  read(path: string): Promise<string>;
  /** Creates the folders above. mode: permission bits. */
  write(path: string, text: string, mode?: number): Promise<void>;
  makeFolder(path: string): Promise<void>;
  /**
   * Copies a file or folder. Links that stay inside `from` stay links; those that leave it become what they point to when
   * that is inside `within` (default: `from`), and are left out otherwise. keep: what is there stays, as far as folders can be
   * merged; else the copy takes its place.
   */
  copy(from: string, to: string, options?: { within?: string; keep?: boolean }): Promise<void>;
  link(target: string, path: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Files below a folder, as sorted paths relative to it; none when there is no such folder. */
  list(folder: string): Promise<string[]>;
}
