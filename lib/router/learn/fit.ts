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

const VECTOR_WEIGHTS = [0, 0.05, 0.1, 0.2, 0.4];
/** The weights for the examples' words and vectors. The first is to learn nothing, and each wins only if it is better than all before. */
const WEIGHTS = [
  { words: 0, vectors: 0 },
  ...[1, 2.5, 5, 10, 20, 40].flatMap((words) => VECTOR_WEIGHTS.map((vectors) => ({ words, vectors }))),
  ...VECTOR_WEIGHTS.slice(1).map((vectors) => ({ words: 0, vectors })),
];
type Weights = (typeof WEIGHTS)[number];
const NOTHING: Weights = WEIGHTS[0]!;
/** Strength of the penalty towards the shipped calibration. */
const STRENGTH = 20;
/** A request that no tool answers is rarer among the examples than in life, and costs more when it is answered. */
const NEGATIVES = 3;
/** Larger sets are sampled evenly: every query is ranked once per pair of weights, and its scores for all tools are kept in memory. */
const MAX_QUERIES = 4000;
const MAX_SCORES = 8e6;
/** Less than one query at rank 1 instead of 2 is no reason to learn. */
const MIN_GAIN = 0.5;
/** The parts of the examples in the learning curve, and how many queries each is measured on. */
const CURVE = [0, 0.25, 0.5];
const CURVE_QUERIES = 600;

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
  const judged = judge(tools, examples, examples, embedder);
  const weights = chooseWeights(judged);
  const { calibration, chances } = fitCalibration(judged, weights);
  const asked = judged.flatMap((row, i) => (row.right.length ? [{ ...row, chance: chances[i]! }] : []));
  const ranks = asked.map((row) => rankOf(row, weights));
  return {
    schema: FITTED_SCHEMA,
    leave_one_out: {
      queries: asked.length,
      ...recallOf(asked, weights),
      calibration_error: calibrationError(asked.map(({ chance }, i) => ({ said: chance, right: ranks[i] === 1 }))),
      unfitted: recallOf(asked, NOTHING),
      learning_curve: drawCurve(tools, examples, embedder, { examples: examples.length, ...recallOf(asked, weights) }),
    },
    weight: weights.words,
    vector_weight: weights.vectors,
    calibration,
    tools: [...tools],
    examples: examples.map(({ id, query, expected }) => ({ id, query, expected })),
  };
}

/** Scores queries by an index that was told examples, each without its own. */
function judge(
  tools: readonly RouterTool[],
  told: readonly Example[],
  queries: readonly Example[],
  embedder: Embedder | null,
  most: number = MAX_QUERIES,
): Judged[] {
  const scorer = createScorer(tools, embedder, { examples: told, weight: 0, vector_weight: 0 });
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

/** The weights with the best ranks; those that put fewer right rows first than no fit does are out, however well they do below. */
function chooseWeights(judged: readonly Judged[]): Weights {
  const asked = judged.filter((row) => row.right.length);
  const firsts = (weights: Weights) => asked.filter((row) => rankOf(row, weights) === 1).length;
  const least = firsts(NOTHING);
  const gain = (weights: Weights) => asked.reduce((sum, row) => sum + 1 / rankOf(row, weights), 0);
  let chosen = { weights: NOTHING, gain: gain(NOTHING) + MIN_GAIN };
  for (const weights of WEIGHTS.slice(1)) {
    const found = gain(weights);
    if (found > chosen.gain && firsts(weights) >= least) chosen = { weights, gain: found };
  }
  return chosen.weights;
}

interface Recall {
  recall_at_1: number;
  recall_at_5: number;
}

function recallOf(asked: readonly Judged[], weights: Weights): Recall {
  const share = (within: number) =>
    asked.length ? asked.filter((row) => rankOf(row, weights) <= within).length / asked.length : 0;
  return { recall_at_1: share(1), recall_at_5: share(5) };
}

/** What a part of the examples would have taught: whether more of them are worth collecting. */
function drawCurve(
  tools: readonly RouterTool[],
  examples: readonly Example[],
  embedder: Embedder | null,
  whole: Recall & { examples: number },
): (Recall & { examples: number })[] {
  const parts = CURVE.map((share) => {
    const told = examples.filter((_, i) => Math.floor((i + 1) * share) > Math.floor(i * share));
    const asked = judge(tools, told, examples, embedder, CURVE_QUERIES).filter((row) => row.right.length);
    return { examples: told.length, ...recallOf(asked, chooseWeights(asked)) };
  });
  return [...parts, whole];
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

function fitCalibration(judged: readonly Judged[], weights: Weights): { calibration: Calibration; chances: number[] } {
  const shapes = judged.map((row) => {
    const fused = addExamples(row.scores, weights);
    const [first] = best(fused, 1);
    const noise = row.scores.noise + weights.words * (row.scores.byExampleWords!.at(-1) ?? 0);
    const shape = first === undefined ? null : describeShapes({ ...row.scores, fused, noise })(first);
    return { shape, right: first !== undefined && row.right.includes(first) };
  });
  const rows: Outcome[] = shapes.flatMap(({ shape, right }, i) => {
    if (!shape) return [];
    const row = { features: [...SHAPE_KEYS.map((key) => shape[key]), 1], right };
    return Array<Outcome>(judged[i]!.right.length ? 1 : NEGATIVES).fill(row);
  });
  const start = [...SHAPE_KEYS.map((key) => CALIBRATION[key]), CALIBRATION.bias];
  const found = fitLogistic(rows, start, STRENGTH);
  const calibration: Calibration = { ...CALIBRATION, bias: found.at(-1)! };
  SHAPE_KEYS.forEach((key, i) => {
    calibration[key] = found[i]!;
  });
  return { calibration, chances: shapes.map(({ shape }) => (shape ? chanceOf(shape, calibration) : 0)) };
}
