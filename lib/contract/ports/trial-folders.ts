/** The folders of one trial: absolute paths, short and of fixed length; closing removes them. */
export interface TrialFolders {
  home: string;
  workspace: string;
  source_copy: string;
  close(): Promise<void>;
}
