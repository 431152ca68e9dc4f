/** `route --queries`: a file of labelled queries → how well the router ranks them. */

import pLimit from 'p-limit';
import { ConfigError } from '../../../lib/input/config-error.js';
import { type MeasuredRow, MRR_DEPTH, measure, type Ranked } from '../../../lib/router/learn/measure.js';
import { parseQueries, warnOfUnknown } from '../../../lib/router/read/query-set.js';
import { renderMeasureText } from '../../../lib/router/text.js';
import { oneLine } from '../../../lib/text/escape.js';
import { readNamed, writeNamed } from '../named-file.js';
import { rankOptions, rankRows, translateQuery } from './answer.js';
import type { RouteRun } from './options.js';

const TRANSLATORS = 4;

export async function measureSet({ options, router, shell }: RouteRun, path: string): Promise<number> {
  const queries = parseQueries(await readNamed(path, shell), path);
  const limit = pLimit(TRANSLATORS);
  if (queries.length === 0)
    throw new ConfigError('There are no queries to measure.', {
      file: path,
      fix: 'write one {"id", "query", "expected": [...]} per line.',
    });
  for (const warning of warnOfUnknown(queries, new Set(router.tools.map(({ id }) => id))))
    shell.stderr(`agent-routing: warning: ${oneLine(warning, 500)}\n`);
  // MRR needs ranks down to MRR_DEPTH, even when fewer rows are asked for.
  const chosen = { ...rankOptions(options), limit: Math.max(options.limit, MRR_DEPTH) };
  const rows: MeasuredRow[] = await Promise.all(
    queries.map((query) =>
      limit(async () => {
        const translated = await translateQuery(query.query, options, shell);
        const found = await rankRows({ options, router, shell }, translated ?? query.query, {
          ...chosen,
          without: query.id,
        });
        const ranked = found.map(
          ({ tool, score, final_score, confidence }): Ranked => ({ id: tool.id, score, final_score, confidence }),
        );
        return { query, ranked };
      }),
    ),
  );
  if (options.ranked !== undefined) {
    const lines = rows.map(({ query, ranked }) =>
      JSON.stringify({ id: query.id, ranked: ranked.slice(0, options.limit) }),
    );
    await writeNamed(options.ranked, `${lines.join('\n')}\n`, shell);
  }
  const measured = measure(rows);
  shell.stdout(options.json ? `${JSON.stringify(measured, null, 2)}\n` : renderMeasureText(measured));
  return 0;
}
