/** The shape of a ranking → the chance that each of its rows is right, and the confidence that follows. */
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
  /** How far it stands from the best other row; negative below the first. */
  lead: number;
  /** How far it stands from the sixth: whether it left the field behind. */
  field: number;
  /** How much the query says. */
  words: number;
  /** How much of it the row's own words answer. */
  keyword: number;
  /** How much of it any row's words answer. */
  known: number;
}

export const SHAPE_KEYS = ['lead', 'field', 'words', 'keyword', 'known'] as const satisfies (keyof Shape)[];

const FIELD_PLACE = 5;

/** places: the best rows, as far as the field's place at least where there are so many. */
export function describeShape(tool: number, places: readonly number[], { fused, found, words }: Scores): Shape {
  const own = fused[tool]!;
  const other = places.find((place) => place !== tool);
  const field = places[FIELD_PLACE];
  return {
    lead: compress(own - (other === undefined ? 0 : fused[other]!)),
    field: compress(own - (field === undefined ? 0 : Math.max(0, fused[field]!))),
    words: Math.log1p(new Set(words.map((word) => word.stem)).size),
    keyword: found.most ? found.scores[tool]! / found.most : 0,
    known: found.known,
  };
}

const compress = (distance: number) => Math.sign(distance) * Math.log1p(Math.abs(distance));

export function chanceOf(shape: Shape, calibration: Calibration): number {
  let logit = calibration.bias;
  for (const key of SHAPE_KEYS) logit += calibration[key] * shape[key];
  return 1 / (1 + Math.exp(-logit));
}

/** A row never has a greater chance than the row above it, so that final scores order as the strategy does. */
export function calibrate(
  order: readonly number[],
  places: readonly number[],
  scores: Scores,
  calibration: Calibration,
): Chances {
  const chances = new Map<number, number>();
  let ceiling = 1;
  for (const tool of order) {
    const shape = describeShape(tool, places, scores);
    ceiling = Math.min(ceiling, chanceOf(shape, calibration));
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
