/** Renders results and their comparison as text in the requested format. */
import { renderHtml } from './html.js';
import type { ReportInput } from './input.js';
import { renderJUnit } from './junit.js';
import type { Limit } from './limit.js';
import { renderMarkdown } from './markdown.js';
import { proofBlock, proofHeader } from './proof-log.js';
import { renderDeltasAsSarif } from './sarif-deltas.js';
import { renderSuite } from './suite.js';
import { renderText, type TextOptions } from './text.js';

export { COMMENT_LIMIT, type Limit, SUMMARY_LIMIT } from './limit.js';

export interface ReportOptions extends ReportInput, TextOptions {
  /** Markdown only; default: the limit of a job summary. */
  limit?: Limit;
}

const RENDERERS = {
  text: (input) => renderText(input, input),
  json: ({ comparison }) => `${JSON.stringify(comparison, null, 1)}\n`,
  markdown: (input) => renderMarkdown(input, input.limit),
  html: renderHtml,
  junit: renderJUnit,
  sarif: (input) => renderDeltasAsSarif(input),
  suite: renderSuite,
  'proof-log': ({ results }) =>
    proofHeader(results.batch_run_id, new Date(results.generated_at_utc)) + results.results.map(proofBlock).join(''),
} satisfies Record<string, (input: ReportOptions) => string>;

export type ReportFormat = keyof typeof RENDERERS;
export const REPORT_FORMATS = Object.keys(RENDERERS) as ReportFormat[];

export function renderReport(format: ReportFormat, input: ReportOptions): string {
  return RENDERERS[format](input);
}

export type { ReportInput } from './input.js';
