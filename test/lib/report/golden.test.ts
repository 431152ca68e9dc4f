import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { REPORT_FORMATS, type ReportFormat, renderReport } from '../../../lib/report/index.js';
import { live } from '../../helpers/live-batch.js';
import { everyday, quiet } from '../../helpers/report-batches.js';
import { drawTerminal, wrapLine } from '../../helpers/terminal-picture.js';

/** `UPDATE_GOLDEN=1 npm test -- test/lib/report` writes them anew; read the diff before you commit it. */
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../fixtures/reports');
const ENDINGS: Record<ReportFormat, string> = {
  text: 'txt',
  json: 'json',
  markdown: 'md',
  html: 'html',
  junit: 'xml',
  sarif: 'sarif',
  suite: 'suite.md',
  'proof-log': 'log',
};

describe.each([
  ['everyday', everyday],
  ['quiet', quiet],
  ['live', live],
] as const)('the %s batch', (name, make) => {
  it.each(REPORT_FORMATS)('equals its golden file in %s', (format) => {
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

describe('the picture in the README', () => {
  it('is a drawing of the text report of the everyday batch', () => {
    const file = join(folder, '../../../docs/images/delta-table.svg');
    const columns = 122;
    const lines = renderReport('text', { ...everyday(), columns, colour: true }).split('\n');
    const table = lines.slice(
      0,
      lines.findIndex((line) => line.includes('csv-4')),
    );
    const svg = drawTerminal(
      table.flatMap((line) => wrapLine(line, columns)),
      columns,
    );
    if (process.env.UPDATE_GOLDEN) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, svg);
    }
    expect(readFileSync(file, 'utf8')).toBe(svg);
  });
});
