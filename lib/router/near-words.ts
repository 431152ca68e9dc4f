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
  let table: { stems: string[]; vectors: Float32Array; signs: Int32Array } | null = null;

  // One block for all: an array of its own for each word costs more than what is in it.
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
      if (different > apart) continue;
      const at = i * dimensions;
      let likeness = 0;
      for (let d = 0; d < dimensions; d++) likeness += vector[d]! * vectors[at + d]!;
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

function writeSigns(vector: Float32Array, signs: Int32Array, at: number): void {
  for (let d = 0; d < vector.length; d++) if (vector[d]! < 0) signs[at + (d >> 5)]! |= 1 << (d & 31);
}

function countBits(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
