/** Embeds a text by a table of word vectors: the normalised sum of its words' vectors, in which rare words weigh more (smooth inverse frequency). */
import { ConfigError } from '../../input/config-error.js';
import { parseValue } from '../../input/json-value.js';
import type { Word } from '../words/words.js';
import { indexWords } from './word-rows.js';

/** Turns texts into vectors of length 1 (all zero if no word of the text is known). */
export interface Embedder {
  dimensions: number;
  /** weigh: the weight of a word in the given index. */
  embed(words: readonly Word[], weigh?: (word: Word) => number): Float32Array;
  /** One word's vector, of length 1; null where it is unknown. into: an all-zero array that may be used for it. An embedder for whole texts only has no such method. */
  word?(text: string, into?: Float32Array): Float32Array | null;
}

export const VECTOR_FORMAT = 'agent-routing.vectors.v1';

/** Reads the bytes of data/vectors.bin: length of header, header, words, scale of each row, rows of int8. */
export function readVectorTable(bytes: Uint8Array, file = 'vectors.bin'): Embedder {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const broken = (why: string) =>
    new ConfigError(`This is not a table of word vectors (${why}).`, {
      file,
      fix: 'build it again with scripts/build-vectors.mjs.',
    });
  if (bytes.length < 4 || 4 + view.getUint32(0, true) > bytes.length) throw broken('too short');
  const start = 4 + view.getUint32(0, true);
  // A TextDecoder takes longer to load than the whole table.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset + 4, start - 4).toString('utf8');
  const header = parseValue(text) as { format?: string; words: number; dimensions: number; bytes: number } | null;
  if (header === null) throw broken('its header is not JSON');
  const { words: count, dimensions } = header;
  const scalesAt = start + header.bytes;
  const rowsAt = scalesAt + 4 * count;
  if (header.format !== VECTOR_FORMAT) throw broken('unknown format');
  if (bytes.length !== rowsAt + count * dimensions) throw broken('its size differs from its header');
  const rowOf = indexWords(bytes.subarray(start, scalesAt), count);
  const cells = new Int8Array(bytes.buffer, bytes.byteOffset + rowsAt, count * dimensions);
  const add = (sum: Float32Array, text: string, share: number) => {
    const row = rowOf(text);
    if (row < 0) return false;
    const weight = share * view.getFloat32(scalesAt + 4 * row, true);
    const at = row * dimensions;
    for (let d = 0; d < dimensions; d++) sum[d]! += weight * cells[at + d]!;
    return true;
  };
  return {
    dimensions,
    embed(words, weigh) {
      const sum = new Float32Array(dimensions);
      for (const word of words) add(sum, word.text, weigh ? weigh(word) : 1);
      return normalize(sum);
    },
    word(text, into) {
      const sum = into ?? new Float32Array(dimensions);
      return add(sum, text, 1) ? normalize(sum) : null;
    },
  };
}

function normalize(vector: Float32Array): Float32Array {
  let square = 0;
  for (const value of vector) square += value * value;
  if (square > 0) {
    const length = Math.sqrt(square);
    for (let d = 0; d < vector.length; d++) vector[d]! /= length;
  }
  return vector;
}
