/** The files of one commit, by their paths from a folder of the repository, whether git or an API brings them. */
export interface RefTree {
  sha: string;
  /** Null where the commit has no such file. */
  read(file: string): Promise<string | null>;
  /** Every file, with forward slashes; `../` leads out of the folder. */
  list(): Promise<string[]>;
}
