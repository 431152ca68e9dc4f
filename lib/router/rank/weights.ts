/** The few parameters that were fitted on development queries (docs/router.md says how); all others were chosen beforehand. */

/**
 * score_fusion: weights of the keyword score (over the root of the query's maximum), of the cosine, of similar words for
 * words that the index does not know (relative to keyword), and of the share of a tool's own name in the query.
 */
export const FUSION_WEIGHTS = { keyword: 3.6, similarity: 3.5, near: 0.5, name: 0.6 };

/** Coefficients of the logistic regression in calibration.ts, fitted by scripts/fit-calibration.mjs. */
export const CALIBRATION = {
  bias: -1.53,
  lead: 0.37,
  height: 0.72,
  similarity: -0.61,
  words: 0.46,
  apart: 0.74,
  outside: -0.37,
};
export type Calibration = typeof CALIBRATION;

/**
 * Minimum probability for each confidence in profile `calibrated`: high was right in at least 94 of 100 queries; below medium
 * mode `router` calls nothing, so that few requests which belong to no skill call one.
 */
export const CALIBRATED_BOUNDS = { high: 0.9, medium: 0.7 };
