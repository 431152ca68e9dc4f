/** Keyword index: BM25F scores of a query over the fields of all tools, with the maximum score that the query could reach. */
import { FIELDS, type Field, type ToolWords } from '../words/tool-words.js';
import type { Word } from '../words/words.js';

/** Field weights of BM25F: a word's weighted frequencies are summed over fields before saturation. */
const FIELD_WEIGHTS: Record<Field, number> = {
  name: 2,
  intents: 1,
  routing_keywords: 1,
  description: 1,
  category: 0.5,
  parameters: 1,
};
const K1 = 1.2;
/** Strength of length normalisation; lower for names and categories, whose length says little about their relevance. */
const B: Record<Field, number> = {
  name: 0.5,
  intents: 0.75,
  routing_keywords: 0.75,
  description: 0.75,
  category: 0.5,
  parameters: 0.75,
};

interface Posting {
  tools: number[];
  weights: number[];
}
const NOWHERE: Posting = { tools: [], weights: [] };

export interface KeywordScores {
  /** BM25F per tool, 0 where nothing matches. */
  scores: Float64Array;
  /** Per tool, how many different words of the query it uses. */
  words: Uint16Array;
  /** Sum over the query's words of the maximum that each could add; 0 for an empty query. */
  max: number;
  /** The share of `max` that words known to the index could add. */
  known: number;
}

export type KeywordIndex = ReturnType<typeof buildKeywordIndex>;

export function buildKeywordIndex(tools: readonly ToolWords[]) {
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
  // A table by the number of tools that use a stem, because the logarithm is needed for every word.
  const rarities = new Float64Array(size + 1);
  for (let found = 0; found <= size; found++) rarities[found] = Math.log(1 + (size - found + 0.5) / (found + 0.5));
  /** Inverse document frequency of a stem; highest for unknown ones. */
  const rarity = (stem: string) => rarities[postings.get(stem)?.tools.length ?? 0]!;
  return {
    size,
    rarity,
    has: (stem: string) => postings.has(stem),
    /** Tools that use a stem, each with its saturated BM25F weight, 0..1. */
    users: (stem: string) => postings.get(stem) ?? NOWHERE,
    /** One word of each stem. */
    *vocabulary(): Generator<Word> {
      const stems = new Set<string>();
      for (const words of tools)
        for (const field of FIELDS)
          for (const word of words[field]) {
            if (stems.has(word.stem)) continue;
            stems.add(word.stem);
            yield word;
          }
    },
    search(query: Word[]): KeywordScores {
      const scores = new Float64Array(size);
      const words = new Uint16Array(size);
      let max = 0;
      let known = 0;
      for (const stem of new Set(query.map((word) => word.stem))) {
        const idf = rarity(stem);
        max += idf;
        const posting = postings.get(stem);
        if (!posting) continue;
        known += idf;
        for (let i = 0; i < posting.tools.length; i++) {
          const tool = posting.tools[i]!;
          scores[tool]! += idf * posting.weights[i]!;
          words[tool]!++;
        }
      }
      return { scores, words, max, known: max ? known / max : 0 };
    },
  };
}
