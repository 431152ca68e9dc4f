/** Logistic regression by Newton's method, with an L2 penalty towards the starting coefficients, so that few rows change them little. */

export interface Outcome {
  /** Values of the features; the last is 1, for the bias. */
  features: readonly number[];
  right: boolean;
}

const MAX_ITERATIONS = 25;

/** Minimises the log loss plus an L2 penalty of `strength` towards `start`; each Newton step is halved until the loss decreases. */
export function fitLogistic(rows: readonly Outcome[], start: readonly number[], strength: number): number[] {
  const loss = (at: readonly number[]) =>
    rows.reduce((sum, row) => sum + logLoss(row, at), 0) +
    (strength / 2) * at.reduce((sum, value, i) => sum + (value - start[i]!) ** 2, 0);
  let at = [...start];
  let now = loss(at);
  for (let turn = 0; turn < MAX_ITERATIONS; turn++) {
    const step = newtonStep(rows, at, start, strength);
    let share = 1;
    let next = at;
    let then = now;
    for (; share > 1e-6; share /= 2) {
      next = at.map((value, i) => value - share * step[i]!);
      then = loss(next);
      if (then < now) break;
    }
    if (then >= now - 1e-9) break;
    at = next;
    now = then;
  }
  return at;
}

function logitOf({ features }: Outcome, at: readonly number[]): number {
  return features.reduce((sum, value, i) => sum + value * at[i]!, 0);
}

function logLoss(row: Outcome, at: readonly number[]): number {
  const logit = row.right ? -logitOf(row, at) : logitOf(row, at);
  return logit > 30 ? logit : Math.log1p(Math.exp(logit));
}

function newtonStep(
  rows: readonly Outcome[],
  at: readonly number[],
  start: readonly number[],
  strength: number,
): number[] {
  const gradient = at.map((value, i) => strength * (value - start[i]!));
  const hessian = at.map((_, i) => at.map((_, j) => (i === j ? strength : 0)));
  for (const row of rows) {
    const probability = 1 / (1 + Math.exp(-logitOf(row, at)));
    const variance = probability * (1 - probability);
    for (let i = 0; i < at.length; i++) {
      const value = row.features[i]!;
      gradient[i]! += (probability - (row.right ? 1 : 0)) * value;
      for (let j = 0; j < at.length; j++) hessian[i]![j]! += variance * value * row.features[j]!;
    }
  }
  return solve(hessian, gradient);
}

/** Gauss–Jordan elimination; needs no pivoting, because the matrix is positive definite. */
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
