/** Parses `format:file` of --report. */
import { ConfigError } from '../../../lib/input/config-error.js';
import { REPORT_FORMATS, type ReportFormat } from '../../../lib/report/index.js';

export function parseReportSpec(spec: string): { format: ReportFormat; file: string } {
  const [format = '', file = ''] = spec.split(/:(.*)/s);
  if (!REPORT_FORMATS.includes(format as ReportFormat) || !file) {
    throw new ConfigError(`--report ${spec} is not valid.`, {
      fix: `write format:file, where format is one of ${REPORT_FORMATS.join(', ')}.`,
    });
  }
  return { format: format as ReportFormat, file };
}
