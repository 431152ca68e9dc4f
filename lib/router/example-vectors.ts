/** Labelled queries → where each tool's questions lie among the word vectors; query → which tool's are around it. */
import type { ExampleIndex, Lessons } from './lessons.js';
import type { VectorIndex } from './vector.js';
import { type Metric, measureSpread } from './whiten.js';

/** The shape of the clouds is believed as far as there are more points than this; before, they are as wide as all points. */
const PRIOR_POINTS = 100;
/** Of those left out, the common shape forgets so many: more would cost the square of their number, and move it little. */
const FORGOTTEN = 50;

/**
 * Linear discriminant analysis: the questions of each tool, with its own text, are a cloud around their mean, and all
 * clouds have one shape. A value is the log likelihood of the query above that under the average tool, 0 where it is below.
 */
export function buildExampleVectors(vectors: VectorIndex, lessons: Lessons): ExampleIndex {
  const { dimensions, size } = vectors;
  const points = lessons.all.map((lesson) => vectors.embed(lesson.words));
  // A question of unknown words lies nowhere: it must not draw its tools towards the origin.
  const owners = lessons.all.map(({ tools }, i) => (points[i]!.some((x) => x !== 0) ? tools : []));
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
  const clouds = centres.map((centre) => shape.whiten(centre));

  const white = new Map<number, Float64Array>();
  function whiteOf(lesson: number): Float64Array {
    const known = white.get(lesson) ?? shape.whiten(points[lesson]!);
    white.set(lesson, known);
    return known;
  }

  /** Both the clouds and their common shape forget. */
  function leaveOut(silent: readonly number[], metric: Metric): Map<number, Float64Array> {
    const changed = new Map<number, Float64Array>();
    const counted = new Map<number, number>();
    let forgotten = 0;
    for (const lesson of silent) {
      const point = whiteOf(lesson);
      for (const tool of owners[lesson]!) {
        const centre = changed.get(tool) ?? Float64Array.from(clouds[tool]!);
        const count = counted.get(tool) ?? counts[tool]!;
        if (forgotten++ < FORGOTTEN) metric.forget(point, centre, count);
        for (let d = 0; d < dimensions; d++) centre[d] = (centre[d]! * count - point[d]!) / (count - 1);
        changed.set(tool, centre);
        counted.set(tool, count - 1);
      }
    }
    return changed;
  }

  return {
    search(query, without) {
      const likely = new Float64Array(size);
      const vector = vectors.embed(query);
      if (vector.every((x) => x === 0)) return likely;
      const point = shape.whiten(vector);
      const metric = shape.metric();
      const changed = leaveOut(lessons.silent(query, without), metric);
      let mean = 0;
      for (let tool = 0; tool < size; tool++) {
        const cloud = changed.get(tool) ?? clouds[tool]!;
        const value = metric.inner(cloud, point) - metric.inner(cloud, cloud) / 2;
        likely[tool] = value;
        mean += value / size;
      }
      return likely.map((value) => Math.max(0, value - mean));
    },
  };
}

/** In the mean direction, around the mean of all; 1 for points that all lie in one place. */
function varianceOf(points: readonly Float32Array[]): number {
  const dimensions = points[0]?.length ?? 0;
  let variance = 0;
  for (let d = 0; d < dimensions; d++) {
    const mean = points.reduce((sum, point) => sum + point[d]!, 0) / points.length;
    variance += points.reduce((sum, point) => sum + (point[d]! - mean) ** 2, 0) / points.length / dimensions;
  }
  return variance || 1;
}
