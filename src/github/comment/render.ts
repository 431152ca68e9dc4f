/** Renders the report: in GitHub Markdown for summary and comment, as text for the log, and into the files of `report:`. */

import { resolve } from 'node:path';
import { findAgent } from '../../../lib/agents/index.js';
import type { Place } from '../../../lib/contract/locations.js';
import { memoize } from '../../../lib/input/memoize.js';
import { files } from '../../../lib/io/files/files.js';
import { renderReport } from '../../../lib/report/index.js';
import { renderMarkdown } from '../../../lib/report/markdown/markdown.js';
import { renderPackages } from '../../../lib/report/markdown/packages.js';
import { renderText } from '../../../lib/report/terminal/text.js';
import type { ReportInput } from '../../../lib/report/view/input.js';
import { COMMENT_LIMIT, SUMMARY_LIMIT } from '../../../lib/report/view/limit.js';
import { addPageParts } from '../../run/conclude/page.js';
import { parseReportSpec } from '../../run/prepare/report-spec.js';
import { findSubmodule, type Job } from '../api/job.js';
import { describePackage, packageOf } from '../api/package.js';
import type { Conclusion } from './conclusion.js';
import type { Page } from './page.js';

/** The same for log, summary and comment, so that what is made of it is made once. */
export const reportInput = memoize((conclusion: Conclusion, job: Job): ReportInput => {
  const { context, inputs } = job;
  const at = `${context.server_url}/${context.owner}/${context.repo}/blob/${conclusion.head_sha}`;
  return {
    results: conclusion.results,
    comparison: conclusion.comparison,
    plan: conclusion.plan,
    notes: conclusion.notes,
    head_sha: conclusion.head_sha,
    pull_request: conclusion.issue !== null,
    package: describePackage(packageOf(job)),
    ...(conclusion.changes ? { changes: conclusion.changes } : {}),
    command: context.command,
    agent_title: titleOfAgent,
    // The files of a submodule are in another repository.
    ...(conclusion.head_sha && findSubmodule(job) === null ? { file_url: (place) => fileUrl(at, place) } : {}),
    artifact_url: conclusion.upload?.url ?? null,
    artifact_page: conclusion.page === true,
    ...(conclusion.base ? { base: reportInput(conclusion.base, job) } : {}),
    run_url: conclusion.run_url ?? context.run_url,
    ...(inputs.baseline ? { baseline_file: inputs.baseline } : {}),
  };
});

/** `Claude Code (haiku)` for `claude@haiku`. */
function titleOfAgent(agent: string): string {
  const [, name = agent, more = ''] = /^([^@+]+)(.*)$/.exec(agent) ?? [];
  const title = findAgent(name)?.title ?? name;
  return more ? `${title} (${more.replace(/^[@+]/, '')})` : title;
}

/** Of a name that a stranger chose, nothing but its own characters gets into the address. */
function fileUrl(at: string, { file, line }: Place): string {
  const path = file.split('/').map(encodeURIComponent).join('/').replaceAll("'", '%27');
  return `${at}/${path}${line === null ? '' : `#L${line}`}`;
}

export function renderPage(location: 'summary' | 'comment', page: Page): string {
  const limit = location === 'summary' ? SUMMARY_LIMIT : COMMENT_LIMIT;
  const reports = page.judged.map(({ name, job, conclusion }) => ({ name, input: reportInput(conclusion, job) }));
  const [first] = reports;
  if (first && !page.table) return renderMarkdown(first.input, limit);
  return renderPackages([...reports, ...page.unjudged], page, limit);
}

export function showInLog(conclusion: Conclusion, job: Job): void {
  job.log.info(renderText(reportInput(conclusion, job), { columns: 120 }), Number.POSITIVE_INFINITY);
  for (const note of conclusion.notes) job.log.notice(note);
}

/** `report: html:out.html,…` as on the command line. */
export async function writeReports(conclusion: Conclusion, job: Job): Promise<void> {
  for (const spec of job.inputs.report) {
    const { format, file } = parseReportSpec(spec);
    const sources = { trials: conclusion.trials ?? [], cwd: job.cwd };
    const shown = await addPageParts(format, reportInput(conclusion, job), sources, process.env);
    await files.write(resolve(job.cwd, file), renderReport(format, shown));
  }
}
