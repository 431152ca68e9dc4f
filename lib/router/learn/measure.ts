/** Measures rankings of labelled queries: recall and MRR in all and per source, calibration, negatives, and which tools are ranked first by mistake. */

import type { RankedTool } from '../rank/router.js';
import type { LabelledQuery } from '../read/query-set.js';

export type Ranked = Pick<RankedTool, 'score' | 'final_score' | 'confidence'> & { id: string };

export interface MeasuredRow {
  query: LabelledQuery;
  ranked: readonly Ranked[];
}

export interface Quality {
  queries: number;
  recall_at_1: number;
  recall_at_3: number;
  recall_at_5: number;
  mrr: number;
  /** As recall_at_1, with `acceptable` counted as right. */
  lenient_at_1: number;
}

interface Theft {
  /** The expected tool. */
  victim: string;
  /** The tool that ranked first instead. */
  thief: string;
  queries: { id: string; query: string }[];
}

export interface Measure {
  all: Quality;
  sources: Record<string, Quality>;
  negatives: { queries: number; high: number; medium: number; low: number };
  /** Expected calibration error of the first row's final_score, ten bins, positive queries only. */
  calibration_error: number;
  high: { rows: number; share: number; precision: number | null };
  medium: { rows: number; share: number; precision: number | null };
  thefts: Theft[];
}

const BINS = 10;
/** Ranks below it count as none. */
export const MRR_DEPTH = 10;

export function measure(rows: readonly MeasuredRow[]): Measure {
  const asked = rows.filter(({ query }) => !query.negative);
  const negatives = rows.filter(({ query }) => query.negative);
  const level = (of: readonly MeasuredRow[], confidence: string) =>
    of.filter(({ ranked }) => (ranked[0]?.confidence ?? 'low') === confidence);
  const judged = (confidence: string) => {
    const chosen = level(asked, confidence);
    return {
      rows: chosen.length,
      share: ratio(chosen.length, asked.length),
      precision: chosen.length ? ratio(chosen.filter(isRight).length, chosen.length) : null,
    };
  };
  const sources = [...new Set(asked.map(({ query }) => query.source))].sort();
  return {
    all: qualityOf(asked),
    sources:
      sources.length > 1
        ? Object.fromEntries(
            sources.map((source) => [source, qualityOf(asked.filter(({ query }) => query.source === source))]),
          )
        : {},
    negatives: {
      queries: negatives.length,
      high: level(negatives, 'high').length,
      medium: level(negatives, 'medium').length,
      low: level(negatives, 'low').length,
    },
    calibration_error: calibrationError(
      asked.map((row) => ({ said: row.ranked[0]?.final_score ?? 0, right: isRight(row) })),
    ),
    high: judged('high'),
    medium: judged('medium'),
    thefts: findThefts(asked),
  };
}

/** 1-based rank of the first expected id; Infinity when none was ranked. */
function rankOf(ids: readonly string[], ranked: readonly Ranked[]): number {
  const at = ranked.findIndex((row) => ids.includes(row.id));
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
}

function qualityOf(rows: readonly MeasuredRow[]): Quality {
  const ranks = rows.map(({ query, ranked }) => rankOf(query.expected, ranked));
  const within = (limit: number) => ratio(ranks.filter((rank) => rank <= limit).length, rows.length);
  return {
    queries: rows.length,
    recall_at_1: within(1),
    recall_at_3: within(3),
    recall_at_5: within(5),
    mrr: ratio(
      ranks.reduce((sum, rank) => sum + (rank <= MRR_DEPTH ? 1 / rank : 0), 0),
      rows.length,
    ),
    lenient_at_1: ratio(
      rows.filter(({ query, ranked }) => rankOf([...query.expected, ...query.acceptable], ranked) === 1).length,
      rows.length,
    ),
  };
}

const isRight = ({ query, ranked }: MeasuredRow) => rankOf(query.expected, ranked) === 1;

/** Expected calibration error: in ten bins, the predicted probability compared with how often it was right. `said` is the prediction. */
export function calibrationError(rows: readonly { said: number; right: boolean }[]): number {
  const bins = Array.from({ length: BINS }, () => ({ said: 0, right: 0 }));
  for (const { said, right } of rows) {
    const bin = bins[Math.min(BINS - 1, Math.floor(said * BINS))]!;
    bin.said += said;
    if (right) bin.right++;
  }
  return bins.reduce((sum, bin) => sum + ratio(Math.abs(bin.said - bin.right), rows.length), 0);
}

function findThefts(rows: readonly MeasuredRow[]): Theft[] {
  const thefts = new Map<string, Theft>();
  for (const { query, ranked } of rows) {
    const thief = ranked[0]?.id;
    if (thief === undefined || query.expected.includes(thief) || query.acceptable.includes(thief)) continue;
    const victim = query.expected.find((id) => ranked.some((row) => row.id === id)) ?? query.expected[0]!;
    const key = JSON.stringify([victim, thief]);
    const theft = thefts.get(key) ?? { victim, thief, queries: [] };
    theft.queries.push({ id: query.id, query: query.query });
    thefts.set(key, theft);
  }
  return [...thefts.values()].sort((a, b) => b.queries.length - a.queries.length || (a.victim < b.victim ? -1 : 1));
}

function ratio(part: number, whole: number): number {
  return whole ? part / whole : 0;
}
