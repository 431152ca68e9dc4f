/** Creates a router over tools: ranks them for a query, each with raw and final score and confidence. */

import type { Embedder } from '../vectors/embedding.js';
import type { RouterTool } from '../words/tool.js';
import { best } from './best.js';
import { calibrate } from './calibration.js';
import { fuseRanks, fuseWithBoosts, PLAIN_RRF, type Ranking, type Strategy, WEIGHTED_RRF } from './fusion.js';
import { applyProfile, type Confidence, PROFILES, type ProfileName, type Promotion } from './profile.js';
import { createScorer, type Sum, type Taught } from './scorer.js';
import { CALIBRATION, type Calibration } from './weights.js';

export interface RankedTool {
  tool: RouterTool;
  /** Raw reciprocal rank fusion, for every strategy. */
  score: number;
  /** Cosine, at least 0; null without word vectors. */
  vector_score: number | null;
  /** BM25F divided by the maximum that the query could reach, 0..1. */
  keyword_score: number;
  final_score: number;
  confidence: Confidence;
  /** The score by which the strategy ordered. */
  fused_score: number;
  promotion: Promotion | null;
  /** What the score of `score_fusion` is the sum of, and the words of the query that the tool uses. */
  sum: Sum;
  matched: string[];
}

export interface RankOptions {
  strategy?: Strategy;
  profile?: ProfileName;
  limit?: number;
  /** Rows with a smaller final score are left out. */
  threshold?: number;
  /** Id of the case under evaluation: a fitted index leaves out its example, and any with the same words. */
  without?: string | undefined;
}

export interface Router {
  tools: readonly RouterTool[];
  /** similar: cosines of the query with each tool, to use instead of the word vectors'. */
  rank(query: string, options?: RankOptions, similar?: Float32Array): RankedTool[];
}

/** The minimum number of candidates from each ranking for rank fusion. */
const CANDIDATES = 50;

/** The result of `route fit` for an index. */
export interface Learned extends Taught {
  calibration: Calibration;
}

export function createRouter(
  tools: readonly RouterTool[],
  embedder: Embedder | null,
  learned: Learned | null = null,
): Router {
  const scorer = createScorer(tools, embedder, learned);
  const calibration = learned?.calibration ?? CALIBRATION;

  function rank(query: string, options: RankOptions = {}, cosines?: Float32Array): RankedTool[] {
    const { strategy = 'score_fusion', profile = 'calibrated', limit = 10, threshold = 0 } = options;
    const scores = scorer.score(query, options.without, cosines);
    const { found, similar, fused } = scores;
    const normal = (value: number) => (found.max ? value / found.max : 0);

    const depth = Math.max(CANDIDATES, 2 * limit);
    // A profile uses the distance to the next row and may promote rows, so more rows than `limit` are judged.
    const judged = profile === 'calibrated' ? limit : depth;
    const byKeyword: Ranking = best(found.scores, depth).map((i) => [i, found.scores[i]!]);
    const byVector: Ranking = similar ? best(similar, depth).map((i) => [i, similar[i]!]) : [];
    const raw =
      strategy === 'weighted_rrf_field_boosting'
        ? fuseWithBoosts(query, tools, byVector, byKeyword)
        : fuseRanks(byVector, byKeyword, strategy === 'rrf' ? PLAIN_RRF : WEIGHTED_RRF);
    const order =
      strategy === 'score_fusion'
        ? best(fused, judged)
        : [...raw.keys()].sort((a, b) => raw.get(b)! - raw.get(a)! || compareIds(tools, a, b)).slice(0, judged);

    const chances = calibrate(order, scores, calibration);
    const maxScore = strategy === 'rrf' ? 2 / (PLAIN_RRF.rrf_k + 1) : 1;
    const ordered = order.map((i) => (strategy === 'score_fusion' ? chances.get(i)! : raw.get(i)! / maxScore));
    return (
      order
        .map((i, position): RankedTool => {
          const vector_score = similar ? similar[i]! : null;
          const keyword_score = normal(found.scores[i]!);
          const row = {
            score: ordered[position]!,
            vector_score: vector_score ?? 0,
            keyword_score,
            gap: position === 0 ? ordered[0]! - (ordered[1] ?? 0) : null,
          };
          const verdict = profile === 'calibrated' ? chances.judge(i) : applyProfile(row, PROFILES[profile]);
          return {
            tool: tools[i]!,
            score: raw.get(i) ?? 0,
            vector_score,
            keyword_score,
            fused_score: ordered[position]!,
            ...verdict,
            sum: scores.sumOf(i),
            matched: scorer.matched(query, i),
          };
        })
        // A promotion may move a row above the one before it, so the final score decides the order.
        .sort((a, b) => b.final_score - a.final_score)
        .slice(0, limit)
        .filter((row) => row.final_score >= threshold)
    );
  }
  return { tools, rank };
}

function compareIds(tools: readonly RouterTool[], a: number, b: number): number {
  return tools[a]!.id < tools[b]!.id ? -1 : 1;
}
