/** Fits an index to labelled queries: chooses the weights of the examples and a calibration by leave-one-out evaluation. */

import type { Example } from '../examples/training-examples.js';
import { best } from '../rank/best.js';
import { chanceOf, describeShapes, SHAPE_KEYS } from '../rank/calibration.js';
import { createScorer, type Scores } from '../rank/scorer.js';
import { CALIBRATION, type Calibration } from '../rank/weights.js';
import type { Embedder } from '../vectors/embedding.js';
import type { RouterTool } from '../words/tool.js';
import { FITTED_SCHEMA, type Fitted } from './fitted.js';
import { fitLogistic, type Outcome } from './logistic.js';
import { calibrationError } from './measure.js';

/**
 * The grid of weights for the examples' words and vectors. The weight of words is never 0: with one query per tool,
 * leave-one-out shows no benefit, yet a query with the same words as an example must find its tool.
 */
const WEIGHTS = [2.5, 5, 10, 20, 40].flatMap((words) =>
  [0, 0.05, 0.1, 0.2, 0.4].map((vectors) => ({ words, vectors })),
);
type Weights = (typeof WEIGHTS)[number];
/** Strength of the penalty towards the shipped calibration. */
const STRENGTH = 5;
/** Larger sets are sampled evenly: every query is ranked once per pair of weights, and its scores for all tools are kept in memory. */
const MAX_QUERIES = 4000;
const MAX_SCORES = 8e6;

interface Judged {
  scores: Scores;
  /** Indexes of the right tools; none for a negative query. */
  right: number[];
}

export function fitRouter(
  tools: readonly RouterTool[],
  examples: readonly Example[],
  embedder: Embedder | null,
): Fitted {
  const scorer = createScorer(tools, embedder, { examples, weight: 0, vector_weight: 0 });
  const positions = new Map(tools.map((tool, i) => [tool.id, i]));
  const step = Math.max(1, examples.length / Math.min(MAX_QUERIES, MAX_SCORES / tools.length));
  const judged: Judged[] = [];
  for (let at = 0; at < examples.length; at += step) {
    const { id, query, expected } = examples[Math.floor(at)]!;
    const right = expected.flatMap((name) => positions.get(name) ?? []);
    if (right.length === 0 && expected.length > 0) continue;
    judged.push({ scores: scorer.score(query, id), right });
  }
  const weights = WEIGHTS.map((tried) => ({ tried, right: countRight(judged, tried) })).reduce((a, b) =>
    b.right > a.right ? b : a,
  ).tried;
  const { calibration, chances } = fitCalibration(judged, weights);
  const asked = judged.flatMap((row, i) => (row.right.length ? [{ ...row, chance: chances[i]! }] : []));
  const ranks = asked.map((row) => rankOf(row, weights));
  const share = (within: number) => (asked.length ? ranks.filter((rank) => rank <= within).length / asked.length : 0);
  return {
    schema: FITTED_SCHEMA,
    leave_one_out: {
      queries: asked.length,
      recall_at_1: share(1),
      recall_at_5: share(5),
      calibration_error: calibrationError(asked.map(({ chance }, i) => ({ said: chance, right: ranks[i] === 1 }))),
    },
    weight: weights.words,
    vector_weight: weights.vectors,
    calibration,
    tools: [...tools],
    examples: examples.map(({ id, query, expected }) => ({ id, query, expected })),
  };
}

function addExamples({ fused, byExampleWords, byExampleVectors }: Scores, weights: Weights): Float64Array {
  return fused.map(
    (value, i) => value + weights.words * byExampleWords![i]! + weights.vectors * (byExampleVectors?.[i] ?? 0),
  );
}

function rankOf(row: Judged, weights: Weights): number {
  const fused = addExamples(row.scores, weights);
  const own = Math.max(...row.right.map((position) => fused[position]!));
  if (own <= 0) return Number.POSITIVE_INFINITY;
  let rank = 1;
  for (const value of fused) if (value > own) rank++;
  return rank;
}

/** Sum of reciprocal ranks: full credit for rank 1, less for lower ranks. */
function countRight(judged: readonly Judged[], weights: Weights): number {
  return judged.reduce((sum, row) => sum + (row.right.length ? 1 / rankOf(row, weights) : 0), 0);
}

function fitCalibration(judged: readonly Judged[], weights: Weights): { calibration: Calibration; chances: number[] } {
  const shapes = judged.map((row) => {
    const fused = addExamples(row.scores, weights);
    const [first] = best(fused, 1);
    const shape = first === undefined ? null : describeShapes({ fused, similar: row.scores.similar })(first);
    return { shape, right: first !== undefined && row.right.includes(first) };
  });
  const rows: Outcome[] = shapes.flatMap(({ shape, right }) =>
    shape ? [{ features: [...SHAPE_KEYS.map((key) => shape[key]), 1], right }] : [],
  );
  const start = [...SHAPE_KEYS.map((key) => CALIBRATION[key]), CALIBRATION.bias];
  const found = fitLogistic(rows, start, STRENGTH);
  const calibration: Calibration = { ...CALIBRATION, bias: found.at(-1)! };
  SHAPE_KEYS.forEach((key, i) => {
    calibration[key] = found[i]!;
  });
  return { calibration, chances: shapes.map(({ shape }) => (shape ? chanceOf(shape, calibration) : 0)) };
}
