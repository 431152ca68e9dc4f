/** A table of word vectors → the vector of a text: the mean of its words, the rarer the heavier. */
import { ConfigError } from '../config-error.js';
import type { Word } from './words.js';

/** Turns texts into vectors of length 1 (or all zero where nothing is known of a text). */
export interface Embedder {
  dimensions: number;
  embed(words: readonly Word[]): Float32Array;
}

/** Reads the bytes of data/vectors.bin: length of header, header, words, scale of each row, rows of int8. */
export function readVectorTable(bytes: Uint8Array, file = 'vectors.bin'): Embedder {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const broken = (why: string) =>
    new ConfigError(`this is no table of word vectors (${why}).`, {
      file,
      fix: 'build it again with scripts/build-vectors.mjs',
    });
  if (bytes.length < 4 || 4 + view.getUint32(0, true) > bytes.length) throw broken('too short');
  const text = new TextDecoder();
  const start = 4 + view.getUint32(0, true);
  let header: { format?: string; words: number; dimensions: number; bytes: number };
  try {
    header = JSON.parse(text.decode(bytes.subarray(4, start)));
  } catch {
    throw broken('its header is not JSON');
  }
  const { words: count, dimensions } = header;
  const scalesAt = start + header.bytes;
  const rowsAt = scalesAt + 4 * count;
  if (header.format !== 'agent-routing.vectors.v1') throw broken('unknown format');
  if (bytes.length !== rowsAt + count * dimensions) throw broken('its size is not what its header says');
  const rows = new Map<string, number>();
  for (const word of text.decode(bytes.subarray(start, scalesAt)).split('\n')) rows.set(word, rows.size);
  const cells = new Int8Array(bytes.buffer, bytes.byteOffset + rowsAt, count * dimensions);
  return {
    dimensions,
    embed(words) {
      const sum = new Float32Array(dimensions);
      for (const word of words) {
        const row = rows.get(word.text);
        if (row === undefined) continue;
        const weight = view.getFloat32(scalesAt + 4 * row, true);
        const at = row * dimensions;
        for (let d = 0; d < dimensions; d++) sum[d]! += weight * cells[at + d]!;
      }
      return normalize(sum);
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
