/** The verdict on one trial, as every judge returns it. */

import type { Ambiguity, FailureCategory, FailureKind, MismatchKind, NotJudged, Status } from './result.js';
import type { Fault } from './transcript/event.js';

export interface Verdict {
  status: Status;
  failure_kind: FailureKind | null;
  mismatch_kind: MismatchKind | null;
  failure_category: FailureCategory | null;
  /** What went wrong, in a sentence; null on pass. */
  error: string | null;
  fault: Fault | null;
  matched_evidence: string[];
  missing_evidence: string[];
  /** Requirements that the mode cannot show. */
  not_judged?: NotJudged[];
  ambiguous?: Ambiguity[];
  optional_hits: string[];
  disallowed_hits: string[];
}

/** A pass without any remarks. */
export const CLEAN: Verdict = {
  status: 'pass',
  failure_kind: null,
  mismatch_kind: null,
  failure_category: null,
  error: null,
  fault: null,
  matched_evidence: [],
  missing_evidence: [],
  optional_hits: [],
  disallowed_hits: [],
};
