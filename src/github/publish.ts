/** Publishes what was judged on GitHub: log, summary, annotations, comment and outputs; decides how the job ends. */

import { isPlain } from '../../lib/contract/part.js';
import type { Results } from '../../lib/contract/result.js';
import type { Comparison } from '../../lib/delta/compare.js';
import type { Gate } from '../../lib/delta/gate.js';
import { locate } from '../../lib/report/findings/locate.js';
import { isToldByCall } from '../../lib/report/findings/lost-hooks.js';
import { type Job, repositoryPath } from './api/job.js';
import { concludeCheck } from './check-run.js';
import { uploadCodeScanning } from './code-scanning.js';
import { type Finding, writeAnnotations } from './comment/annotations.js';
import { commentOn } from './comment/comment-on.js';
import type { Conclusion } from './comment/conclusion.js';
import type { JudgedPackage, Page } from './comment/page.js';
import { renderPage, showInLog, writeReports } from './comment/render.js';
import { writeSummary } from './comment/summary.js';
import type { Outputs } from './inputs/outputs.js';
import { decideOutcome, differs, type Outcome } from './outcome.js';

export interface Published {
  outcome: Outcome;
  gate: Gate;
  outputs: Outputs;
}

/** Each package in the log and in reports of its own, all on one page of summary and comment. */
export async function publish(job: Job, page: Page): Promise<Published> {
  const { table, judged, unjudged, issue, key, run } = page;
  for (const { job: own, conclusion } of judged) await showOne(own, conclusion);
  for (const { name, problem, gone } of unjudged) job.log[gone ? 'warn' : 'error'](`${name}: ${problem}`);
  await writeSummary(renderPage('summary', page), job.log.notice);
  await annotate(job, judged);
  const comparisons = judged.map(({ conclusion }) => conclusion.comparison);
  const comment_url = await commentOn(job, {
    issue,
    key,
    run,
    create: job.inputs.comment === 'always' || unjudged.length > 0 || comparisons.some(differs),
    render: () => renderPage('comment', page),
  });
  const { outcome, gate } = decideOutcome(page, job.inputs.warn_only);
  await concludeCheck(job, page, { gate, message: outcome.message });
  const all = judged.map(({ conclusion }) => conclusion.results);
  const [first] = all;
  return {
    outcome,
    gate,
    outputs: {
      ...(first && !table ? { batch_run_id: first.batch_run_id } : {}),
      ...countResults(all),
      ...countDeltas(comparisons),
      gate,
      comment_url,
    },
  };
}

async function showOne(job: Job, conclusion: Conclusion): Promise<void> {
  showInLog(conclusion, job);
  await writeReports(conclusion, job);
  for (const note of conclusion.comparison.notes) job.log[note.level === 'warning' ? 'warn' : 'notice'](note.message);
}

/** `command: comment` judges another commit than its own checkout, on whose files annotations of this run would stand. */
async function annotate({ inputs }: Job, judged: readonly JudgedPackage[]): Promise<void> {
  const { annotations } = inputs;
  if (annotations === 'none') return;
  const findings: Finding[] = [];
  for (const { job, conclusion } of judged) {
    if (annotations === 'code-scanning' && (await uploadCodeScanning(job, conclusion))) continue;
    if (conclusion.annotate !== false) findings.push(...findingsOf(job, conclusion));
  }
  writeAnnotations(findings);
}

function findingsOf(job: Job, conclusion: Conclusion): Finding[] {
  const { comparison, origins } = conclusion;
  const ofCases = comparison.deltas
    .filter((row) => row.fails)
    .map((row): Finding => {
      const origin = row.case_id === null ? undefined : origins.get(row.case_id);
      const place = locate(row, conclusion);
      return {
        case_id: row.case_id ?? `(no case ran) ${row.skill ?? ''}`,
        agent: row.agent,
        delta: row.delta,
        reason: row.reason ?? '',
        file: place?.file ?? (origin ? repositoryPath(job, origin.file) : null),
        line: place ? place.line : (origin?.line ?? null),
      };
    });
  const ofParts = (comparison.parts ?? [])
    .filter((part) => !isPlain(part) && !isToldByCall(part, conclusion))
    .map(({ delta, name, agents, message, why, file, line, fails }): Finding => {
      const reason = [message, why].filter(Boolean).join(': ');
      return { case_id: name, agent: agents.join(', '), delta, reason, file, line, warns: !fails };
    });
  return [...ofCases, ...ofParts];
}

export function countResults(all: readonly Results[]): Outputs {
  const sum = (name: 'total' | 'pass' | 'fail' | 'infra_error') =>
    all.reduce((total, { summary }) => total + summary[name], 0);
  return { total: sum('total'), passed: sum('pass'), failed: sum('fail'), infra_errors: sum('infra_error') };
}

function countDeltas(comparisons: readonly Comparison[]): Outputs {
  const sum = (delta: keyof Comparison['counts']) =>
    comparisons.reduce((all, { counts }) => all + (counts[delta] ?? 0), 0);
  return {
    new: sum('NEW'),
    regressions: sum('REGRESSION'),
    improvements: sum('IMPROVEMENT'),
    offer_losses: sum('OFFER_LOSS'),
    weakened: sum('WEAKENED'),
  };
}
