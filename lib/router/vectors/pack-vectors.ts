/** Packs words and their vectors into the bytes of a table: removes the mean and the first principal components, scales by smooth inverse frequency, quantises to int8. */
import { VECTOR_FORMAT } from './embedding.js';

/** Principal components to remove: three were better than one or none on development queries. */
const COMMON = 3;
const ITERATIONS = 60;
/** With fewer words, what they share is their meaning, so nothing is removed. */
const MIN_FOR_COMMON = 1000;
/** The components are computed from at most this many words. */
const MAX_SAMPLE = 40_000;

export interface WordVectors {
  source: string;
  dimensions: number;
  words: readonly string[];
  /** Frequency rank of each word, from 0, for smooth inverse frequency. */
  ranks: ArrayLike<number>;
  /** One row per word; changed in place. */
  cells: Float32Array;
}

export function packVectors({ source, dimensions, words, ranks, cells }: WordVectors): Uint8Array {
  if (words.length >= MIN_FOR_COMMON) removeCommon(cells, dimensions);
  const text = new TextEncoder().encode(words.join('\n'));
  const header = new TextEncoder().encode(
    JSON.stringify({ format: VECTOR_FORMAT, source, words: words.length, dimensions, bytes: text.length }),
  );
  const scalesAt = 4 + header.length + text.length;
  const bytes = new Uint8Array(scalesAt + 4 * words.length + words.length * dimensions);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, header.length, true);
  bytes.set(header, 4);
  bytes.set(text, 4 + header.length);
  const rowsAt = scalesAt + 4 * words.length;
  for (let row = 0; row < words.length; row++) {
    const at = row * dimensions;
    let peak = 0;
    for (let d = 0; d < dimensions; d++) peak = Math.max(peak, Math.abs(cells[at + d]!));
    peak ||= 1;
    // Zipf's law: the frequency of a word in running text is about 1 / (10 · rank).
    const rarity = 1e-3 / (1e-3 + 1 / (10 * (ranks[row]! + 1)));
    view.setFloat32(scalesAt + 4 * row, (peak / 127) * rarity, true);
    for (let d = 0; d < dimensions; d++) view.setInt8(rowsAt + at + d, Math.round((cells[at + d]! / peak) * 127));
  }
  return bytes;
}

/** Removes the mean and the first principal components, which all words share (power iteration from a fixed start). */
function removeCommon(cells: Float32Array, dimensions: number): void {
  const rows = cells.length / dimensions;
  const sample = Math.min(rows, MAX_SAMPLE);
  const mean = new Float64Array(dimensions);
  for (let i = 0; i < cells.length; i++) mean[i % dimensions]! += cells[i]! / rows;
  for (let i = 0; i < cells.length; i++) cells[i]! -= mean[i % dimensions]!;
  const along = (axis: Float64Array, at: number) => {
    let sum = 0;
    for (let d = 0; d < dimensions; d++) sum += axis[d]! * cells[at + d]!;
    return sum;
  };
  for (let component = 0; component < COMMON; component++) {
    let axis = Float64Array.from({ length: dimensions }, (_, d) => 1 + d / dimensions);
    for (let turn = 0; turn < ITERATIONS; turn++) {
      const next = new Float64Array(dimensions);
      for (let row = 0; row < sample; row++) {
        const share = along(axis, row * dimensions);
        for (let d = 0; d < dimensions; d++) next[d]! += share * cells[row * dimensions + d]!;
      }
      const length = Math.sqrt(next.reduce((sum, value) => sum + value * value, 0));
      // Fewer dimensions than components: nothing is left to remove.
      if (length < 1e-9) return;
      axis = next.map((value) => value / length);
    }
    for (let row = 0; row < rows; row++) {
      const share = along(axis, row * dimensions);
      for (let d = 0; d < dimensions; d++) cells[row * dimensions + d]! -= share * axis[d]!;
    }
  }
}
