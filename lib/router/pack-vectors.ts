/** Words in order of frequency and their vectors → the bytes of a table: what all words share taken out, cells in one byte each. */
import { VECTOR_FORMAT } from './embedding.js';

/** Principal components to take out: three were better than one and than none on development queries. */
const COMMON = 3;
const TURNS = 60;
/** What few words share is their meaning. */
const LEAST_FOR_COMMON = 1000;
/** Words that the components are found on. */
const MOST_LOOKED_AT = 40_000;

export interface WordVectors {
  source: string;
  dimensions: number;
  words: readonly string[];
  /** Place of each word in order of frequency, from 0; smooth inverse frequency is made of it. */
  ranks: ArrayLike<number>;
  /** One row a word; changed in place. */
  cells: Float32Array;
}

export function packVectors({ source, dimensions, words, ranks, cells }: WordVectors): Uint8Array {
  if (words.length >= LEAST_FOR_COMMON) removeCommon(cells, dimensions);
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
    // After Zipf: the share of a word in running text is about 1 / (10 · rank).
    const rarity = 1e-3 / (1e-3 + 1 / (10 * (ranks[row]! + 1)));
    view.setFloat32(scalesAt + 4 * row, (peak / 127) * rarity, true);
    for (let d = 0; d < dimensions; d++) view.setInt8(rowsAt + at + d, Math.round((cells[at + d]! / peak) * 127));
  }
  return bytes;
}

/** What all words share says nothing: the mean and the first principal components (power iteration, fixed start). */
function removeCommon(cells: Float32Array, dimensions: number): void {
  const rows = cells.length / dimensions;
  const looked = Math.min(rows, MOST_LOOKED_AT);
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
    for (let turn = 0; turn < TURNS; turn++) {
      const next = new Float64Array(dimensions);
      for (let row = 0; row < looked; row++) {
        const share = along(axis, row * dimensions);
        for (let d = 0; d < dimensions; d++) next[d]! += share * cells[row * dimensions + d]!;
      }
      const length = Math.sqrt(next.reduce((sum, value) => sum + value * value, 0));
      // Fewer dimensions than components: nothing is left to take out.
      if (length < 1e-9) return;
      axis = next.map((value) => value / length);
    }
    for (let row = 0; row < rows; row++) {
      const share = along(axis, row * dimensions);
      for (let d = 0; d < dimensions; d++) cells[row * dimensions + d]! -= share * axis[d]!;
    }
  }
}
