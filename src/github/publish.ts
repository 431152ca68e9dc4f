/** Publishes a comparison on GitHub: log, summary, annotations, comment and outputs; decides how the job ends. */
import type { Results } from '../../lib/contract/result.js';
import { locate } from '../../lib/report/locate.js';
import type { Api } from './api/api.js';
import { type Job, repositoryPath } from './api/job.js';
import { commentKey } from './api/package.js';
import { uploadCodeScanning } from './code-scanning.js';
import { type Finding, writeAnnotations } from './comment/annotations.js';
import { writeComment } from './comment/comment.js';
import type { Conclusion } from './comment/conclusion.js';
import { renderFor, showInLog, writeReports } from './comment/render.js';
import { writeSummary } from './comment/summary.js';
import type { Outputs } from './inputs/outputs.js';
import { sanitizeLine } from './log/sanitize.js';
import { decideOutcome, differs, type Outcome } from './outcome.js';

export async function publish(job: Job, conclusion: Conclusion): Promise<{ outcome: Outcome; outputs: Outputs }> {
  const { comparison } = conclusion;
  showInLog(conclusion, job);
  await writeReports(conclusion, job);
  await writeSummary(renderFor('summary', conclusion, job), job.log.notice);
  for (const note of comparison.notes) job.log[note.level === 'warning' ? 'warn' : 'notice'](note.message);
  await annotate(job, conclusion);
  const comment_url = await comment(job, conclusion);
  const outcome = decideOutcome(comparison);
  return {
    outcome,
    outputs: {
      ...countOutputs(conclusion.results),
      new: comparison.counts.NEW,
      regressions: comparison.counts.REGRESSION,
      improvements: comparison.counts.IMPROVEMENT,
      offer_losses: comparison.counts.OFFER_LOSS,
      weakened: comparison.counts.WEAKENED,
      gate: comparison.gate,
      comment_url,
    },
  };
}

/** `command: comment` judges another commit than its own checkout, on whose files annotations of this run would stand. */
async function annotate(job: Job, conclusion: Conclusion): Promise<void> {
  const { annotations } = job.inputs;
  if (annotations === 'none') return;
  if (annotations === 'code-scanning' && (await uploadCodeScanning(job, conclusion))) return;
  if (conclusion.annotate !== false) writeAnnotations(findingsOf(job, conclusion));
}

function findingsOf(job: Job, conclusion: Conclusion): Finding[] {
  const { comparison, results, origins } = conclusion;
  const byKey = new Map(results.results.map((row) => [JSON.stringify([row.case_id, row.agent]), row]));
  return comparison.deltas
    .filter((row) => row.fails)
    .map((row) => {
      const origin = row.case_id === null ? undefined : origins.get(row.case_id);
      const result = byKey.get(JSON.stringify([row.case_id, row.agent])) ?? null;
      const place = locate(row, result, conclusion);
      return {
        case_id: row.case_id ?? `(no case ran) ${row.skill ?? ''}`,
        agent: row.agent,
        delta: row.delta,
        reason: row.reason ?? '',
        file: place?.file ?? (origin ? repositoryPath(job, origin.file) : null),
        line: place ? place.line : (origin?.line ?? null),
      };
    });
}

export function countOutputs({ batch_run_id, summary }: Results): Outputs {
  const { total, pass, fail, infra_error } = summary;
  return { batch_run_id, total, passed: pass, failed: fail, infra_errors: infra_error };
}

/** Writes the comment; returns its URL, or null. A failure here never changes how the job ends. */
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
    log.notice('No comment: there is no github_token. The table is in the job summary.');
    return null;
  }
  const { owner, repo } = context;
  const body = renderFor('comment', conclusion, job);
  const create = inputs.comment === 'always' || differs(conclusion.comparison);
  const head = await readHead(api, job, issue);
  if (head !== null && conclusion.head_sha && head !== conclusion.head_sha) {
    log.notice(
      `No comment: #${issue} has a newer commit (${head.slice(0, 7)}) than the one judged here (${conclusion.head_sha.slice(0, 7)}); the run of that commit writes it.`,
    );
    return null;
  }
  const written = await writeComment({
    api,
    owner,
    repo,
    issue,
    key: commentKey(job),
    body,
    create,
    run: { ...(conclusion.run ?? { id: context.run_id, attempt: context.attempt }), head_sha: conclusion.head_sha },
    sleep: job.wait,
  });
  switch (written.did) {
    case 'nothing':
      return null;
    case 'stale':
      log.notice(`No comment: a newer run has written ${written.url}.`);
      return written.url;
    case 'refused':
      logRefusal(job, written);
      return null;
    case 'created':
    case 'updated':
    case 'unchanged':
      log.info(`comment ${written.did}: ${written.url}`);
      return written.url;
  }
}

/** null: it cannot be known, and then this run is taken for the newest. */
async function readHead(api: Api, { context }: Job, issue: number): Promise<string | null> {
  const { owner, repo } = context;
  try {
    const { data } = await api.rest.pulls.get({ owner, repo, pull_number: issue });
    return typeof data?.head?.sha === 'string' ? data.head.sha : null;
  } catch {
    return null;
  }
}

function logRefusal({ context, log }: Job, { status, message }: { status: number; message: string }): void {
  const answer = `${status}: ${sanitizeLine(message, 200)}`;
  // A locked conversation is refused with 403 too, and no permission changes that.
  const rights = status === 401 || status === 404 || (status === 403 && !/\blocked\b/i.test(message));
  if (!rights) {
    log.warn(`No comment: GitHub answered ${answer}. The table is in the job summary.`);
  } else if (context.pull_request?.from_fork) {
    log.notice(
      'No comment: the token of a pull request from a fork may not write one. A workflow with `command: comment` (docs/workflows.md) can write it.',
    );
  } else {
    log.notice(
      `No comment: this token may not write one (${answer}). Give the job the permission \`pull-requests: write\`.`,
    );
  }
}
