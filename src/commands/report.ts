/** `report`: results of a batch → Markdown, HTML, JUnit or the other forms, with their comparison. */
import { resolve } from 'node:path';
import { z } from 'zod';
import { files } from '../../lib/io/files.js';
import { REPORT_FORMATS, type ReportFormat, renderReport } from '../../lib/report/index.js';
import { defineCommand } from '../command.js';
import { ComparedSchema, compareResults } from './compare.js';

export const report = defineCommand({
  summary: 'Writes the report of a batch as Markdown, HTML, JUnit XML, text, JSON or proof log',
  positionals: '',
  options: ComparedSchema.extend({
    format: z
      .enum(REPORT_FORMATS as [ReportFormat, ...ReportFormat[]])
      .default('markdown')
      .describe(`Form: ${REPORT_FORMATS.join(', ')}`),
    output: z.string().optional().describe('File to write; stdout when not given'),
  }),
  async run(options, _, shell) {
    const input = await compareResults(options, shell);
    const text = renderReport(options.format, {
      ...input,
      columns: shell.columns,
      wrap: Boolean(shell.wrap && !options.output),
      colour: shell.colour && !options.output,
    });
    if (options.output === undefined) shell.stdout(text);
    else await files.write(resolve(shell.cwd, options.output), text);
    // A report tells; `compare` judges.
    return 0;
  },
});
