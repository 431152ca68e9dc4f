/** `trend`: results of batches → a history file, a picture of it, and a badge. */
import { resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../../lib/input/config-error.js';
import { files } from '../../lib/io/files/files.js';
import { addHistory, type HistoryLine, makeBadge, makeHistory } from '../../lib/report/choices/history.js';
import { drawTrend } from '../../lib/report/choices/trend.js';
import { count } from '../../lib/text/count.js';
import { defineCommand } from '../options/command.js';
import { repeatable } from '../options/values.js';
import { readBatches } from '../run/conclude/batches.js';
import { DEFAULT_HISTORY, readHistory } from '../run/conclude/history.js';

export const trend = defineCommand({
  summary: 'Adds batches to a history of what was chosen, and draws it',
  positionals: '',
  options: z.object({
    results: repeatable
      .prefault([])
      .describe('results.json of batches in mode router, model, replay or live; can be repeated'),
    history: z.string().default(DEFAULT_HISTORY).describe('History file, one line for each batch and agent'),
    svg: z.string().optional().describe('Draw the history into this file'),
    badge: z.string().optional().describe('Write the newest batch into this file, as badge services read it'),
  }),
  async run({ results, history: file, svg, badge }, _, shell) {
    const path = resolve(shell.cwd, file);
    const fresh: HistoryLine[] = [];
    for (const one of results) fresh.push(...makeHistory((await readBatches([one], shell)).results));
    if (results.length > 0 && fresh.length === 0)
      throw new ConfigError('Nothing was chosen in these batches.', {
        ...(results[0] ? { file: results[0] } : {}),
        fix: 'use results of mode router, model, replay or live; mode oracle makes no choice.',
      });
    const known = await readHistory(file, shell.cwd);
    if (known === null && results.length === 0 && !svg && !badge)
      throw new ConfigError('There is no history yet, and no results to begin one with.', {
        file,
        fix: 'name the folder of a batch in mode router, model, replay or live with --results.',
      });
    const history = addHistory(known ?? [], fresh);
    if (fresh.length > 0) await files.write(path, history.map((line) => `${JSON.stringify(line)}\n`).join(''));
    if (svg) await files.write(resolve(shell.cwd, svg), drawTrend(history));
    if (badge) await files.write(resolve(shell.cwd, badge), makeBadge(history));
    shell.stdout(`${file}: ${count(history.length, 'line')}, ${fresh.length} of them from these results\n`);
    return 0;
  },
});
