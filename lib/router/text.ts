/** Renders ranked tools, or the measures of a query set, as text for a terminal. */
import { count } from '../text/count.js';
import { oneLine } from '../text/escape.js';
import type { Measure, Quality } from './learn/measure.js';
import { orderScore, type RouteHead } from './payload.js';
import type { RankedTool } from './rank/router.js';
import { SUM_KEYS } from './rank/scorer.js';

export interface TextOptions {
  colour: boolean;
  explain: boolean;
  /** The translated text that was searched instead of the query. */
  translated: string | null;
}

const COLOURS = { high: '\u001b[32m', medium: '\u001b[33m', low: '\u001b[31m' };
const SHOWN_CONFUSIONS = 10;
const SHOWN_QUERIES = 3;

export function renderRouteText(head: RouteHead, ranked: readonly RankedTool[], options: TextOptions): string {
  const { confidence_profile: profile, stats } = head;
  const lines = [
    `Searching for: '${oneLine(head.query, 200)}'`,
    ...(options.translated ? [`Translated: '${oneLine(options.translated, 200)}'`] : []),
    `Confidence profile: ${profile.name} (${profile.source})`,
    `Search params: limit=${head.limit}, min_score=${decimal(head.threshold)} (results with score < min_score are filtered)`,
    '',
  ];
  if (ranked.length === 0) return `${[...lines, 'No matches found for this query.'].join('\n')}\n`;
  const width = Math.max(4, ...ranked.map((row) => oneLine(row.tool.id, 60).length));
  lines.push(`Routing Results for: ${oneLine(head.query, 200)}`);
  lines.push(`${'Tool'.padEnd(width)}  Score  Confidence  Final${options.explain ? '  Details' : ''}`);
  for (const row of ranked) {
    const level = row.confidence.padEnd(10);
    const shown = options.colour ? `${COLOURS[row.confidence]}${level}\u001b[0m` : level;
    const details = options.explain ? `  ${explainRow(row, stats.strategy)}` : '';
    lines.push(
      `${oneLine(row.tool.id, 60).padEnd(width)}  ${row.score.toFixed(3)}  ${shown}  ${row.final_score.toFixed(3)}${details}`,
    );
  }
  const confident = ranked.filter((row) => row.confidence !== 'low').length;
  lines.push(
    '',
    `Showing ${count(ranked.length, 'result')} (${confident} high/medium confidence).${head.threshold > 0 ? ' Use --threshold 0 to show all results.' : ''}`,
  );
  lines.push(
    stats.semantic_weight === null
      ? `Ordered by: ${stats.strategy}`
      : `Search weights: semantic=${decimal(stats.semantic_weight)}, keyword=${decimal(stats.keyword_weight)} (${stats.strategy})`,
  );
  return `${lines.join('\n')}\n`;
}

function explainRow(row: RankedTool, strategy: string | null): string {
  const parts = [
    `raw=${row.score.toFixed(3)}`,
    `final=${row.final_score.toFixed(3)}`,
    `vec=${row.vector_score?.toFixed(3) ?? '-'}`,
    `kw=${row.keyword_score.toFixed(3)}`,
    `fused=${row.fused_score.toFixed(3)}`,
    `schema=${Object.keys(row.tool.input_schema).length ? 'yes' : 'no'}`,
    ...(row.promotion ? [`promoted=${row.promotion}`] : []),
    ...(strategy?.startsWith('score_fusion') ? [explainSum(row)] : []),
    `words=${row.matched.length ? oneLine(row.matched.join(','), 100) : '-'}`,
  ];
  return parts.join(' | ');
}

/** The sum that orders, without the parts that add nothing. */
function explainSum(row: RankedTool): string {
  const parts = SUM_KEYS.filter((key) => row.sum[key] !== 0).map((key) => `${key} ${row.sum[key].toFixed(2)}`);
  return `sum=${orderScore(row).toFixed(2)} (${parts.join(' + ') || 'nothing'})`;
}

const decimal = (value: number | null) =>
  value === null ? '-' : Number.isInteger(value) ? value.toFixed(1) : String(value);
const percent = (value: number | null) => (value === null ? '-' : `${(100 * value).toFixed(1)} %`);

export function renderMeasureText(measured: Measure): string {
  const { all, negatives, high, medium } = measured;
  const rows: [string, Quality][] = [['all', all], ...Object.entries(measured.sources)];
  const width = Math.max(...rows.map(([name]) => name.length), 6);
  const lines = [
    `${'source'.padEnd(width)}  queries     R@1     R@3     R@5   MRR@10  R@1 with acceptable`,
    ...rows.map(([name, row]) =>
      [
        (name || '(none)').padEnd(width),
        String(row.queries).padStart(7),
        percent(row.recall_at_1).padStart(7),
        percent(row.recall_at_3).padStart(7),
        percent(row.recall_at_5).padStart(7),
        row.mrr.toFixed(3).padStart(6),
        percent(row.lenient_at_1).padStart(7),
      ].join('  '),
    ),
    '',
    `Calibration error ${measured.calibration_error.toFixed(3)}`,
    `high: ${high.rows} queries (${percent(high.share)}), ${percent(high.precision)} of them right`,
    `medium: ${medium.rows} queries (${percent(medium.share)}), ${percent(medium.precision)} of them right`,
    `Negatives: ${negatives.queries}, rated high ${negatives.high}, medium ${negatives.medium}, low ${negatives.low}`,
  ];
  if (measured.thefts.length) {
    lines.push('', 'Queries for which another tool ranked first:');
    for (const { victim, thief, queries } of measured.thefts.slice(0, SHOWN_CONFUSIONS)) {
      lines.push(`  ${oneLine(thief, 200)} instead of ${oneLine(victim, 200)}: ${count(queries.length, 'query')}`);
      for (const { query } of queries.slice(0, SHOWN_QUERIES)) lines.push(`    '${oneLine(query, 100)}'`);
    }
    if (measured.thefts.length > SHOWN_CONFUSIONS)
      lines.push(`  and ${measured.thefts.length - SHOWN_CONFUSIONS} more pairs (--json lists them all)`);
  }
  return `${lines.join('\n')}\n`;
}
