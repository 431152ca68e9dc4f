/** Tools → a router; query → tools ranked, each with its raw and final score, its confidence and why. */
import { calibrate } from './calibration.js';
import type { Embedder } from './embedding.js';
import { fuseRanks, fuseWithBoosts, PLAIN_RRF, type Ranking, type Strategy, WEIGHTED_RRF } from './fusion.js';
import { buildKeywordIndex } from './keyword.js';
import { applyProfile, type Confidence, PROFILES, type ProfileName, type Promotion } from './profile.js';
import type { RouterTool } from './tool.js';
import { buildVectorIndex } from './vector.js';
import { FUSION_WEIGHTS } from './weights.js';
import { splitWords } from './words.js';

export interface RankedTool {
  tool: RouterTool;
  /** Raw reciprocal rank fusion, whatever the strategy orders by. */
  score: number;
  /** Cosine, 0 where it is below; null without word vectors. */
  vector_score: number | null;
  /** BM25F over the most that the query could reach, 0..1. */
  keyword_score: number;
  final_score: number;
  confidence: Confidence;
  /** What the strategy ordered by. */
  fused_score: number;
  promotion: Promotion | null;
}

export interface RankOptions {
  strategy?: Strategy;
  profile?: ProfileName;
  limit?: number;
  /** Rows with a smaller final score are left out. */
  threshold?: number;
}

export interface Router {
  tools: readonly RouterTool[];
  rank(query: string, options?: RankOptions): RankedTool[];
}

/** Candidates that each side hands to rank fusion, at least. */
const CANDIDATES = 50;
/** Rows that the calibration compares with. */
const FIELD = 6;

export function createRouter(tools: readonly RouterTool[], embedder: Embedder | null): Router {
  const keywords = buildKeywordIndex(tools);
  const vectors = embedder && buildVectorIndex(tools, embedder);

  function rank(query: string, options: RankOptions = {}): RankedTool[] {
    const { strategy = 'score_fusion', profile = 'calibrated', limit = 10, threshold = 0 } = options;
    const words = splitWords(query);
    const found = keywords.search(words);
    const normal = (value: number) => (found.most ? value / found.most : 0);
    const similar = vectors?.search(words) ?? null;

    const fused = new Float64Array(tools.length);
    for (let i = 0; i < tools.length; i++)
      fused[i] = FUSION_WEIGHTS.keyword * normal(found.scores[i]!) + FUSION_WEIGHTS.similarity * (similar?.[i] ?? 0);

    const depth = Math.max(CANDIDATES, 2 * limit);
    const byKeyword: Ranking = best(found.scores, depth).map((i) => [i, found.scores[i]!]);
    const byVector: Ranking = similar ? best(similar, depth).map((i) => [i, similar[i]!]) : [];
    const raw =
      strategy === 'weighted_rrf_field_boosting'
        ? fuseWithBoosts(query, tools, byVector, byKeyword)
        : fuseRanks(byVector, byKeyword, strategy === 'rrf' ? PLAIN_RRF : WEIGHTED_RRF);
    const order =
      strategy === 'score_fusion'
        ? best(fused, limit)
        : [...raw.keys()].sort((a, b) => raw.get(b)! - raw.get(a)! || compareIds(tools, a, b)).slice(0, limit);

    const chances = calibrate(order, best(fused, FIELD), fused, found, words);
    const greatest = strategy === 'rrf' ? 2 / (PLAIN_RRF.rrf_k + 1) : 1;
    const ordered = order.map((i) => (strategy === 'score_fusion' ? chances.get(i)! : raw.get(i)! / greatest));
    return order
      .map((i, place): RankedTool => {
        const vector_score = similar ? Math.max(0, similar[i]!) : null;
        const keyword_score = normal(found.scores[i]!);
        const row = {
          score: ordered[place]!,
          vector_score: vector_score ?? 0,
          keyword_score,
          gap: place === 0 ? ordered[0]! - (ordered[1] ?? 0) : null,
        };
        const judged = profile === 'calibrated' ? chances.judge(i) : applyProfile(row, PROFILES[profile]);
        return {
          tool: tools[i]!,
          score: raw.get(i) ?? 0,
          vector_score,
          keyword_score,
          fused_score: ordered[place]!,
          ...judged,
        };
      })
      .filter((row) => row.final_score >= threshold);
  }
  return { tools, rank };
}

function compareIds(tools: readonly RouterTool[], a: number, b: number): number {
  return tools[a]!.id < tools[b]!.id ? -1 : 1;
}

/** Places of the greatest positive values, best first; equal ones in index order. */
function best(values: ArrayLike<number>, count: number): number[] {
  const top: number[] = [];
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (value <= 0 || (top.length === count && value <= values[top[count - 1]!]!)) continue;
    let at = top.length;
    while (at > 0 && values[top[at - 1]!]! < value) at--;
    top.splice(at, 0, i);
    if (top.length > count) top.pop();
  }
  return top;
}
