/** The vector side: tools → one vector each, query → cosines. */
import type { Embedder } from './embedding.js';
import { readAloud, type ToolWords } from './tool-words.js';
import type { Word } from './words.js';

export interface VectorIndex {
  size: number;
  dimensions: number;
  /** Vector of a tool. */
  row(tool: number): Float32Array;
  /** Vector of a text, its words weighed as this index weighs them. */
  embed(words: readonly Word[]): Float32Array;
  /** Cosine of the query with every tool, 0 where it is below or either has no known word. */
  search(query: readonly Word[]): Float32Array;
}

/** Tool description first; a skill's body and a tool's skill-level description stay out (measured: they hurt). */
export function buildVectorIndex(
  tools: readonly ToolWords[],
  embedder: Embedder,
  rarity: (stem: string) => number,
): VectorIndex {
  const { dimensions } = embedder;
  // A word that half the index uses says little of which tool is meant.
  const weigh = (word: Word) => Math.sqrt(rarity(word.stem));
  const embed = (words: readonly Word[]) => embedder.embed(words, weigh);
  const rows = new Float32Array(tools.length * dimensions);
  tools.forEach((tool, i) => {
    rows.set(embed(readAloud(tool)), i * dimensions);
  });
  return {
    size: tools.length,
    dimensions,
    row: (tool) => rows.subarray(tool * dimensions, (tool + 1) * dimensions),
    embed,
    search(query) {
      const vector = embed(query);
      const cosines = new Float32Array(tools.length);
      for (let i = 0; i < cosines.length; i++) {
        let sum = 0;
        const at = i * dimensions;
        for (let d = 0; d < dimensions; d++) sum += rows[at + d]! * vector[d]!;
        cosines[i] = Math.max(0, sum);
      }
      return cosines;
    },
  };
}
