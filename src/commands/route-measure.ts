/** A file of labelled queries → how well the router ranks them. */
import pLimit from 'p-limit';
import { type MeasuredRow, measure, type Ranked } from '../../lib/router/measure.js';
import { parseQueries } from '../../lib/router/query-set.js';
import { renderMeasureText } from '../../lib/router/text.js';
import { readNamed, writeNamed } from './named-file.js';
import { rankOptions, translateQuery } from './route-answer.js';
import type { RouteRun } from './route-options.js';

const TRANSLATORS = 4;

export async function measureSet({ options, router, shell }: RouteRun, path: string): Promise<number> {
  const queries = parseQueries(await readNamed(path, shell), path);
  const limit = pLimit(TRANSLATORS);
  const chosen = rankOptions(options);
  const rows: MeasuredRow[] = await Promise.all(
    queries.map((query) =>
      limit(async () => {
        const translated = await translateQuery(query.query, options, shell);
        const ranked = router
          .rank(translated ?? query.query, { ...chosen, without: query.id })
          .map(({ tool, score, final_score, confidence }): Ranked => ({ id: tool.id, score, final_score, confidence }));
        return { query, ranked };
      }),
    ),
  );
  if (options.ranked !== undefined) {
    const lines = rows.map(({ query, ranked }) => JSON.stringify({ id: query.id, ranked }));
    await writeNamed(options.ranked, `${lines.join('\n')}\n`, shell);
  }
  const measured = measure(rows);
  shell.stdout(options.json ? `${JSON.stringify(measured, null, 2)}\n` : renderMeasureText(measured));
  return 0;
}
