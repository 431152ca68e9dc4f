/** What every report is made from. */

import type { FileChanges } from '../../contract/file-change.js';
import type { Place } from '../../contract/locations.js';
import type { Plan } from '../../contract/plan.js';
import type { Results } from '../../contract/result.js';
import type { Conversation } from '../../contract/transcript/conversation.js';
import type { Comparison } from '../../delta/schema.js';
import type { HistoryLine } from '../choices/history.js';

export interface ReportInput {
  results: Results;
  comparison: Comparison;
  plan?: Plan | null;
  /** Shown with the comparison's own notes. */
  notes?: readonly string[];
  /** The commit that was judged. */
  head_sha?: string | null;
  /** It is a pull request that was judged. */
  pull_request?: boolean;
  /** The folder under test, which distinguishes several uses on GitHub; null for the repository's root. If it is absent, no title is written. */
  package?: string | null;
  /** Address of a file at the commit that was judged; absent: files are named and not linked. */
  file_url?: (place: Place) => string;
  /** How the files that findings rest on differ from the ref; absent: not known. */
  changes?: FileChanges | undefined;
  /** Where they lie on this machine; absent: in the artifact of a job. */
  artifact_dir?: string;
  /** Where the complete results can be downloaded. */
  artifact_url?: string | null;
  /** The HTML report is there too. */
  artifact_page?: boolean;
  run_url?: string | null;
  /** What an agent is called; absent: as in the results. */
  agent_title?: (agent: string) => string;
  /** The command by which the reader starts this tool. */
  command?: string;
  baseline_file?: string;
  /** The conversations of a unit's trials by its unit_run_id, as far as they were kept. */
  conversations?: ReadonlyMap<string, readonly Conversation[]>;
  /** What this one adds to: rows and findings are the same, and are not made again. */
  base?: ReportInput;
  /** Earlier batches in which something chose; the HTML page shows them with this one as the last. */
  history?: readonly HistoryLine[];
}

export const baseOf = (input: ReportInput): ReportInput => input.base ?? input;
