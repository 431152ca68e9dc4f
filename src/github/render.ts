/** The report in GitHub Markdown, for the place that shows it; and as text for the log. */

import { resolve } from 'node:path';
import { files } from '../../lib/io/files.js';
import { renderReport } from '../../lib/report/index.js';
import { COMMENT_LIMIT, SUMMARY_LIMIT } from '../../lib/report/limit.js';
import { renderMarkdown } from '../../lib/report/markdown.js';
import { renderText } from '../../lib/report/text.js';
import type { ReportInput } from '../../lib/report/view.js';
import { parseReportWish } from '../run/report-wish.js';
import type { Job } from './job.js';
import type { Conclusion } from './publish.js';

function reportInput(conclusion: Conclusion, { context, inputs }: Job): ReportInput {
  return {
    results: conclusion.results,
    comparison: conclusion.comparison,
    plan: conclusion.plan,
    notes: conclusion.notes,
    head_sha: conclusion.head_sha,
    artifact_url: conclusion.upload?.url ?? null,
    run_url: conclusion.run_url ?? context.run_url,
    ...(inputs.baseline ? { baseline_file: inputs.baseline } : {}),
  };
}

export function renderFor(place: 'summary' | 'comment', conclusion: Conclusion, job: Job): string {
  return renderMarkdown(reportInput(conclusion, job), place === 'summary' ? SUMMARY_LIMIT : COMMENT_LIMIT);
}

export function showInLog(conclusion: Conclusion, job: Job): void {
  for (const line of renderText(reportInput(conclusion, job), { columns: 120 }).split('\n')) job.log.info(line);
  for (const note of conclusion.notes) job.log.notice(note);
}

/** `report: html:out.html,…` as on the command line. */
export async function writeReports(conclusion: Conclusion, job: Job): Promise<void> {
  for (const wish of job.inputs.report) {
    const { format, file } = parseReportWish(wish);
    await files.write(resolve(job.cwd, file), renderReport(format, reportInput(conclusion, job)));
  }
}
