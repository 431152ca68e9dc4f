/** A comparison → what people see of it on GitHub: summary, annotations, comment, outputs, and the job's end. */
import type { CaseOrigin } from '../../lib/case/schema.js';
import type { Comparison } from '../../lib/delta.js';
import type { Plan } from '../../lib/plan.js';
import type { Results } from '../../lib/result.js';
import { type Finding, writeAnnotations } from './annotations.js';
import type { Upload } from './artifact.js';
import { writeComment } from './comment.js';
import { type Job, repositoryPath } from './job.js';
import { decideOutcome, differs, type Outcome } from './outcome.js';
import type { Outputs } from './outputs.js';
import { plainLine } from './plain.js';
import { renderFor, showInLog, writeReports } from './render.js';
import { writeSummary } from './summary.js';

export interface Conclusion {
  comparison: Comparison;
  results: Results;
  /** null where the batch was not planned here (`command: comment`). */
  plan: Plan | null;
  /** Said above the table, beside the comparison's own notes. */
  notes: readonly string[];
  origins: ReadonlyMap<string, CaseOrigin>;
  upload: Upload | null;
  /** The pull request to comment on; null: there is none. */
  issue: number | null;
  /** The commit that was judged. */
  head_sha: string;
  /** Page of the run that was judged, where that is another than this one. */
  run_url?: string;
  /** False where the files of the cases are not those of this job's commit. */
  annotate?: boolean;
}

export async function publish(job: Job, conclusion: Conclusion): Promise<{ outcome: Outcome; outputs: Outputs }> {
  const { comparison } = conclusion;
  showInLog(conclusion, job);
  await writeReports(conclusion, job);
  await writeSummary(renderFor('summary', conclusion, job), job.log.notice);
  for (const note of comparison.notes) job.log[note.level === 'warning' ? 'warn' : 'notice'](note.message);
  if (conclusion.annotate !== false) writeAnnotations(findingsOf(job, conclusion));
  const comment_url = await comment(job, conclusion);
  const outcome = decideOutcome(comparison);
  const gated = comparison.baseline.current || comparison.baseline.ref_found;
  return {
    outcome,
    outputs: {
      ...countOutputs(conclusion.results),
      new: comparison.counts.NEW,
      regressions: comparison.counts.REGRESSION,
      improvements: comparison.counts.IMPROVEMENT,
      offer_losses: comparison.counts.OFFER_LOSS,
      gate: gated ? comparison.gate : 'fail',
      comment_url,
    },
  };
}

function findingsOf(job: Job, { comparison, origins }: Conclusion): Finding[] {
  return comparison.deltas
    .filter((row) => row.fails)
    .map((row) => {
      const origin = row.case_id === null ? undefined : origins.get(row.case_id);
      return {
        case_id: row.case_id ?? `(no case) ${row.skill ?? ''}`,
        agent: row.agent,
        delta: row.delta,
        reason: row.reason ?? '',
        file: origin ? repositoryPath(job, origin.file) : null,
        line: origin?.line ?? null,
      };
    });
}

export function countOutputs({ batch_run_id, summary }: Results): Outputs {
  const { total, pass, fail, infra_error } = summary;
  return { batch_run_id, total, passed: pass, failed: fail, infra_errors: infra_error };
}

/** The comment's page, or null. Whatever GitHub says to it, the job's end stays what the gate made it. */
async function comment(job: Job, conclusion: Conclusion): Promise<string | null> {
  const { inputs, context, log } = job;
  if (inputs.comment === 'never') return null;
  const { issue } = conclusion;
  if (issue === null) {
    if (inputs.comment === 'always') log.notice('No comment: this run belongs to no pull request.');
    return null;
  }
  const api = await job.api();
  if (!api) {
    log.notice('No comment: there is no github_token. The table stands in the job summary.');
    return null;
  }
  const { owner, repo } = context;
  const body = renderFor('comment', conclusion, job);
  const create = inputs.comment === 'always' || differs(conclusion.comparison);
  const written = await writeComment({
    api,
    owner,
    repo,
    issue,
    key: inputs.comment_key,
    body,
    create,
    sleep: job.wait,
  });
  switch (written.did) {
    case 'nothing':
      return null;
    case 'refused':
      sayRefused(job, written);
      return null;
    case 'created':
    case 'updated':
    case 'unchanged':
      log.info(`comment ${written.did}: ${written.url}`);
      return written.url;
  }
}

function sayRefused({ context, log }: Job, { status, message }: { status: number; message: string }): void {
  const said = `${status}: ${plainLine(message, 200)}`;
  // A locked conversation is refused with 403 too, and no permission opens it.
  const rights = status === 401 || status === 404 || (status === 403 && !/\blocked\b/i.test(message));
  if (!rights) {
    log.warn(`No comment: GitHub answered ${said}. The table stands in the job summary.`);
  } else if (context.pull_request?.from_fork) {
    log.notice(
      'No comment: the token of a pull request from a fork may not write. The workflow with `command: comment` (docs/workflows.md) does it from here.',
    );
  } else {
    log.notice(
      `No comment: this token may not write one (${said}). Give the job the permission \`pull-requests: write\`.`,
    );
  }
}
