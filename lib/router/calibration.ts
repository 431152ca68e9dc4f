/** The shape of a ranking → the chance that each of its rows is right, and the confidence that follows. */
import type { KeywordScores } from './keyword.js';
import type { Confidence } from './profile.js';
import { CALIBRATED_BOUNDS, CALIBRATION } from './weights.js';

export interface Judged {
  confidence: Confidence;
  final_score: number;
  promotion: null;
}

export interface Chances {
  get(tool: number): number | undefined;
  judge(tool: number): Judged;
}

export interface Shape {
  keyword: number;
  similarity: number;
  share: number;
  gap: number;
  known: number;
}

/** What the logistic sees of one row. */
export function describeShape(
  tool: number,
  fused: Float64Array,
  found: KeywordScores,
  similar: Float32Array | null,
): Shape {
  let sum = 0;
  let other = 0;
  for (let i = 0; i < fused.length; i++) {
    sum += Math.exp(fused[i]! - fused[tool]!);
    if (i !== tool && fused[i]! > other) other = fused[i]!;
  }
  return {
    keyword: found.most ? found.scores[tool]! / found.most : 0,
    similarity: similar ? Math.max(0, similar[tool]!) : 0,
    share: 1 / sum,
    gap: Math.max(-5, Math.min(5, fused[tool]! - other)),
    known: found.known,
  };
}

/** A row never has a greater chance than the row above it, so that final scores order as the strategy does. */
export function calibrate(
  order: readonly number[],
  fused: Float64Array,
  found: KeywordScores,
  similar: Float32Array | null,
): Chances {
  const chances = new Map<number, number>();
  let ceiling = 1;
  for (const tool of order) {
    const shape = describeShape(tool, fused, found, similar);
    let logit = CALIBRATION.bias;
    for (const key of Object.keys(shape) as (keyof Shape)[]) logit += CALIBRATION[key] * shape[key];
    ceiling = Math.min(ceiling, 1 / (1 + Math.exp(-logit)));
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
