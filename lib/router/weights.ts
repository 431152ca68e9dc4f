/** The few numbers that were fitted on development queries (docs/router.md says how); everything else is a priori. */

/**
 * score_fusion: of the keyword side over the root of what the query could reach, of the cosine, of words that the index
 * does not know beside those that it knows, and of the part of a tool's own name that the query says.
 */
export const FUSION_WEIGHTS = { keyword: 3.6, similarity: 3.5, near: 0.5, name: 0.6 };

export interface Calibration {
  bias: number;
  lead: number;
  height: number;
  similarity: number;
}

/** Chance that a row is right: a logistic over the shape of its ranking. scripts/fit-calibration.mjs finds these. */
export const CALIBRATION: Calibration = { bias: 1.1, lead: 0.86, height: 0.56, similarity: -1.1 };

/** Bounds of the profile `calibrated` on that chance: high is right in 94 of 100 or more, medium is worth a try. */
export const CALIBRATED_BOUNDS = { high: 0.9, medium: 0.45 };
