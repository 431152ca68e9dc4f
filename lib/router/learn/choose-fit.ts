/** The ranks and shapes of labelled queries → the weights of their examples, and a calibration for this index. */
import { chanceOf, SHAPE_KEYS } from '../rank/calibration.js';
import { CALIBRATION, type Calibration } from '../rank/weights.js';
import { type First, NOTHING, type Weights } from './leave-one-out.js';
import { fitLogistic, type Outcome } from './logistic.js';

const VECTOR_WEIGHTS = [0, 0.05, 0.1, 0.2, 0.4];
/** The first is to learn nothing. */
export const WEIGHTS: readonly Weights[] = [
  NOTHING,
  ...[1, 2.5, 5, 10, 20, 40].flatMap((words) => VECTOR_WEIGHTS.map((vectors) => ({ words, vectors }))),
  ...VECTOR_WEIGHTS.slice(1).map((vectors) => ({ words: 0, vectors })),
];
/** Less than one query at rank 1 instead of 2 is no reason to learn. */
const MIN_GAIN = 0.5;
/** Strength of the penalty towards the shipped calibration. */
const STRENGTH = 20;
/** A request that no tool answers is rarer among the examples than in life, and costs more when it is answered. */
const NEGATIVES = 3;

/**
 * ranks: of the queries that a tool answers, for each of WEIGHTS. The best ones win; those that put fewer right rows first
 * than no fit does are out, however well they do below.
 */
export function chooseWeights(ranks: readonly (readonly number[])[]): Weights {
  const firsts = (own: readonly number[]) => own.filter((rank) => rank === 1).length;
  const gain = (own: readonly number[]) => own.reduce((sum, rank) => sum + 1 / rank, 0);
  const [nothing = []] = ranks;
  let chosen = { weights: NOTHING, gain: gain(nothing) + MIN_GAIN };
  ranks.forEach((own, i) => {
    if (gain(own) > chosen.gain && firsts(own) >= firsts(nothing)) chosen = { weights: WEIGHTS[i]!, gain: gain(own) };
  });
  return chosen.weights;
}

export function fitCalibration(firsts: readonly First[]): Calibration {
  const rows: Outcome[] = firsts.flatMap(({ shape, right, answerable }) => {
    if (!shape) return [];
    const row = { features: [...SHAPE_KEYS.map((key) => shape[key]), 1], right };
    return Array<Outcome>(answerable ? 1 : NEGATIVES).fill(row);
  });
  const found = fitLogistic(rows, [...SHAPE_KEYS.map((key) => CALIBRATION[key]), CALIBRATION.bias], STRENGTH);
  const calibration: Calibration = { ...CALIBRATION, bias: found.at(-1)! };
  SHAPE_KEYS.forEach((key, i) => {
    calibration[key] = found[i]!;
  });
  return calibration;
}

export const chanceOfFirst = ({ shape }: First, calibration: Calibration): number =>
  shape ? chanceOf(shape, calibration) : 0;
