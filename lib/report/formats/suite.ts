/** Renders suite results in Markdown, in sections: summary, passed, failed, skipped, performance, recommendations. */
import type { Result } from '../../contract/result.js';
import { count } from '../../text/count.js';
import { codeMarkdown, escapeMarkdown } from '../../text/escape.js';
import type { ReportInput } from '../view/input.js';
import { adviseOn, nameOf } from './suite-advice.js';

const SLOWEST = 5;
const MAX_FAILURES = 20;

export function renderSuite(input: Pick<ReportInput, 'results' | 'plan'>): string {
  const { results } = input;
  const rows = results.results.filter((row) => row.kind === 'suite');
  const of = (...wanted: Result['status'][]) => rows.filter(({ status }) => wanted.includes(status));
  const skipped = [...of('skipped').map((row) => ({ ...row, reason: row.error ?? 'skipped' })), ...listLeftOut(input)];
  const parts = [
    `# Suite report\n\nBatch ${codeMarkdown(results.batch_run_id)}, ${codeMarkdown(results.generated_at_utc)}, mode ${results.mode}.`,
    renderSummary(rows, skipped.length),
    section('✅ PASSED', of('pass').map(renderPassed)),
    section('❌ FAILED', of('fail', 'infra_error').map(renderFailed)),
    section('⊘ SKIPPED', [
      ...skipped.map((row) => `- ${nameOf(row)}: ${escapeMarkdown(row.reason, 400)}`),
      ...(input.plan?.skipped_files ?? []).map(
        ({ file, reason }) => `- file ${codeMarkdown(file, 200)}: ${escapeMarkdown(reason, 400)}`,
      ),
    ]),
    renderPerformance(of('pass', 'fail', 'infra_error')),
    renderRecommendations(rows),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function listLeftOut({ plan }: Pick<ReportInput, 'plan'>): { case_id: string; agent: string; reason: string }[] {
  return (plan?.left_out ?? []).filter(({ kind, why }) => kind === 'suite' && why !== 'filter' && why !== 'shard');
}

function renderSummary(rows: readonly Result[], left_out: number): string {
  const n = (status: Result['status']) => rows.filter((row) => row.status === status).length;
  const judged = n('pass') + n('fail');
  const total = rows.length - n('skipped') + left_out;
  const duration = rows.reduce((sum, row) => sum + row.duration_ms, 0);
  const trials = rows.reduce((sum, row) => sum + row.trials.ran, 0);
  return `## Executive Summary

| | |
|---|---|
| Total | ${total} |
| Passed | ${n('pass')} |
| Failed | ${n('fail')} |
| Could not run | ${n('infra_error')} |
| Skipped | ${left_out} |
| Pass rate | ${judged ? percent(n('pass') / judged) : 'nothing was judged'} |
| Duration | ${seconds(duration)} in ${count(trials, 'trial')}${trials ? `, ${seconds(duration / trials)} a trial on average` : ''} |`;
}

const section = (title: string, lines: readonly string[]): string =>
  lines.length ? `## ${title}\n\n${lines.join('\n')}` : '';

/** Every way of aggregating trials: a reader of a suite with `any` may still want to know the others. */
function renderTrials({ trials }: Result): string {
  const { ran, passed, pass_at_k, pass_all_k, majority, interval, pass_at = [], flaky } = trials;
  const yes = (value: boolean) => (value ? 'yes' : 'no');
  const range = interval ? `, ${percent(interval[0])} to ${percent(interval[1])} at 95 %` : '';
  const estimates = flaky
    ? `; flaky: ${pass_at.map((rate, index) => `pass@${index + 1} ${percent(rate)}`).join(', ')}`
    : '';
  return `${passed} of ${count(ran, 'trial')}${range}; pass@k ${yes(pass_at_k)}, pass^k ${yes(pass_all_k)}, majority ${yes(majority)}${estimates}`;
}

const renderPassed = (row: Result): string => `- ${nameOf(row)}: ${renderTrials(row)}; ${seconds(row.duration_ms)}`;

function renderFailed(row: Result): string {
  const failures = row.trials.verdicts.flatMap(({ trial, failures }) =>
    failures.map((words) => `  - trial ${trial}: ${escapeMarkdown(words, 700)}`),
  );
  const shown = failures.slice(0, MAX_FAILURES);
  if (shown.length < failures.length) shown.push(`  - and ${failures.length - shown.length} more in results.json`);
  const what = row.status === 'infra_error' ? 'could not run' : renderTrials(row);
  return [`- ${nameOf(row)}: ${what}`, ...shown].join('\n');
}

function renderPerformance(rows: readonly Result[]): string {
  if (rows.length === 0) return '';
  const suites = [...new Set(rows.map(({ category }) => category))].map((category) => {
    const own = rows.filter((row) => row.category === category);
    const passed = own.filter(({ status }) => status === 'pass').length;
    const times = own.flatMap((row) => row.trials.verdicts.map(({ duration_ms }) => duration_ms)).sort((a, b) => a - b);
    const middle = times[Math.floor(times.length / 2)] ?? 0;
    return `| ${escapeMarkdown(category || 'none', 80)} | ${passed} of ${own.length} | ${times.length} | ${seconds(middle)} | ${seconds(times.at(-1) ?? 0)} |`;
  });
  const slowest = [...rows]
    .sort((a, b) => b.duration_ms - a.duration_ms)
    .slice(0, SLOWEST)
    .map((row) => `- ${nameOf(row)}: ${seconds(row.duration_ms)}`);
  return `## Performance Analysis

| suite | passed | trials | median of a trial | slowest trial |
|---|---|---|---|---|
${suites.join('\n')}

Slowest:

${slowest.join('\n')}`;
}

function renderRecommendations(rows: readonly Result[]): string {
  const lines = adviseOn(rows);
  return section('Recommendations', lines.length ? lines : ['- Nothing to do.']);
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
