/** Calibrates a ranking by logistic regression: turns the shape of the scores into the probability that a row is right, and that into a confidence. */
import { best } from './best.js';
import type { Confidence } from './profile.js';
import type { Scores } from './scorer.js';
import { CALIBRATED_BOUNDS, type Calibration } from './weights.js';

export interface Judged {
  confidence: Confidence;
  final_score: number;
  promotion: null;
}

export interface Chances {
  get(tool: number): number | undefined;
  judge(tool: number): Judged;
}

/** The features of one row. */
export interface Shape {
  /** Log odds of the row in a softmax over all rows and "none": how far it is ahead of all rivals together. */
  lead: number;
  /** log(1 + score). */
  height: number;
  /** Cosine similarity, the part of the score that is not from words. */
  similarity: number;
  /** Distance to the best other row, negative below the first row. It has no coefficient, but limits the probability. */
  apart: number;
}

/** The features that have a coefficient. */
export const SHAPE_KEYS = ['lead', 'height', 'similarity'] as const satisfies (keyof Shape & keyof Calibration)[];

/** The score of "none of these" in the softmax; without it, the best of three poor matches would look certain. */
const NONE = 4;

/** Returns the features of any row of one ranking; the sum over all rows is computed once. */
export function describeShapes({ fused, similar }: Pick<Scores, 'fused' | 'similar'>): (tool: number) => Shape {
  const [first = 0, second = 0] = best(fused, 2).map((tool) => fused[tool]!);
  const peak = first;
  let all = 0;
  for (const value of fused) all += Math.exp(value - peak);
  const none = Math.exp(NONE - peak);
  return (tool) => {
    const own = Math.exp(fused[tool]! - peak);
    const rest = Math.max(0, all - own) + none;
    return {
      // Avoids log(0), so that far-apart scores do not give an infinite lead.
      lead: Math.log(Math.max(own, Number.MIN_VALUE)) - Math.log(Math.max(rest, Number.MIN_VALUE)),
      height: Math.log1p(Math.max(0, fused[tool]!)),
      similarity: similar?.[tool] ?? 0,
      apart: fused[tool]! - (fused[tool]! < first ? first : second),
    };
  };
}

/** The slope of the limit by `apart`: two rows with equal scores get a probability of at most 0.5. */
const APART_SLOPE = 3;

export function chanceOf(shape: Shape, calibration: Calibration): number {
  let logit = calibration.bias;
  for (const key of SHAPE_KEYS) logit += calibration[key] * shape[key];
  return Math.min(sigmoid(logit), sigmoid(APART_SLOPE * shape.apart));
}

const sigmoid = (logit: number) => 1 / (1 + Math.exp(-logit));

/** A row never gets a higher probability than the row above it, so that final scores keep the strategy's order. */
export function calibrate(
  order: readonly number[],
  scores: Pick<Scores, 'fused' | 'similar'>,
  calibration: Calibration,
): Chances {
  const chances = new Map<number, number>();
  const shapeOf = describeShapes(scores);
  let ceiling = 1;
  for (const tool of order) {
    ceiling = Math.min(ceiling, chanceOf(shapeOf(tool), calibration));
    chances.set(tool, ceiling);
  }
  return {
    get: (tool) => chances.get(tool),
    judge(tool) {
      const final_score = chances.get(tool) ?? 0;
      const { high, medium } = CALIBRATED_BOUNDS;
      return {
        final_score,
        confidence: final_score >= high ? 'high' : final_score >= medium ? 'medium' : 'low',
        promotion: null,
      };
    },
  };
}
