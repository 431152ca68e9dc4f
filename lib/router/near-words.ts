/** A word that no tool uses → the words of the index that mean nearly the same. */
import type { Embedder } from './embedding.js';
import type { Word } from './words.js';

export interface NearWord {
  stem: string;
  /** Cosine with the word that was asked. */
  likeness: number;
}

/** Less alike than this says nothing; of a word's neighbours these many count. */
const ALIKE = 0.45;
const MOST = 8;
/** Two words whose vectors differ in the sign of more of a hundred dimensions are hardly ever alike: a cheap first look. */
const APART = 0.42;
/** Of a query, looked up at most: a hundred thousand letters of nonsense must not take long. */
export const LOOKED_UP = 24;
const REMEMBERED = 5000;

export function findNearWords(
  vocabulary: () => Iterable<Word>,
  embedder: Embedder,
): (word: Word) => readonly NearWord[] {
  const { dimensions } = embedder;
  const chunks = Math.ceil(dimensions / 32);
  const apart = APART * dimensions;
  const remembered = new Map<string, readonly NearWord[]>();
  let table: { stems: string[]; vectors: Float32Array[]; signs: Int32Array } | null = null;

  function makeTable() {
    const stems: string[] = [];
    const vectors: Float32Array[] = [];
    for (const { text, stem } of vocabulary()) {
      const vector = embedder.word?.(text);
      if (!vector) continue;
      stems.push(stem);
      vectors.push(vector);
    }
    const signs = new Int32Array(stems.length * chunks);
    vectors.forEach((vector, i) => {
      signs.set(signsOf(vector, chunks), i * chunks);
    });
    return { stems, vectors, signs };
  }

  function lookUp(word: Word): NearWord[] {
    const vector = embedder.word?.(word.text);
    if (!vector) return [];
    table ??= makeTable();
    const { stems, vectors, signs } = table;
    const own = signsOf(vector, chunks);
    const near: NearWord[] = [];
    for (let i = 0; i < stems.length; i++) {
      let different = 0;
      for (let c = 0; c < chunks; c++) different += countBits(own[c]! ^ signs[i * chunks + c]!);
      if (different > apart) continue;
      const other = vectors[i]!;
      let likeness = 0;
      for (let d = 0; d < dimensions; d++) likeness += vector[d]! * other[d]!;
      if (likeness > ALIKE) near.push({ stem: stems[i]!, likeness });
    }
    return near.sort((a, b) => b.likeness - a.likeness).slice(0, MOST);
  }

  return (word) => {
    const known = remembered.get(word.text);
    if (known) return known;
    const near = lookUp(word);
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(word.text, near);
    return near;
  };
}

function signsOf(vector: Float32Array, chunks: number): Int32Array {
  const signs = new Int32Array(chunks);
  for (let d = 0; d < vector.length; d++) if (vector[d]! < 0) signs[d >> 5]! |= 1 << (d & 31);
  return signs;
}

function countBits(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
