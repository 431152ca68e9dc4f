/** Turns a score into confidence and final score by the profiles of omni (docs/differences.md): thresholds, bases, scales and three promotions. */
export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** In the order of the rows below. */
const BOUNDS = [
  'high_threshold',
  'medium_threshold',
  'high_base',
  'high_scale',
  'high_cap',
  'medium_base',
  'medium_scale',
  'medium_cap',
  'low_floor',
] as const;
export type Profile = Record<(typeof BOUNDS)[number], number>;

const profile = (...row: number[]) => Object.fromEntries(BOUNDS.map((name, at) => [name, row[at]])) as Profile;

export const PROFILES = {
  balanced: profile(0.75, 0.5, 0.9, 0.05, 0.99, 0.6, 0.3, 0.89, 0.1),
  precision: profile(0.82, 0.58, 0.92, 0.04, 0.99, 0.62, 0.24, 0.88, 0.1),
  recall: profile(0.68, 0.42, 0.88, 0.06, 0.99, 0.56, 0.35, 0.9, 0.08),
} as const satisfies Record<string, Profile>;
export type ProfileName = keyof typeof PROFILES | 'calibrated';
export const PROFILE_NAMES: readonly ProfileName[] = ['calibrated', 'balanced', 'precision', 'recall'];

/** The original's bounds for promotions. Both scores are normalised to 0..1 here, because raw BM25 nearly always exceeds 0.2. */
const VECTOR_STRONG = 0.55;
const KEYWORD_STRONG = 0.2;
const CLEAR_GAP = 0.15;

export interface Scored {
  score: number;
  vector_score: number;
  keyword_score: number;
  /** Distance to the second; null for every row but the first. */
  gap: number | null;
}
export type Promotion = 'vector' | 'keyword' | 'clear_winner';

export function promote(row: Scored, { medium_threshold }: Profile): Promotion | null {
  if (row.score < medium_threshold) return null;
  if (row.vector_score >= VECTOR_STRONG) return 'vector';
  const dominated = row.keyword_score > 0 && row.vector_score < 0.5 && row.keyword_score > row.vector_score;
  if (row.keyword_score >= KEYWORD_STRONG || dominated) return 'keyword';
  if (row.gap !== null && row.gap >= CLEAR_GAP) return 'clear_winner';
  return null;
}

export function applyProfile(
  row: Scored,
  bounds: Profile,
): { confidence: Confidence; final_score: number; promotion: Promotion | null } {
  const { score } = row;
  const promotion = score >= bounds.high_threshold ? null : promote(row, bounds);
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  if (score >= bounds.high_threshold || promotion)
    return {
      confidence: 'high',
      final_score: clamp(Math.min(bounds.high_cap, bounds.high_base + score * bounds.high_scale)),
      promotion,
    };
  if (score >= bounds.medium_threshold)
    return {
      confidence: 'medium',
      final_score: clamp(Math.min(bounds.medium_cap, bounds.medium_base + score * bounds.medium_scale)),
      promotion: null,
    };
  return { confidence: 'low', final_score: clamp(Math.max(score, bounds.low_floor)), promotion: null };
}
