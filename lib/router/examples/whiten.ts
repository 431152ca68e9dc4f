/** Whitening by the pooled within-class covariance (shrunk towards a prior), with leave-one-out downdates (Sherman–Morrison). */

/** Shrinkage: this many extra points with the given variance in every direction, because few points do not determine a covariance. */
interface Prior {
  points: number;
  variance: number;
}

export type Metric = ReturnType<typeof metricOf>;

/** The pooled covariance of points around their centres. */
export function measureSpread(dimensions: number) {
  const sums = Array.from({ length: dimensions }, (_, row) => new Float64Array(row + 1));
  const deviation = new Float64Array(dimensions);
  let points = 0;
  return {
    /** Adds the deviation of a point from its centre. */
    add(point: ArrayLike<number>, centre: ArrayLike<number>): void {
      points++;
      for (let d = 0; d < dimensions; d++) deviation[d] = point[d]! - centre[d]!;
      for (let row = 0; row < dimensions; row++) {
        const own = deviation[row]!;
        if (own === 0) continue;
        const sum = sums[row]!;
        for (let column = 0; column <= row; column++) sum[column]! += own * deviation[column]!;
      }
    },
    /** centres: how many means were estimated from the points; each costs a degree of freedom. */
    measure(centres: number, prior: Prior) {
      const freedom = Math.max(0, points - centres) + prior.points;
      const covariance = sums.map((row, d) =>
        row.map((sum, column) => (sum + (column === d ? prior.points * prior.variance : 0)) / freedom),
      );
      const root = choleskyOf(covariance);
      return { whiten: (point: ArrayLike<number>) => solveLower(root, point), metric: () => metricOf(freedom) };
    },
  };
}

/** The metric between whitened points. Removing a point subtracts an outer product from the covariance, so by Sherman–Morrison its inverse gains one. */
function metricOf(freedom: number) {
  const gains: { direction: Float64Array; share: number }[] = [];
  let left = freedom;
  return {
    /** Removes one of the `count` points of a centre; both are in whitened coordinates. */
    forget(point: Float64Array, centre: Float64Array, count: number): void {
      const deviation = point.map((x, d) => x - centre[d]!);
      const direction = Float64Array.from(deviation);
      for (const gain of gains) {
        const along = gain.share * dot(gain.direction, deviation);
        gain.direction.forEach((x, d) => {
          direction[d]! += along * x;
        });
      }
      // Removing a point also moves its centre, which adds the factor count / (count - 1).
      const part = count / (count - 1) / freedom;
      gains.push({ direction, share: part / (1 - part * dot(deviation, direction)) });
      left--;
    },
    /** The inner product of two whitened points, as if the removed points had never been added. */
    inner(a: Float64Array, b: Float64Array): number {
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

/** Cholesky decomposition of a positive definite matrix, given and returned as lower triangles. */
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

/** Forward substitution: solves root · x = point. */
function solveLower(root: readonly Float64Array[], point: ArrayLike<number>): Float64Array {
  const found = new Float64Array(root.length);
  root.forEach((row, i) => {
    let value = point[i]!;
    for (let j = 0; j < i; j++) value -= row[j]! * found[j]!;
    found[i] = value / row[i]!;
  });
  return found;
}
