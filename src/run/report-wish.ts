/** `format:file` of --report, taken apart. */
import { ConfigError } from '../../lib/config-error.js';
import { REPORT_FORMATS, type ReportFormat } from '../../lib/report/index.js';

export function parseReportWish(wish: string): { format: ReportFormat; file: string } {
  const [format = '', file = ''] = wish.split(/:(.*)/s);
  if (!REPORT_FORMATS.includes(format as ReportFormat) || !file) {
    throw new ConfigError(`--report ${wish} is not understood.`, {
      fix: `write format:file, with ${REPORT_FORMATS.join(', ')}.`,
    });
  }
  return { format: format as ReportFormat, file };
}
