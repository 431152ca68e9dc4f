/** A batch that was planned in this job, and its results → what its publication needs. */
import type { Results } from '../../lib/contract/result.js';
import { findChangedCases } from '../../lib/delta/changed-cases.js';
import { readChanges, readCheckout, refOf } from '../run/conclude/changes.js';
import { compareRun } from '../run/conclude/compare.js';
import type { PreparedRun } from '../run/prepare/prepare.js';
import type { Job } from './api/job.js';
import type { Conclusion } from './comment/conclusion.js';

export async function concludeBatch(
  job: Job,
  prepared: PreparedRun,
  results: Results,
  more: Pick<Conclusion, 'notes' | 'upload' | 'trials'>,
): Promise<Conclusion> {
  const { plan, corpus, compared } = prepared;
  const comparison = compareRun(prepared, results, { require_baseline: true });
  return {
    comparison,
    changes: await readChanges({ results, comparison }, { ...refOf(prepared), ...readCheckout(job.cwd) }),
    plan,
    results,
    origins: new Map(corpus.cases.flatMap(({ case_id, origin }) => (origin ? [[case_id, origin] as const] : []))),
    changed_cases: findChangedCases(compared.corpora),
    ...pullRequestOf(job),
    ...more,
  };
}

export const pullRequestOf = ({ context }: Job) => ({
  issue: context.pull_request?.number ?? null,
  head_sha: context.pull_request?.head_sha ?? context.sha,
});
