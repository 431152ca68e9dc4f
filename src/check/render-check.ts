/** What `check` found, and a format → the text that it prints. */
import { renderAnnotations, renderCheckSarif } from '../../lib/report/check/annotations.js';
import type { CheckReport } from '../../lib/report/check/input.js';
import { renderCheckMarkdown } from '../../lib/report/check/markdown.js';
import { pasteLine, renderCheck, type TextOptions } from '../../lib/report/check/text.js';
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
