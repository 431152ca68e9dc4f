/** Leave-one-out scores → what a fit is worth on queries that had no say in it, and how much of it is kept: no fit is worse than none. */
import { CALIBRATED_BOUNDS, CALIBRATION, type Calibration } from '../rank/weights.js';
import { chanceOfFirst, chooseWeights, fitCalibration, WEIGHTS } from './choose-fit.js';
import type { Fitted } from './fitted.js';
import { type First, firstOf, type Judged, NOTHING, rankOf, type Weights } from './leave-one-out.js';

const FOLDS = 5;
/** What the bias is lowered by, until "high" is right as often and no more is called for no tool than without a fit. */
const CAUTION = [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 3];
/** Queries whose right rows are taken away, one in so many: a sibling then answers for what no row does. As in the shipped calibration. */
const ORPHANS_LEARNT = 16;
/** The share of right answers that "high" promises. */
const HIGH_IS_RIGHT = 0.94;

type HeldOut = NonNullable<Fitted['held_out']>;
type Worth = HeldOut['fitted'];

/**
 * Each fold is judged by what the others teach. Weights and calibration are kept where that is ahead in rank and no worse in
 * how often "high" is right and in what is called for no tool; else the calibration alone, if it is no worse; else nothing.
 * `ordinary`: requests that belong to no tool; few labelled sets have such.
 */
export function learn(
  judged: readonly Judged[],
  ordinary: readonly Judged[],
): { weights: Weights; calibration: Calibration; held_out: HeldOut } {
  const ranks = WEIGHTS.map((weights) => judged.map((row) => (row.right.length ? rankOf(row, weights) : null)));
  const ahead = (isTold: (i: number) => boolean) =>
    chooseWeights(ranks.map((own) => own.filter((rank, i): rank is number => rank !== null && isTold(i))));
  const rows = [
    ...judged.map((row, i) => openRow(row.right.length ? 'asked' : 'called', i, row)),
    ...ordinary.map((row, i) => openRow('called_ordinary', i, row)),
  ];
  const orphans = judged.flatMap((row, i) =>
    row.right.length && i % ORPHANS_LEARNT === 0 ? [openRow('called', i, { ...row, right: [] }, row.right)] : [],
  );
  const before = rate(
    rows.map((row) => row.by(NOTHING)),
    CALIBRATION,
  );
  const unfitted = weigh(rows, before);
  const about = {
    queries: rows.filter(({ kind }) => kind === 'asked').length,
    no_tool: rows.filter(({ kind }) => kind === 'called').length,
    unfitted,
  };
  for (const choose of [ahead, () => NOTHING]) {
    const teach = (isTold: (i: number) => boolean) => {
      const weights = choose(isTold);
      const told = [...rows, ...orphans].filter(({ from }) => isTold(from));
      return { weights, calibration: fitCalibration(told.map((row) => row.by(weights))) };
    };
    const folds = Array.from({ length: FOLDS }, (_, fold) => teach((i) => i % FOLDS !== fold));
    const firsts = rows.map((row) => row.by(folds[row.from % FOLDS]!.weights));
    if (choose === ahead && !isAhead(before, firsts)) continue;
    for (const caution of CAUTION) {
      const after = firsts.map((first, i) => ({
        ...first,
        chance: chanceOfFirst(first, lower(folds[rows[i]!.from % FOLDS]!.calibration, caution)),
      }));
      const fitted = weigh(rows, after);
      if (!isNoWorse(fitted, unfitted)) continue;
      if (choose !== ahead && !isBetter(fitted, unfitted)) break;
      const { weights, calibration } = teach(() => true);
      return { weights, calibration: lower(calibration, caution), held_out: { ...about, fitted } };
    }
  }
  return { weights: NOTHING, calibration: CALIBRATION, held_out: { ...about, fitted: unfitted } };
}

interface Row {
  kind: 'asked' | 'called' | 'called_ordinary';
  /** Its place among the labelled queries or the ordinary requests: it decides the fold that judges it. */
  from: number;
  by(weights: Weights): First;
}

function openRow(kind: Row['kind'], from: number, row: Judged, taken: readonly number[] = []): Row {
  const seen = new Map<Weights, First>();
  return {
    kind,
    from,
    by(weights) {
      const found = seen.get(weights) ?? firstOf(row, weights, taken);
      seen.set(weights, found);
      return found;
    },
  };
}

type Rated = First & { chance: number };

const rate = (firsts: readonly First[], calibration: Calibration): Rated[] =>
  firsts.map((first) => ({ ...first, chance: chanceOfFirst(first, calibration) }));

const lower = (calibration: Calibration, by: number): Calibration => ({ ...calibration, bias: calibration.bias - by });

function weigh(rows: readonly Row[], rated: readonly Rated[]): Worth {
  const worth: Worth = { first: 0, high: 0, high_right: 0, called: 0, called_ordinary: 0 };
  rated.forEach(({ right, chance }, i) => {
    const { kind } = rows[i]!;
    if (kind !== 'asked') {
      if (chance >= CALIBRATED_BOUNDS.medium) worth[kind]++;
      return;
    }
    if (right) worth.first++;
    if (chance < CALIBRATED_BOUNDS.high) return;
    worth.high++;
    if (right) worth.high_right++;
  });
  return worth;
}

/** The difference must be more than one standard error, because with few queries one more right answer is a coincidence. */
function isAhead(before: readonly First[], after: readonly First[]): boolean {
  const won = after.filter(({ right }, i) => right && !before[i]!.right).length;
  const lost = before.filter(({ right }, i) => right && !after[i]!.right).length;
  return won - lost > Math.sqrt(won + lost);
}

/** A calibration alone has to find more that is right, or call less that is wrong. */
const isBetter = (fitted: Worth, unfitted: Worth): boolean =>
  fitted.high_right > unfitted.high_right || (fitted.high_right === unfitted.high_right && fitted.high < unfitted.high);

/** Its ranks are ahead, or the same. */
function isNoWorse(fitted: Worth, unfitted: Worth): boolean {
  const wanted = Math.max(HIGH_IS_RIGHT, unfitted.high ? unfitted.high_right / unfitted.high : 0);
  return (
    (fitted.high === 0 || fitted.high_right / fitted.high >= wanted) &&
    fitted.called <= unfitted.called &&
    fitted.called_ordinary <= unfitted.called_ordinary
  );
}
