/** How points lie around their centres → coordinates in which they lie alike in every direction, and what is left of that when some of them are forgotten. */

/** So many points beside those that were added, each with this variance in every direction: a few points show no shape. */
export interface Prior {
  points: number;
  variance: number;
}

export interface Spread {
  /** Adds a point's distance to its centre. */
  add(point: ArrayLike<number>, centre: ArrayLike<number>): void;
  /** centres: how many were drawn from the points; each costs a degree of freedom. */
  measure(centres: number, prior: Prior): Shape;
}

export interface Shape {
  whiten(point: ArrayLike<number>): Float64Array;
  /** White points and the metric between them, from which points can be taken away. */
  metric(): Metric;
}

export interface Metric {
  /** Takes away one of `count` points of a centre, all in white coordinates. */
  forget(point: Float64Array, centre: Float64Array, count: number): void;
  /** The inner product of two white points, as it would be had the forgotten ones never been added. */
  inner(a: Float64Array, b: Float64Array): number;
}

/** Pooled covariance of points of so many dimensions. */
export function measureSpread(dimensions: number): Spread {
  const sums = Array.from({ length: dimensions }, (_, row) => new Float64Array(row + 1));
  const away = new Float64Array(dimensions);
  let points = 0;
  return {
    add(point, centre) {
      points++;
      for (let d = 0; d < dimensions; d++) away[d] = point[d]! - centre[d]!;
      for (let row = 0; row < dimensions; row++) {
        const own = away[row]!;
        if (own === 0) continue;
        const sum = sums[row]!;
        for (let column = 0; column <= row; column++) sum[column]! += own * away[column]!;
      }
    },
    measure(centres, prior) {
      const freedom = Math.max(0, points - centres) + prior.points;
      const covariance = sums.map((row, d) =>
        row.map((sum, column) => (sum + (column === d ? prior.points * prior.variance : 0)) / freedom),
      );
      const root = choleskyOf(covariance);
      return { whiten: (point) => solveLower(root, point), metric: () => metricOf(freedom) };
    },
  };
}

/** Each forgotten point takes an outer product from the covariance; by Sherman and Morrison its inverse gains one. */
function metricOf(freedom: number): Metric {
  const gains: { direction: Float64Array; share: number }[] = [];
  let left = freedom;
  return {
    forget(point, centre, count) {
      const away = point.map((x, d) => x - centre[d]!);
      const direction = Float64Array.from(away);
      for (const gain of gains) {
        const along = gain.share * dot(gain.direction, away);
        gain.direction.forEach((x, d) => {
          direction[d]! += along * x;
        });
      }
      // A centre moves when one of its points goes: the more, the fewer there are.
      const part = count / (count - 1) / freedom;
      gains.push({ direction, share: part / (1 - part * dot(away, direction)) });
      left--;
    },
    inner(a, b) {
      let sum = dot(a, b);
      for (const { direction, share } of gains) sum += share * dot(direction, a) * dot(direction, b);
      return (sum * left) / freedom;
    },
  };
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let d = 0; d < a.length; d++) sum += a[d]! * b[d]!;
  return sum;
}

/** Lower triangle of a positive definite matrix → the lower triangular root whose square it is. */
function choleskyOf(matrix: readonly Float64Array[]): Float64Array[] {
  const root: Float64Array[] = [];
  matrix.forEach((row, i) => {
    const own = Float64Array.from(row);
    for (let j = 0; j <= i; j++) {
      const other = j < i ? root[j]! : own;
      let value = row[j]!;
      for (let k = 0; k < j; k++) value -= own[k]! * other[k]!;
      own[j] = j < i ? value / other[j]! : Math.sqrt(value);
    }
    root.push(own);
  });
  return root;
}

function solveLower(root: readonly Float64Array[], point: ArrayLike<number>): Float64Array {
  const found = new Float64Array(root.length);
  root.forEach((row, i) => {
    let value = point[i]!;
    for (let j = 0; j < i; j++) value -= row[j]! * found[j]!;
    found[i] = value / row[i]!;
  });
  return found;
}
