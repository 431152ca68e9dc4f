/** Labelled queries → their scores by an index that was told all the others, and what any weights of the examples make of them. */
import type { Example } from '../examples/training-examples.js';
import { best } from '../rank/best.js';
import { describeShapes, type Shape } from '../rank/calibration.js';
import { createScorer, type Scorer, type Scores } from '../rank/scorer.js';
import type { Embedder } from '../vectors/embedding.js';
import type { RouterTool } from '../words/tool.js';

/** Larger sets are sampled evenly: every query is ranked once per pair of weights, and its scores for all tools are kept in memory. */
const MAX_QUERIES = 4000;
const MAX_SCORES = 8e6;

/** What the scores by the examples' words and vectors are multiplied by. */
export interface Weights {
  words: number;
  vectors: number;
}

export const NOTHING: Weights = { words: 0, vectors: 0 };

export interface Judged {
  scores: Scores;
  /** Indexes of the right tools; none for a query that no tool answers. */
  right: number[];
}

export const openScorer = (tools: readonly RouterTool[], told: readonly Example[], embedder: Embedder | null): Scorer =>
  createScorer(tools, embedder, { examples: told, weight: 0, vector_weight: 0 });

/** Each query is scored without its own example. */
export function judgeQueries(
  scorer: Scorer,
  tools: readonly RouterTool[],
  queries: readonly Example[],
  most: number = MAX_QUERIES,
): Judged[] {
  const positions = new Map(tools.map((tool, i) => [tool.id, i]));
  const step = Math.max(1, queries.length / Math.min(most, MAX_SCORES / tools.length));
  const judged: Judged[] = [];
  for (let at = 0; at < queries.length; at += step) {
    const { id, query, expected } = queries[Math.floor(at)]!;
    const right = expected.flatMap((name) => positions.get(name) ?? []);
    if (right.length === 0 && expected.length > 0) continue;
    judged.push({ scores: scorer.score(query, id), right });
  }
  return judged;
}

function addExamples({ fused, byExampleWords, byExampleVectors }: Scores, weights: Weights): Float64Array {
  return fused.map(
    (value, i) => value + weights.words * byExampleWords![i]! + weights.vectors * (byExampleVectors?.[i] ?? 0),
  );
}

/** The rank of the best right row; Infinity where no row is right. */
export function rankOf(row: Judged, weights: Weights): number {
  const fused = addExamples(row.scores, weights);
  const own = Math.max(...row.right.map((position) => fused[position]!));
  if (own <= 0) return Number.POSITIVE_INFINITY;
  let rank = 1;
  for (const value of fused) if (value > own) rank++;
  return rank;
}

/** The first row: what the calibration reads of it, and whether it is right. */
export interface First {
  /** Null: no row has a score. */
  shape: Shape | null;
  right: boolean;
  /** Some row would be right. */
  answerable: boolean;
}

/** taken: rows that are thought away. */
export function firstOf({ scores, right }: Judged, weights: Weights, taken: readonly number[] = []): First {
  const fused = addExamples(scores, weights);
  for (const tool of taken) fused[tool] = 0;
  const [first] = best(fused, 1);
  const noise = scores.noise + weights.words * (scores.byExampleWords!.at(-1) ?? 0);
  return {
    shape: first === undefined ? null : describeShapes({ ...scores, fused, noise })(first),
    right: first !== undefined && right.includes(first),
    answerable: right.length > 0,
  };
}
