/** The vector index: embeds each tool once, and returns the cosine of a query with every tool. */

import { readAloud, type ToolWords } from '../words/tool-words.js';
import type { Word } from '../words/words.js';
import type { Embedder } from './embedding.js';

export type VectorIndex = ReturnType<typeof buildVectorIndex>;

/** A skill's body and a tool's skill-level description are left out, because measurements showed that they hurt. */
export function buildVectorIndex(tools: readonly ToolWords[], embedder: Embedder, rarity: (stem: string) => number) {
  const { dimensions } = embedder;
  // A word that many tools use does little to distinguish them.
  const weigh = (word: Word) => Math.sqrt(rarity(word.stem));
  /** Vector of a text, with the word weights of this index. */
  const embed = (words: readonly Word[]) => embedder.embed(words, weigh);
  const rows = new Float32Array(tools.length * dimensions);
  tools.forEach((tool, i) => {
    rows.set(embed(readAloud(tool)), i * dimensions);
  });
  return {
    size: tools.length,
    dimensions,
    /** Vector of a tool. */
    row: (tool: number) => rows.subarray(tool * dimensions, (tool + 1) * dimensions),
    embed,
    /** Cosine of the query with every tool; 0 where it is negative, or where either has no known word. */
    search(query: readonly Word[]): Float32Array {
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
