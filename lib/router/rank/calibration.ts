/** Calibrates a ranking by logistic regression: turns the shape of the scores into the probability that a row is right, and that into a confidence. */
import { best } from './best.js';
import type { Confidence } from './profile.js';
import { CALIBRATED_BOUNDS, type Calibration } from './weights.js';

/** What the calibration reads of the scores of a query; the parts that an index adds may be missing. */
export interface ShapeInput {
  fused: Float64Array;
  similar: Float32Array | null;
  /** Per tool, how many words of the query it uses. */
  found?: { words: Uint16Array };
  /** The score of the best row for a request that belongs to no tool. */
  noise?: number;
  /** The tools are one family, and the query has none of the words that all of them share. */
  outside?: boolean;
}

/** The features of one row. */
export interface Shape {
  /** Log odds of the row in a softmax over all rows and "none": how far it is ahead of all others together. */
  lead: number;
  /** log(1 + score). */
  height: number;
  /** Cosine similarity, the part of the score that is not from words. */
  similarity: number;
  /** log(1 + words of the query that the tool uses): one word in common is a coincidence more often than three. */
  words: number;
  /** Distance to the best other row, negative below the first row: how far the nearest sibling is. */
  apart: number;
  /** 1 if a family of siblings is asked in none of its common words. */
  outside: number;
}

/** The features that have a coefficient. */
export const SHAPE_KEYS = [
  'lead',
  'height',
  'similarity',
  'words',
  'apart',
  'outside',
] as const satisfies (keyof Shape & keyof Calibration)[];

/** "None of these" in the softmax: this much above the noise of the index. Without it, the best of three poor matches would look certain. */
const ABOVE_NOISE = 0.5;
const USUAL_NOISE = 3.5;
const USUAL_WORDS = 3;

/** Returns the features of any row of one ranking; the sum over all rows is computed once. */
export function describeShapes(scores: ShapeInput): (tool: number) => Shape {
  const { fused, similar, found, noise = USUAL_NOISE, outside = false } = scores;
  const [first = 0, second = 0] = best(fused, 2).map((tool) => fused[tool]!);
  const peak = first;
  let all = 0;
  for (const value of fused) all += Math.exp(value - peak);
  const none = Math.exp(noise + ABOVE_NOISE - peak);
  return (tool) => {
    const own = Math.exp(fused[tool]! - peak);
    const rest = Math.max(0, all - own) + none;
    return {
      // Avoids log(0), so that far-apart scores do not give an infinite lead.
      lead: Math.log(Math.max(own, Number.MIN_VALUE)) - Math.log(Math.max(rest, Number.MIN_VALUE)),
      height: Math.log1p(Math.max(0, fused[tool]!)),
      similarity: similar?.[tool] ?? 0,
      words: Math.log1p(found?.words[tool] ?? USUAL_WORDS),
      apart: fused[tool]! - (fused[tool]! < first ? first : second),
      outside: outside ? 1 : 0,
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
export function calibrate(order: readonly number[], scores: ShapeInput, calibration: Calibration) {
  const chances = new Map<number, number>();
  const shapeOf = describeShapes(scores);
  let ceiling = 1;
  for (const tool of order) {
    ceiling = Math.min(ceiling, chanceOf(shapeOf(tool), calibration));
    chances.set(tool, ceiling);
  }
  return {
    get: (tool: number) => chances.get(tool),
    judge(tool: number): { confidence: Confidence; final_score: number; promotion: null } {
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
