/** What `check` found, and a format → the text that it prints. */
import type { Finding } from '../../lib/lint/finding.js';
import { renderAnnotations, renderCheckSarif } from '../../lib/report/check/annotations.js';
import type { CheckReport } from '../../lib/report/check/input.js';
import { renderCheckMarkdown } from '../../lib/report/check/markdown.js';
import { pasteLine, renderCheck, type TextOptions } from '../../lib/report/check/text.js';
import { isByFix } from '../../lib/skill/front-matter/problem.js';
import { toolVersion } from '../run/tool-version.js';

export const CHECK_FORMATS = ['text', 'json', 'sarif', 'markdown', 'github'] as const;

export function renderAs(format: (typeof CHECK_FORMATS)[number], report: CheckReport, options: TextOptions): string {
  switch (format) {
    case 'text':
      return renderCheck(report, options);
    case 'json':
      return `${JSON.stringify({ ...report, line: pasteLine(report) }, null, 2)}\n`;
    case 'sarif':
      return renderCheckSarif(report, toolVersion());
    case 'markdown':
      return renderCheckMarkdown(report);
    case 'github':
      return renderAnnotations(report);
  }
}

/** What agents list, or get, the less for: a case may fail for it, and a baseline would expect that. */
const RECORDED = ['skill-offer', 'listing-budget', 'skill-body', 'project-folder'];

/** What is to be mended before there is a baseline. */
export function nameFirst(findings: readonly Finding[], start: string): string {
  const by_itself = findings.some(isByFix);
  if (findings.some(({ severity }) => severity === 'error'))
    return `fix the errors${by_itself ? ` (\`${start} check --fix\` fixes what has one answer)` : ''}, since a baseline records what fails now as expected; then `;
  const rules = [...new Set(findings.map(({ rule }) => rule))].filter((rule) => RECORDED.includes(rule));
  const named = rules.map((rule) => `\`${rule}\``).join(' and ');
  return rules.length > 0 ? `fix ${named} first, since a baseline records what agents get now as expected; then ` : '';
}
