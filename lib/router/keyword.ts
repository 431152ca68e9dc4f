/** The keyword side: tools → an index of fields, query → BM25F scores with the greatest score the query could reach. */
import { FIELDS, type Field, type ToolWords } from './tool-words.js';
import type { Word } from './words.js';

/** Weight of each field; a word found in several fields counts once, as BM25F has it. */
const FIELD_WEIGHTS: Record<Field, number> = {
  name: 2,
  intents: 1,
  routing_keywords: 1,
  description: 1,
  category: 0.5,
  parameters: 1,
};
const K1 = 1.2;
/** Share of length normalisation. Names and keyword lists are not longer because they say less. */
const B: Record<Field, number> = {
  name: 0.5,
  intents: 0.75,
  routing_keywords: 0.75,
  description: 0.75,
  category: 0.5,
  parameters: 0.75,
};

export interface Posting {
  tools: number[];
  weights: number[];
}
const NOWHERE: Posting = { tools: [], weights: [] };

export interface KeywordScores {
  /** BM25F per tool, 0 where nothing matches. */
  scores: Float64Array;
  /** Sum over the query's words of the most each could give; 0 for an empty query. */
  most: number;
  /** Share of that which words known to the index could give. */
  known: number;
}

export interface KeywordIndex {
  size: number;
  has(stem: string): boolean;
  /** One word of each stem. */
  vocabulary(): Iterable<Word>;
  /** Tools that use a stem, and how much each is about it, 0..1. */
  users(stem: string): Posting;
  /** Rarity of a stem among the tools; unknown ones are the rarest. */
  rarity(stem: string): number;
  search(query: Word[]): KeywordScores;
}

export function buildKeywordIndex(tools: readonly ToolWords[]): KeywordIndex {
  const means = FIELDS.map(
    (field) => tools.reduce((sum, words) => sum + words[field].length, 0) / (tools.length || 1) || 1,
  );
  const postings = new Map<string, Posting>();
  for (let tool = 0; tool < tools.length; tool++) {
    const here = new Map<string, number>();
    FIELDS.forEach((field, f) => {
      const words = tools[tool]![field];
      const norm = 1 - B[field] + (B[field] * words.length) / means[f]!;
      const share = FIELD_WEIGHTS[field] / norm;
      for (const { stem } of words) here.set(stem, (here.get(stem) ?? 0) + share);
    });
    for (const [stem, weight] of here) {
      let posting = postings.get(stem);
      if (!posting) {
        posting = { tools: [], weights: [] };
        postings.set(stem, posting);
      }
      posting.tools.push(tool);
      posting.weights.push(weight / (K1 + weight));
    }
  }
  const size = tools.length;
  // By how many tools use it: the logarithm is asked for at every word.
  const rarities = new Float64Array(size + 1);
  for (let found = 0; found <= size; found++) rarities[found] = Math.log(1 + (size - found + 0.5) / (found + 0.5));
  const rarity = (stem: string) => rarities[postings.get(stem)?.tools.length ?? 0]!;
  return {
    size,
    rarity,
    has: (stem) => postings.has(stem),
    users: (stem) => postings.get(stem) ?? NOWHERE,
    *vocabulary() {
      const seen = new Set<string>();
      for (const words of tools)
        for (const field of FIELDS)
          for (const word of words[field]) {
            if (seen.has(word.stem)) continue;
            seen.add(word.stem);
            yield word;
          }
    },
    search(query) {
      const scores = new Float64Array(size);
      let most = 0;
      let known = 0;
      for (const stem of new Set(query.map((word) => word.stem))) {
        const idf = rarity(stem);
        most += idf;
        const posting = postings.get(stem);
        if (!posting) continue;
        known += idf;
        for (let i = 0; i < posting.tools.length; i++) {
          const tool = posting.tools[i]!;
          scores[tool]! += idf * posting.weights[i]!;
        }
      }
      return { scores, most, known: most ? known / most : 0 };
    },
  };
}
