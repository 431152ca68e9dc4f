/** Rows and outcomes → the coefficients of a logistic, held near those it starts from: few rows move it little. */

export interface Outcome {
  /** Values of the features; the last is 1, for the bias. */
  features: readonly number[];
  right: boolean;
}

const TURNS = 25;

/** Newton's method on the log loss with a quadratic pull of `strength` towards `start`. */
export function fitLogistic(rows: readonly Outcome[], start: readonly number[], strength: number): number[] {
  const size = start.length;
  let at = [...start];
  for (let turn = 0; turn < TURNS; turn++) {
    const gradient = at.map((value, i) => strength * (value - start[i]!));
    const curve = at.map((_, i) => at.map((_, j) => (i === j ? strength : 0)));
    for (const { features, right } of rows) {
      const chance = 1 / (1 + Math.exp(-features.reduce((sum, value, i) => sum + value * at[i]!, 0)));
      for (let i = 0; i < size; i++) {
        gradient[i]! += (chance - (right ? 1 : 0)) * features[i]!;
        for (let j = 0; j < size; j++) curve[i]![j]! += chance * (1 - chance) * features[i]! * features[j]!;
      }
    }
    const step = solve(curve, gradient);
    at = at.map((value, i) => value - step[i]!);
    if (Math.max(...step.map(Math.abs)) < 1e-8) break;
  }
  return at;
}

/** Gauss-Jordan; the matrix is positive definite. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const pivot = rows[column]!;
    const scale = pivot[column]!;
    for (let j = column; j <= size; j++) pivot[j]! /= scale;
    for (let i = 0; i < size; i++) {
      if (i === column) continue;
      const factor = rows[i]![column]!;
      for (let j = column; j <= size; j++) rows[i]![j]! -= factor * pivot[j]!;
    }
  }
  return rows.map((row) => row[size]!);
}
