/** Finds the words of the index whose vectors are nearest to a word that no tool uses. */

import type { Word } from '../words/words.js';
import type { Embedder } from './embedding.js';

export interface NearWord {
  stem: string;
  /** Cosine with the word that was looked up. */
  likeness: number;
}

/** The minimum cosine of a neighbour, and the maximum number of neighbours. */
const MIN_COSINE = 0.45;
const MAX_NEIGHBOURS = 8;
/** Vectors that differ in the sign of more than this share of their dimensions are hardly ever similar: a cheap filter by Hamming distance. */
const MAX_SIGN_DISTANCE = 0.42;
/** The maximum number of unknown words looked up per query, so that a long nonsense query does not take long. */
export const LOOKED_UP = 24;
const CACHE_SIZE = 5000;

export function findNearWords(
  vocabulary: () => Iterable<Word>,
  embedder: Embedder,
): (word: Word) => readonly NearWord[] {
  const { dimensions } = embedder;
  const chunks = Math.ceil(dimensions / 32);
  const maxDifferent = MAX_SIGN_DISTANCE * dimensions;
  const cache = new Map<string, readonly NearWord[]>();
  let table: { stems: string[]; vectors: Float32Array; signs: Int32Array } | null = null;

  // All vectors share one array, because an array per word costs more memory than its content.
  function makeTable() {
    const words = [...vocabulary()];
    const vectors = new Float32Array(words.length * dimensions);
    const signs = new Int32Array(words.length * chunks);
    const stems: string[] = [];
    for (const { text, stem } of words) {
      const at = stems.length * dimensions;
      const into = vectors.subarray(at, at + dimensions);
      const vector = embedder.word?.(text, into);
      if (!vector) continue;
      if (vector !== into) into.set(vector);
      writeSigns(vector, signs, stems.length * chunks);
      stems.push(stem);
    }
    return { stems, vectors, signs };
  }

  function lookUp(word: Word): NearWord[] {
    const vector = embedder.word?.(word.text);
    if (!vector) return [];
    table ??= makeTable();
    const { stems, vectors, signs } = table;
    const own = new Int32Array(chunks);
    writeSigns(vector, own, 0);
    const near: NearWord[] = [];
    for (let i = 0; i < stems.length; i++) {
      let different = 0;
      for (let c = 0; c < chunks; c++) different += countBits(own[c]! ^ signs[i * chunks + c]!);
      if (different > maxDifferent) continue;
      const at = i * dimensions;
      let likeness = 0;
      for (let d = 0; d < dimensions; d++) likeness += vector[d]! * vectors[at + d]!;
      if (likeness > MIN_COSINE) near.push({ stem: stems[i]!, likeness });
    }
    return near.sort((a, b) => b.likeness - a.likeness).slice(0, MAX_NEIGHBOURS);
  }

  return (word) => {
    const known = cache.get(word.text);
    if (known) return known;
    const near = lookUp(word);
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(word.text, near);
    return near;
  };
}

function writeSigns(vector: Float32Array, signs: Int32Array, at: number): void {
  for (let d = 0; d < vector.length; d++) if (vector[d]! < 0) signs[at + (d >> 5)]! |= 1 << (d & 31);
}

function countBits(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
