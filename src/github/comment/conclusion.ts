/** A finished batch with everything that its publication on GitHub needs. */
import type { CaseOrigin } from '../../../lib/case/schema.js';
import type { FileChanges } from '../../../lib/contract/file-change.js';
import type { Plan } from '../../../lib/contract/plan.js';
import type { Results } from '../../../lib/contract/result.js';
import type { Comparison } from '../../../lib/delta/compare.js';
import type { TrialSource } from '../../run/conclude/trial-source.js';
import type { Upload } from '../artifacts/upload.js';

export interface Conclusion {
  comparison: Comparison;
  results: Results;
  /** Null where the batch was not planned here (`command: comment`). */
  plan: Plan | null;
  /** Shown above the table, with the comparison's own notes. */
  notes: readonly string[];
  origins: ReadonlyMap<string, CaseOrigin>;
  /** How the files that findings rest on differ from the ref; absent: not known. */
  changes?: FileChanges | undefined;
  upload: Upload | null;
  /** The same before its upload, of which rows and findings are made already. */
  base?: Conclusion;
  /** The upload has the HTML report. */
  page?: boolean;
  /** Where the trials of the batch can be read; absent: nowhere. */
  trials?: readonly TrialSource[];
  /** The pull request to comment on; null where there is none. */
  issue: number | null;
  /** The commit that was judged. */
  head_sha: string;
  /** Page of the run that was judged, if it is not this one. */
  run_url?: string;
  /** False if the case files do not belong to this job's commit. */
  annotate?: boolean;
}
