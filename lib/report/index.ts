/** Renders results and their comparison as text in the requested format. */

import { renderJUnit } from './formats/junit.js';
import { proofBlock, proofHeader } from './formats/proof-log.js';
import { renderDeltasAsSarif } from './formats/sarif-deltas.js';
import { renderSuite } from './formats/suite.js';
import { renderHtml } from './html/html.js';
import { renderMarkdown } from './markdown/markdown.js';
import { renderText, type TextOptions } from './terminal/text.js';
import type { ReportInput } from './view/input.js';
import type { Limit } from './view/limit.js';

export { COMMENT_LIMIT, SUMMARY_LIMIT } from './view/limit.js';

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

export type { ReportInput } from './view/input.js';
