/** `report`: results of a batch and their comparison → Markdown, HTML, JUnit, SARIF or another format. */
import { resolve } from 'node:path';
import { z } from 'zod';
import { files } from '../../lib/io/files/files.js';
import { REPORT_FORMATS, type ReportFormat, renderReport } from '../../lib/report/index.js';
import { defineCommand } from '../options/command.js';
import { DEFAULT_HISTORY } from '../run/conclude/history.js';
import { addPageParts } from '../run/conclude/page.js';
import { trialsIn } from '../run/conclude/trial-source.js';
import { ComparedSchema, compareResults } from './compare.js';

export const report = defineCommand({
  summary:
    'Writes the report of a batch as Markdown, HTML, JUnit XML, SARIF, text, JSON, suite report or the lines that prove each result',
  positionals: '',
  options: ComparedSchema.extend({
    format: z
      .enum(REPORT_FORMATS as [ReportFormat, ...ReportFormat[]])
      .default('markdown')
      .describe(`Report format: ${REPORT_FORMATS.join(', ')}`),
    output: z.string().optional().describe('File to write; default stdout'),
    history: z
      .string()
      .optional()
      .describe(
        `For html: history of earlier batches, as trend writes it (default: ${DEFAULT_HISTORY}, if it is there)`,
      ),
  }),
  async run(options, _, shell) {
    const { folders, ...input } = await compareResults(options, shell);
    const sources = { trials: folders.map(trialsIn), cwd: shell.cwd, history: options.history };
    const text = renderReport(options.format, {
      ...(await addPageParts(options.format, input, sources, shell.env)),
      columns: shell.columns,
      wrap: Boolean(shell.wrap && !options.output),
      colour: shell.colour && !options.output,
    });
    if (options.output === undefined) shell.stdout(text);
    else await files.write(resolve(shell.cwd, options.output), text);
    // The gate decides the exit code of `compare`, not of `report`.
    return 0;
  },
});
