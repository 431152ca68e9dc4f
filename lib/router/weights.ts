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
  bias: -3.64,
  field: 1.41,
  lead: 1.46,
  words: 0.56,
  keyword: 3.44,
  known: -0.32,
};

/** Bounds of the profile `calibrated` on that chance. */
export const CALIBRATED_BOUNDS = { high: 0.92, medium: 0.5 };
