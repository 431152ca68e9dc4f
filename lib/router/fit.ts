/** An index and labelled queries → a fitted index: the weight of the examples and a calibration, each query judged by an index that never held it. */
import { best } from './best.js';
import { chanceOf, describeShapes, SHAPE_KEYS } from './calibration.js';
import type { Embedder } from './embedding.js';
import { buildExampleIndex, type Example } from './examples.js';
import { FITTED_SCHEMA, type Fitted } from './fitted.js';
import { fitLogistic, type Outcome } from './logistic.js';
import { calibrationError } from './measure.js';
import { createScorer, type Scores } from './scorer.js';
import type { RouterTool } from './tool.js';
import { CALIBRATION, type Calibration } from './weights.js';

/** Weights that are tried. */
const WEIGHTS = [0, 2.5, 5, 10, 20, 40];
/** How firmly the shipped calibration is held: as many queries as this count as much. */
const STRENGTH = 5;
/** More are sampled, evenly: each is ranked once per weight. */
const MOST_JUDGED = 4000;

interface Judged {
  scores: Scores;
  told: Float64Array;
  /** Places of the right tools; none for a negative. */
  right: number[];
}

export function fitRouter(
  tools: readonly RouterTool[],
  examples: readonly Example[],
  embedder: Embedder | null,
): Fitted {
  const scorer = createScorer(tools, embedder, null);
  const index = buildExampleIndex(tools, examples);
  const places = new Map(tools.map((tool, i) => [tool.id, i]));
  const step = Math.max(1, examples.length / MOST_JUDGED);
  const judged: Judged[] = [];
  for (let at = 0; at < examples.length; at += step) {
    const { id, query, expected } = examples[Math.floor(at)]!;
    const scores = scorer.score(query);
    const right = expected.flatMap((name) => places.get(name) ?? []);
    if (right.length === 0 && expected.length > 0) continue;
    judged.push({ scores, told: index.search(scores.words, id), right });
  }
  const weight = WEIGHTS.map((tried) => ({ tried, right: countRight(judged, tried) })).reduce((a, b) =>
    b.right > a.right ? b : a,
  ).tried;
  const { calibration, chances } = fitCalibration(judged, weight);
  const asked = judged.flatMap((row, i) => (row.right.length ? [{ ...row, chance: chances[i]! }] : []));
  const ranks = asked.map((row) => rankOf(row, weight));
  const share = (within: number) => (asked.length ? ranks.filter((rank) => rank <= within).length / asked.length : 0);
  return {
    schema: FITTED_SCHEMA,
    leave_one_out: {
      queries: asked.length,
      recall_at_1: share(1),
      recall_at_5: share(5),
      calibration_error: calibrationError(asked.map(({ chance }, i) => ({ said: chance, right: ranks[i] === 1 }))),
    },
    weight,
    calibration,
    tools: [...tools],
    examples: examples.map(({ id, query, expected }) => ({ id, query, expected })),
  };
}

function addExamples({ scores, told }: Judged, weight: number): Float64Array {
  return scores.fused.map((value, i) => value + weight * told[i]!);
}

function rankOf(row: Judged, weight: number): number {
  const fused = addExamples(row, weight);
  const own = Math.max(...row.right.map((place) => fused[place]!));
  if (own <= 0) return Number.POSITIVE_INFINITY;
  let rank = 1;
  for (const value of fused) if (value > own) rank++;
  return rank;
}

/** Right at the first place, with a little credit for standing near it. */
function countRight(judged: readonly Judged[], weight: number): number {
  return judged.reduce((sum, row) => sum + (row.right.length ? 1 / rankOf(row, weight) : 0), 0);
}

function fitCalibration(judged: readonly Judged[], weight: number): { calibration: Calibration; chances: number[] } {
  const shapes = judged.map((row) => {
    const fused = addExamples(row, weight);
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
