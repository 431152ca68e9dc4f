/** Reciprocal rank fusion of the vector and the keyword ranking, plain or with omni's boosts (docs/differences.md) for names and metadata. */
import type { RouterTool } from '../words/tool.js';

export const STRATEGIES = ['score_fusion', 'weighted_rrf_field_boosting', 'rrf'] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** The constants of the original; those of `rrf` are the usual ones. */
export const WEIGHTED_RRF = { semantic_weight: 1, keyword_weight: 1.5, rrf_k: 10 };
type RrfConstants = typeof WEIGHTED_RRF;
export const PLAIN_RRF: RrfConstants = { semantic_weight: 1, keyword_weight: 1, rrf_k: 60 };

/** Index of each tool and its score in one of the two rankings, best first. */
export type Ranking = readonly (readonly [tool: number, score: number])[];

/** Reciprocal rank fusion; ranks count from 0, so the best adds weight / (k + 1). */
export function fuseRanks(vector: Ranking, keyword: Ranking, constants: RrfConstants): Map<number, number> {
  const { semantic_weight, keyword_weight, rrf_k } = constants;
  const scores = new Map<number, number>();
  const add = (ranking: Ranking, weight: number) =>
    ranking.forEach(([tool], rank) => {
      scores.set(tool, (scores.get(tool) ?? 0) + weight / (rrf_k + rank + 1));
    });
  add(vector, semantic_weight);
  add(keyword, keyword_weight);
  return scores;
}

const NAME_TOKEN = 0.3;
const WHOLE_QUERY = 0.5;
const METADATA = { routing_keywords: 0.08, intents: 0.09, category: 0.05, description: 0.03 };
const METADATA_CAP = 0.45;
/** With fewer keyword hits than this the vector ranking decides. */
const SPARSE_BELOW = 2;
const SPARSE = { semantic_weight: 2, keyword_weight: 0.1, similarity: 0.3 };

/**
 * The original's formula (strategy weighted_rrf_field_boosting). Boosts match by substring; each token of the query with
 * three letters or more counts once.
 */
export function fuseWithBoosts(
  query: string,
  tools: readonly RouterTool[],
  vector: Ranking,
  keyword: Ranking,
): Map<number, number> {
  const sparse = keyword.length < SPARSE_BELOW;
  const scores = fuseRanks(vector, keyword, sparse ? { ...WEIGHTED_RRF, ...SPARSE } : WEIGHTED_RRF);
  if (sparse)
    for (const [tool, similarity] of vector) scores.set(tool, scores.get(tool)! + SPARSE.similarity * similarity);
  const whole = query.trim().toLowerCase();
  const tokens = [...new Set(whole.split(/[^\p{L}\p{N}]+/u).filter((token) => token.length > 2))];
  const hits = new Set(keyword.map(([tool]) => tool));
  for (const [tool, score] of scores) {
    const entry = tools[tool]!;
    const name = entry.id.toLowerCase();
    // In a query of one word the token is the whole query, so only that boost applies.
    const boost =
      whole && name.includes(whole)
        ? WHOLE_QUERY + (tokens.length > 1 ? NAME_TOKEN * count(tokens, name) : 0)
        : NAME_TOKEN * count(tokens, name);
    scores.set(tool, score + boost + (hits.has(tool) ? metadataBoost(tokens, entry) : 0));
  }
  return scores;
}

function count(tokens: readonly string[], text: string): number {
  return tokens.reduce((sum, token) => sum + (text.includes(token) ? 1 : 0), 0);
}

function metadataBoost(tokens: readonly string[], tool: RouterTool): number {
  const boost =
    METADATA.routing_keywords * count(tokens, tool.routing_keywords.join('\n').toLowerCase()) +
    METADATA.intents * count(tokens, tool.intents.join('\n').toLowerCase()) +
    METADATA.category * count(tokens, tool.category.toLowerCase()) +
    METADATA.description * count(tokens, tool.description.toLowerCase());
  return Math.min(METADATA_CAP, boost);
}
