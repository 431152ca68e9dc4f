/** The shape of a ranking → the chance that each of its rows is right, and the confidence that follows. */
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

/** What the logistic sees of one row. */
export interface Shape {
  /** Its share of the softmax over every row and none, in log odds: how far it leaves its rivals behind, however many. */
  lead: number;
  /** How high it scores at all. */
  height: number;
  /** What of that is likeness, not words. */
  similarity: number;
  /** Distance to the best other row, negative below the first: no coefficient, but a ceiling. */
  apart: number;
}

/** What a logistic weighs of it. */
export const SHAPE_KEYS = ['lead', 'height', 'similarity'] as const satisfies (keyof Shape & keyof Calibration)[];

/** The score of "none of these", which stands beside every ranking: else the best of three strangers would look sure. */
const NONE = 4;

/** Shapes of the rows of one ranking: the sum over all of them is made once. */
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
      // Both logarithms are of something: scores that lie far apart must not make a lead without end.
      lead: Math.log(Math.max(own, Number.MIN_VALUE)) - Math.log(Math.max(rest, Number.MIN_VALUE)),
      height: Math.log1p(Math.max(0, fused[tool]!)),
      similarity: similar?.[tool] ?? 0,
      apart: fused[tool]! - (fused[tool]! < first ? first : second),
    };
  };
}

/** Of two rows that score the same neither is surer than a half, whatever else speaks for them. */
const APART_SLOPE = 3;

export function chanceOf(shape: Shape, calibration: Calibration): number {
  let logit = calibration.bias;
  for (const key of SHAPE_KEYS) logit += calibration[key] * shape[key];
  return Math.min(chance(logit), chance(APART_SLOPE * shape.apart));
}

const chance = (logit: number) => 1 / (1 + Math.exp(-logit));

/** A row never has a greater chance than the row above it, so that final scores order as the strategy does. */
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
