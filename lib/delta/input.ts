/** The input of a comparison: results, plan, the current and the ref baseline. */
import type { Baseline } from '../baseline/schema.js';
import type { Case } from '../case/schema.js';
import type { Subject } from '../case/weaker/weaker.js';
import type { BranchChanges } from '../contract/part.js';
import type { Plan } from '../contract/plan.js';
import type { Results } from '../contract/result.js';
import type { GateOptions } from './gate.js';
import type { Note } from './schema.js';

export interface RefBaseline {
  /** As the user wrote it: `main`. */
  name: string;
  sha: string | null;
  /** Null where the ref has no such file. */
  baseline: Baseline | null;
  /** The usual file, where the ref has that one and not the one that is used now: what it expects was not compared. */
  unread?: string | null;
  /** The commit that is checked out: what is committed is compared with itself. */
  is_head?: boolean | undefined;
}

export interface Corpora {
  now: readonly Case[];
  before: readonly Case[];
  /** What the source has today; null: not known, and then nothing counts as gone. */
  source: Record<Subject, readonly string[] | null>;
}

export interface CompareOptions extends GateOptions {
  /** Agents that must have left results, for comparisons without a plan. */
  expected_agents?: readonly string[];
}

export interface CompareInput {
  results: Results;
  /** Null where there is no file. */
  current: Baseline | null;
  /** Null where no ref was requested, so the current baseline serves as both. */
  ref: RefBaseline | null;
  plan?: Plan | null;
  /** The cases at the ref and now; null or absent where they could not be read, and no WEAKENED can be seen. */
  corpora?: Corpora | null;
  /** What the branch did to parts; null or absent where that is not known. */
  branch?: BranchChanges | null;
  /** What the caller has to say beside the table. */
  notes?: readonly Note[];
  options?: CompareOptions;
}
