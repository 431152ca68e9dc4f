import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { REPORT_FORMATS, type ReportFormat, renderReport } from '../../../lib/report/index.js';
import { everyday, live, quiet } from '../../helpers/report-batches.js';

/** `UPDATE_GOLDEN=1 npm test -- test/lib/report` writes them anew; read the diff before you commit it. */
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../fixtures/reports');
const ENDINGS: Record<ReportFormat, string> = {
  text: 'txt',
  json: 'json',
  markdown: 'md',
  html: 'html',
  junit: 'xml',
  'proof-log': 'log',
};

describe.each([
  ['everyday', everyday],
  ['quiet', quiet],
  ['live', live],
] as const)('the %s batch', (name, make) => {
  it.each(REPORT_FORMATS)('reads in %s as the golden file says', (format) => {
    const file = join(folder, `${name}.${ENDINGS[format]}`);
    const text = renderReport(format, make());
    if (process.env.UPDATE_GOLDEN) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, text);
    }
    expect(existsSync(file)).toBe(true);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
