/** Linear discriminant analysis over labelled queries: scores each tool by the likelihood of a query under the tool's class of vectors. */

import type { VectorIndex } from '../vectors/vector.js';
import type { ExampleIndex, TrainingSet } from './training-examples.js';
import { type Metric, measureSpread } from './whiten.js';

/** Weight of the prior, in points: with fewer points the covariance stays close to the variance of all points. */
const PRIOR_POINTS = 100;
/** The covariance is downdated for at most this many left-out points: the cost is quadratic in their number, and more change it little. */
const MAX_DOWNDATES = 50;

/**
 * The queries of each tool, with its own text, are a normal distribution around their mean; all tools share one covariance.
 * A value is the log likelihood of the query under the tool minus the average over all tools, 0 where that is negative.
 */
export function buildExampleVectors(vectors: VectorIndex, training: TrainingSet): ExampleIndex {
  const { dimensions, size } = vectors;
  const points = training.all.map((example) => vectors.embed(example.words));
  // A query of unknown words is the zero vector, which must not pull the means of its tools towards the origin.
  const owners = training.all.map(({ tools }, i) =>
    points[i]!.some((x) => x !== 0) ? tools.filter((tool) => tool < size) : [],
  );
  const centres = Array.from({ length: size }, (_, tool) => Float64Array.from(vectors.row(tool)));
  const counts = new Float64Array(size).fill(1);
  owners.forEach((tools, i) => {
    for (const tool of tools) {
      counts[tool]!++;
      for (let d = 0; d < dimensions; d++) centres[tool]![d]! += points[i]![d]!;
    }
  });
  centres.forEach((centre, tool) => {
    for (let d = 0; d < dimensions; d++) centre[d]! /= counts[tool]!;
  });
  const all = [...points.filter((_, i) => owners[i]!.length), ...centres.map((_, tool) => vectors.row(tool))];
  const spread = measureSpread(dimensions);
  for (let tool = 0; tool < size; tool++) spread.add(vectors.row(tool), centres[tool]!);
  owners.forEach((tools, i) => {
    for (const tool of tools) spread.add(points[i]!, centres[tool]!);
  });
  const shape = spread.measure(size, { points: PRIOR_POINTS, variance: varianceOf(all) });
  const means = centres.map((centre) => shape.whiten(centre));

  const white = new Map<number, Float64Array>();
  function whiteOf(example: number): Float64Array {
    const known = white.get(example) ?? shape.whiten(points[example]!);
    white.set(example, known);
    return known;
  }

  /** Removes examples from the means of their tools and from the shared covariance. */
  function leaveOut(silent: readonly number[], metric: Metric): Map<number, Float64Array> {
    const changed = new Map<number, Float64Array>();
    const counted = new Map<number, number>();
    let downdates = 0;
    for (const example of silent) {
      const point = whiteOf(example);
      for (const tool of owners[example]!) {
        const centre = changed.get(tool) ?? Float64Array.from(means[tool]!);
        const count = counted.get(tool) ?? counts[tool]!;
        if (downdates++ < MAX_DOWNDATES) metric.forget(point, centre, count);
        for (let d = 0; d < dimensions; d++) centre[d] = (centre[d]! * count - point[d]!) / (count - 1);
        changed.set(tool, centre);
        counted.set(tool, count - 1);
      }
    }
    return changed;
  }

  return {
    search(query, without) {
      const likelihoods = new Float64Array(size);
      const vector = vectors.embed(query);
      if (vector.every((x) => x === 0)) return likelihoods;
      const point = shape.whiten(vector);
      const metric = shape.metric();
      const changed = leaveOut(training.silent(query, without), metric);
      let mean = 0;
      for (let tool = 0; tool < size; tool++) {
        const centre = changed.get(tool) ?? means[tool]!;
        const value = metric.inner(centre, point) - metric.inner(centre, centre) / 2;
        likelihoods[tool] = value;
        mean += value / size;
      }
      return likelihoods.map((value) => Math.max(0, value - mean));
    },
  };
}

/** The average variance over all dimensions; 1 if all points are equal. */
function varianceOf(points: readonly Float32Array[]): number {
  const dimensions = points[0]?.length ?? 0;
  let variance = 0;
  for (let d = 0; d < dimensions; d++) {
    const mean = points.reduce((sum, point) => sum + point[d]!, 0) / points.length;
    variance += points.reduce((sum, point) => sum + (point[d]! - mean) ** 2, 0) / points.length / dimensions;
  }
  return variance || 1;
}
