/** The few numbers that were fitted on development queries (docs/router.md says how); everything else is a priori. */

/** score_fusion: weight of each side's normalised score. */
export const FUSION_WEIGHTS = { keyword: 17, similarity: 4 };

export interface Calibration {
  bias: number;
  lead: number;
  field: number;
  words: number;
  keyword: number;
  known: number;
}

/** Chance that a row is right: a logistic over the shape of its ranking. */
export const CALIBRATION: Calibration = {
  bias: -3.68,
  lead: 1.4,
  field: 1.54,
  words: 0.59,
  keyword: 3.11,
  known: -0.36,
};

/** Bounds of the profile `calibrated` on that chance: high is right in 93 of 100, medium is worth a try. */
export const CALIBRATED_BOUNDS = { high: 0.92, medium: 0.4 };
