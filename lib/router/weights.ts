/** The few numbers that were fitted on development queries (docs/router.md says how); everything else is a priori. */

/** score_fusion: weight of each normalised score in the listwise softmax. */
export const FUSION_WEIGHTS = { keyword: 17, name: 4, similarity: 4 };

/** Chance that a tool is the right one: a logistic over the shape of the ranking. */
export const CALIBRATION = {
  bias: -4,
  keyword: 3,
  similarity: 2,
  share: 3,
  gap: 0.3,
  known: 1.5,
};

/** Bounds of the profile `calibrated` on that chance. */
export const CALIBRATED_BOUNDS = { high: 0.8, medium: 0.5 };
